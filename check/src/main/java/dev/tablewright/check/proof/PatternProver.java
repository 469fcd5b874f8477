package dev.tablewright.check.proof;

import dev.tablewright.check.keyspace.KeyPart;
import dev.tablewright.check.keyspace.KeyPiece;
import dev.tablewright.check.keyspace.Leaf;
import dev.tablewright.check.keyspace.Placement;
import dev.tablewright.check.keyspace.Source;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.PageSize;
import dev.tablewright.check.load.ReadHeat;
import dev.tablewright.check.plan.AccessPlan;
import dev.tablewright.check.plan.AccessPlan.Served;
import dev.tablewright.check.plan.AccessPlan.Unserved;
import dev.tablewright.check.plan.AccessPlanText;
import dev.tablewright.check.plan.Obstacle;
import dev.tablewright.check.plan.Read;
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
        String known =
                given.isEmpty() ? names + " is always the same" : "the caller has all of " + names + ": " + given;
        if (read.isWalk()) {
            return Claim.atAPrice(
                    Property.REACHABLE,
                    (given.isEmpty() ? names : known + ";") + " is asked for one unit of time after another");
        }
        return read.width() > 1
                ? Claim.atAPrice(
                        Property.REACHABLE,
                        "all " + read.width() + " values that " + names + " can have are asked for"
                                + (given.isEmpty() ? "" : ", with " + given))
                : Claim.proved(Property.REACHABLE, known);
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
                        : "of " + others + " other kind" + (others == 1 ? "" : "s") + " of items in " + where
                                + ", none can be in this range");
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
        String range = read.sort().isEmpty()
                ? "the whole partition is read"
                : "the key condition asks for no more than the pattern does";
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
        String parents = leading.isEmpty() ? "" : String.join(", ", leading) + " first; ";
        String direction = read.backwards() ? ", read backwards" : "";
        String merged = read.width() > 1 ? "; the partitions are merged" : "";
        return Claim.proved(Property.ORDERED, parents + String.join(", ", reasons) + direction + merged);
    }

    private Claim bounded(Pattern pattern, Read read) {
        Optional<PageSize> page =
                PageSize.of(pattern, read, analysis.sizes(), analysis.space().leaves());
        if (page.isPresent()) {
            return page.get().isAboveOneRequest()
                    ? Claim.atAPrice(Property.BOUNDED, page.get().text() + ", more than the 1 MB of one request")
                    : Claim.proved(Property.BOUNDED, page.get().text() + " of 1 MB");
        }
        if (read.operation() == Read.Operation.QUERY && pattern.operation() != Pattern.Operation.GET) {
            return Claim.unsaid(Property.BOUNDED, "no page: as many requests of 1 MB as it takes");
        }
        long bytes = read.wanted().stream()
                .mapToLong(placement -> analysis.sizes().of(placement.owner()))
                .max()
                .orElse(0);
        return Claim.proved(Property.BOUNDED, "an item of about " + Amount.bytes(bytes));
    }

    private Claim cool(Pattern pattern, Read read) {
        Optional<ReadHeat> heat = ReadHeat.of(pattern, read, analysis.sizes(), analysis.spread());
        if (heat.isEmpty()) {
            return Claim.unsaid(Property.COOL, "no rate is given");
        }
        String sum = HeatText.of(heat.get());
        return heat.get().isTooHot()
                ? Claim.refuted(Property.COOL, sum, Optional.empty())
                : Claim.proved(Property.COOL, sum);
    }
}
