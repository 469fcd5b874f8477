package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.CallCost;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.Pace;
import dev.tablewright.check.load.PartitionLoad.Share;
import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.ReadLoad;
import dev.tablewright.check.load.WriteLoad;
import java.io.IOException;
import java.util.Optional;

/** The patterns and writes of a report, for programs. */
final class CallJson {

    private static final CallCost UNKNOWN =
            new CallCost(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    private final JsonGenerator json;
    private final JsonFigures figures;

    CallJson(JsonGenerator json) {
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    void pattern(PatternCost pattern) throws IOException {
        PatternLoad load = pattern.load();
        // What is not served takes no requests, but not because it is for nothing.
        Optional<PatternLoad> served = Optional.of(load).filter(some -> pattern.isServed());
        json.writeStartObject();
        json.writeStringField("name", pattern.name());
        json.writeBooleanField("served", pattern.isServed());
        json.writeArrayFieldStart("operations");
        for (ReadLoad read : load.reads()) {
            operation(read);
        }
        json.writeEndArray();
        figures.estimate("requests", served.map(PatternLoad::requests));
        figures.estimate("rounds", served.map(PatternLoad::rounds));
        figures.estimate("itemsRead", served.map(PatternLoad::itemsRead));
        figures.estimate("itemsReturned", served.map(PatternLoad::itemsReturned));
        figures.estimate("bytes", served.map(PatternLoad::bytes));
        figures.estimate("readUnits", served.map(PatternLoad::units));
        call(load.pace(), pattern.isServed() ? pattern.cost() : UNKNOWN);
        scan(pattern);
        json.writeEndObject();
    }

    private void scan(PatternCost pattern) throws IOException {
        if (pattern.scan().isEmpty()) {
            json.writeNullField("scan");
            return;
        }
        json.writeObjectFieldStart("scan");
        figures.estimate("readUnits", pattern.scan().get().units());
        figures.cost("costPerMonth", pattern.scan().get().cost().month());
        json.writeEndObject();
    }

    private void operation(ReadLoad read) throws IOException {
        json.writeStartObject();
        json.writeStringField("operation", read.read().operation().word());
        new HeatJson(json).route(read.read().route());
        json.writeBooleanField("fetchesFromTable", read.fetch().isPresent());
        json.writeEndObject();
    }

    void write(WriteCost write) throws IOException {
        WriteLoad load = write.load();
        json.writeStartObject();
        json.writeStringField("name", write.name());
        json.writeBooleanField("transaction", load.transaction());
        figures.estimate("requests", load.requests());
        figures.estimate("rounds", load.rounds());
        figures.estimate("items", load.items());
        figures.estimate("bytes", load.bytes());
        figures.estimate("tableUnits", load.tableUnits());
        figures.estimate("indexUnits", load.indexUnits());
        figures.estimate("readUnits", load.units(PartitionLimit.READ));
        call(load.pace(), write.cost());
        json.writeEndObject();
    }

    private void call(Pace pace, CallCost cost) throws IOException {
        json.writeObjectFieldStart("ratePerSecond");
        figures.number("average", pace.average());
        figures.number("peak", pace.peak());
        json.writeEndObject();
        figures.cost("costPerMillion", cost.million());
        figures.cost("costPerMonth", cost.month());
        figures.number("share", cost.share());
        if (cost.hottest().isPresent()) {
            Share share = cost.hottest().get();
            json.writeObjectFieldStart("hottest");
            new HeatJson(json)
                    .heat(
                            share.demand().route(),
                            share.demand().partition(),
                            share.demand().kind(),
                            share.heat());
            json.writeEndObject();
        } else {
            json.writeNullField("hottest");
        }
    }
}
