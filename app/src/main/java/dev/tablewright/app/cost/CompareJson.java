package dev.tablewright.app.cost;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.capacity.bill.Cost;
import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.check.cost.Comparison;
import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.check.cost.Factor;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.Recommendation;
import dev.tablewright.check.cost.Side;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.model.design.Layout;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Two layouts side by side, for programs. {@code docs/compare.schema.json} says what is in it. Every field is always there;
 * fields may be added within a version, and anything else makes a new one.
 */
public final class CompareJson {

    private static final int VERSION = 1;

    private final Comparison comparison;
    private final JsonGenerator json;
    private final JsonFigures figures;

    private CompareJson(Comparison comparison, JsonGenerator json) {
        this.comparison = comparison;
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    public static String of(Comparison comparison) {
        return PrettyJson.render(json -> new CompareJson(comparison, json).write());
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeNumberField("version", VERSION);
        json.writeStringField("tool", "tablewright");
        json.writeStringField(
                "application",
                comparison.single().report().model().application().text());
        recommendation();
        json.writeArrayFieldStart("patterns");
        for (PatternPair pair : comparison.patterns()) {
            pattern(pair);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("writes");
        for (WritePair pair : comparison.writes()) {
            write(pair);
        }
        json.writeEndArray();
        side("singleTable", comparison.single());
        side("tablePerEntity", comparison.tables());
        json.writeEndObject();
    }

    private void recommendation() throws IOException {
        Recommendation recommendation = comparison.recommendation();
        json.writeObjectFieldStart("recommendation");
        json.writeStringField(
                "layout", recommendation.layout().map(Layout::word).orElse(null));
        json.writeBooleanField("clear", recommendation.clear());
        json.writeStringField("because", recommendation.because());
        json.writeArrayFieldStart("factors");
        for (Factor factor : recommendation.factors()) {
            json.writeStartObject();
            json.writeStringField("name", factor.name());
            json.writeStringField("favours", factor.favours().map(Layout::word).orElse(null));
            json.writeBooleanField("decisive", factor.decisive());
            json.writeStringField("reason", factor.reason());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("questions");
        for (Recommendation.Question question : recommendation.questions()) {
            json.writeStartObject();
            json.writeStringField("text", question.text());
            json.writeStringField("ifYes", question.ifYes().word());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void pattern(PatternPair pair) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", pair.name());
        both("requests", side -> served(side(pair, side))
                .map(cost -> cost.load().requests()));
        both("rounds", side -> served(side(pair, side)).map(cost -> cost.load().rounds()));
        both("readUnits", side -> served(side(pair, side))
                .map(cost -> cost.load().units()));
        bothCosts(side -> side(pair, side).cost().month());
        json.writeStringField("oneRequest", pair.isOneRequest() ? (pair.losesOneRequest() ? "lost" : "kept") : null);
        json.writeEndObject();
    }

    private static Optional<PatternCost> served(PatternCost cost) {
        return Optional.of(cost).filter(PatternCost::isServed);
    }

    private static PatternCost side(PatternPair pair, Layout layout) {
        return layout == Layout.SINGLE_TABLE ? pair.single() : pair.tables();
    }

    private void write(WritePair pair) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", pair.name());
        both("items", side -> Optional.of(side(pair, side).load().items()));
        both(
                "writeUnits",
                side -> Optional.of(side(pair, side)
                        .load()
                        .tableUnits()
                        .plus(side(pair, side).load().indexUnits())));
        bothCosts(side -> side(pair, side).cost().month());
        json.writeBooleanField("transaction", pair.tables().load().transaction());
        json.writeNumberField("tablesTogether", pair.tablesTogether());
        json.writeEndObject();
    }

    private static WriteCost side(WritePair pair, Layout layout) {
        return layout == Layout.SINGLE_TABLE ? pair.single() : pair.tables();
    }

    private void both(String field, Function<Layout, Optional<Estimate>> figure) throws IOException {
        json.writeObjectFieldStart(field);
        figures.estimate("singleTable", figure.apply(Layout.SINGLE_TABLE));
        figures.estimate("tablePerEntity", figure.apply(Layout.TABLE_PER_ENTITY));
        json.writeEndObject();
    }

    private void bothCosts(Function<Layout, Optional<Cost>> cost) throws IOException {
        json.writeObjectFieldStart("costPerMonth");
        figures.cost("singleTable", cost.apply(Layout.SINGLE_TABLE));
        figures.cost("tablePerEntity", cost.apply(Layout.TABLE_PER_ENTITY));
        json.writeEndObject();
    }

    private void side(String field, Side side) throws IOException {
        json.writeObjectFieldStart(field);
        json.writeBooleanField("derived", side.derived());
        texts("derivation", side.derivation());
        texts("notDerived", side.open());
        json.writeObjectFieldStart("cost");
        CostJson.figures(side.report(), json);
        json.writeEndObject();
        json.writeEndObject();
    }

    private void texts(String field, List<String> texts) throws IOException {
        json.writeArrayFieldStart(field);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
