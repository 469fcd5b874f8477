package dev.tablewright.check.proof;

import dev.tablewright.check.keyspace.KeyLength;
import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.WriteHeat;
import dev.tablewright.keys.KeyLimits;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says of every entity why its keys are its own and stay right, or why they do not. */
final class EntityProver {

    private static final long ITEM_BYTES = 409_600;

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
        boolean escaped = analysis.space().design().encoding() == ValueEncoding.ESCAPED;
        String id = primary.owner().singleton()
                ? "there is one, under a key of its own"
                : "the key holds the whole id, "
                        + names(analysis.space().leaves().ofId(primary.owner()))
                        + (escaped ? ", escaped" : ", which cannot imitate a delimiter");
        long others = analysis.space().in(primary.route()).count() - 1;
        String kinds = others + " other kind" + (others == 1 ? "" : "s") + " of items";
        return Claim.proved(Property.UNIQUE, id + (others == 0 ? "" : "; none of " + kinds + " can have such a key"));
    }

    private Claim bounded(Entity entity) {
        long bytes = analysis.sizes().of(entity);
        String sum = "an item of about " + Amount.bytes(bytes) + " of 400 KB";
        if (bytes > ITEM_BYTES) {
            return Claim.refuted(Property.BOUNDED, sum, Optional.empty());
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
                ? Claim.unsaid(Property.BOUNDED, sum + "; nothing says how long its keys can be")
                : Claim.proved(Property.BOUNDED, sum + "; the longest keys fit into 2,048 and 1,024 bytes");
    }

    private static long longest(List<KeyPart> parts) {
        return parts.stream().mapToLong(KeyLength::of).max().orElse(0);
    }

    private static boolean isAbove(long bytes, int limit) {
        return bytes != KeyLength.UNLIMITED && bytes > limit;
    }

    private Claim cool(Entity entity) {
        List<WriteHeat> heats = new ArrayList<>();
        for (Write write : analysis.model().writes()) {
            for (WriteStep step : write.steps()) {
                if (step.entity().text().equals(entity.name().text())) {
                    for (Placement placement : analysis.space().of(entity.name().text())) {
                        WriteHeat.of(write, step, placement, analysis.sizes(), analysis.spread())
                                .ifPresent(heats::add);
                    }
                }
            }
        }
        return heats.stream()
                .max(Comparator.comparing(WriteHeat::perPartition))
                .map(heat -> heat.isTooHot()
                        ? Claim.refuted(Property.COOL, "writes: " + HeatText.of(heat), Optional.empty())
                        : Claim.proved(Property.COOL, "writes: " + HeatText.of(heat)))
                .orElseGet(() -> Claim.unsaid(Property.COOL, "no rate of a write is given"));
    }

    private Claim maintainable(Entity entity) {
        Set<String> changing = new LinkedHashSet<>();
        for (Placement placement : analysis.space().of(entity.name().text())) {
            String where = placement.route().isIndex() ? placement.route().name() : "the table";
            Stream.concat(
                            placement.leaves().map(Leaf::path),
                            placement.when().comparisons().stream()
                                    .map(comparison -> comparison.path().dotted()))
                    .map(path -> path.split("\\.")[0])
                    .filter(first -> isMutable(entity, first))
                    .forEach(first -> changing.add("`" + first + "` in " + where));
        }
        return changing.isEmpty()
                ? Claim.proved(Property.MAINTAINABLE, "nothing in its keys ever changes")
                : Claim.proved(
                        Property.MAINTAINABLE,
                        "a change of " + String.join(", ", changing) + " rewrites the key in the same write");
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
