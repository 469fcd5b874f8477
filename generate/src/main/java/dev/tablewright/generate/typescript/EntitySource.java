package dev.tablewright.generate.typescript;

import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** One entity: what the application sees, what is stored, its keys, and the way from one to the other. */
final class EntitySource {

    /** The attribute with the version of an entity's shape, as the runtime calls it. */
    private static final String SCHEMA_VERSION = "SchemaVersion";

    private final Context context;
    private final Entity entity;
    private final Lines lines;
    private final String type;
    private final String stored;
    private final String variable;
    private final List<Property> properties;
    private final KeyFunctions keys;

    EntitySource(Context context, Entity entity, Lines lines) {
        this.context = context;
        this.entity = entity;
        this.lines = lines;
        this.type = context.naming().of(entity).type();
        this.stored = context.naming().of(entity).stored();
        this.variable = context.naming().of(entity).variable();
        this.properties = context.properties(entity.name().text(), entity.attributes());
        this.keys = new KeyFunctions(context, entity);
    }

    /** @param referred whether others hold its id */
    void add(boolean referred) {
        ValueSource values = new ValueSource(context, lines);
        values.unions(entity.name().text(), entity.attributes());
        Tsdoc doc = new Tsdoc();
        entity.description().ifPresent(doc::paragraph);
        lines.blank().doc(doc.isEmpty() ? doc.markdown(what() + ".") : doc).open("export interface " + type + " {");
        for (Attribute attribute : entity.attributes()) {
            lines.doc(AttributeDoc.of(context, Optional.of(entity), attribute))
                    .line(context.property(entity.name().text(), attribute).declared());
        }
        lines.close("}");
        if (referred && entity.id().size() != 1) {
            values.id(entity);
        }
        context.analysis().layout(entity).ifPresent(layout -> {
            stored(layout);
            keys.add(lines, layout);
            into();
            from();
            guard();
        });
    }

    private String what() {
        String id = ValueShape.parts(entity).stream()
                .map(part -> Tsdoc.code(context.naming().property(entity.name().text(), part)))
                .collect(Collectors.joining(" and "));
        return (entity.singleton() ? "The one " : "One ")
                + Tsdoc.code(type)
                + (entity.singleton() || id.isEmpty() ? "" : ", identified by " + id);
    }

    private void stored(EntityLayout layout) {
        lines.blank()
                .doc("One " + Tsdoc.code(type) + " as it is stored in " + Tsdoc.code(layout.table()) + ".")
                .open("export interface " + stored + " {");
        attributes(layout).forEach((name, declared) -> lines.line(declared));
        lines.close("}");
    }

    /** The attributes of an item: its keys, what kind it is, and what the application sees. */
    private Map<String, String> attributes(EntityLayout layout) {
        Map<String, String> all = new LinkedHashMap<>();
        composed(all, layout.key());
        layout.indexKeys().forEach(key -> composed(all, key));
        String typeName = context.design().typeAttribute();
        all.put(
                typeName,
                Words.property(typeName) + ": " + Words.literal(entity.name().text()) + ";");
        if (entity.schemaVersion() > 1) {
            all.put(SCHEMA_VERSION, SCHEMA_VERSION + ": StoredNumber;");
        }
        for (Property property : properties) {
            String name = property.attribute().storedName();
            all.putIfAbsent(
                    name,
                    Words.property(name) + (property.mayBeAbsent() ? "?" : "") + ": "
                            + property.codec().stored() + ";");
        }
        return all;
    }

    private static void composed(Map<String, String> all, KeyLayout key) {
        String type = (key.isSparse() ? "?" : "") + ": string;";
        key.composed().keySet().forEach(name -> all.putIfAbsent(name, Words.property(name) + type));
    }

    private void into() {
        List<String> parameters = new ArrayList<>(List.of(variable + ": " + type));
        if (properties.stream().anyMatch(property -> property.codec().isExact())) {
            parameters.add("exact: ExactNumberOf");
        }
        lines.blank()
                .doc("The item of one " + Tsdoc.code(type) + ", with all its keys.")
                .function("export function " + context.naming().of(entity).into(), parameters, stored)
                .open("return {");
        keys.spread().forEach(lines::line);
        lines.line(Words.property(context.design().typeAttribute()) + ": "
                + Words.literal(entity.name().text()) + ",");
        if (entity.schemaVersion() > 1) {
            lines.line(SCHEMA_VERSION + ": " + entity.schemaVersion() + ",");
        }
        properties.forEach(property -> lines.line(property.written(variable)));
        lines.close("};").close("}");
    }

    private void from() {
        lines.blank()
                .doc("The " + Tsdoc.code(type) + " of an item. One that is not what the model says is a "
                        + Tsdoc.code("ValueError") + ".")
                .function("export function " + context.naming().of(entity).from(), List.of("item: StoredValues"), type)
                .open("return {");
        properties.forEach(property -> lines.line(property.read(
                "item", Words.literal(entity.name() + "." + property.attribute().name()))));
        lines.close("};").close("}");
    }

    private void guard() {
        String attribute = context.design().typeAttribute();
        lines.blank()
                .doc("Whether an item is one " + Tsdoc.code(type) + ".")
                .function(
                        "export function " + context.naming().guard(entity),
                        List.of("item: StoredValues"),
                        "item is " + stored)
                .line("return item" + Words.access(attribute) + " === "
                        + Words.literal(entity.name().text()) + ";")
                .close("}");
    }
}
