package dev.tablewright.lab.explore;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.keys.KeyParser;
import dev.tablewright.keys.KeyReading;
import dev.tablewright.keys.SlotEncoding;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.runtime.item.ItemMismatchException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Recognises items: what each of them is, what its keys say, and which entity it holds. */
final class Sights {

    private final BoundModel model;
    private final KeySpace space;
    private final ValueText text;

    Sights(BoundModel model) {
        this.model = model;
        this.space = model.analysis().space();
        this.text = new ValueText(model.model());
    }

    Sight of(Map<String, AttributeValue> item) {
        String type = Optional.ofNullable(item.get(model.design().typeAttribute()))
                .map(AttributeValue::s)
                .orElse("");
        if (model.model().entity(type).isPresent() && space.primary(type).isPresent()) {
            return entity(type, item);
        }
        Optional<CompanionItem> companion = model.design().companions().stream()
                .filter(each -> each.member().toString().equals(type))
                .findFirst();
        if (companion.isPresent()) {
            Sight.Kind kind = companion.get().purpose() == CompanionItem.Purpose.UNIQUENESS
                    ? Sight.Kind.GUARD
                    : Sight.Kind.COUNTER;
            List<KeyReadout> keys = keys(space.of(companion.get()).stream(), item);
            return new Sight(kind, type, item, keys, Optional.empty(), Optional.empty());
        }
        String problem = type.isEmpty() ? "it does not say what it is" : "the model knows no " + type;
        return new Sight(
                Sight.Kind.STRANGER, type, item, keys(Stream.empty(), item), Optional.empty(), Optional.of(problem));
    }

    private Sight entity(String type, Map<String, AttributeValue> item) {
        List<KeyReadout> keys = keys(StreamSupport.stream(space.of(type).spliterator(), false), item);
        try {
            Row row = model.type(type).entity(item);
            return new Sight(Sight.Kind.ENTITY, type, item, keys, Optional.of(row), Optional.empty());
        } catch (ItemMismatchException e) {
            return new Sight(Sight.Kind.ENTITY, type, item, keys, Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    /** Every key attribute that the item has; read, where something says how. */
    private List<KeyReadout> keys(Stream<Placement> placements, Map<String, AttributeValue> item) {
        Map<String, KeyPart> parts = new LinkedHashMap<>();
        placements.flatMap(Placement::parts).forEach(part -> parts.putIfAbsent(part.attribute(), part));
        List<KeyReadout> keys = new ArrayList<>();
        keyAttributes().forEach(name -> {
            AttributeValue value = item.get(name);
            if (value != null) {
                keys.add(new KeyReadout(
                        name,
                        RawText.of(value),
                        Optional.ofNullable(parts.get(name))
                                .map(part -> values(part, value))
                                .orElse(List.of()),
                        isSensitive(name, Optional.ofNullable(parts.get(name)))));
            }
        });
        return keys;
    }

    /** Where nothing says what a key is made of, it may be made of whatever others have in it. */
    private boolean isSensitive(String attribute, Optional<KeyPart> known) {
        Stream<KeyPart> parts = known.isPresent()
                ? known.stream()
                : all().filter(part -> part.attribute().equals(attribute));
        return parts.flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.leaf().stream())
                .anyMatch(leaf -> leaf.attribute().sensitive());
    }

    private Stream<KeyPart> all() {
        Stream<Placement> entities = model.model().entities().stream()
                .flatMap(entity ->
                        StreamSupport.stream(space.of(entity.name().text()).spliterator(), false));
        Stream<Placement> companions = model.design().companions().stream().flatMap(each -> space.of(each).stream());
        return Stream.concat(entities, companions).flatMap(Placement::parts);
    }

    private Stream<String> keyAttributes() {
        return model.design().tables().stream()
                .flatMap(table -> Stream.concat(
                        table.key().attributes(),
                        table.indexes().stream().flatMap(index -> index.key().attributes())))
                .map(KeyAttribute::name)
                .distinct();
    }

    private List<KeyReadout.Value> values(KeyPart part, AttributeValue value) {
        if (part.value() instanceof KeyValue.Composed composed && value.s() != null) {
            List<SlotEncoding> slots = new ArrayList<>();
            for (KeyPiece piece : part.pieces()) {
                piece.encoding().ifPresent(slots::add);
            }
            KeyReading reading = KeyParser.parse(new TemplateEncoding(composed.template(), slots), value.s());
            return reading.value().stream()
                    .flatMap(read -> read.slots().stream())
                    .map(slot -> new KeyReadout.Value(
                            slot.slot().dottedPath(),
                            slot.value().map(data -> data.plain()).orElse(slot.encoded())))
                    .toList();
        }
        return part.pieces().stream()
                .flatMap(piece -> piece.leaf().stream())
                .map(leaf -> new KeyReadout.Value(
                        leaf.name(), text.show(leaf.attribute().type(), value)))
                .toList();
    }
}
