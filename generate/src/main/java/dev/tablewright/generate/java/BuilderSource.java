package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Attribute;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Builders: what the model gives a default for need not be said, and what is missing is named.
 *
 * @param owner the entity or embedded type, as the model calls it
 * @param kept numbers that writes keep: a builder takes them along, and nobody sets them
 */
record BuilderSource(String owner, String java, List<Member> members, Set<Attribute> kept) {

    void add(Code code) {
        code.blank().javadoc("Begins with the defaults of the model.");
        code.block("public static Builder builder() {", "return new Builder();");
        code.blank().javadoc("Begins with what this one has.");
        code.open("public Builder toBuilder() {").line("Builder builder = new Builder();");
        members.forEach(member -> code.line("builder." + member.name() + " = " + member.name() + ";"));
        code.line("return builder;").close();
        code.blank().javadoc("Makes one value after the other known.");
        code.open("public static final class Builder {").blank();
        members.forEach(
                member -> code.line("private " + fieldType(member) + " " + member.name() + initially(member) + ";"));
        code.blank().line("private Builder() {}");
        members.stream().filter(member -> !kept.contains(member.attribute())).forEach(member -> setters(code, member));
        code.blank().javadoc(new Javadoc().paragraph("What was said so far.").tag("@throws", missing()));
        code.block("public " + java + " build() {", "return new " + java + "(" + arguments() + ");");
        code.close();
    }

    private static String missing() {
        return "IllegalStateException if something is missing";
    }

    private static String fieldType(Member member) {
        return member.isOptional() || member.start().isPresent()
                ? member.type()
                : member.codec().boxed();
    }

    private static String initially(Member member) {
        if (member.isOptional()) {
            String start = member.attribute().defaultValue().isPresent()
                    ? member.start().map(value -> ".of(" + value + ")").orElse(".empty()")
                    : ".empty()";
            return " = §Optional" + start;
        }
        return member.start().map(start -> " = " + start).orElse("");
    }

    private static void setters(Code code, Member member) {
        String name = member.name();
        if (!member.isOptional()) {
            setter(code, member.codec().type(), name, name);
            return;
        }
        setter(code, member.codec().type(), name, "§Optional.of(" + name + ")");
        setter(code, member.type(), name, name);
    }

    private static void setter(Code code, String type, String name, String value) {
        code.blank()
                .block(
                        "public Builder " + name + "(" + type + " " + name + ") {",
                        "this." + name + " = " + value + ";",
                        "return this;");
    }

    private String arguments() {
        return members.stream().map(this::argument).collect(Collectors.joining(", "));
    }

    private String argument(Member member) {
        return member.isOptional() || member.start().isPresent()
                ? member.name()
                : "§Limits.given("
                        + JavaNames.literal(owner + "." + member.attribute().name()) + ", " + member.name() + ")";
    }
}
