package dev.tablewright.generate.typescript;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the model says about an attribute and its type in TypeScript does not. */
final class AttributeDoc {

    private AttributeDoc() {}

    static Tsdoc of(Context context, Optional<Entity> owner, Attribute attribute) {
        Tsdoc doc = new Tsdoc();
        attribute.description().ifPresent(doc::paragraph);
        List<String> facts = new ArrayList<>();
        kind(attribute.type()).ifPresent(facts::add);
        attribute.max().ifPresent(max -> facts.add("At most " + max + unit(attribute.type()) + "."));
        attribute.pattern().ifPresent(pattern -> facts.add("Matches " + Tsdoc.code(pattern) + "."));
        attribute.defaultValue().ifPresent(word -> facts.add(Tsdoc.code(word.text()) + " if nothing is said."));
        attribute
                .unique()
                .ifPresent(unique -> facts.add(unique.within().stream()
                        .map(name -> Tsdoc.code(name.text()))
                        .reduce((all, name) -> all + ", " + name)
                        .map(within -> "Unique within " + within + ".")
                        .orElse("Unique.")));
        owner.ifPresent(entity -> {
            String name = attribute.name().text();
            if (context.kept().isKept(entity, name)) {
                facts.add("Kept by writes: nobody gives it.");
            }
            if (entity.ttl().filter(ttl -> ttl.text().equals(name)).isPresent()) {
                facts.add("Then DynamoDB may delete it.");
            }
        });
        if (attribute.sensitive()) {
            facts.add("Not for logs.");
        }
        return facts.isEmpty() ? doc : doc.markdown(String.join(" ", facts));
    }

    private static Optional<String> kind(Type type) {
        if (type instanceof Type.Reference reference) {
            return Optional.of("The id of one " + Tsdoc.code(reference.entity()) + ".");
        }
        if (type instanceof Type.Collection collection && collection.element() instanceof Type.Reference reference) {
            return Optional.of("Ids of " + Tsdoc.code(reference.entity()) + ".");
        }
        return type == ScalarType.UUID || type == ScalarType.ULID || type == ScalarType.KSUID
                ? Optional.of("A " + ((ScalarType) type).name() + ".")
                : Optional.empty();
    }

    private static String unit(Type type) {
        if (type.isCollection()) {
            return " elements";
        }
        return type.isNumeric() ? "" : type == ScalarType.BINARY ? " bytes" : " characters";
    }
}
