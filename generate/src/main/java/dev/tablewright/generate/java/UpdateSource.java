package dev.tablewright.generate.java;

import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Update builders: a method for each attribute that may change. */
final class UpdateSource {

    private final Context context;
    private final Entity entity;
    private final KeptNumbers kept;
    private final NameScope scope = new NameScope().reserve("remove", "ifVersion", "apply", "tryApply", "call");
    private final Map<String, String> setters = new LinkedHashMap<>();
    private final Map<String, String> adders = new LinkedHashMap<>();
    private final Map<String, String> removers = new LinkedHashMap<>();

    UpdateSource(Context context, Entity entity) {
        this.context = context;
        this.entity = entity;
        this.kept = new KeptNumbers(context.model());
        List<Member> changeable = changeable();
        changeable.forEach(member -> setters.put(name(member), scope.claim(member.name(), member.name() + "_")));
        for (Member member : changeable) {
            String type = JavaNames.type(member.name());
            if (isNumber(member)) {
                adders.put(name(member), scope.claim("add" + type, "add" + type + "_"));
            }
            if (member.isOptional()) {
                removers.put(name(member), scope.claim("remove" + type, "remove" + type + "_"));
            }
        }
    }

    private static String name(Member member) {
        return member.attribute().name().text();
    }

    private List<Member> changeable() {
        return new Members(context)
                .of(entity).stream()
                        .filter(member -> kept.isSettable(entity, name(member)))
                        .toList();
    }

    private boolean isNumber(Member member) {
        return kept.isAddable(entity, name(member));
    }

    /** The checker refuses to set what never changes, and what other writes keep. */
    String setter(String attribute) {
        String setter = setters.get(attribute);
        if (setter == null) {
            throw new IllegalStateException(entity.name() + "." + attribute + " is not set by hand");
        }
        return setter;
    }

    String adder(String attribute) {
        return adders.get(attribute);
    }

    String remover(String attribute) {
        return removers.get(attribute);
    }

    JavaFile file() {
        String java = context.names(entity).type();
        String name = context.names(entity).update();
        JavaFile file = context.file(name);
        Code code = file.body()
                .javadoc("Changes to single attributes of " + EntityJavadoc.one(java)
                        + ". Keys of indexes, unique values and numbers of parents follow by themselves.");
        code.open("public final class " + name + " extends §EntityUpdate<" + java + ", " + name + "> {")
                .blank();
        code.block(
                name + "(§EntityWrites<" + java + "> writes, §Known known, §WriteRunner runner) {",
                "super(writes, known, runner);");
        changeable().forEach(member -> add(code, name, member));
        code.close();
        return file;
    }

    private void add(Code code, String name, Member member) {
        String variable = LambdaNames.outside(
                member.codec().encode(member.name()), member.name(), "new" + JavaNames.type(member.name()));
        String type = member.codec().type();
        code.blank();
        member.attribute().description().ifPresent(text -> code.javadoc(EntityJavadoc.sentence(text)));
        String set = "return set(" + member.stored() + ", " + member.codec().encode(variable) + ");";
        String head = "public " + name + " " + setter(name(member)) + "(" + type + " " + variable + ") {";
        String owner = entity.name().text();
        List<String> checks =
                RecordSource.asked(owner, context.naming().of(owner).type(), member, variable);
        if (member.codec().shape().isSet()) {
            code.open(head);
            checks.forEach(code::line);
            code.block("if (" + variable + ".isEmpty()) {", "return remove(" + member.stored() + ");");
            code.line(set).close();
        } else {
            code.block(head, Stream.concat(checks.stream(), Stream.of(set)).toArray(String[]::new));
        }
        if (member.isOptional()) {
            code.blank()
                    .block(
                            "public " + name + " " + remover(name(member)) + "() {",
                            "return remove(" + member.stored() + ");");
        }
        if (isNumber(member)) {
            code.blank()
                    .block(
                            "public " + name + " " + adder(name(member)) + "(" + type + " amount) {",
                            "return add(" + member.stored() + ", amount);");
        }
    }
}
