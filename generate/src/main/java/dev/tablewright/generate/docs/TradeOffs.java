package dev.tablewright.generate.docs;

import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Demand;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Link;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a way to store a relationship gains, and what it costs, in figures of the design. */
final class TradeOffs {

    private static final String GAIN = "✅ ";
    private static final String PRICE = "❌ ";

    private final Dossier dossier;
    private final Carried carried;
    private final StoredRelationship stored;
    private final List<Text> all = new ArrayList<>();

    TradeOffs(Dossier dossier, Carried carried, StoredRelationship stored) {
        this.dossier = dossier;
        this.carried = carried;
        this.stored = stored;
    }

    List<Text> all() {
        stored.followers().stream().filter(PatternCost::isServed).forEach(this::read);
        consistency();
        copies(true);
        followed();
        indexes();
        heat();
        moves();
        copies(false);
        deletions();
        unfollowed();
        return List.copyOf(all);
    }

    private void read(PatternCost follower) {
        boolean together = stored.isTogether(follower.load().pattern());
        boolean one = follower.load().requests().expected().compareTo(BigDecimal.ONE) <= 0;
        if (together && one) {
            all.add(Text.of(GAIN)
                    .code(follower.name())
                    .and(" gets both ends in one request, " + units(follower) + "."));
        } else if (together) {
            all.add(Text.of(PRICE)
                    .code(follower.name())
                    .and(" needs " + RelationshipReasons.requests(follower) + " for both ends, " + units(follower)
                            + "."));
        } else if (one) {
            all.add(Text.of(GAIN).code(follower.name()).and(" needs one request, " + units(follower) + "."));
        } else {
            all.add(Text.of(PRICE)
                    .code(follower.name())
                    .and(" needs " + RelationshipReasons.requests(follower) + ", " + units(follower) + "."));
        }
    }

    private static String units(PatternCost follower) {
        return RelationshipReasons.units(follower)
                + follower.cost()
                        .month()
                        .map(cost -> " a call, " + Figures.money(cost) + " a month")
                        .orElse(" a call");
    }

    /** What is read from the table itself can be read as it is at this moment. */
    private void consistency() {
        boolean indexed =
                carried.ways().stream().anyMatch(way -> way.placement().route().isIndex());
        if (!indexed && !carried.ways().isEmpty()) {
            all.add(Text.of(GAIN + "No index is needed, and a read can be strongly consistent."));
        }
    }

    private void followed() {
        Set<String> ends = new LinkedHashSet<>();
        carried.links().forEach(link -> {
            if (carried.ways().stream().noneMatch(way -> way.link().equals(link))) {
                ends.add(link.parent().name().text());
            }
        });
        if (carried.links().size() == 2 && !ends.isEmpty()) {
            all.add(Text.of(PRICE + "From ")
                    .and(Texts.codes(List.copyOf(ends), " and "))
                    .and(" no key leads to the other end."));
        }
    }

    private void indexes() {
        carried.ways().stream().filter(way -> way.placement().route().isIndex()).forEach(way -> {
            all.add(Text.of(PRICE)
                    .code(way.placement().route().name())
                    .and(" follows a moment later: what was just written may be missing in it."));
            written(way).ifPresent(all::add);
        });
    }

    /** Who pays for the entry in the index, and how much. */
    private Optional<Text> written(Carried.Way way) {
        String child = way.link().child().name().text();
        List<Text> writers = new ArrayList<>();
        for (WriteCost write : dossier.report().writes()) {
            BigDecimal units = write.load()
                    .demands()
                    .filter(demand -> isEntry(demand, way.placement().route(), child))
                    .map(demand -> demand.units().expected())
                    .reduce(BigDecimal.ZERO, BigDecimal::add);
            if (units.signum() > 0) {
                writers.add(Text.ofCode(write.name())
                        .and(" " + Figures.number(units) + " of "
                                + Figures.number(
                                        write.load().units(PartitionLimit.WRITE).expected())));
            }
        }
        return writers.isEmpty()
                ? Optional.empty()
                : Optional.of(Text.of(PRICE + "Its entries are written once more, in write units: ")
                        .and(Texts.joined(writers, ", "))
                        .and("."));
    }

    private static boolean isEntry(Demand demand, Route route, String child) {
        return demand.kind() == PartitionLimit.WRITE
                && demand.route().equals(route)
                && demand.owner().name().text().equals(child);
    }

    /** How hot the partitions get in which children stand together. */
    private void heat() {
        carried.ways().forEach(way -> dossier.report().heat().stream()
                .filter(line -> line.group().route().equals(way.placement().route()))
                .filter(line -> line.group().shares().stream()
                        .anyMatch(share ->
                                share.demand().owner().equals(way.placement().owner())))
                .max(Comparator.comparing(HeatLine::used))
                .ifPresent(line -> all.add(heat(way, line))));
    }

    private static Text heat(Carried.Way way, HeatLine line) {
        boolean hot = line.group().isTooHot();
        return Text.of(hot ? PRICE : GAIN)
                .and("All of one ")
                .code(way.link().parent().name().text())
                .and(" share a partition of ")
                .code(way.placement().route().name())
                .and(": in the busiest second the hottest takes " + Figures.percent(line.used()) + " of the "
                        + Amount.count(line.group().kind().units()) + " "
                        + line.group().kind().word() + " units that it bears.");
    }

    /** A reference that stands in a primary key cannot be changed in place. */
    private void moves() {
        for (Carried.Way way : carried.ways()) {
            Link link = way.link();
            boolean fixed = link.via().immutable()
                    || link.child().isIdentifiedBy(link.via().name().text());
            if (!fixed) {
                Text to = Text.of(PRICE + "Any ")
                        .code(link.child().name().text())
                        .and(" that gets another ")
                        .code(link.via().name().text());
                all.add(
                        way.placement().route().isIndex()
                                ? to.and(" moves in ")
                                        .code(way.placement().route().name())
                                        .and(": one entry is deleted and one written.")
                                : to.and(" is deleted and written anew, since its primary key changes."));
            }
        }
    }

    /** Attributes of the child that hold what the parent has: {@code orgName} beside {@code org}. */
    private void copies(boolean gain) {
        for (Link link : carried.links()) {
            List<String> copies = Carried.copies(link);
            if (copies.isEmpty()) {
                continue;
            }
            String child = link.child().name().text();
            all.add(
                    gain
                            ? Text.of(GAIN)
                                    .code(child)
                                    .and(" carries ")
                                    .and(Texts.codes(copies, " and "))
                                    .and(" along: who lists it need not fetch the ")
                                    .code(link.parent().name().text())
                                    .and(".")
                            : Text.of(PRICE)
                                    .and(Texts.codes(copies, " and "))
                                    .and(copies.size() == 1 ? " holds what " : " hold what ")
                                    .code(link.parent().name().text())
                                    .and(" has: when that changes, every ")
                                    .code(child)
                                    .and(" of it"
                                            + fanout(link)
                                                    .map(number -> ", about " + number + ",")
                                                    .orElse("")
                                            + " has to follow, and is stale until then."));
        }
    }

    /** How many children one parent has, if the line is about these two. */
    private Optional<String> fanout(Link link) {
        return link.parent().name().text().equals(carried.relationship().left().text())
                ? carried.relationship().fanout().map(Amount::count)
                : Optional.empty();
    }

    private void deletions() {
        for (Link link : carried.links()) {
            String parent = link.parent().name().text();
            Entity child = link.child();
            for (WriteCost write : dossier.report().writes()) {
                write.plan().cascades().stream()
                        .filter(cascade ->
                                cascade.child().text().equals(child.name().text())
                                        && cascade.via()
                                                .equals(link.via().name().text()))
                        .forEach(cascade -> all.add(Text.of(PRICE)
                                .code(write.name())
                                .and(" deletes them after the " + parent + ", one by one"
                                        + cascade.fanout()
                                                .map(number -> ", about " + Amount.count(number))
                                                .orElse("")
                                        + ": not in one transaction.")));
            }
            List<String> leaving = deleting(parent, child.name().text());
            if (!leaving.isEmpty()) {
                all.add(Text.of(PRICE)
                        .and(Texts.codes(leaving, " and "))
                        .and(leaving.size() == 1 ? " leaves" : " leave")
                        .and(" every ")
                        .code(child.name().text())
                        .and(" of a deleted ")
                        .code(parent)
                        .and(" behind."));
            }
        }
    }

    /** The writes that delete a parent and not its children. */
    private List<String> deleting(String parent, String child) {
        return dossier.model().writes().stream()
                .filter(write -> write.steps().stream()
                        .anyMatch(step -> step.action() == WriteStep.Action.DELETE
                                && step.entity().text().equals(parent)
                                && step.takesAlong().stream().map(Name::text).noneMatch(child::equals)))
                .map(write -> write.name().text())
                .toList();
    }

    private void unfollowed() {
        if (carried.links().size() == 1 && carried.ways().isEmpty()) {
            all.add(Text.of(GAIN + "Nothing is paid for it: no key and no index carries it."));
            all.add(Text.of(PRICE + "Who wants every ")
                    .code(carried.links().get(0).child().name().text())
                    .and(" of one ")
                    .code(carried.links().get(0).parent().name().text())
                    .and(" needs an index first."));
        }
    }
}
