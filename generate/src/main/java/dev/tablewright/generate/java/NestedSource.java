package dev.tablewright.generate.java;

import dev.tablewright.model.entity.EmbeddedType;
import java.util.List;
import java.util.stream.Collectors;

/** Values into maps of attributes, and out of them. */
record NestedSource(Context context) {

    /** The class that says how an embedded value is stored. */
    JavaFile of(EmbeddedType type) {
        String java = context.naming().type(type.name().text()).type();
        String name = context.naming().type(type.name().text()).codec();
        List<Member> members = new Members(context).of(type);
        JavaFile file = context.file(name);
        Code code = file.body().javadoc("How values of the type " + java + " are stored inside items.");
        code.open("final class " + name + " {").blank();
        code.line("private " + name + "() {}").blank();
        String variable = LambdaNames.aside(JavaNames.escaped(Naming.decapitalised(java)), "embedded");
        writer(code, "value", java, variable, members);
        NestedSource.reader(code.blank(), "static", java, "read", members);
        code.close();
        return file;
    }

    /** A method that makes a map of a value. */
    static void writer(Code code, String method, String type, String variable, List<Member> members) {
        code.open("static §AttributeValue " + method + "(" + type + " " + variable + ") {");
        code.line(
                "§Item item = new §HashMap<>(" + Math.max(4, Integer.highestOneBit(members.size() * 4 / 3) * 2) + ");");
        members.forEach(member -> put(code, "item", variable + "." + member.name() + "()", member));
        code.line("return §AttributeValue.fromM(item);").close();
    }

    /** A method that makes a value of a map. */
    static void reader(Code code, String modifier, String type, String method, List<Member> members) {
        String arguments = members.stream().map(NestedSource::read).collect(Collectors.joining(", "));
        code.block(
                modifier + " " + type + " " + method + "(§ItemReader item) {",
                "return new " + type + "(" + arguments + ");");
    }

    /** Puts a value into a map, if there is one. */
    static void put(Code code, String map, String value, Member member) {
        String stored = member.stored();
        if (member.isOptional()) {
            code.line(value + ".ifPresent(value -> " + map + ".put(" + stored + ", "
                    + member.codec().encode("value") + "));");
        } else if (member.codec().shape().isSet()) {
            code.open("if (!" + value + ".isEmpty()) {")
                    .line(map + ".put(" + stored + ", " + member.codec().encode(value) + ");")
                    .close();
        } else {
            code.line(map + ".put(" + stored + ", " + member.codec().encode(value) + ");");
        }
    }

    /** Takes a value out of {@code item}. */
    static String read(Member member) {
        return member.isOptional()
                ? "item.optional(" + member.stored() + ", " + member.codec().reader() + ")"
                : member.codec().read("item", member.stored());
    }
}
