package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.Fingerprint;
import dev.tablewright.runtime.cursor.Position;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One unit of time after another, each in a partition or in several shards. The units may depend on the time of day, so that there are
 * others when a list goes on than there were when it began; the one where it was left off has to be among them.
 *
 * @param units in the order in which they are read
 */
record WalkSource<T>(QueryShape<T> shape, Iterable<? extends List<Map<String, AttributeValue>>> units)
        implements Source<T> {

    /** The unit where it was left off is looked for by all its values, so that they need not stand here. */
    @Override
    public void sign(Fingerprint fingerprint) {
        shape.sign(fingerprint);
        fingerprint.add("walk");
    }

    @Override
    public Feed<T> open(Settings settings, Position from) {
        Iterator<? extends List<Map<String, AttributeValue>>> rest = units.iterator();
        if (from instanceof Position.Start) {
            return new WalkFeed<>(shape, settings, rest);
        }
        if (from instanceof Position.Several several && several.parts().size() == 1) {
            Position.Part part = several.parts().get(0);
            while (rest.hasNext()) {
                List<Map<String, AttributeValue>> unit = rest.next();
                if (WalkFeed.nameOf(unit) == part.name()) {
                    return new WalkFeed<>(shape, settings, rest, unit, part.position());
                }
            }
        }
        throw Source.misfit();
    }
}
