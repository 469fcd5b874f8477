package dev.tablewright.lab.data;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.item.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes ids of which no two are the same. Rows with one owner differ in one part that has values without end; if there is none, in
 * the combination of all parts.
 */
final class Identities {

    private final EntityShape shape;
    private final Scalars scalars;
    private final References references;
    private final Map<String, Long> counts;
    private final long seed;

    Identities(EntityShape shape, Scalars scalars, References references, Map<String, Long> counts, long seed) {
        this.shape = shape;
        this.scalars = scalars;
        this.references = references;
        this.counts = counts;
        this.seed = seed;
    }

    /** Of the parts of the id but the owner and those that are numbered by the write. */
    Map<Attribute, Source> sources() {
        Map<Attribute, Source> sources = new LinkedHashMap<>();
        List<Attribute> parts = new ArrayList<>(shape.otherParts());
        boolean numbered = parts.removeIf(shape::isNumbered);
        for (Attribute part : parts) {
            if (shape.values(part, counts) >= Texts.ENOUGH && !(part.type() instanceof Type.Reference)) {
                sources.put(part, alone(part));
                numbered = true;
            }
        }
        parts.removeAll(sources.keySet());
        if (numbered) {
            // The others do not have to tell rows apart.
            for (Attribute part : parts) {
                sources.put(
                        part,
                        part.type() instanceof Type.Reference
                                ? references.spread(shape, part, counts)
                                : scalars.any(
                                        shape.name(),
                                        part,
                                        part.type(),
                                        shape.entity().attributes()));
            }
        } else if (parts.size() == 1 && parts.get(0).type() instanceof Type.Reference) {
            sources.put(parts.get(0), references.distinct(shape, parts.get(0), counts, !shape.isOwnedInId()));
        } else {
            combined(parts, sources);
        }
        return sources;
    }

    private Source alone(Attribute part) {
        Numbered values = scalars.different(shape.name(), part, part.type());
        boolean owned = shape.isOwnedInId();
        return (spot, chance) ->
                values.at(owned ? spot.ordinal() : spot.index(), owned ? Chance.mix(spot.parent()) : 0, spot);
    }

    /** Every part is a digit of a number that no other row of the owner has. */
    private void combined(List<Attribute> parts, Map<Attribute, Source> sources) {
        long salt = Chance.salt(seed, shape.name(), "combined");
        boolean owned = shape.isOwnedInId();
        long all = 1;
        for (Attribute part : parts) {
            all = EntityShape.times(all, shape.values(part, counts));
        }
        // Beyond this, shuffled numbers would not fit; so many are never needed.
        long bound = Math.min(all, 1L << 60);
        long place = 1;
        for (Attribute part : parts) {
            long before = place;
            long values = shape.values(part, counts);
            Numbered digit = digit(part);
            sources.put(part, (spot, chance) -> {
                long number = parts.size() == 1 && !owned
                        ? spot.index()
                        : new Shuffle(bound, salt ^ (owned ? spot.parent() : 0))
                                .at(owned ? spot.ordinal() : spot.index());
                return digit.at(number / before % values, 0, spot);
            });
            place = EntityShape.times(place, values);
        }
    }

    private Numbered digit(Attribute part) {
        if (part.type() instanceof Type.Reference) {
            return references.indexed(part, counts);
        }
        if (EntityShape.isSimple(part)) {
            return scalars.different(shape.name(), part, part.type());
        }
        AttributeValue none = Values.text("-");
        return Numbered.endless((number, twist, spot) -> none);
    }
}
