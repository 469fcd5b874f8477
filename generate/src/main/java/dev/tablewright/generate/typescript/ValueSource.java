package dev.tablewright.generate.typescript;

import dev.tablewright.generate.code.ValueShape;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Values of several parts, stored as maps inside of items: embedded types, and ids that others refer to. */
record ValueSource(Context context, Lines lines) {

    void add(EmbeddedType type) {
        String owner = type.name().text();
        unions(owner, type.fields());
        lines.blank().doc("A value that is stored inside of an item.");
        value(context.naming().embedded(owner), owner, type.fields());
    }

    /** The id of an entity, of several parts. */
    void id(Entity entity) {
        String type = context.naming().of(entity).type();
        lines.blank().doc("What identifies one " + Tsdoc.code(type) + ", as others hold it.");
        String owner = entity.name().text();
        value(context.naming().ofId(owner), owner, ValueShape.parts(entity));
    }

    /** The words of enums. */
    void unions(String owner, List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            if (attribute.type() instanceof Type.Choice choice) {
                String words = context.naming().words(owner, attribute);
                lines.blank()
                        .doc("What " + Tsdoc.code(context.naming().property(owner, attribute)) + " can be.")
                        .listed(
                                "export const " + words + " = [",
                                choice.values().stream()
                                        .map(word -> Words.literal(word.text()))
                                        .toList(),
                                "] as const;")
                        .line("export type " + context.naming().union(owner, attribute) + " = (typeof " + words
                                + ")[number];");
            }
        }
    }

    private void value(Naming.ValueNames names, String owner, List<Attribute> attributes) {
        lines.open("export interface " + names.type() + " {");
        for (Attribute attribute : attributes) {
            lines.doc(AttributeDoc.of(context, Optional.empty(), attribute))
                    .line(context.property(owner, attribute).declared());
        }
        lines.close("}");
        List<Property> properties = context.properties(owner, attributes);
        lines.blank().doc("The same as it is stored.").open("export interface " + names.stored() + " {");
        for (Property property : properties) {
            lines.line(Words.property(property.attribute().storedName()) + (property.mayBeAbsent() ? "?" : "") + ": "
                    + property.codec().stored() + ";");
        }
        lines.close("}");
        boolean exact =
                properties.stream().anyMatch(property -> property.codec().isExact());
        List<String> parameters = new ArrayList<>(List.of(names.variable() + ": " + names.type()));
        if (exact) {
            parameters.add("exact: ExactNumberOf");
        }
        lines.blank()
                .function("export function " + names.into(), parameters, names.stored())
                .open("return {");
        properties.forEach(property -> lines.line(property.written(names.variable())));
        lines.close("};").close("}");
        lines.blank()
                .function("export function " + names.from(), List.of("value: unknown", "name: string"), names.type())
                .line("const map = readValues(value, name);")
                .open("return {");
        properties.forEach(property -> lines.line(property.read(
                "map",
                "`${name}." + Words.inTemplate(property.attribute().name().text()) + "`")));
        lines.close("};").close("}");
    }
}
