package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Route;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.HeatLine;
import dev.tablewright.check.load.Cooling;
import dev.tablewright.check.load.PartitionLoad.Group;
import dev.tablewright.keys.TimeUnit;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** How hot partitions get, for programs. */
final class HeatJson {

    private final JsonGenerator json;
    private final JsonFigures figures;

    HeatJson(JsonGenerator json) {
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    void line(HeatLine line) throws IOException {
        Group group = line.group();
        json.writeStartObject();
        heat(group.route(), group.partition(), group.kind(), group.sum());
        json.writeBooleanField("tooHot", group.isTooHot());
        json.writeArrayFieldStart("by");
        // One that meets itself there, as a parent or in a cascade, is one.
        Map<String, BigDecimal> heats = new LinkedHashMap<>();
        group.shares().forEach(share -> heats.merge(share.who().text(), share.heat(), BigDecimal::add));
        for (Map.Entry<String, BigDecimal> heat : heats.entrySet()) {
            json.writeStartObject();
            json.writeStringField("name", heat.getKey());
            figures.number("unitsPerSecond", heat.getValue());
            json.writeEndObject();
        }
        json.writeEndArray();
        cooling(group.kind(), line.cooling());
        json.writeEndObject();
    }

    private void cooling(PartitionLimit kind, Optional<Cooling> cooling) throws IOException {
        if (cooling.isEmpty()) {
            json.writeNullField("cooling");
            return;
        }
        json.writeObjectFieldStart("cooling");
        // Readers ask all shards, so only copies help them.
        Optional<Long> parts = cooling.map(Cooling::parts);
        figures.whole("shards", parts.filter(some -> kind == PartitionLimit.WRITE));
        figures.whole("copies", parts.filter(some -> kind == PartitionLimit.READ));
        json.writeStringField("width", cooling.get().width().map(TimeUnit::word).orElse(null));
        json.writeStringField("text", cooling.get().text());
        json.writeEndObject();
    }

    /** What the hottest of some partitions gets, beside what it bears. */
    void heat(Route route, List<KeyPart> partition, PartitionLimit kind, BigDecimal unitsPerSecond) throws IOException {
        route(route);
        json.writeStringField(
                "key",
                partition.stream().map(part -> part.attribute() + " = " + part).collect(Collectors.joining(" and ")));
        json.writeStringField("kind", kind.word());
        figures.number("unitsPerSecond", unitsPerSecond);
        json.writeNumberField("limit", kind.units());
        figures.number("used", unitsPerSecond.divide(BigDecimal.valueOf(kind.units()), MathContext.DECIMAL64));
    }

    void route(Route route) throws IOException {
        json.writeStringField("table", route.table().name().text());
        json.writeStringField(
                "index", route.index().map(index -> index.name().text()).orElse(null));
    }
}
