package dev.tablewright.lab.data;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which attributes stand in keys, and how many digits there is room for. Through references, that concerns the other's id. */
final class KeyFacts {

    private final Model model;
    /** By entity and attribute: the fewest digits of a slot; all that fit in a long if nothing is padded. */
    private final Map<String, Integer> digits = new HashMap<>();

    KeyFacts(Model model) {
        this.model = model;
        model.entities()
                .forEach(entity -> entity.id().forEach(part -> note(entity, List.of(part.text()), Optional.empty())));
        model.design().ifPresent(design -> {
            for (EntityKeys keys : design.keys()) {
                note(keys.entity().text(), keys.primary());
                keys.indexes().stream()
                        .map(IndexEntry::key)
                        .forEach(key -> note(keys.entity().text(), key));
            }
            for (CompanionItem companion : design.companions()) {
                note(companion.member().entity(), companion.key());
            }
        });
    }

    boolean isInKey(String entity, String attribute) {
        return digits.containsKey(entity + "." + attribute);
    }

    /** The largest number that keys have room for. */
    long largest(String entity, String attribute) {
        int room = digits.getOrDefault(entity + "." + attribute, Integer.MAX_VALUE);
        return room >= 18 ? Long.MAX_VALUE : (long) StrictMath.pow(10, room) - 1;
    }

    private void note(String entity, ItemKey key) {
        model.entity(entity).ifPresent(owner -> key.values().forEach(value -> {
            if (value instanceof KeyValue.Direct direct) {
                note(owner, direct.path().steps(), Optional.empty());
            } else if (value instanceof KeyValue.Composed composed) {
                for (KeyTemplate.Slot slot : composed.template().slots()) {
                    note(owner, slot.path(), Optional.of(slot.format()));
                }
            }
        }));
    }

    private void note(Entity owner, List<String> path, Optional<SlotFormat> format) {
        int room = format.filter(SlotFormat.Padded.class::isInstance)
                .map(padded -> ((SlotFormat.Padded) padded).width())
                .orElse(Integer.MAX_VALUE);
        Entity entity = owner;
        for (int i = 0; i < path.size(); i++) {
            String name = entity.name().text() + "." + path.get(i);
            digits.merge(name, i == path.size() - 1 ? room : Integer.MAX_VALUE, Math::min);
            Optional<Entity> next = entity.attribute(path.get(i))
                    .map(attribute -> attribute.type())
                    .filter(Type.Reference.class::isInstance)
                    .flatMap(type -> model.entity(((Type.Reference) type).entity()));
            if (next.isEmpty()) {
                return;
            }
            entity = next.get();
        }
    }
}
