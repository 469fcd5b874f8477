package dev.tablewright.check.load;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.write.Chance;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.ItemChange;
import dev.tablewright.access.write.ItemRead;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reckons what a write comes to, from its plan: every item that it touches, and every copy in an index that follows. */
final class WriteLoading {

    private final KeySpace space;
    private final Map<String, CompanionItem> companions;
    private final ItemSizes sizes;
    private final Spread spread;

    WriteLoading(KeySpace space, ItemSizes sizes, Spread spread) {
        this.space = space;
        this.companions = byName(space.design().companions());
        this.sizes = sizes;
        this.spread = spread;
    }

    /** Looked up for every write: a search through all would cost more than the rest. */
    private static Map<String, CompanionItem> byName(List<CompanionItem> items) {
        Map<String, CompanionItem> byName = new HashMap<>();
        items.forEach(item -> byName.putIfAbsent(item.purpose() + " " + item.member(), item));
        return byName;
    }

    WriteLoad load(WritePlan plan) {
        List<Demand> demands = new ArrayList<>();
        plan.before().forEach(action -> demands.addAll(demands(plan.write(), action, Estimate.ONE)));
        for (ItemAction action : plan.actions()) {
            List<Demand> own = demands(plan.write(), action, factor(plan, action));
            demands.addAll(mayFallTogether(plan, action) ? mostly(own) : own);
        }
        // The stream gathers several changes into one write, nobody knows how many.
        plan.afterwards().forEach(action -> demands(plan.write(), action, Estimate.ONE).stream()
                .map(demand -> demand.with(demand.units().mostly()))
                .forEach(demands::add));
        Estimate touched = Estimate.exactly(plan.before().size()).plus(items(plan));
        Estimate bytes = Stream.concat(plan.before().stream(), plan.actions().stream())
                .map(this::bytes)
                .reduce(Estimate.ZERO, Estimate::plus);
        Estimate requests =
                Estimate.exactly(plan.before().size() + (plan.actions().isEmpty() ? 0 : 1));
        Estimate rounds = requests;
        for (ItemRead read : plan.reads()) {
            Estimate times = times(read.chance());
            requests = requests.plus(times);
            // Each kind of item is read in a round of its own: parents when it is known what is added to them.
            rounds = rounds.plus(times);
            demands.addAll(demands(plan.write(), read, times));
        }
        for (ItemCascade cascade : plan.cascades()) {
            CascadeLoading going = new CascadeLoading(space, sizes, spread, plan.write(), cascade);
            demands.addAll(going.demands());
            touched = touched.plus(going.items());
            bytes = bytes.plus(going.bytes());
            requests = requests.plus(going.pages()).plus(going.deletions());
            // Deletions go side by side, behind the query that finds what they delete.
            rounds = rounds.plus(going.pages()).plus(Estimate.ONE);
        }
        return new WriteLoad(
                plan.write(),
                Pace.of(plan.write().rate()),
                requests,
                rounds,
                touched,
                bytes,
                plan.needsTransaction(),
                demands);
    }

    private static Estimate times(Chance chance) {
        return switch (chance) {
            case NEVER -> Estimate.ZERO;
            case SOMETIMES -> Estimate.ONE.perhaps();
            case USUALLY -> Estimate.ONE.mostly();
            case ALWAYS -> Estimate.ONE;
        };
    }

    /** An item is read with strong consistency; one that is found by its id is found in an index. */
    private List<Demand> demands(Write write, ItemRead read, Estimate times) {
        Optional<Placement> placement = read.finding()
                ? space.model().entity(read.entity()).flatMap(entity -> space.byId(entity, true))
                : space.primary(read.entity());
        return placement
                .map(found -> Demand.read(
                        found,
                        found.partition(),
                        Charge.read(
                                        PageSize.estimate(found, sizes),
                                        !found.route().isIndex())
                                .times(times),
                        BigDecimal.ONE,
                        spread.ofWrites(found, false, write.skew())))
                .stream()
                .toList();
    }

    /** The size of the item that is touched. */
    private Estimate bytes(ItemAction action) {
        Estimate size = action.role() instanceof ItemRole.Guard guard
                ? companion(CompanionItem.Purpose.UNIQUENESS, guard.member())
                        .map(sizes::companion)
                        .orElse(Estimate.ZERO)
                : action.role() instanceof ItemRole.Counter counter
                        ? companion(CompanionItem.Purpose.SEQUENCE, counter.member())
                                .map(sizes::companion)
                                .orElse(Estimate.ZERO)
                        : space.primary(name(action.role()))
                                .map(placement -> sizes.item(placement.owner()))
                                .orElse(Estimate.ZERO);
        return action.isCertain() ? size : isUsual(action) ? size.mostly() : size.perhaps();
    }

    private Optional<CompanionItem> companion(CompanionItem.Purpose purpose, MemberName member) {
        return Optional.ofNullable(companions.get(purpose + " " + member));
    }

    /** A transaction costs twice; a plan that can do with one item is none if it does. */
    private static Estimate factor(WritePlan plan, ItemAction action) {
        if (!plan.needsTransaction()) {
            return Estimate.ONE;
        }
        // What is done only sometimes never comes alone, if something else is always done.
        boolean joins = !action.isCertain() && plan.actions().stream().anyMatch(ItemAction::isCertain);
        if (plan.leastActions() > 1 || joins) {
            return Estimate.exactly(2);
        }
        long usual = plan.actions().stream().filter(WriteLoading::isUsual).count();
        BigDecimal expected = usual > 1 ? BigDecimal.valueOf(2) : new BigDecimal("1.5");
        return new Estimate(BigDecimal.ONE, expected, Optional.of(BigDecimal.valueOf(2)));
    }

    /** What is done for a new entity is done as a rule: what it begins with is counted, and what is unique is given. */
    private static boolean isUsual(ItemAction action) {
        return action.isUsual() || creates(action.step());
    }

    private static Estimate items(WritePlan plan) {
        long usual = plan.actions().stream().filter(WriteLoading::isUsual).count();
        BigDecimal least = BigDecimal.valueOf(plan.leastActions());
        BigDecimal most = BigDecimal.valueOf(plan.mostActions());
        BigDecimal half = BigDecimal.valueOf(usual).add(most).divide(BigDecimal.valueOf(2));
        return new Estimate(least, half.max(least), Optional.of(most));
    }

    private List<Demand> demands(Write write, ItemAction action, Estimate factor) {
        List<Demand> demands = action.role() instanceof ItemRole.Guard guard
                ? companion(CompanionItem.Purpose.UNIQUENESS, guard.member(), factor)
                : action.role() instanceof ItemRole.Counter counter
                        ? companion(CompanionItem.Purpose.SEQUENCE, counter.member(), factor)
                        : entity(write, action, name(action.role()), factor);
        if (action.isCertain()) {
            return demands;
        }
        return isUsual(action)
                ? mostly(demands)
                : demands.stream()
                        .map(demand -> demand.with(demand.units().perhaps()))
                        .toList();
    }

    private static List<Demand> mostly(List<Demand> demands) {
        return demands.stream()
                .map(demand -> demand.with(demand.units().mostly()))
                .toList();
    }

    /** Two parents that happen to be the same item are written once. */
    private static boolean mayFallTogether(WritePlan plan, ItemAction action) {
        return plan.encounters().stream()
                .anyMatch(encounter -> !encounter.merged() && encounter.other().equals(action));
    }

    private static String name(ItemRole role) {
        return role instanceof ItemRole.Itself itself ? itself.entity() : ((ItemRole.Parent) role).entity();
    }

    private List<Demand> entity(Write write, ItemAction action, String entity, Estimate factor) {
        List<Demand> demands = new ArrayList<>();
        boolean creating = action.kind() == ItemAction.Kind.PUT && action.isItself() && creates(action.step());
        for (Placement placement : space.of(entity)) {
            Estimate units = Charge.write(PageSize.estimate(placement, sizes));
            Estimate times = placement.route().isIndex() ? IndexFollowing.times(placement, action) : factor;
            if (!times.isZero()) {
                demands.add(Demand.write(
                        placement,
                        purpose(action),
                        units.times(times),
                        creating && isNew(placement)
                                ? spread.ofNew(placement)
                                : spread.ofWrites(placement, creating, write.skew())));
            }
        }
        return demands;
    }

    /** Whether nothing but numbers changes, which are added to. */
    private static Demand.Purpose purpose(ItemAction action) {
        boolean counts = action.kind() == ItemAction.Kind.UPDATE
                && action.changes().stream().noneMatch(ItemChange.Sets.class::isInstance);
        return counts ? Demand.Purpose.COUNTING : Demand.Purpose.ITSELF;
    }

    /** Whether each new entity has a partition of its own: its id is in the key, and no id is new twice. */
    private boolean isNew(Placement placement) {
        Set<Leaf> key = placement.partition().stream()
                .flatMap(part -> part.pieces().stream())
                .flatMap(piece -> piece.leaf().stream())
                .collect(Collectors.toSet());
        return key.containsAll(space.leaves().ofId(placement.owner()));
    }

    private static boolean creates(WriteStep step) {
        return step.action() == WriteStep.Action.CREATE;
    }

    /** A guard comes or goes; of a counter only the number changes, which an index of keys does not hold. */
    private static Estimate ofCompanion(CompanionItem.Purpose purpose, Placement placement) {
        boolean all = placement
                .route()
                .index()
                .filter(index -> index.projection() instanceof Projection.All)
                .isPresent();
        return purpose == CompanionItem.Purpose.UNIQUENESS || all ? Estimate.ONE : Estimate.ZERO;
    }

    private List<Demand> companion(CompanionItem.Purpose purpose, MemberName member, Estimate factor) {
        return companion(purpose, member).stream()
                .flatMap(companion -> space.everywhere(companion).stream().flatMap(placement -> {
                    Estimate times = placement.route().isIndex() ? ofCompanion(purpose, placement) : factor;
                    Estimate units = Charge.write(CompanionSize.of(companion, placement, sizes))
                            .times(times);
                    return units.isZero()
                            ? Stream.empty()
                            : Stream.of(Demand.write(
                                    placement,
                                    purpose == CompanionItem.Purpose.SEQUENCE
                                            ? Demand.Purpose.COUNTING
                                            : Demand.Purpose.ITSELF,
                                    units,
                                    spread.ofWrites(placement, true, Optional.empty())));
                }))
                .toList();
    }
}
