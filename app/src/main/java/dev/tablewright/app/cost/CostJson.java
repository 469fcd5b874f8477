package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.capacity.bill.BillLine;
import dev.tablewright.capacity.bill.StreamReading;
import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.BillFigures;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.model.source.Name;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * What a design costs, for programs. {@code docs/cost.schema.json} says what is in it. Every field is always there; fields
 * may be added within a version, and anything else makes a new one.
 */
public final class CostJson {

    private static final int VERSION = 1;

    private final CostReport report;
    private final JsonGenerator json;
    private final JsonFigures figures;

    private CostJson(CostReport report, JsonGenerator json) {
        this.report = report;
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    public static String of(CostReport report) {
        return PrettyJson.render(json -> new CostJson(report, json).write());
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeNumberField("version", VERSION);
        json.writeStringField("tool", "tablewright");
        json.writeStringField("application", report.model().application().text());
        figures();
        json.writeEndObject();
    }

    /** The figures alone, into an object that has been begun. */
    public static void figures(CostReport report, JsonGenerator json) throws IOException {
        new CostJson(report, json).figures();
    }

    private void figures() throws IOException {
        setting();
        json.writeArrayFieldStart("patterns");
        for (PatternCost pattern : report.patterns()) {
            new CallJson(json).pattern(pattern);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("writes");
        for (WriteCost write : report.writes()) {
            new CallJson(json).write(write);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("tables");
        for (TableUsage table : report.tables()) {
            new UsageJson(json).table(table);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("heat");
        for (HeatLine line : report.heat()) {
            new HeatJson(json).line(line);
        }
        json.writeEndArray();
        bill();
        notInTheBill();
    }

    private void setting() throws IOException {
        PriceList prices = report.setting().prices();
        json.writeObjectFieldStart("setting");
        json.writeStringField("region", prices.region());
        json.writeStringField("pricesAsOf", prices.asOf().toString());
        json.writeStringField("pricesFrom", prices.source());
        json.writeStringField(
                "environment",
                report.setting()
                        .environment()
                        .map(environment -> environment.name().text())
                        .orElse(null));
        json.writeEndObject();
    }

    private void bill() throws IOException {
        json.writeObjectFieldStart("bill");
        json.writeStringField("currency", "USD");
        json.writeArrayFieldStart("lines");
        for (BillLine line : report.bill().lines()) {
            json.writeStartObject();
            json.writeStringField("table", line.table());
            json.writeStringField("item", line.item().name().toLowerCase(Locale.ROOT));
            json.writeStringField("unit", BillFigures.isBytes(line) ? "bytes" : "units");
            figures.estimate("amount", line.amount());
            figures.cost("cost", line.cost());
            json.writeEndObject();
        }
        json.writeEndArray();
        figures.cost("total", report.bill().total());
        json.writeArrayFieldStart("streams");
        for (StreamReading stream : report.bill().streams()) {
            json.writeStartObject();
            json.writeStringField("table", stream.table());
            json.writeNumberField("shards", stream.shards());
            figures.money("ownReaderPerMonth", stream.ownReader());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("requests");
        figures.cost("onDemand", report.onDemand());
        figures.money("provisionedForPeak", report.provisionedForPeak());
        json.writeEndObject();
        json.writeEndObject();
    }

    private void notInTheBill() throws IOException {
        json.writeObjectFieldStart("notInTheBill");
        names("withoutRate", report.remarks().withoutRate());
        names("withoutCount", report.remarks().withoutCount());
        names("unserved", report.remarks().unserved());
        json.writeArrayFieldStart("withoutPrice");
        for (String table : report.bill().unknown()) {
            json.writeString(table);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void names(String field, List<Name> names) throws IOException {
        json.writeArrayFieldStart(field);
        for (Name name : names) {
            json.writeString(name.text());
        }
        json.writeEndArray();
    }
}
