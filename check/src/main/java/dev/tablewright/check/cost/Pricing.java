package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.capacity.price.Money;
import dev.tablewright.capacity.price.OnDemandPrice;
import dev.tablewright.check.load.Demand;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.load.Workload;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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
                    price(load.pattern().name(), load.pace(), load.demands().toList())));
        }
        return costs;
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
                .max(Comparator.comparing(Pricing::used));
    }

    private static BigDecimal used(Share share) {
        return share.heat().divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64);
    }
}
