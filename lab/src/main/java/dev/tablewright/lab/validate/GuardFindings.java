package dev.tablewright.lab.validate;

import dev.tablewright.lab.validate.ItemKind.OfEntity;
import dev.tablewright.runtime.item.EntityType;
import dev.tablewright.runtime.item.Guard;
import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.item.Values;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What is wrong between an entity and the item that guards its value. */
final class GuardFindings {

    private final Subject subject;
    private final Guard guard;
    private final Spot spot;

    /**
     * @param subject the owner, or the guard
     * @param spot of the guard
     */
    GuardFindings(Subject subject, Guard guard, Spot spot) {
        this.subject = subject;
        this.guard = guard;
        this.spot = spot;
    }

    /**
     * @param there what stands where the guard should
     * @param expired whether it guards nothing any more
     */
    Optional<Finding> ofOwner(Optional<Map<String, AttributeValue>> there, boolean expired) {
        EntityType<?> owner = ((OfEntity) subject.kind()).type();
        String expected = "a guard at " + Shown.key(spot.key(), subject.hides(guard.madeOf()));
        if (there.isEmpty()) {
            return Optional.of(finding(expected, "none", guarding(owner)));
        }
        if (expired) {
            return Optional.of(finding(expected, "one that has expired", new Repair.ByHand("it goes by itself")));
        }
        boolean ours = Canonical.same(
                        Values.text(guard.name()), there.get().get(guard.table().type()))
                && owner.id().stream()
                        .allMatch(part -> Canonical.same(
                                subject.item().get(part), there.get().get(part)));
        return ours
                ? Optional.empty()
                : Optional.of(finding(
                        expected,
                        "one for another " + owner.name(),
                        new Repair.ByHand("two may have the same value, and one of them has to give it up")));
    }

    /** The guard, if the owner still has the value when it is put. */
    private Repair guarding(EntityType<?> owner) {
        Map<String, AttributeValue> item = new LinkedHashMap<>(spot.key());
        item.put(guard.table().type(), Values.text(guard.name()));
        owner.id().forEach(part -> item.putIfAbsent(part, subject.item().get(part)));
        owner.ttl()
                .filter(subject.item()::containsKey)
                .ifPresent(ttl -> item.put(ttl, subject.item().get(ttl)));
        RequestJson still = new RequestJson(subject.spot()).exists();
        Set<String> needed = new TreeSet<>(guard.madeOf());
        owner.ttl().ifPresent(needed::add);
        needed.forEach(name -> still.unchanged(name, subject.item().get(name)));
        return new RequestJson(spot).put(item).absent().putIf(still);
    }

    /** @param owner as it is now; empty if it is not there */
    Optional<Finding> ofGuard(Optional<Looked> owner) {
        EntityType<?> type = ((ItemKind.OfGuard) subject.kind()).owner();
        if (owner.isEmpty()) {
            return Optional.of(finding("its " + type.name(), "none", removal(type)));
        }
        Set<String> needed = new HashSet<>(guard.madeOf());
        if (!owner.get().isSound(needed)) {
            return Optional.empty();
        }
        Map<String, AttributeValue> key;
        try {
            key = guard.key()
                    .apply(new ItemReader(type.name(), owner.get().subject().item()));
        } catch (TablewrightException | IllegalArgumentException e) {
            return Optional.empty();
        }
        return Canonical.of(key).equals(spot.key())
                ? Optional.empty()
                : Optional.of(
                        finding("the value that its " + type.name() + " has", "one that it has not", removal(type)));
    }

    /** While it is there nobody can take the value, so that nobody has it: to go by whose it is suffices. */
    private Repair removal(EntityType<?> owner) {
        RequestJson request = new RequestJson(spot)
                .exists()
                .unchanged(
                        guard.table().type(), subject.item().get(guard.table().type()));
        List<String> id = owner.id();
        id.forEach(part -> request.unchanged(part, subject.item().get(part)));
        return request.delete();
    }

    private Finding finding(String expected, String found, Repair repair) {
        return subject.finding(FindingKind.DANGLING_GUARD, guard.attribute(), expected, found, repair);
    }
}
