package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What all writes of one kind of entity have in common, so that it is not made again for each. */
final class Shape<E> {

    /** Where the time goes, in the condition of a creation. */
    static final String NOW = ":now";

    /** Where the version goes that the caller has read, in the condition of a put. */
    static final String SEEN = ":seen";

    private final EntityType<E> type;
    private final CallInfo creating;
    private final CallInfo putting;
    private final CallInfo replacing;
    private final CallInfo updating;
    private final CallInfo deleting;
    private final CallInfo checking;
    private final CallInfo adding;
    private final boolean alone;
    private final boolean lonely;
    private final boolean asksParents;

    /** Found out late: types of parents may not be there yet when this one is made. */
    private volatile Boolean straight;

    private final WriteShape deletion;
    private final String absent;
    private final Map<String, String> absentNames;
    private final Map<String, String> seenNames;

    Shape(EntityType<E> type) {
        this.type = type;
        this.creating = CallInfo.of(type.name() + ".create");
        this.putting = CallInfo.of(type.name() + ".put");
        this.replacing = CallInfo.of(type.name() + ".replace");
        this.updating = CallInfo.of(type.name() + ".update");
        this.deleting = CallInfo.of(type.name() + ".delete");
        this.checking = CallInfo.of(type.name() + ".check");
        this.adding = CallInfo.of(type.name() + ".add");
        this.alone = type.guards().isEmpty() && type.tallies().isEmpty();
        this.lonely = alone && type.numberings().isEmpty();
        this.asksParents = type.numberings().stream()
                .anyMatch(numbering -> numbering.parent().isPresent());
        this.deletion = WriteShape.delete(type);
        String partition = type.table().partition();
        this.absent = type.ttl()
                .map(ttl -> "attribute_not_exists(#p) OR #t <= " + NOW)
                .orElse("attribute_not_exists(#p)");
        this.absentNames =
                type.ttl().map(ttl -> Map.of("#p", partition, "#t", ttl)).orElse(Map.of("#p", partition));
        this.seenNames = new HashMap<>(absentNames);
        type.version().ifPresent(version -> seenNames.put("#v", version));
    }

    EntityType<E> type() {
        return type;
    }

    CallInfo creating() {
        return creating;
    }

    CallInfo putting(Intent.Mode mode) {
        return mode == Intent.Mode.REPLACE ? replacing : putting;
    }

    CallInfo updating() {
        return updating;
    }

    CallInfo deleting() {
        return deleting;
    }

    CallInfo checking() {
        return checking;
    }

    CallInfo adding() {
        return adding;
    }

    /** Whether nothing is kept beside an entity. */
    boolean isAlone() {
        return alone;
    }

    /** Of an entity beside which nothing is kept, whatever it is. */
    WriteShape deletion() {
        return deletion;
    }

    /** Whether a new entity is one item, and nothing has to be drawn or kept beside it. */
    boolean isLonely() {
        return lonely;
    }

    /** Whether all that a creation entails follows from the entity. */
    boolean isStraight() {
        Boolean known = straight;
        if (known == null) {
            known = Straight.suits(type);
            straight = known;
        }
        return known;
    }

    /** Whether a new entity gets a number from a parent, which may be created with it. */
    boolean asksParents() {
        return asksParents;
    }

    /** The condition that there is no such item, or that it has expired. */
    String absent() {
        return absent;
    }

    Map<String, String> absentNames() {
        return absentNames;
    }

    /** The same, or that it is of the version that the caller has read. */
    String absentOrSeen() {
        return absent + " OR #v = " + SEEN;
    }

    Map<String, String> seenNames() {
        return seenNames;
    }

    /** The entity in an item that was there; none if it had expired, or there was no item. */
    Optional<E> living(Map<String, AttributeValue> item, Settings settings) {
        return item == null || item.isEmpty() || Expiry.isOver(type, item, Expiry.now(settings))
                ? Optional.empty()
                : Optional.of(type.entity(settings.upgrades().upgraded(type, item)));
    }
}
