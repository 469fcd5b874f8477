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
        Naming naming = context.naming();
        lines.blank();
        lines.doc("A value that is stored inside of an item.");
        declare(naming.embedded(owner), owner, type.fields());
        conversions(
                naming.embedded(owner),
                naming.of("stored", type),
                naming.of("into", type),
                naming.of("from", type),
                naming.of("variable", type),
                context.properties(owner, type.fields()));
    }

    /** The id of an entity, of several parts. */
    void id(Entity entity) {
        Naming naming = context.naming();
        lines.blank().doc("What identifies one " + Tsdoc.code(naming.entity(entity)) + ", as others hold it.");
        declare(naming.id(entity), entity.name().text(), ValueShape.parts(entity));
        conversions(
                naming.id(entity),
                naming.ofId("stored", entity),
                naming.ofId("into", entity),
                naming.ofId("from", entity),
                naming.ofId("variable", entity),
                context.properties(entity.name().text(), ValueShape.parts(entity)));
    }

    /** The words of enums. */
    void unions(String owner, List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            if (attribute.type() instanceof Type.Choice choice) {
                String name = attribute.name().text();
                String words = context.naming().words(owner, name);
                lines.blank()
                        .doc("What " + Tsdoc.code(context.naming().property(owner, name)) + " can be.")
                        .listed(
                                "export const " + words + " = [",
                                choice.values().stream()
                                        .map(word -> Words.literal(word.text()))
                                        .toList(),
                                "] as const;")
                        .line("export type " + context.naming().union(owner, name) + " = (typeof " + words
                                + ")[number];");
            }
        }
    }

    private void declare(String name, String owner, List<Attribute> attributes) {
        lines.open("export interface " + name + " {");
        for (Attribute attribute : attributes) {
            lines.doc(AttributeDoc.of(context, Optional.empty(), attribute))
                    .line(context.property(owner, attribute).declared());
        }
        lines.close("}");
    }

    private void conversions(
            String type, String stored, String into, String from, String variable, List<Property> properties) {
        lines.blank().doc("The same as it is stored.").open("export interface " + stored + " {");
        for (Property property : properties) {
            lines.line(Words.property(property.attribute().storedName()) + (property.mayBeAbsent() ? "?" : "") + ": "
                    + property.codec().stored() + ";");
        }
        lines.close("}");
        boolean exact =
                properties.stream().anyMatch(property -> property.codec().isExact());
        List<String> parameters = new ArrayList<>(List.of(variable + ": " + type));
        if (exact) {
            parameters.add("exact: ExactNumberOf");
        }
        lines.blank().function("export function " + into, parameters, stored).open("return {");
        properties.forEach(property -> lines.line(property.written(variable)));
        lines.close("};").close("}");
        lines.blank()
                .function("export function " + from, List.of("value: unknown", "name: string"), type)
                .line("const map = readValues(value, name);")
                .open("return {");
        properties.forEach(property -> lines.line(property.read(
                "map",
                "`${name}." + Words.inTemplate(property.attribute().name().text()) + "`")));
        lines.close("};").close("}");
    }
}
