package dev.tablewright.app.cost;

import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.CostWords;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What has to be said beside the figures. */
public final class RemarkText {

    private RemarkText() {}

    static String of(CostReport report) {
        return lines(report).stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    static List<String> lines(CostReport report) {
        List<String> lines = new ArrayList<>();
        Cost total = report.bill().total();
        if (!total.isExact() && !total.toString().equals(total.expected().toString())) {
            lines.add("between " + total.least()
                    + total.most().map(most -> " and " + most).orElse(" and no upper limit")
                    + ", by what the model leaves open: lengths of texts, sizes of lists, what happens only sometimes");
        }
        report.onDemand()
                .filter(onDemand -> report.tables().stream()
                        .flatMap(TableUsage::parts)
                        .anyMatch(
                                part -> part.peakReads().add(part.peakWrites()).signum() > 0))
                .flatMap(onDemand -> report.provisionedForPeak()
                        .map(provisioned -> "requests: " + Figures.money(onDemand)
                                + " on demand; " + provisioned
                                + " if capacity for the busiest second were provisioned all month, at 70% use"))
                .ifPresent(lines::add);
        report.bill().streams().forEach(stream -> lines.add(CostWords.stream(stream)));
        unsaid(lines, report.remarks().withoutRate(), "not in the bill, because no rate in numbers is given: ");
        unsaid(lines, report.remarks().withoutCount(), "storage unknown, because no count is expected: ");
        report.patterns().forEach(pattern -> pattern.scan()
                .ifPresent(scan ->
                        lines.add("not in the bill, because only a scan could serve it: " + pattern.name() + ", "
                                + Figures.number(scan.units().expected()) + " read units a call"
                                + scan.cost()
                                        .month()
                                        .map(month -> ", " + Figures.money(month) + " a month")
                                        .orElse(""))));
        report.remarks()
                .unknownHeat()
                .forEach(line -> lines.add("how hot it gets is not known, because nobody says how many"
                        + " values there are: " + PrintableText.oneLine(line.key()) + " in "
                        + line.group().route().name()));
        if (report.model().entities().stream()
                .allMatch(entity -> entity.expect().skew().isEmpty())) {
            lines.add("heat: all values of a key are taken as equally popular; `skew` says otherwise");
        }
        if (!report.bill().unknown().isEmpty()) {
            lines.add("not in the bill, because the price list lacks the storage class: "
                    + String.join(", ", report.bill().unknown()));
        }
        lines.add(prices(report));
        return lines;
    }

    /** Which prices were taken, and what they leave out. */
    public static String prices(CostReport report) {
        PriceList prices = report.setting().prices();
        return "prices of " + prices.region() + " as of " + prices.asOf()
                + "; without free tier, reserved capacity, data transfer and tax";
    }

    private static void unsaid(List<String> lines, List<Name> names, String what) {
        if (!names.isEmpty()) {
            lines.add(what + names.stream().map(Name::text).collect(Collectors.joining(", ")));
        }
    }
}
