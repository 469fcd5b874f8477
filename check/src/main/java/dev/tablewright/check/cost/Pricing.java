package dev.tablewright.check.cost;

import dev.tablewright.access.key.Placement;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.OnDemandPrice;
import dev.tablewright.check.cost.PatternCost.ScanCost;
import dev.tablewright.check.load.Demand;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.Workload;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Prices patterns and writes, each by itself. */
final class Pricing {

    private static final BigDecimal MILLION = BigDecimal.valueOf(1_000_000);

    private final Analysis analysis;
    private final Setting setting;
    private final Money total;

    Pricing(Analysis analysis, Setting setting, Money total) {
        this.analysis = analysis;
        this.setting = setting;
        this.total = total;
    }

    List<PatternCost> patterns() {
        Workload workload = analysis.workload();
        List<PatternCost> costs = new ArrayList<>();
        for (int i = 0; i < workload.patterns().size(); i++) {
            var load = workload.patterns().get(i);
            costs.add(new PatternCost(
                    analysis.plans().get(i),
                    load,
                    price(load.pattern().name(), load.pace(), load.demands().toList()),
                    load.reads().isEmpty() ? Optional.of(scan(load)) : Optional.empty()));
        }
        return costs;
    }

    /** A scan reads whole tables, whoever else stands there. */
    private ScanCost scan(PatternLoad load) {
        List<Demand> demands = load.pattern().entities().stream()
                .flatMap(entity -> analysis.space().primary(entity.text()).stream())
                .filter(distinctTables())
                .map(placement ->
                        analysis.storage().scan(placement, load.pattern().consistency() == Pattern.Consistency.STRONG))
                .toList();
        Estimate units = demands.stream().map(Demand::units).reduce(Estimate.ZERO, Estimate::plus);
        return new ScanCost(units, price(load.pattern().name(), load.pace(), demands));
    }

    private static Predicate<Placement> distinctTables() {
        Set<String> seen = new HashSet<>();
        return placement -> seen.add(placement.route().table().name().text());
    }

    List<WriteCost> writes() {
        Workload workload = analysis.workload();
        List<WriteCost> costs = new ArrayList<>();
        for (int i = 0; i < workload.writes().size(); i++) {
            var load = workload.writes().get(i);
            costs.add(new WriteCost(
                    analysis.writePlans().get(i),
                    load,
                    price(load.write().name(), load.pace(), load.demands().toList())));
        }
        return costs;
    }

    /** Where capacity is bought by the hour, no request has a part in the bill; what would need a scan has no price at all. */
    private CallCost price(Name who, Pace pace, List<Demand> demands) {
        if (demands.isEmpty()) {
            return new CallCost(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        }
        boolean bought = demands.stream().anyMatch(demand -> settings(demand)
                .billing()
                .filter(Billing.Provisioned.class::isInstance)
                .isPresent());
        Optional<Cost> million = of(demands, MILLION);
        Optional<Cost> month = pace.month().flatMap(calls -> of(demands, calls));
        Optional<BigDecimal> share = month.filter(
                        cost -> !bought && total.dollars().signum() > 0)
                .map(cost -> cost.expected().dollars().divide(total.dollars(), MathContext.DECIMAL64));
        return new CallCost(million, month, share, hottest(who, pace, demands));
    }

    private Optional<Cost> of(List<Demand> demands, BigDecimal calls) {
        Cost sum = Cost.ZERO;
        for (Demand demand : demands) {
            Optional<OnDemandPrice> price = setting.prices().onDemand(storageClass(demand));
            if (price.isEmpty()) {
                return Optional.empty();
            }
            var unit = demand.kind() == PartitionLimit.READ
                    ? price.get().read()
                    : price.get().write();
            sum = sum.plus(Cost.of(demand.units().times(calls), unit::of));
        }
        return Optional.of(sum);
    }

    private StorageClass storageClass(Demand demand) {
        return settings(demand).storageClass().orElse(StorageClass.STANDARD);
    }

    private TableSettings settings(Demand demand) {
        return setting.settings(analysis.model(), demand.route().table().name().text());
    }

    private static Optional<Share> hottest(Name who, Pace pace, List<Demand> demands) {
        return pace.peak().stream()
                .flatMap(perSecond -> demands.stream().map(demand -> new Share(who, perSecond, demand)))
                .filter(Share::isKnown)
                .max(Comparator.comparing(Pricing::used));
    }

    private static BigDecimal used(Share share) {
        return share.heat().divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64);
    }
}
