package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.TextPattern;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Records of entities and embedded types: values that are checked when they are made and never change. */
record RecordSource(Context context, Members members) {

    /** What the Java virtual machine allows in a method; a long takes two. */
    private static final int FEW_FIELDS = 4;

    JavaFile of(Entity entity) {
        Naming naming = context.naming();
        String name = entity.name().text();
        List<String> nested = new ArrayList<>(naming.nested(name, entity.attributes()));
        nested.addAll(List.of("Builder", "Id"));
        List<Member> all = members.of(entity);
        JavaFile file = context.file(naming.of(name).type()).nesting(nested);
        Code code = file.body().javadoc(new EntityJavadoc(context).of(entity));
        String supertypes = new SealedTypes(context).of(name).stream().sorted().collect(Collectors.joining(", "));
        code.open("public record " + naming.of(name).type() + "(" + parameters(all) + ")"
                + (supertypes.isEmpty() ? "" : " implements " + supertypes) + " {");
        body(code, name, naming.of(name).type(), entity.attributes(), all);
        if (entity.id().size() > 1) {
            new IdSource(context).add(code, entity);
        }
        new BuilderSource(name, naming.of(name).type(), all, kept(entity)).add(code);
        code.close();
        return file;
    }

    /** What the application never gives. */
    private Set<Attribute> kept(Entity entity) {
        return entity.attributes().stream()
                .filter(attribute -> members.isKept(entity, attribute.name().text()))
                .collect(Collectors.toSet());
    }

    JavaFile of(EmbeddedType type) {
        Naming naming = context.naming();
        String name = type.name().text();
        List<String> nested = new ArrayList<>(naming.nested(name, type.fields()));
        nested.add("Builder");
        List<Member> all = members.of(type);
        JavaFile file = context.file(naming.type(name).type()).nesting(nested);
        Code code = file.body()
                .javadoc(EntityJavadoc.parameters(
                        new Javadoc().paragraph("A value that is stored inside an item."), all));
        code.open("public record " + naming.type(name).type() + "(" + parameters(all) + ") {");
        body(code, name, naming.type(name).type(), type.fields(), all);
        if (all.size() > FEW_FIELDS || all.stream().anyMatch(Member::isOptional)) {
            new BuilderSource(name, naming.type(name).type(), all, Set.of()).add(code);
        }
        code.close();
        return file;
    }

    static String parameters(List<Member> all) {
        return all.stream().map(member -> member.type() + " " + member.name()).collect(Collectors.joining(", "));
    }

    private void body(Code code, String owner, String java, List<Attribute> attributes, List<Member> all) {
        patterns(code.blank(), all);
        List<String> checks = new ArrayList<>();
        String lambda = LambdaNames.among(all.stream().map(Member::name).toList());
        all.forEach(member -> checks.addAll(checks(owner, member, lambda)));
        code.blank();
        if (!checks.isEmpty()) {
            code.block("public " + java + " {", checks.toArray(String[]::new));
        }
        for (Attribute attribute : attributes) {
            if (attribute.type() instanceof Type.Choice choice) {
                code.blank();
                new EnumSource(context.naming()).add(code, owner, attribute, choice);
            }
        }
        sensitive(code, java, all);
    }

    /** What must not appear in logs does not appear in {@code toString}, where logs have it from. */
    private static void sensitive(Code code, String java, List<Member> all) {
        if (all.stream().noneMatch(member -> member.attribute().sensitive())) {
            return;
        }
        StringBuilder text = new StringBuilder("return ");
        for (int i = 0; i < all.size(); i++) {
            Member member = all.get(i);
            String before = (i == 0 ? java + "[" : ", ") + member.name() + "=";
            boolean hidden = member.attribute().sensitive();
            String end = hidden ? before + "…" : before;
            text.append(i == 0 ? "" : " + ").append(JavaNames.literal(end.replace("…", "***")));
            text.append(hidden ? "" : " + " + member.name());
        }
        code.blank()
                .javadoc("Without what must not appear in logs.")
                .line("@Override")
                .block("public String toString() {", text + " + \"]\";");
    }

    private static void patterns(Code code, List<Member> all) {
        for (Member member : all) {
            member.attribute()
                    .pattern()
                    .ifPresent(pattern -> code.line("static final §Pattern " + patternName(member)
                            + " = §Pattern.compile(" + JavaNames.literal(pattern) + ");"));
        }
    }

    private static String patternName(Member member) {
        return JavaNames.constant(member.name()) + "_PATTERN";
    }

    private static List<String> checks(String owner, Member member, String lambda) {
        if (member.isOptional()) {
            List<String> checks = new ArrayList<>(List.of(notNull(member, member.name())));
            checks.addAll(optional(owner, member, lambda));
            return checks;
        }
        List<String> checks = new ArrayList<>(kept(owner, member));
        limits(owner, member, member.name()).forEach(limit -> checks.add(limit + ";"));
        return checks;
    }

    /**
     * What the record asks of a value, asked of one that goes into the item without a record.
     *
     * @param record in which the patterns stand
     */
    static List<String> asked(String owner, String record, Member member, String value) {
        List<String> checks = present(owner, member, value, false);
        limits(owner, member, value, record + ".").forEach(limit -> checks.add(limit + ";"));
        return checks;
    }

    /** That a value is there, and in the form in which it is stored. */
    static List<String> kept(String owner, Member member) {
        return present(owner, member, member.name(), true);
    }

    /** @param copied whether collections are, because somebody else has them too */
    private static List<String> present(String owner, Member member, String value, boolean copied) {
        List<String> checks = new ArrayList<>();
        if (!member.codec().isPrimitive()) {
            checks.add(notNull(member, value));
        }
        String kept = kept(owner, member, value);
        if (!kept.equals(value) && (copied || !member.attribute().type().isCollection())) {
            checks.add(value + " = " + kept + ";");
        }
        return checks;
    }

    private static String notNull(Member member, String value) {
        return "§Objects.requireNonNull(" + value + ", " + JavaNames.literal(member.name()) + ");";
    }

    private static List<String> optional(String owner, Member member, String lambda) {
        List<String> checks = new ArrayList<>();
        String kept = kept(owner, member, lambda);
        if (!kept.equals(lambda)) {
            checks.add(member.name() + " = " + member.name() + ".map(" + function(kept, lambda) + ");");
        }
        limits(owner, member, lambda)
                .forEach(limit -> checks.add(member.name() + ".ifPresent(" + lambda + " -> " + limit + ");"));
        return checks;
    }

    /** {@code List::copyOf} reads better than a lambda that does nothing else. */
    private static String function(String call, String lambda) {
        return call.endsWith("(" + lambda + ")")
                ? call.replaceFirst("\\.([A-Za-z]+)\\(" + lambda + "\\)$", "::$1")
                : lambda + " -> " + call;
    }

    private static String kept(String owner, Member member, String value) {
        return member.codec()
                .kept(JavaNames.literal(owner + "." + member.attribute().name()), value);
    }

    private static List<String> limits(String owner, Member member, String value) {
        return limits(owner, member, value, "");
    }

    private static List<String> limits(String owner, Member member, String value, String patterns) {
        List<String> limits = new ArrayList<>();
        Attribute attribute = member.attribute();
        String name = JavaNames.literal(owner + "." + attribute.name());
        attribute.max().ifPresent(max -> limits.add("§Limits." + most(attribute.type(), name, value, max)));
        attribute
                .pattern()
                .ifPresent(
                        pattern -> limits.add("§Limits" + (TextPattern.isWhole(pattern) ? ".matching(" : ".containing(")
                                + name + ", " + value + ", " + patterns + patternName(member) + ")"));
        return limits;
    }

    private static String most(Type type, String name, String value, long max) {
        if (type.isCollection()) {
            return "most(" + name + ", " + value + ".size(), " + number(max) + ")";
        }
        String method = type == ScalarType.INTEGER || type == ScalarType.DECIMAL ? "largest" : "longest";
        return method + "(" + name + ", " + value + ", " + number(max) + ")";
    }

    static String number(long max) {
        return max <= Integer.MAX_VALUE ? Long.toString(max) : max + "L";
    }
}
