package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * DynamoDB puts every item into an index that has the attributes of its key, whatever the design says, and refuses one
 * whose attribute has another type. An entity that happens to use the same names is in the index, or in nothing.
 */
public final class StrayIndexEntry implements Rule {

    @Override
    public Code code() {
        return new Code("TW0412", "stray-index-entry", Severity.ERROR);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream().flatMap(design -> design.keys().stream()
                .flatMap(keys -> model.entity(keys.entity().text()).stream()
                        .flatMap(entity -> check(model, design, keys, entity))));
    }

    private Stream<Diagnostic> check(Model model, Design design, EntityKeys keys, Entity entity) {
        return design.table(keys.table()).stream()
                .flatMap((Table table) -> table.indexes().stream())
                .filter(index -> keys.entry(index.name().text()).isEmpty())
                .flatMap(index -> check(model, entity, index).stream());
    }

    private Optional<Diagnostic> check(Model model, Entity entity, Index index) {
        List<KeyAttribute> needed = index.key().attributes().toList();
        List<Attribute> shared = needed.stream()
                .flatMap(key -> stored(entity, key.name()).stream())
                .toList();
        for (KeyAttribute key : needed) {
            Optional<Attribute> other = stored(entity, key.name())
                    .filter(attribute -> !fits(model.storedType(attribute.type()), key.type()));
            if (other.isPresent()) {
                return Optional.of(refused(entity, index, key, other.get()));
            }
        }
        return !shared.isEmpty() && shared.size() == needed.size()
                ? Optional.of(stray(entity, index, shared))
                : Optional.empty();
    }

    private Diagnostic stray(Entity entity, Index index, List<Attribute> shared) {
        Attribute last = shared.get(shared.size() - 1);
        return Diagnostic.of(
                        code(),
                        last.name().span(),
                        entity.name() + " stands in the index `" + index.name() + "`, and its keys do not say so")
                .label("stored as `" + last.storedName() + "`, of which the key of the index is made")
                .also(index.name().span(), "the index of another entity")
                .note("DynamoDB takes every item into an index that has the attributes of its key")
                .help("add `" + index.name() + "` to the keys of " + entity.name()
                        + ", or store the attribute under another name with `stored:`");
    }

    private Diagnostic refused(Entity entity, Index index, KeyAttribute key, Attribute attribute) {
        return Diagnostic.of(
                        code(),
                        attribute.name().span(),
                        "an item of " + entity.name() + " with `" + attribute.name() + "` is refused: `" + key.name()
                                + "` is a "
                                + key.type().name().toLowerCase(Locale.ROOT) + " in the index `"
                                + index.name() + "`")
                .label("stored under that name, and of type `" + attribute.type() + "`")
                .also(index.name().span(), "the index of another entity")
                .note("DynamoDB refuses an item that has an attribute of an index key in another type")
                .help("store it under another name with `stored:`");
    }

    private static Optional<Attribute> stored(Entity entity, String name) {
        return entity.attributes().stream()
                .filter(attribute -> attribute.storedName().equals(name))
                .findFirst();
    }

    private static boolean fits(Type type, KeyType wanted) {
        // What is kept for an id of several parts is nobody's business here.
        if (type instanceof Type.Reference) {
            return true;
        }
        boolean string = type.fitsInKey() && !type.isNumeric() && type != ScalarType.BINARY;
        return switch (wanted) {
            case STRING -> string;
            case NUMBER -> type.isNumeric();
            case BINARY -> type == ScalarType.BINARY;
        };
    }
}
