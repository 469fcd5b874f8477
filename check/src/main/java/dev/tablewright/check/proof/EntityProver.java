package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeyLength;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.capacity.DynamoFacts;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.keys.KeyLimits;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says of every entity why its keys are its own and stay right, or why they do not. */
final class EntityProver {

    private static final long ITEM_BYTES = DynamoFacts.ITEM_BYTES_AT_MOST;

    private final Analysis analysis;

    EntityProver(Analysis analysis) {
        this.analysis = analysis;
    }

    Proof prove(Entity entity) {
        String name = entity.name().text();
        List<String> means = new ArrayList<>();
        for (Placement placement : analysis.space().of(name)) {
            means.add(placement.route().name() + ": "
                    + placement
                            .parts()
                            .map(part -> part.attribute() + " = " + part)
                            .collect(Collectors.joining(", "))
                    + (placement.when().isAlways() ? "" : " when " + placement.when()));
        }
        Optional<Placement> primary = analysis.space().primary(name);
        return new Proof(
                "entity " + name,
                means,
                primary.isEmpty()
                        ? List.of(Claim.refuted(Property.UNIQUE, "it has no keys", Optional.empty()))
                        : List.of(unique(primary.get()), bounded(entity), cool(entity), maintainable(entity)));
    }

    private Claim unique(Placement primary) {
        Uniqueness uniqueness = analysis.uniqueness();
        List<Leaf> missing = uniqueness.missingFromKey(primary);
        if (!missing.isEmpty() || !uniqueness.undelimited(primary).isEmpty()) {
            String why = missing.isEmpty() ? "values can imitate a delimiter" : "the key lacks " + names(missing);
            return Claim.refuted(
                    Property.UNIQUE,
                    why,
                    uniqueness.sameKey(primary).map(items -> new Counterexample(items, "both have the same key")));
        }
        Optional<String> other = uniqueness.collisions().stream()
                .flatMap(collision -> collision.other(primary.occupant()).stream())
                .findFirst();
        if (other.isPresent()) {
            return Claim.refuted(Property.UNIQUE, other.get() + " can have the same key", Optional.empty());
        }
        Entity entity = primary.owner();
        List<Attribute> open = uniqueness.notEnforced(entity);
        if (!open.isEmpty()) {
            return Claim.refuted(
                    Property.UNIQUE,
                    "nothing keeps `" + open.get(0).name() + "` unique: two may have the same value",
                    Optional.empty());
        }
        long others = analysis.space().in(primary.route()).count() - 1;
        String kinds = others == 1
                ? "; the other kind of items cannot have such a key"
                : "; none of " + others + " other kinds of items can have such a key";
        List<String> guarded = entity.attributes().stream()
                .filter(attribute -> attribute.unique().isPresent() && uniqueness.isGuarded(entity, attribute))
                .map(attribute -> "`" + attribute.name() + "`")
                .toList();
        String guards = guarded.isEmpty()
                ? ""
                : "; " + String.join(", ", guarded) + (guarded.size() == 1 ? " is" : " are")
                        + " kept unique by a guard";
        String why = identified(primary) + (others == 0 ? "" : kinds) + guards;
        List<Leaf> beyond = uniqueness.beyondId(primary);
        return entity.id().isEmpty() || beyond.isEmpty() || uniqueness.isGenerated(entity)
                ? Claim.proved(Property.UNIQUE, why)
                : Claim.unsaid(
                        Property.UNIQUE,
                        why + "; but with another " + names(beyond) + " the same id would be a second item");
    }

    private String identified(Placement primary) {
        if (primary.owner().singleton()) {
            return "there is one, under a key of its own";
        }
        List<Leaf> id = analysis.space().leaves().ofId(primary.owner());
        List<Leaf> held = primary.leaves().distinct().toList();
        if (!held.containsAll(id)) {
            return "the key holds " + names(held) + ", which no two share";
        }
        if (primary.parts().allMatch(KeyPart::isDirect)) {
            return (held.size() == id.size() ? "the key is the whole id, " : "the key holds the whole id, ")
                    + names(id);
        }
        return "the key holds the whole id, " + names(id)
                + (analysis.space().design().encoding() == ValueEncoding.ESCAPED
                        ? ", escaped"
                        : ", which cannot imitate a delimiter");
    }

    private Claim bounded(Entity entity) {
        long bytes = analysis.sizes().item(entity).expectedWhole();
        String sum = "an item has about " + Amount.bytes(bytes) + " of 400 KB";
        if (bytes > ITEM_BYTES) {
            return Claim.refuted(Property.BOUNDED, sum, Optional.empty());
        }
        Optional<Attribute> endless =
                entity.attributes().stream().filter(Attribute::isUnbounded).findFirst();
        if (endless.isPresent()) {
            return Claim.unsaid(
                    Property.BOUNDED,
                    sum + "; but nothing says how long `" + endless.get().name() + "` can be");
        }
        boolean unlimited = false;
        for (Placement placement : analysis.space().of(entity.name().text())) {
            long partition = longest(placement.partition());
            long sort = longest(placement.sort());
            unlimited |= partition == KeyLength.UNLIMITED || sort == KeyLength.UNLIMITED;
            if (isAbove(partition, KeyLimits.MAX_PARTITION_KEY_BYTES) || isAbove(sort, KeyLimits.MAX_SORT_KEY_BYTES)) {
                return Claim.refuted(
                        Property.BOUNDED,
                        "a key in " + placement.route().words() + " can be longer than DynamoDB allows",
                        Optional.empty());
            }
        }
        return unlimited
                ? Claim.unsaid(Property.BOUNDED, sum + "; but nothing says how long its keys can be")
                : Claim.proved(
                        Property.BOUNDED, sum + "; its longest keys fit into 2,048 bytes (partition) and 1,024 (sort)");
    }

    private static long longest(List<KeyPart> parts) {
        return parts.stream().mapToLong(KeyLength::of).max().orElse(0);
    }

    private static boolean isAbove(long bytes, int limit) {
        return bytes != KeyLength.UNLIMITED && bytes > limit;
    }

    private Claim cool(Entity entity) {
        String name = entity.name().text();
        List<Group> groups = new ArrayList<>();
        for (Placement placement : analysis.space().of(name)) {
            groups.add(analysis.workload()
                    .partitions()
                    .in(PartitionLimit.WRITE, placement.route(), placement.partition()));
        }
        Optional<Group> hottest =
                groups.stream().filter(group -> !group.shares().isEmpty()).max(Comparator.comparing(Group::sum));
        if (hottest.isEmpty()) {
            boolean written = analysis.model().writes().stream()
                    .flatMap(write -> write.steps().stream())
                    .anyMatch(step -> step.entity().text().equals(name) && step.action() != WriteStep.Action.CHECK);
            return Claim.unsaid(
                    Property.COOL, written ? "no write of it has a rate in numbers" : "no write of it is in the model");
        }
        Group group = hottest.get();
        String sum = "hottest write: `" + group.hottest().who() + "` in "
                + group.route().words() + ", " + HeatText.of(group.hottest()) + HeatText.together(group);
        if (!group.isTooHot() && groups.stream().anyMatch(some -> !some.isKnown())) {
            Group unknown =
                    groups.stream().filter(some -> !some.isKnown()).findFirst().orElseThrow();
            return Claim.unsaid(
                    Property.COOL,
                    "`" + unknown.hottest().who() + "` in " + unknown.route().words() + ", "
                            + HeatText.of(unknown.hottest()));
        }
        return group.isTooHot()
                ? Claim.refuted(Property.COOL, sum, Optional.empty())
                : Claim.proved(Property.COOL, sum);
    }

    private Claim maintainable(Entity entity) {
        List<String> rewritten = new ArrayList<>();
        for (Placement placement : analysis.space().of(entity.name().text())) {
            List<String> changing = Stream.concat(
                            placement.leaves().map(Leaf::path),
                            placement.when().comparisons().stream()
                                    .map(comparison -> comparison.path().dotted()))
                    .map(path -> path.split("\\.")[0])
                    .filter(first -> isMutable(entity, first))
                    .distinct()
                    .map(first -> "`" + first + "`")
                    .toList();
            if (!changing.isEmpty() && !placement.route().isIndex()) {
                return Claim.atAPrice(
                        Property.MAINTAINABLE,
                        "a change of " + String.join(" or ", changing)
                                + " deletes the item and puts it under its new key, in a transaction");
            }
            if (!changing.isEmpty()) {
                rewritten.add("in " + placement.route().words() + " with a change of " + String.join(" or ", changing));
            }
        }
        return Claim.proved(
                Property.MAINTAINABLE,
                rewritten.isEmpty()
                        ? "nothing in its keys ever changes"
                        : "the same write renews the key " + String.join(", ", rewritten));
    }

    private static boolean isMutable(Entity entity, String first) {
        return !entity.isIdentifiedBy(first)
                && entity.attribute(first)
                        .filter(attribute -> !attribute.immutable())
                        .isPresent();
    }

    private static String names(List<Leaf> leaves) {
        return leaves.stream().map(leaf -> "`" + leaf + "`").collect(Collectors.joining(", "));
    }
}
