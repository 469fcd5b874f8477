package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.Index;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyAttribute.KeyType;
import dev.tablewright.model.design.KeySchema;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** Puts tables and indexes together from the keys of the entities, which must agree on them. */
final class TableAssembler {

    /** A key that an entity has in a table or an index. */
    private record Use(Entity entity, String whose, ItemKey key, Span span) {}

    private static final int MOST_IN_A_TABLE = 1;
    private static final int MOST_IN_AN_INDEX = 4;

    private final Scope scope;

    TableAssembler(Scope scope) {
        this.scope = scope;
    }

    /** @param projection what is to be projected into an index, by the names of table and index */
    List<Table> assemble(
            List<EntityKeys> keys, List<CompanionItem> companions, BiFunction<String, String, Projection> projection) {
        Map<String, List<EntityKeys>> byTable = new LinkedHashMap<>();
        keys.forEach(
                k -> byTable.computeIfAbsent(k.table(), t -> new ArrayList<>()).add(k));
        companions.forEach(c -> byTable.computeIfAbsent(c.table(), t -> new ArrayList<>()));
        List<Table> tables = new ArrayList<>();
        byTable.forEach((table, inTable) -> {
            List<CompanionItem> beside =
                    companions.stream().filter(c -> c.table().equals(table)).toList();
            tables.add(table(table, inTable, beside, projection));
        });
        return tables;
    }

    private Table table(
            String name,
            List<EntityKeys> keys,
            List<CompanionItem> beside,
            BiFunction<String, String, Projection> projection) {
        List<Use> primary = new ArrayList<>();
        Map<String, List<Use>> indexed = new LinkedHashMap<>();
        Map<String, Name> indexNames = new LinkedHashMap<>();
        for (EntityKeys k : keys) {
            Entity entity = scope.known(k.entity().text()).orElseThrow();
            primary.add(
                    new Use(entity, k.entity().text(), k.primary(), k.entity().span()));
            for (IndexEntry entry : k.indexes()) {
                String index = entry.index().text();
                indexNames.putIfAbsent(index, entry.index());
                indexed.computeIfAbsent(index, i -> new ArrayList<>())
                        .add(new Use(
                                entity,
                                k.entity().text(),
                                entry.key(),
                                entry.index().span()));
            }
        }
        for (CompanionItem c : beside) {
            Entity entity = scope.known(c.member().entity()).orElseThrow();
            primary.add(new Use(
                    entity,
                    "the item for `" + c.member() + "`",
                    c.key(),
                    c.member().span()));
        }
        KeySchema schema = agree("the table `" + name + "`", primary, MOST_IN_A_TABLE);
        List<Index> indexes = new ArrayList<>();
        indexed.forEach((index, uses) -> indexes.add(new Index(
                indexNames.get(index),
                agree("the index `" + index + "`", uses, MOST_IN_AN_INDEX),
                projection.apply(name, index))));
        refuseTwoTypes(name, schema, indexes);
        return new Table(new Name(name, primary.get(0).span()), schema, indexes);
    }

    /** DynamoDB declares the type of a key attribute once for a table and all its indexes. */
    private void refuseTwoTypes(String table, KeySchema schema, List<Index> indexes) {
        Map<String, KeyType> types = new LinkedHashMap<>();
        schema.attributes().forEach(attribute -> types.put(attribute.name(), attribute.type()));
        for (Index index : indexes) {
            index.key().attributes().forEach(attribute -> {
                KeyType first = types.putIfAbsent(attribute.name(), attribute.type());
                if (first != null && first != attribute.type()) {
                    scope.report(
                            LanguageCode.INCONSISTENT_KEY
                                    .at(
                                            index.name().span(),
                                            "`" + attribute.name() + "` has two types in the keys of `" + table + "`")
                                    .note(
                                            "DynamoDB declares the type of a key attribute once for a table and all its indexes"));
                }
            });
        }
    }

    /** The key attributes that all uses share; whoever differs from the first is reported. */
    private KeySchema agree(String where, List<Use> uses, int most) {
        Use model = uses.stream()
                .filter(use -> !use.key().sort().isEmpty())
                .findFirst()
                .orElse(uses.get(0));
        KeySchema schema = schema(model);
        for (Use use : uses) {
            refuseTooMany(where, use.key().partition(), "partition", most);
            refuseTooMany(where, use.key().sort(), "sort", most);
            KeySchema own = schema(use);
            if (use.key().sort().isEmpty() && !schema.sort().isEmpty()) {
                scope.report(LanguageCode.INCOMPLETE_KEY
                        .at(use.span(), use.whose() + " has no sort key in " + where)
                        .also(model.key().sort().get(0).span(), model.whose() + " has one, so every item needs one")
                        .note("DynamoDB refuses an item without its key, and leaves it out of an index"));
            } else if (!own.equals(schema)) {
                scope.report(LanguageCode.INCONSISTENT_KEY
                        .at(use.span(), use.whose() + " and " + model.whose() + " do not agree on the key of " + where)
                        .label("here it is " + describe(own))
                        .also(model.span(), "there it is " + describe(schema)));
            }
        }
        return schema;
    }

    private void refuseTooMany(String where, List<KeyValue> part, String kind, int most) {
        if (part.size() > most) {
            scope.report(LanguageCode.TOO_MANY_KEY_ATTRIBUTES
                    .at(
                            part.get(most).span(),
                            where + " can have " + most + " " + kind + (most == 1 ? " attribute" : " attributes"))
                    .note("DynamoDB allows four of each in an index, and one of each in a table"));
        }
    }

    private KeySchema schema(Use use) {
        return new KeySchema(
                use.key().partition().stream()
                        .map(v -> attribute(use.entity(), v))
                        .toList(),
                use.key().sort().stream().map(v -> attribute(use.entity(), v)).toList());
    }

    private KeyAttribute attribute(Entity entity, KeyValue value) {
        KeyType type = value instanceof KeyValue.Direct direct
                ? keyType(scope.find(entity, direct.path()).map(Attribute::type))
                : KeyType.STRING;
        return new KeyAttribute(value.attribute(), type);
    }

    private KeyType keyType(Optional<Type> type) {
        Optional<Type> leaf = type.map(scope.valueWalk()::storedType);
        if (leaf.filter(Type::isNumeric).isPresent()) {
            return KeyType.NUMBER;
        }
        return leaf.filter(t -> t == ScalarType.BINARY).isPresent() ? KeyType.BINARY : KeyType.STRING;
    }

    private static String describe(KeySchema schema) {
        List<String> names = schema.attributes()
                .map(a -> a.name()
                        + (a.type() == KeyType.STRING
                                ? ""
                                : " (" + a.type().name().charAt(0) + ")"))
                .toList();
        return String.join(", ", names);
    }
}
