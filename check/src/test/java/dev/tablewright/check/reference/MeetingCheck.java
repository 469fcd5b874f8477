package dev.tablewright.check.reference;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Meeting;
import dev.tablewright.access.key.Meetings;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Witness;
import dev.tablewright.keys.KeyComposer;
import dev.tablewright.keys.KeyData;
import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Entity;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Holds what is claimed of the primary keys of two entities against data, and examples against their keys. */
final class MeetingCheck {

    private final Triple triple;
    private final KeySpace space;

    MeetingCheck(Triple triple) {
        this.triple = triple;
        this.space = triple.space();
    }

    /** All that is wrong. */
    void check(Tally tally, List<String> wrong) {
        List<EntityKeys> keys = triple.design().keys();
        Meetings meetings = new Meetings();
        for (int i = 0; i < keys.size(); i++) {
            for (int j = i + 1; j < keys.size(); j++) {
                if (keys.get(i).table().equals(keys.get(j).table())) {
                    Placement left = space.primary(keys.get(i).entity().text()).orElseThrow();
                    Placement right = space.primary(keys.get(j).entity().text()).orElseThrow();
                    Meeting meeting = meetings.ofKeys(left, right);
                    tally.count("meetings " + meeting.getClass().getSimpleName());
                    if (!isTrue(meeting, left, right, keys.get(i), keys.get(j))) {
                        wrong.add("\nseed of the triple: " + triple.seed() + "\n" + triple.text() + "\n"
                                + left.occupant() + " and " + right.occupant() + ": " + meeting);
                    }
                }
            }
        }
    }

    private boolean isTrue(
            Meeting meeting, Placement left, Placement right, EntityKeys leftKeys, EntityKeys rightKeys) {
        if (meeting instanceof Meeting.Possible possible) {
            return possible.left().keys().equals(possible.right().keys())
                    && isComposed(possible.left(), left.owner(), leftKeys)
                    && isComposed(possible.right(), right.owner(), rightKeys);
        }
        if (meeting instanceof Meeting.Never) {
            Set<KeyMaker.Key> common = all(leftKeys);
            common.retainAll(all(rightKeys));
            return common.isEmpty();
        }
        return true;
    }

    private Set<KeyMaker.Key> all(EntityKeys keys) {
        KeyMaker maker = new KeyMaker(triple.design().encoding());
        Set<KeyMaker.Key> all = new HashSet<>();
        triple.drawn().stream()
                .filter(row -> row.entity().name().text().equals(keys.entity().text()))
                .forEach(row -> maker.accepted(row, keys.primary()).ifPresent(all::add));
        return all;
    }

    /** Whether the values of an example give its keys. */
    private boolean isComposed(Witness witness, Entity owner, EntityKeys keys) {
        return keys.primary().values().allMatch(value -> {
            String key = witness.keys().get(value.attribute());
            return value instanceof KeyValue.Direct direct
                    ? value(witness, owner, direct.path().steps())
                            .map(KeyData::plain)
                            .equals(Optional.of(key))
                    : KeyComposer.compose(
                                    ((KeyValue.Composed) value).template(),
                                    (Slot slot) ->
                                            value(witness, owner, slot.path()).orElseThrow(),
                                    triple.design().encoding())
                            .equals(key);
        });
    }

    /** A value of an example goes by one of the ways that lead to it. */
    private Optional<KeyData> value(Witness witness, Entity owner, List<String> path) {
        Optional<Leaf> wanted = space.leaves().one(owner, path);
        return witness.values().entrySet().stream()
                .filter(entry -> space.leaves()
                        .one(owner, Arrays.asList(entry.getKey().split("\\.", -1)))
                        .equals(wanted))
                .map(Map.Entry::getValue)
                .findFirst();
    }
}
