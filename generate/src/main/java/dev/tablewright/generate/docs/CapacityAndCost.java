package dev.tablewright.generate.docs;

import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.bill.Usage;
import dev.tablewright.check.cost.BillFigures;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.CostWords;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.RangeText;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Quoted;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.StorageClass;
import dev.tablewright.model.diagnostic.WordList;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the design takes and costs: a month, a call, a partition. */
final class CapacityAndCost {

    static final String PATH = "capacity-and-cost.md";

    private static final int HOTTEST = 10;

    private final CostReport report;

    CapacityAndCost(Dossier dossier) {
        this.report = dossier.report();
    }

    Document document() {
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Capacity and cost",
                "Units and dollars of each call and of a month, storage, and how hot partitions get.");
        draft.say(headline());
        if (report.tooHot().findAny().isPresent()) {
            draft.note(
                    Block.Tone.BAD,
                    Text.of(
                            "Some partitions are asked more than they can bear; they stand first in the table of heat."));
        }
        CostWords.missing(report).forEach(line -> draft.note(Block.Tone.WARNING, Text.of(line)));
        draft.section("A month").table(bill()).bullets(ways());
        draft.section("Reads")
                .say("What one call is expected to take; the range stands in brackets where it is wide.")
                .table(reads());
        draft.section("Writes").table(writes());
        draft.section("Storage and throughput").table(usage());
        heat(draft);
        draft.section("What the figures rest on").bullets(assumptions());
        return draft.done();
    }

    private Text headline() {
        Cost total = report.bill().total();
        String range = RangeText.of(total);
        return Text.EMPTY
                .strong(Figures.money(total))
                .and(" a month in " + report.setting().prices().region()
                        + report.setting()
                                .environment()
                                .map(there -> ", environment " + there.name())
                                .orElse("")
                        + ", by list prices as of " + report.setting().prices().asOf() + "."
                        + (range.isEmpty()
                                ? ""
                                : " That is what is expected; it can be " + range
                                        + ", by what the model leaves open: lengths of texts, sizes of lists, what happens only"
                                        + " sometimes.")
                        + elsewhere());
    }

    /** Prices are those that {@code tablewright cost} takes; a model whose environments lie elsewhere is told so. */
    private String elsewhere() {
        String here = report.setting().prices().region();
        List<Environment> others = report.model().deployment().environments().stream()
                .filter(environment -> environment.region().isPresent()
                        && !environment.region().get().equals(here))
                .toList();
        if (report.setting().environment().isPresent() || others.isEmpty()) {
            return "";
        }
        return " "
                + WordList.and(others.stream()
                        .map(environment ->
                                environment.name() + " (" + environment.region().get() + ")")
                        .toList())
                + (others.size() == 1 ? " lies" : " lie")
                + " elsewhere, where prices differ: --environment "
                + others.get(others.size() - 1).name() + " reckons with them.";
    }

    private TableDraft bill() {
        TableDraft table = new TableDraft("Table", "For").figures("Amount", "Dollars a month");
        for (BillLine line : report.bill().lines()) {
            table.row(
                    Text.ofCode(line.table()),
                    Text.of(line.item().words()),
                    Text.of(BillFigures.amount(line)),
                    Text.of(Figures.money(line.cost())));
        }
        return table.row(
                Text.EMPTY.strong("together"),
                Text.EMPTY,
                Text.EMPTY,
                Text.EMPTY.strong(Figures.money(report.bill().total())));
    }

    private List<Text> ways() {
        List<Text> lines = new ArrayList<>();
        report.onDemand().ifPresent(onDemand -> report.provisionedForPeak()
                .ifPresent(provisioned -> lines.add(
                        Text.of("Requests alone: " + Figures.money(onDemand) + " on demand; " + provisioned.toTheCent()
                                + " if capacity for the busiest second were provisioned all month, at 70% use."))));
        report.bill().streams().forEach(stream -> lines.add(Quoted.sentence(Words.begun(CostWords.stream(stream)))));
        return lines;
    }

    private TableDraft reads() {
        TableDraft table = new TableDraft("Pattern")
                .figures(
                        "Rate",
                        "Requests",
                        "Items read",
                        "Returned",
                        "Bytes",
                        "Read units",
                        "Dollars a month",
                        "Of the bill",
                        "Hottest key");
        for (PatternCost pattern : report.patterns()) {
            List<Text> row = new ArrayList<>(List.of(
                    Text.ofCode(pattern.name()),
                    Text.of(AccessPatterns.frequency(pattern.load().pattern().rate())),
                    Text.of(Figures.estimate(pattern.load().requests())),
                    Text.of(Figures.estimate(pattern.load().itemsRead())),
                    Text.of(Figures.estimate(pattern.load().itemsReturned())),
                    Text.of(Amount.bytes(pattern.load().bytes().expectedWhole())),
                    Text.of(Figures.estimate(pattern.load().units()))));
            costs(pattern.cost(), row);
            table.row(row);
        }
        return table;
    }

    private TableDraft writes() {
        TableDraft table = new TableDraft("Write")
                .figures(
                        "Rate",
                        "Requests",
                        "Items",
                        "Bytes",
                        "Table units",
                        "Index units",
                        "Dollars a month",
                        "Of the bill",
                        "Hottest key");
        for (WriteCost write : report.writes()) {
            WriteLoad load = write.load();
            List<Text> row = new ArrayList<>(List.of(
                    Text.ofCode(write.name()),
                    Text.of(AccessPatterns.frequency(load.write().rate())),
                    Text.of(Figures.estimate(load.requests())),
                    Text.of(Figures.estimate(load.items())),
                    Text.of(Amount.bytes(load.bytes().expectedWhole())),
                    Text.of(Figures.estimate(load.tableUnits())),
                    Text.of(Figures.estimate(load.indexUnits()))));
            costs(write.cost(), row);
            table.row(row);
        }
        return table;
    }

    private static void costs(CallCost cost, List<Text> row) {
        row.add(Text.of(cost.month().map(Figures::money).orElse("?")));
        row.add(Text.of(cost.share().map(Figures::percent).orElse("–")));
        row.add(Text.of(cost.hottest()
                .map(share -> Figures.percent(share.heat()
                        .divide(BigDecimal.valueOf(share.demand().kind().units()), MathContext.DECIMAL64)))
                .orElse("–")));
    }

    private TableDraft usage() {
        TableDraft table = new TableDraft("Table, index", "Paid")
                .figures(
                        "Items",
                        "Storage",
                        "Read units a month",
                        "Write units a month",
                        "Reads/s at peak",
                        "Writes/s at peak");
        for (TableUsage usage : report.tables()) {
            table.row(row(Text.ofCode(usage.name()), Text.of(billing(usage)), usage.table()));
            usage.indexes()
                    .forEach(index ->
                            table.row(row(Text.of("– ").code(index.name()), Text.of("with its table"), index)));
        }
        return table;
    }

    private static String billing(TableUsage usage) {
        String billing = usage.billing() instanceof Billing.Provisioned bought
                ? "provisioned: " + Amount.count(bought.readUnits()) + " reads, " + Amount.count(bought.writeUnits())
                        + " writes a second"
                : "on demand";
        return usage.storageClass() == StorageClass.STANDARD ? billing : billing + ", infrequent access";
    }

    private static List<Text> row(Text name, Text billing, Usage usage) {
        return List.of(
                name,
                billing,
                Text.of(Figures.number(usage.items().expected())),
                Text.of(Figures.gigabytes(usage.storedBytes().expected())),
                Text.of(Figures.number(usage.readUnits().expected())),
                Text.of(Figures.number(usage.writeUnits().expected())),
                Text.of(Figures.number(usage.peakReads())),
                Text.of(Figures.number(usage.peakWrites())));
    }

    private void heat(DocumentDraft draft) {
        draft.section("Hottest partitions");
        if (report.heat().isEmpty()) {
            draft.say("No rate is given in numbers, so nothing can be said.");
            return;
        }
        draft.say(
                "A partition bears 3,000 read units and 1,000 write units a second, whatever is paid. This is what the busiest second"
                        + " asks of the most popular value of each key.");
        TableDraft table = new TableDraft("Key", "In", "Of")
                .figures("Units/s at peak", "Limit", "Used")
                .words("By", "What would cool it");
        long shown = Math.max(HOTTEST, report.tooHot().count());
        report.heat().stream().limit(shown).forEach(line -> table.row(heat(line)));
        draft.table(table);
        int cooler = (int) (report.heat().size() - Math.min(shown, report.heat().size()));
        if (cooler > 0) {
            draft.say(cooler + (cooler == 1 ? " more is cooler than these." : " more are cooler than these."));
        }
        draft.bullets(report.remarks().unknownHeat().stream()
                .map(line -> Text.of("How hot it gets is not known, because nobody says how many values there are: ")
                        .code(line.key())
                        .and(" in ")
                        .code(line.group().route().name()))
                .toList());
    }

    private static List<Text> heat(HeatLine line) {
        return List.of(
                Text.ofCode(line.key()),
                Text.ofCode(line.group().route().name()),
                Text.of(line.group().kind().word() + "s"),
                Text.of(Figures.number(line.group().sum())),
                Text.of(Amount.count(line.group().kind().units())),
                Text.of(Figures.percent(line.used())),
                Texts.codes(line.group().shares().stream()
                        .map(share -> share.who().text())
                        .distinct()
                        .toList()),
                line.cooling().map(cooling -> Quoted.of(cooling.text())).orElse(Text.EMPTY));
    }

    private static List<Text> assumptions() {
        List<Text> lines = new ArrayList<>(List.of(Text.of(
                "Every figure is an estimate with three values: the least that is possible, what is expected, and the most. What is"
                        + " expected is shown, with the others in brackets where they differ.")));
        // The first is about large and small type on a page.
        CostWords.ASSUMPTIONS.stream().skip(1).map(Text::of).forEach(lines::add);
        lines.add(Text.of(CostWords.NOT_INCLUDED));
        return lines;
    }

    static Optional<String> money(Optional<Cost> cost) {
        return cost.map(Figures::money);
    }
}
