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
import java.util.Optional;
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
        this.java = context.names(entity).type();
        this.name = context.names(entity).stored();
        this.layout = context.layout(entity);
        this.methods = new KeyMethods(context, entity);
        this.bounds = new KeptNumbers(context.model()).bounds(entity);
    }

    JavaFile file() {
        JavaFile file = context.file(name);
        Code code = file.body().javadoc("How " + Naming.decapitalised(Plural.of(java)) + " are stored.");
        code.open("final class " + name + " extends §EntityType<" + java + "> {")
                .blank();
        code.line("static final " + name + " INSTANCE = new " + name + "();").blank();
        code.line("private static final §AttributeValue TYPE = §Values.text("
                + JavaNames.literal(entity.name().text()) + ");");
        if (entity.schemaVersion() > 1) {
            code.line("private static final §AttributeValue SCHEMA = §Values.whole(" + entity.schemaVersion() + ");");
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
        return JavaNames.literal(entity.name().text()) + ", " + context.naming().table(layout.table()) + ", "
                + literals("§Set", attributes) + ", " + literals("§List", layout.id());
    }

    /** {@code Set.of("a", "b")}. */
    static String literals(String type, Collection<String> texts) {
        return type + ".of(" + texts.stream().map(JavaNames::literal).collect(Collectors.joining(", ")) + ")";
    }

    private void primary(Code constants, Code functions) {
        constants.line("private static final §DerivedKey PRIMARY = "
                + IndexKeysSource.derived(name, "primaryOf", layout.key()) + ";");
        functions.blank().open("private static §Item primaryOf(§ItemReader item) {");
        Map<ValuePath, String> values = new KeysOfItems(new Navigation(context), functions, methods)
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
                "static §Item key(" + methods.declared(values, names) + ") {",
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
        code.open("public §Item item(" + java + " " + variable + ") {");
        code.line("§Item item = new §HashMap<>(" + Integer.highestOneBit(entries * 4 / 3) * 2 + ");");
        code.line("item.put(" + JavaNames.literal(context.design().typeAttribute()) + ", TYPE);");
        if (entity.schemaVersion() > 1) {
            code.line("item.put(§Upgrades.VERSION, SCHEMA);");
        }
        for (Member member : members) {
            NestedSource.put(code, "item", variable + "." + member.name() + "()", member);
        }
        methods.put(code, layout.key(), variable);
        indexes.put(code, variable);
        code.line("return item;").close();
    }

    private void read(Code code) {
        NestedSource.reader(code.blank().line("@Override"), "public", java, "entity", new Members(context).of(entity));
    }

    private void overrides(Code code, IndexKeysSource indexes, CompanionsSource beside) {
        override(code, "§DerivedKey", "primary", "PRIMARY");
        if (!indexes.isEmpty()) {
            override(code, "§List<§DerivedKey>", "indexes", "INDEXES");
        }
        beside.overrides(code);
        Set<String> kept = new KeptNumbers(context.model()).forOthers(entity);
        if (!kept.isEmpty()) {
            override(code, "§Set<String>", "kept", literals("§Set", kept));
        }
        if (!bounds.isEmpty()) {
            override(code, "§Map<String, §NumberRange>", "ranges", "RANGES");
        }
        optional(code, "version", layout.version());
        optional(code, "ttl", layout.ttl());
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
        constants.line("private static final §Map<String, §NumberRange> RANGES = " + MapLiteral.of(entries) + ";");
    }

    private static String range(NumberBound bound) {
        String name = JavaNames.literal(bound.attribute().name().text());
        if (bound.most().isEmpty()) {
            return "§NumberRange.whole(" + name + ")";
        }
        return "§NumberRange" + (bound.whole() ? ".wholeUpTo(" : ".upTo(") + name + ", "
                + RecordSource.number(bound.most().getAsLong()) + ")";
    }

    private static void optional(Code code, String method, Optional<String> text) {
        if (text.isPresent()) {
            override(code, "§Optional<String>", method, JavaNames.optional(text));
        }
    }

    static void override(Code code, String type, String method, String value) {
        code.blank().line("@Override").block("public " + type + " " + method + "() {", "return " + value + ";");
    }

    private void id(Code code) {
        List<Member> parts = new ArrayList<>(IdSource.parts(context, entity));
        String type = java + ".Id";
        code.blank().javadoc("An id as others store it who refer to it.");
        NestedSource.writer(code, "idValue", type, "id", parts);
        NestedSource.reader(code.blank(), "static", type, "readId", parts);
    }
}
