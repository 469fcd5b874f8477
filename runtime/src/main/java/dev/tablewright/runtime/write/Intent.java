package dev.tablewright.runtime.write;

import dev.tablewright.runtime.item.EntityType;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is wanted of one entity, before it is known what that entails.
 *
 * @param item the whole of it, if it is put; null otherwise
 * @param changes to single attributes
 * @param known what the caller knows of it; may be out of date
 * @param version that the caller demands
 * @param forsaken parents that are gone, so that their numbers need not be kept
 * @param child whose number this is, if it is an addition
 * @param demanded of an addition: whether the parent has to be there; of a deletion: whether the entity has to
 */
record Intent(
        EntityType<?> type,
        Place place,
        Mode mode,
        Map<String, AttributeValue> item,
        Changes changes,
        Map<String, AttributeValue> known,
        OptionalLong version,
        List<Condition> conditions,
        Set<Place> forsaken,
        String child,
        boolean demanded) {

    enum Mode {
        /** There must be none. */
        CREATE,
        /** There may be one. */
        PUT,
        /** There must be one. */
        REPLACE,
        UPDATE,
        DELETE,
        CHECK,
        /** Numbers are added, for the sake of another. */
        ADD;

        boolean puts() {
            return this == CREATE || this == PUT || this == REPLACE;
        }
    }

    static Intent putting(
            EntityType<?> type, Place place, Mode mode, Map<String, AttributeValue> item, OptionalLong version) {
        return new Intent(
                type, place, mode, item, new Changes(), item, version, List.of(), Set.of(), type.name(), true);
    }

    static Intent adding(EntityType<?> type, Place place, Changes changes, String child, boolean demanded) {
        return new Intent(
                type,
                place,
                Mode.ADD,
                null,
                changes,
                Map.of(),
                OptionalLong.empty(),
                List.of(),
                Set.of(),
                child,
                demanded);
    }

    Intent as(Mode other) {
        return new Intent(type, place, other, item, changes, known, version, conditions, forsaken, child, demanded);
    }

    Intent changing(Changes other) {
        return new Intent(type, place, mode, item, other, known, version, conditions, forsaken, child, demanded);
    }

    Intent demanding(OptionalLong otherVersion, List<Condition> others) {
        return new Intent(type, place, mode, item, changes, known, otherVersion, others, forsaken, child, demanded);
    }

    Intent knowing(Map<String, AttributeValue> other) {
        return new Intent(type, place, mode, item, changes, other, version, conditions, forsaken, child, demanded);
    }

    Intent demanded(boolean other) {
        return new Intent(type, place, mode, item, changes, known, version, conditions, forsaken, child, other);
    }
}
