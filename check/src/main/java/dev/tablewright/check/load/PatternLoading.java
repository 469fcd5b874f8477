package dev.tablewright.check.load;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.FilterTerm;
import dev.tablewright.access.read.Read;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.pattern.Pattern;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reckons what a call of a pattern comes to, from its access plan. */
final class PatternLoading {

    /** If nobody says how many there are, and no page is asked for. */
    private static final long SOME = 10;

    /** If nobody says how much a unit of time holds: what the planner reckons with. */
    private static final long SOME_BUCKETS = 10;

    private final KeySpace space;
    private final ItemSizes sizes;
    private final Spread spread;
    private final Population population;
    private final Crowd crowd;

    PatternLoading(KeySpace space, ItemSizes sizes, Spread spread, Population population) {
        this.space = space;
        this.sizes = sizes;
        this.spread = spread;
        this.population = population;
        this.crowd = new Crowd(space.model(), space.leaves());
    }

    PatternLoad load(AccessPlan plan) {
        List<ReadLoad> reads = plan.reads().stream()
                .map(read -> read.operation() == Read.Operation.QUERY
                        ? query(plan.pattern(), read, plan.reads().size() > 1)
                        : byKey(plan.pattern(), read))
                .toList();
        return new PatternLoad(plan.pattern(), Pace.of(plan.pattern().rate()), reads);
    }

    /** Each item is rounded up on its own. */
    private ReadLoad byKey(Pattern pattern, Read read) {
        int keys = pattern.batch().orElse(1);
        Estimate each = size(read.wanted());
        Estimate units = Charge.read(each, isStrong(pattern)).times(keys);
        Estimate requests = each.map(bytes -> BigDecimal.valueOf(new BatchSize(keys, whole(bytes)).requests()));
        Estimate items = Estimate.exactly(keys);
        Spreading spreading = spreading(pattern, read);
        return new ReadLoad(
                read,
                requests,
                Estimate.ONE,
                items,
                items,
                each.times(keys),
                Demand.read(
                        read.wanted().get(0),
                        read.partition(),
                        units,
                        BigDecimal.ONE,
                        crowd.isAlone(read.wanted().get(0).withoutSort()) ? spreading.ofOneIn(keys) : spreading),
                Optional.empty());
    }

    /**
     * What one request reads is summed, then rounded up.
     *
     * @param merged whether other reads of the pattern give a part of each page
     */
    private ReadLoad query(Pattern pattern, Read read, boolean merged) {
        Estimate buckets = buckets(read, limit(pattern));
        Found found = found(pattern, read, buckets);
        Estimate partitions = buckets.times(read.width());
        Estimate bytes = bytes(read, found);
        BigDecimal asked = partitions.expected();
        Estimate eachBytes = bytes.dividedBy(asked);
        Estimate pages = PageSize.requests(eachBytes);
        long queries = pattern.batch().orElse(1);
        Estimate units =
                Charge.read(eachBytes, isStrong(pattern)).times(partitions).times(queries);
        Optional<Demand> fetch =
                read.fetchBack() ? Optional.of(fetch(pattern, read, found, queries)) : Optional.empty();
        Estimate fetched = read.fetchBack() ? batches(again(read, found)) : Estimate.ZERO;
        return new ReadLoad(
                read,
                again(
                        pattern,
                        read,
                        merged,
                        partitions.times(pages).plus(fetched).times(queries)),
                buckets.times(pages).plus(fetched.atMost(Estimate.ONE)),
                found.read().times(queries),
                found.returned().times(queries),
                bytes.times(queries),
                Demand.read(read.wanted().get(0), read.partition(), units, asked, spreading(pattern, read)),
                fetch);
    }

    /** Each of several partitions is asked for its share of a page; those that hold more of it are asked again, nobody knows how often. */
    private static Estimate again(Pattern pattern, Read read, boolean merged, Estimate requests) {
        boolean shared = merged || read.width() > 1;
        // What has expired and is still there is left out, and more is asked for in its place.
        boolean expires = read.wanted().stream()
                .anyMatch(placement -> placement.owner().ttl().isPresent());
        return (shared || expires) && limit(pattern).isPresent()
                ? new Estimate(requests.least(), requests.expected(), Optional.empty())
                : requests;
    }

    private record Found(Estimate read, Estimate returned) {}

    private Found found(Pattern pattern, Read read, Estimate buckets) {
        Optional<Estimate> limit = limit(pattern).map(Estimate::exactly);
        Estimate all = Estimate.ZERO;
        Estimate matching = Estimate.ZERO;
        for (Placement placement : read.reached()) {
            // Of a walk, the population is that of one unit of time.
            Estimate there = population
                    .of(placement)
                    .map(number -> read.isWalk() ? number.times(buckets) : number)
                    .orElseGet(() ->
                            limit.map(page -> plenty(page, read, placement)).orElse(Estimate.unbounded(0, SOME)));
            all = all.plus(there);
            matching = matching.plus(filtered(there, read, placement));
        }
        Estimate others = read.strangers().isEmpty()
                ? Estimate.ZERO
                : Estimate.unbounded(0, read.strangers().size());
        if (limit.isEmpty()) {
            return new Found(
                    all.plus(others), pattern.operation() == Pattern.Operation.COUNT ? Estimate.ZERO : matching);
        }
        // Each shard may hold the whole page, so each is asked for as many.
        Estimate needed = needed(limit.get(), all, matching);
        Estimate inEach = all.dividedBy(BigDecimal.valueOf(read.width())).atMost(needed);
        return new Found(inEach.times(read.width()).plus(others), matching.atMost(limit.get()));
    }

    /** Where nobody says how many there are, each shard is taken to hold enough for a page. */
    private Estimate plenty(Estimate page, Read read, Placement placement) {
        Optional<Kept> kept = kept(read, placement);
        BigDecimal share = kept.filter(Kept::known).map(Kept::share).orElse(BigDecimal.ONE);
        BigDecimal enough =
                page.expected().multiply(BigDecimal.valueOf(read.width())).divide(share, MathContext.DECIMAL64);
        // If nobody knows what the filter leaves, few that are wanted do not mean that few are read.
        BigDecimal least = kept.filter(k -> !k.known()).isPresent() ? BigDecimal.valueOf(SOME) : BigDecimal.ZERO;
        return new Estimate(BigDecimal.ZERO, enough.max(least), Optional.empty());
    }

    /** How much has to be read for a page, if some of it is thrown away. */
    private static Estimate needed(Estimate page, Estimate all, Estimate matching) {
        if (matching.equals(all) || matching.expected().signum() == 0) {
            return matching.equals(all) ? page : page.plus(all);
        }
        BigDecimal more = all.expected().divide(matching.expected(), MathContext.DECIMAL64);
        return new Estimate(page.least(), page.expected().multiply(more), Optional.empty());
    }

    private Estimate filtered(Estimate found, Read read, Placement placement) {
        List<FilterTerm> terms = terms(read, placement);
        boolean picked = crowd.isPicked(placement, terms);
        Estimate there = picked ? Estimate.ONE.atMost(found) : found;
        return terms.stream()
                .filter(term -> !picked || !(term instanceof FilterTerm.Equals))
                .map(term -> Kept.by(term, placement, space.leaves()))
                .reduce(Kept::and)
                .map(kept -> new Estimate(BigDecimal.ZERO, there.expected().multiply(kept.share()), there.most()))
                .orElse(there);
    }

    /** What the filter keeps of an entity; empty if there is none. */
    private Optional<Kept> kept(Read read, Placement placement) {
        return terms(read, placement).stream()
                .map(term -> Kept.by(term, placement, space.leaves()))
                .reduce(Kept::and);
    }

    private static List<FilterTerm> terms(Read read, Placement placement) {
        return read.filter().terms().getOrDefault(placement.occupant(), List.of());
    }

    /** One of each kind that is given by its whole id, and the rest of the others. */
    private Estimate bytes(Read read, Found found) {
        List<Placement> single = new ArrayList<>();
        List<Placement> several = new ArrayList<>();
        BigDecimal crowd = BigDecimal.ZERO;
        for (Placement placement : read.reached()) {
            Optional<Estimate> there = population.of(placement);
            boolean one = there.filter(Estimate::isExact).isPresent();
            (one ? single : several).add(placement);
            crowd = crowd.add(one ? BigDecimal.ZERO : expected(there));
        }
        Estimate ones = single.stream()
                .map(placement -> PageSize.estimate(placement, sizes))
                .reduce(Estimate.ZERO, Estimate::plus);
        if (several.isEmpty()) {
            return ones;
        }
        Estimate each = Estimate.ZERO;
        for (Placement placement : several) {
            BigDecimal share = crowd.signum() == 0
                    ? BigDecimal.ONE.divide(BigDecimal.valueOf(several.size()), MathContext.DECIMAL64)
                    : expected(population.of(placement)).divide(crowd, MathContext.DECIMAL64);
            each = each.plus(PageSize.estimate(placement, sizes).times(share));
        }
        BigDecimal taken = BigDecimal.valueOf(single.size());
        Estimate rest = found.read().map(items -> items.subtract(taken).max(BigDecimal.ZERO));
        return ones.plus(each.times(rest));
    }

    private static BigDecimal expected(Optional<Estimate> there) {
        return there.map(Estimate::expected).orElse(BigDecimal.valueOf(SOME));
    }

    /** How many units of time are asked one after the other. */
    private Estimate buckets(Read read, Optional<Integer> limit) {
        if (!read.isWalk()) {
            return Estimate.ONE;
        }
        Placement first = read.reached().get(0);
        Optional<BigDecimal> held = Population.bucket(first)
                .flatMap(unit -> population.inBucket(first, unit))
                .filter(number -> number.signum() > 0);
        if (held.isEmpty() || limit.isEmpty()) {
            return Estimate.unbounded(1, limit.isPresent() ? 1 : SOME_BUCKETS);
        }
        BigDecimal kept = kept(read, first).map(Kept::share).orElse(BigDecimal.ONE);
        BigDecimal needed = BigDecimal.valueOf(limit.get())
                .divide(held.get().multiply(kept), 3, RoundingMode.HALF_UP)
                .setScale(0, RoundingMode.CEILING)
                .max(BigDecimal.ONE);
        return new Estimate(BigDecimal.ONE, needed, Optional.empty());
    }

    /** What the index does not hold is read again from the table, by key. */
    private Demand fetch(Pattern pattern, Read read, Found found, long queries) {
        Placement first = read.wanted().get(0);
        Placement primary = space.primary(first.owner().name().text()).orElse(first);
        Estimate each = read.wanted().stream()
                .map(placement -> sizes.item(placement.owner()))
                .reduce(Estimate.ZERO, Estimate::atLeast);
        Estimate units =
                Charge.read(each, isStrong(pattern)).times(again(read, found)).times(queries);
        return Demand.read(
                primary,
                primary.partition(),
                units,
                BigDecimal.ONE,
                spread.ofReads(primary.partition(), pattern.skew()));
    }

    /** What is filtered by may be in the table alone: then all that was found is read again. */
    private static Estimate again(Read read, Found found) {
        return read.filter().isEmpty() ? found.returned() : found.read();
    }

    private static Estimate batches(Estimate items) {
        return items.map(number -> number.divide(BigDecimal.valueOf(BatchSize.MOST_KEYS), 0, RoundingMode.CEILING));
    }

    private Spreading spreading(Pattern pattern, Read read) {
        return spread.ofReads(read.partition(), pattern.skew());
    }

    private Estimate size(List<Placement> wanted) {
        return wanted.stream()
                .map(placement -> PageSize.estimate(placement, sizes))
                .reduce(Estimate.ZERO, Estimate::atLeast);
    }

    private static Optional<Integer> limit(Pattern pattern) {
        return pattern.operation() == Pattern.Operation.GET
                ? Optional.of(1)
                : pattern.page().or(pattern::top);
    }

    private static boolean isStrong(Pattern pattern) {
        return pattern.consistency() == Pattern.Consistency.STRONG;
    }

    private static long whole(BigDecimal bytes) {
        return bytes.min(BigDecimal.valueOf(Long.MAX_VALUE)).longValue();
    }
}
