package dev.tablewright.check.cost;

import dev.tablewright.capacity.bill.StreamReading;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a reader who was not there when the model was written has to know about the figures. */
public final class CostWords {

    /** How estimates come about. */
    public static final List<String> ASSUMPTIONS = List.of(
            "Every figure is an estimate with three values: the least that is possible, what is expected, and the most"
                    + " that is possible. Large type is what is expected; small type gives the ends where they differ.",
            "Items are as large as the model says. Where it does not, sizes come from the types: of a text with a longest"
                    + " length half is expected and up to four bytes a character are possible; of a text without limit,"
                    + " 30 bytes are expected; of a list half of its largest number, or 10 elements; of a number 6 bytes."
                    + " The words of an enum are taken as equally frequent. No item is larger than 400 KB.",
            "What happens only sometimes, nobody knows how often, is expected half of the times: it may happen never, or"
                    + " always.",
            "A pattern that reads a page is expected to fill it, as far as there are enough items; an optional attribute"
                    + " is expected to be there.",
            "Read units are 4 KB and write units 1 KB, rounded up; a read that may lag behind costs half, a transaction"
                    + " double, and each index that follows a write is paid like a write of its own.",
            "Who gives only an average rate means it for the busiest second too, and the other way round. A month has 730"
                    + " hours, and a GB 1,073,741,824 bytes; 100 bytes are added to each stored item, as DynamoDB does.",
            "Heat is that of the most popular value of a key. Where the model says nothing about popularity, all values"
                    + " are taken as equally popular: real keys can be hotter than this.");

    public static final String NOT_INCLUDED =
            "Not included: the free tier, reserved capacity, replicated writes of global tables,"
                    + " backups on demand, restores, data transfer, exports and imports, caches, monitoring, key"
                    + " management, and taxes.";

    private CostWords() {}

    /** Why the bill is not the whole bill; nothing if it is. */
    public static List<String> missing(CostReport report) {
        Remarks remarks = report.remarks();
        List<String> lines = new ArrayList<>();
        add(lines, "The model gives no rate in numbers, so these are not in the bill: ", texts(remarks.withoutRate()));
        add(
                lines,
                "The model does not say how many there are, so their storage is not in the bill: ",
                texts(remarks.withoutCount()));
        report.patterns().forEach(pattern -> pattern.scan()
                .flatMap(scan -> scan.cost().month())
                .ifPresent(month -> lines.add("Only a scan could serve " + pattern.name()
                        + ", so it is not in the bill: it" + " would cost " + Figures.money(month) + " a month.")));
        add(
                lines,
                "Only a scan could serve these, so they are not in the bill: ",
                report.patterns().stream()
                        .filter(pattern -> pattern.scan()
                                .filter(scan -> scan.cost().month().isEmpty())
                                .isPresent())
                        .map(PatternCost::name)
                        .toList());
        add(
                lines,
                "The price list lacks the storage class of these tables: ",
                report.bill().unknown());
        return lines;
    }

    /** What it costs to follow a table's changes. */
    public static String stream(StreamReading stream) {
        String reader = "a reader of your own that asks each of its " + Amount.count(stream.shards())
                + (stream.shards() == 1 ? " shard" : " shards") + " once a second pays ";
        return "the stream of " + stream.table() + " costs nothing if Lambda reads it; " + reader
                + stream.ownReader().map(price -> price + " a month").orElse("what the price list does not have");
    }

    private static List<String> texts(List<Name> names) {
        return names.stream().map(Name::text).collect(Collectors.toList());
    }

    private static void add(List<String> lines, String reason, List<String> names) {
        if (!names.isEmpty()) {
            lines.add(reason + String.join(", ", names) + ".");
        }
    }
}
