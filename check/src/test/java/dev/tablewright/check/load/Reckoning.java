package dev.tablewright.check.load;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.source.SourceFile;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the loads of a model are, in a form that can be compared with what was reckoned by hand. */
public record Reckoning(Analysis analysis) {

    /** A model without its first two lines. */
    public static Reckoning of(String model) {
        ModelReader.Result result =
                ModelReader.read(new SourceFile("model.yaml", "tablewright: 1\napplication: Tab\n" + model));
        return new Reckoning(Analysis.of(result.model()
                        .orElseThrow(() -> new AssertionError(
                                result.diagnostics().stream().toList().toString())))
                .orElseThrow());
    }

    public PatternLoad pattern(String name) {
        return analysis.workload().patterns().stream()
                .filter(load -> load.pattern().name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    public WriteLoad write(String name) {
        return analysis.workload().writes().stream()
                .filter(load -> load.write().name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** {@code 1 request, 1 round, reads 20, returns 20, 20000 bytes: read Tab 2.5}. */
    public String read(String name) {
        PatternLoad load = pattern(name);
        return text(load.requests()) + " requests, " + text(load.rounds()) + " rounds, reads " + text(load.itemsRead())
                + ", returns " + text(load.itemsReturned()) + ", " + text(load.bytes()) + " bytes: "
                + units(load.demands());
    }

    /** {@code 1 requests, 1 rounds, 2 items: Tab 2, Tab 2, GSI1 1}. */
    public String written(String name) {
        WriteLoad load = write(name);
        return text(load.requests()) + " requests, " + text(load.rounds()) + " rounds, " + text(load.items())
                + " items: " + units(load.demands());
    }

    /** {@code 100 items, 60000 bytes}. */
    public String stored(String route) {
        return analysis.storage().routes().stream()
                .filter(stored -> stored.route().name().equals(route))
                .map(stored -> text(stored.items()) + " items, " + text(stored.bytes()) + " bytes")
                .findFirst()
                .orElseThrow();
    }

    /** Units a second in the hottest of the partitions of a table or an index. */
    public BigDecimal heat(PartitionLimit kind, String route) {
        return analysis.workload().partitions().groups().stream()
                .filter(group -> group.kind() == kind && group.route().name().equals(route))
                .map(PartitionLoad.Group::sum)
                .reduce(BigDecimal.ZERO, BigDecimal::max);
    }

    private static String units(Stream<Demand> demands) {
        return demands.map(demand -> (demand.kind() == PartitionLimit.READ ? "read " : "")
                        + demand.route().name() + " " + text(demand.units()))
                .collect(Collectors.joining(", "));
    }

    /** {@code 5}, {@code 0..5..}, {@code 0..5..9}; digits beyond the sixth come from divisions. */
    static String text(Estimate number) {
        return number.isExact()
                ? plain(number.expected())
                : plain(number.least()) + ".." + plain(number.expected()) + ".."
                        + number.most().map(Reckoning::plain).orElse("");
    }

    private static String plain(BigDecimal number) {
        return number.setScale(6, RoundingMode.HALF_UP).stripTrailingZeros().toPlainString();
    }
}
