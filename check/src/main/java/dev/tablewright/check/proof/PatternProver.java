package dev.tablewright.check.proof;

import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.key.Source;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlan.Served;
import dev.tablewright.access.read.AccessPlan.Unserved;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Obstacle;
import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.BatchSize;
import dev.tablewright.check.load.PageSize;
import dev.tablewright.check.load.PartitionLoad;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says of every pattern why it is served as it should be, or why it is not. */
final class PatternProver {

    private final Analysis analysis;
    private final AccessPlanText text;

    PatternProver(Analysis analysis) {
        this.analysis = analysis;
        this.text = new AccessPlanText(analysis.space().design().typeAttribute());
    }

    Proof prove(AccessPlan plan) {
        String subject = "pattern " + plan.pattern().name();
        if (plan instanceof Unserved unserved) {
            return new Proof(subject, List.of("no plan"), refuted(unserved));
        }
        Served served = (Served) plan;
        List<String> means = new ArrayList<>();
        List<Claim> claims = new ArrayList<>();
        for (Read read : served.reads()) {
            means.add(means(served.pattern(), read));
        }
        for (Read read : served.reads()) {
            claims.add(reachable(read));
            claims.add(exact(read));
            claims.add(complete(read));
            claims.add(ordered(served.pattern(), read));
            claims.add(bounded(served.pattern(), read));
            claims.add(cool(served.pattern(), read));
        }
        return new Proof(subject, means, claims);
    }

    private String means(Pattern pattern, Read read) {
        String index = AccessPlanText.index(read);
        String remark = text.remark(read);
        return AccessPlanText.operation(pattern, read)
                + (index.isEmpty() ? "" : " on " + index)
                + ": " + AccessPlanText.keyCondition(read)
                + (remark.isEmpty() ? "" : "; " + remark);
    }

    private List<Claim> refuted(Unserved unserved) {
        List<Claim> claims = new ArrayList<>();
        Counterexamples examples = new Counterexamples(analysis.space());
        unserved.obstacles().forEach((route, obstacles) -> {
            for (Obstacle obstacle : obstacles) {
                Optional<Counterexample> example =
                        unserved.closest().filter(route::equals).isPresent()
                                ? examples.of(unserved.pattern(), obstacle)
                                : Optional.empty();
                claims.add(Claim.refuted(property(obstacle), route.words() + ": " + obstacle.text(), example));
            }
        });
        if (claims.isEmpty()) {
            claims.add(Claim.refuted(Property.REACHABLE, "the entity has no keys", Optional.empty()));
        }
        return claims;
    }

    private static Property property(Obstacle obstacle) {
        if (obstacle instanceof Obstacle.Sparse || obstacle instanceof Obstacle.MayBeAbsent) {
            return Property.COMPLETE;
        }
        return obstacle instanceof Obstacle.Unordered ? Property.ORDERED : Property.REACHABLE;
    }

    private static Claim reachable(Read read) {
        List<KeyPiece> pieces = read.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .toList();
        String names = read.partition().stream().map(KeyPart::attribute).collect(Collectors.joining(", "));
        String given = pieces.stream()
                .filter(piece -> piece instanceof KeyPiece.Given g && g.source() instanceof Source.Parameter)
                .map(piece -> ((Source.Parameter) ((KeyPiece.Given) piece).source()).name())
                .distinct()
                .map(name -> "`" + name + "`")
                .collect(Collectors.joining(", "));
        boolean direct = read.partition().stream().allMatch(KeyPart::isDirect);
        String known = "the caller gives " + given + (direct ? "" : ", all that " + names + " needs");
        Optional<String> walked = pieces.stream()
                .filter(KeyPiece.Walked.class::isInstance)
                .map(KeyPiece.Walked.class::cast)
                .map(walk -> "one request for each "
                        + walk.slot().slot().format().suffix().substring(1) + " of `" + walk.value()
                        + "`, one after the other")
                .findFirst();
        if (walked.isPresent()) {
            return Claim.atAPrice(
                    Property.REACHABLE, (given.isEmpty() ? "" : "the caller gives " + given + "; ") + walked.get());
        }
        if (read.width() > 1) {
            return Claim.atAPrice(
                    Property.REACHABLE,
                    (given.isEmpty() ? "" : "the caller gives " + given + "; ") + "all " + read.width()
                            + " partitions in which they can stand are asked");
        }
        return Claim.proved(Property.REACHABLE, given.isEmpty() ? names + " is always the same" : known);
    }

    private static boolean isByKey(Read read) {
        return read.operation() != Read.Operation.QUERY;
    }

    private Claim exact(Read read) {
        long others = analysis.space().in(read.route()).count() - read.wanted().size();
        String where = read.route().words();
        if (!read.filter().isEmpty()) {
            String what = read.strangers().isEmpty()
                    ? "more than is wanted"
                    : read.strangers().stream()
                            .map(stranger -> stranger.placement().occupant())
                            .collect(Collectors.joining(", "));
            return Claim.atAPrice(Property.EXACT, "the range can also hold " + what + ": a filter throws that away");
        }
        return Claim.proved(
                Property.EXACT,
                others == 0
                        ? "nothing else stands in " + where
                        : (others == 1 ? "the other kind" : "none of " + others + " other kinds") + " of items in "
                                + where
                                + (others == 1 ? " cannot" : " can")
                                + (isByKey(read) ? " have this key" : " be in this range"));
    }

    private static Claim complete(Read read) {
        List<String> reasons = new ArrayList<>();
        for (Placement placement : read.wanted()) {
            reasons.add(
                    placement.when().isAlways()
                            ? "every " + placement.occupant()
                            : "every " + placement.occupant() + " with `" + placement.when()
                                    + "`, as the pattern wants,");
        }
        String whole =
                read.width() > 1 ? "the queries take in whole partitions" : "the query takes in the whole partition";
        String range = read.sort().isEmpty() ? whole : "the key condition leaves out nothing that the pattern wants";
        if (isByKey(read)) {
            range = "its whole key is given";
        }
        return Claim.proved(
                Property.COMPLETE,
                String.join(" and ", reasons) + " stands in " + read.route().words() + "; " + range);
    }

    private Claim ordered(Pattern pattern, Read read) {
        if (pattern.sort().isEmpty()) {
            return Claim.proved(Property.ORDERED, "no order is asked for");
        }
        List<String> reasons = new ArrayList<>();
        List<String> leading = new ArrayList<>();
        for (Placement placement : read.wanted()) {
            List<Leaf> ordered = pattern.sort().stream()
                    .flatMap(key -> analysis
                            .space()
                            .leaves()
                            .of(placement.owner(), key.path().steps())
                            .stream())
                    .toList();
            if (ordered.isEmpty()) {
                leading.add(placement.occupant());
            }
            placement.sort().stream()
                    .flatMap(part -> part.pieces().stream())
                    .filter(piece -> !piece.isDetermined())
                    .filter(piece -> piece.leaf().filter(ordered::contains).isPresent())
                    .map(OrderText::of)
                    .filter(reason -> !reasons.contains(reason))
                    .forEach(reasons::add);
        }
        List<String> steps = new ArrayList<>();
        if (!leading.isEmpty()) {
            steps.add(String.join(", ", leading) + " first");
        }
        steps.add(reasons.isEmpty() ? "the caller gives all that it is ordered by" : String.join(", then ", reasons));
        if (read.backwards()) {
            steps.add("read backwards");
        }
        if (read.isWalk()) {
            steps.add("the partitions one after the other in the same direction");
        }
        if (read.width() > 1) {
            steps.add("the caller merges the partitions");
        }
        return Claim.proved(Property.ORDERED, String.join("; ", steps));
    }

    private Claim bounded(Pattern pattern, Read read) {
        Optional<Placement> searched = searched(read);
        if (searched.isPresent()) {
            return bounded(searched.get());
        }
        Optional<PageSize> page =
                PageSize.of(pattern, read, analysis.sizes(), analysis.space().leaves());
        if (page.isPresent()) {
            return page.get().isAboveOneRequest()
                    ? Claim.atAPrice(Property.BOUNDED, page.get().text() + ", more than the 1 MB of one request")
                    : Claim.proved(Property.BOUNDED, page.get().text() + " of 1 MB");
        }
        if (read.operation() == Read.Operation.QUERY && pattern.operation() != Pattern.Operation.GET) {
            return Claim.unsaid(Property.BOUNDED, "no page is given: as many requests of 1 MB as it takes");
        }
        long bytes = read.wanted().stream()
                .mapToLong(placement -> analysis.sizes().item(placement.owner()).expectedWhole())
                .max()
                .orElse(0);
        if (read.operation() == Read.Operation.BATCH_GET_ITEM) {
            BatchSize batch = new BatchSize(pattern.batch().orElse(1), bytes);
            return batch.isAboveOneRequest()
                    ? Claim.atAPrice(Property.BOUNDED, batch.text() + ", in " + batch.requests() + " requests")
                    : Claim.proved(Property.BOUNDED, batch.text() + " of 16 MB");
        }
        return Claim.proved(Property.BOUNDED, "one item of about " + Amount.bytes(bytes));
    }

    /** What the key condition finds, if that is many among which a filter is to find the one. */
    private Optional<Placement> searched(Read read) {
        return read.reached().stream()
                .filter(placement -> read.operation() == Read.Operation.QUERY
                        && read.wanted().size() == 1
                        && analysis.crowd()
                                .isPicked(
                                        placement, read.filter().terms().getOrDefault(placement.occupant(), List.of())))
                .findFirst();
    }

    /** A page of one does not help: all may have to be read to find it. */
    private Claim bounded(Placement searched) {
        Optional<Estimate> items = analysis.population().of(searched);
        if (items.isEmpty()) {
            return Claim.unsaid(
                    Property.BOUNDED,
                    "all that the key condition finds is read for one item, and nobody says how much that is");
        }
        long bytes =
                PageSize.estimate(searched, analysis.sizes()).times(items.get()).expectedWhole();
        String read = "about " + Amount.count(items.get().expectedWhole()) + " items are read for one: "
                + Amount.bytes(bytes);
        return Claim.atAPrice(
                Property.BOUNDED,
                read + (bytes > PageSize.MOST_BYTES ? ", more than the 1 MB of one request" : " of 1 MB"));
    }

    private Claim cool(Pattern pattern, Read read) {
        PartitionLoad.Group all =
                analysis.workload().partitions().in(PartitionLimit.READ, read.route(), read.partition());
        Optional<Share> heat = all.shares().stream()
                .filter(share -> share.who().equals(pattern.name()))
                .findFirst();
        if (heat.isEmpty()) {
            return Claim.unsaid(Property.COOL, "no rate in numbers is given");
        }
        String sum = HeatText.of(heat.get()) + (read.width() > 1 ? ", and so in each of " + read.width() : "");
        String together = HeatText.together(all);
        if (!all.isTooHot() && !heat.get().isKnown()) {
            return Claim.unsaid(Property.COOL, sum);
        }
        return all.isTooHot()
                ? Claim.refuted(Property.COOL, sum + together, Optional.empty())
                : Claim.proved(Property.COOL, sum + together);
    }
}
