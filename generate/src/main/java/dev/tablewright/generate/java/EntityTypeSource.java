package dev.tablewright.generate.java;

import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.access.write.NumberBound;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
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
    private final EntityLayout layout;
    private final KeyMethods methods;
    private final Map<String, NumberBound> bounds;

    EntityTypeSource(Context context, Entity entity) {
        this.context = context;
        this.entity = entity;
        this.java = context.naming().entity(entity.name().text());
        this.name = context.naming().stored(entity.name().text());
        this.layout = context.layout(entity);
        this.methods = new KeyMethods(context, entity);
        this.bounds = new KeptNumbers(context.model()).bounds(entity);
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
        ranges(constants);
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
        List<String> attributes =
                entity.attributes().stream().map(Attribute::storedName).toList();
        return JavaNames.literal(entity.name().text()) + ", " + FacadeNames.table(context, layout.table()) + ", "
                + literals(Library.SET, attributes) + ", " + literals(Library.LIST, layout.id());
    }

    /** {@code Set.of("a", "b")}. */
    static String literals(String type, Collection<String> texts) {
        return type + ".of(" + texts.stream().map(JavaNames::literal).collect(Collectors.joining(", ")) + ")";
    }

    private void primary(Code constants, Code functions) {
        constants.line("private static final " + Library.DERIVED_KEY + " PRIMARY = "
                + IndexKeysSource.derived(name, "primaryOf", layout.key()) + ";");
        functions.blank().open("private static " + Library.ITEM + " primaryOf(" + Library.ITEM_READER + " item) {");
        Map<ValuePath, String> values = new KeysOfItems(context, functions, methods)
                .variables(layout.key().values());
        functions
                .line("return key(" + String.join(", ", values.values()) + ");")
                .close();
    }

    private void key(Code code) {
        List<ValuePath> values = layout.key().values();
        Map<ValuePath, String> names = KeyMethods.parameters(values);
        code.blank().javadoc("The key of an item in the table.");
        code.block(
                "static " + Library.ITEM + " key(" + methods.declared(values, names) + ") {",
                "return " + methods.key(layout.key(), names::get) + ";");
    }

    private String variable() {
        return LambdaNames.aside(JavaNames.escaped(Naming.decapitalised(java)), "entity");
    }

    private void item(Code code, IndexKeysSource indexes) {
        List<Member> members = new Members(context).of(entity);
        String variable = variable();
        int entries = members.size() + indexes.attributes() + 4;
        code.blank().line("@Override");
        code.open("public " + Library.ITEM + " item(" + java + " " + variable + ") {");
        code.line(Library.ITEM + " item = new " + Library.HASH_MAP + "<>(" + Integer.highestOneBit(entries * 4 / 3) * 2
                + ");");
        code.line("item.put(" + JavaNames.literal(context.design().typeAttribute()) + ", TYPE);");
        if (entity.schemaVersion() > 1) {
            code.line("item.put(" + Library.UPGRADES + ".VERSION, SCHEMA);");
        }
        for (Member member : members) {
            NestedSource.put(code, "item", variable + "." + member.name() + "()", member);
        }
        methods.put(code, layout.key(), variable);
        indexes.put(code, variable);
        code.line("return item;").close();
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
        Set<String> kept = new KeptNumbers(context.model()).forOthers(entity);
        if (!kept.isEmpty()) {
            override(code, Library.SET + "<String>", "kept", literals(Library.SET, kept));
        }
        if (!bounds.isEmpty()) {
            override(code, Library.MAP + "<String, " + Library.NUMBER_RANGE + ">", "ranges", "RANGES");
        }
        layout.version().ifPresent(version -> override(code, optionalText(), "version", some(version)));
        layout.ttl().ifPresent(ttl -> override(code, optionalText(), "ttl", some(ttl)));
        if (entity.schemaVersion() > 1) {
            override(code, "int", "schema", Integer.toString(entity.schemaVersion()));
        }
    }

    private void ranges(Code constants) {
        if (bounds.isEmpty()) {
            return;
        }
        Map<String, String> entries = new LinkedHashMap<>();
        bounds.forEach((stored, bound) -> entries.put(stored, range(bound)));
        constants.line("private static final " + Library.MAP + "<String, " + Library.NUMBER_RANGE + "> RANGES = "
                + MapLiteral.of(entries) + ";");
    }

    private static String range(NumberBound bound) {
        String name = JavaNames.literal(bound.attribute().name().text());
        if (bound.most().isEmpty()) {
            return Library.NUMBER_RANGE + ".whole(" + name + ")";
        }
        return Library.NUMBER_RANGE + (bound.whole() ? ".wholeUpTo(" : ".upTo(") + name + ", "
                + RecordSource.number(bound.most().getAsLong()) + ")";
    }

    private static String optionalText() {
        return Library.OPTIONAL + "<String>";
    }

    private static String some(String text) {
        return Library.OPTIONAL + ".of(" + JavaNames.literal(text) + ")";
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
