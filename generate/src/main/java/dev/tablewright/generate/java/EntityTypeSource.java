package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The class that says how entities of one kind are stored: their item, their keys, and what is kept beside them. */
final class EntityTypeSource {

    private final Context context;
    private final Entity entity;
    private final String java;
    private final String name;
    private final KeyMethods methods;
    private final Navigation navigation;

    EntityTypeSource(Context context, Entity entity) {
        this.context = context;
        this.entity = entity;
        this.java = context.naming().entity(entity.name().text());
        this.name = context.naming().stored(entity.name().text());
        this.methods = new KeyMethods(context, entity);
        this.navigation = new Navigation(context);
    }

    JavaFile file() {
        JavaFile file = context.file(name);
        Code code = file.body().javadoc("How " + Naming.decapitalised(Plural.of(java)) + " are stored.");
        code.open("final class " + name + " extends " + Library.ENTITY_TYPE + "<" + java + "> {")
                .blank();
        code.line("static final " + name + " INSTANCE = new " + name + "();").blank();
        code.line("private static final " + Library.ATTRIBUTE_VALUE + " TYPE = " + Library.VALUES + ".text("
                + JavaNames.literal(entity.name().text()) + ");");
        if (entity.schemaVersion() > 1) {
            code.line("private static final " + Library.ATTRIBUTE_VALUE + " SCHEMA = " + Library.VALUES + ".whole("
                    + entity.schemaVersion() + ");");
        }
        IndexKeysSource indexes = new IndexKeysSource(context, entity, methods);
        CompanionsSource beside = new CompanionsSource(context, entity, methods);
        Code constants = new Code();
        Code functions = new Code();
        primary(constants, functions);
        indexes.add(constants, functions);
        beside.add(constants, functions);
        Code reaching = new Code();
        new TableKey(context, entity).add(constants, reaching);
        code.add(constants).blank();
        code.block("private " + name + "() {", "super(" + superArguments() + ");");
        methods.add(code);
        key(code);
        code.blank().add(reaching);
        item(code, indexes);
        read(code);
        overrides(code, indexes, beside);
        code.blank().add(functions);
        if (entity.id().size() > 1) {
            id(code);
        }
        code.close();
        return file;
    }

    private String superArguments() {
        return JavaNames.literal(entity.name().text()) + ", " + table() + ", "
                + literals(
                        Library.SET,
                        entity.attributes().stream()
                                .map(Attribute::storedName)
                                .collect(Collectors.toCollection(LinkedHashSet::new)))
                + ", "
                + literals(
                        Library.LIST,
                        entity.id().stream()
                                .map(part ->
                                        context.attribute(entity, part.text()).storedName())
                                .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    private String table() {
        return FacadeNames.table(context, context.keys(entity).table());
    }

    /** {@code Set.of("a", "b")}. */
    static String literals(String type, Set<String> texts) {
        return type + ".of(" + texts.stream().map(JavaNames::literal).collect(Collectors.joining(", ")) + ")";
    }

    private Placement placement() {
        return context.space().primary(entity.name().text()).orElseThrow();
    }

    private void primary(Code constants, Code functions) {
        Set<String> attributes =
                placement().parts().map(KeyPart::attribute).collect(Collectors.toCollection(LinkedHashSet::new));
        constants.line("private static final " + Library.DERIVED_KEY + " PRIMARY = new " + Library.DERIVED_KEY + "("
                + JavaNames.literal(context.keys(entity).table()) + ", " + literals(Library.LIST, attributes) + ", "
                + literals(
                        Library.SET,
                        KeysOfItems.madeOf(context, entity, placement().leaves().toList())) + ", " + name
                + "::primaryOf);");
        functions
                .blank()
                .open("private static " + Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + "> primaryOf("
                        + Library.ITEM_READER + " item) {");
        KeysOfItems item = new KeysOfItems(context, entity, functions);
        List<Leaf> leaves = KeyMethod.leavesOf(placement().parts().toList());
        functions.line("return key("
                + leaves.stream().map(item.variables(leaves)::get).collect(Collectors.joining(", ")) + ");");
        functions.close();
    }

    private void key(Code code) {
        List<Leaf> leaves = KeyMethod.leavesOf(placement().parts().toList());
        Map<Leaf, String> names = KeyMethods.parameters(leaves);
        String values = placement()
                .parts()
                .map(part -> JavaNames.literal(part.attribute()) + ", "
                        + methods.stored(part, methods.own(part.attribute()), names::get))
                .collect(Collectors.joining(", "));
        code.blank().javadoc("The key of an item in the table.");
        code.block(
                "static " + Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + "> key("
                        + methods.declared(leaves, names) + ") {",
                "return " + Library.MAP + ".of(" + values + ");");
    }

    private String variable() {
        return LambdaNames.aside(JavaNames.escaped(Naming.decapitalised(java)), "entity");
    }

    private void item(Code code, IndexKeysSource indexes) {
        List<Member> members = new Members(context).of(entity);
        String variable = variable();
        int entries = members.size() + indexes.attributes() + 4;
        code.blank().line("@Override");
        code.open("public " + Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + "> item(" + java + " " + variable
                + ") {");
        code.line(Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + "> item = new " + Library.HASH_MAP + "<>("
                + Integer.highestOneBit(entries * 4 / 3) * 2 + ");");
        code.line("item.put(" + JavaNames.literal(context.design().typeAttribute()) + ", TYPE);");
        if (entity.schemaVersion() > 1) {
            code.line("item.put(" + Library.UPGRADES + ".VERSION, SCHEMA);");
        }
        for (Member member : members) {
            NestedSource.put(code, "item", variable + "." + member.name() + "()", member);
        }
        placement()
                .parts()
                .filter(part -> !part.isDirect())
                .forEach(part -> code.line("item.put("
                        + JavaNames.literal(part.attribute()) + ", "
                        + methods.stored(part, methods.own(part.attribute()), leaf -> inRecord(variable, leaf))
                        + ");"));
        indexes.put(code, variable);
        code.line("return item;").close();
    }

    private String inRecord(String variable, Leaf leaf) {
        return navigation.inRecord(variable, entity, leaf.steps()).value();
    }

    private void read(Code code) {
        String arguments =
                new Members(context).of(entity).stream().map(NestedSource::read).collect(Collectors.joining(", "));
        code.blank()
                .line("@Override")
                .block(
                        "public " + java + " entity(" + Library.ITEM_READER + " item) {",
                        "return new " + java + "(" + arguments + ");");
    }

    private void overrides(Code code, IndexKeysSource indexes, CompanionsSource beside) {
        override(code, Library.DERIVED_KEY, "primary", "PRIMARY");
        if (!indexes.isEmpty()) {
            override(code, Library.LIST + "<" + Library.DERIVED_KEY + ">", "indexes", "INDEXES");
        }
        beside.overrides(code);
        Set<String> kept = entity.attributes().stream()
                .filter(attribute -> new Members(context)
                        .isKeptForOthers(entity, attribute.name().text()))
                .map(Attribute::storedName)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        if (!kept.isEmpty()) {
            override(code, Library.SET + "<String>", "kept", literals(Library.SET, kept));
        }
        entity.version().ifPresent(version -> override(code, optionalText(), "version", some(version)));
        entity.ttl().ifPresent(ttl -> override(code, optionalText(), "ttl", some(ttl)));
        if (entity.schemaVersion() > 1) {
            override(code, "int", "schema", Integer.toString(entity.schemaVersion()));
        }
    }

    private static String optionalText() {
        return Library.OPTIONAL + "<String>";
    }

    private String some(Name attribute) {
        return Library.OPTIONAL + ".of("
                + JavaNames.literal(context.attribute(entity, attribute.text()).storedName()) + ")";
    }

    static void override(Code code, String type, String method, String value) {
        code.blank().line("@Override").block("public " + type + " " + method + "() {", "return " + value + ";");
    }

    private void id(Code code) {
        List<Member> parts = new ArrayList<>(IdSource.parts(context, entity));
        String type = java + ".Id";
        code.blank().javadoc("An id as others store it who refer to it.");
        NestedSource.writer(code, "idValue", type, "id", parts);
        String arguments = parts.stream().map(NestedSource::read).collect(Collectors.joining(", "));
        code.blank()
                .block(
                        "static " + type + " readId(" + Library.ITEM_READER + " item) {",
                        "return new " + type + "(" + arguments + ");");
    }
}
