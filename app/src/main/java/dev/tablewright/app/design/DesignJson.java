package dev.tablewright.app.design;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.cost.CostJson;
import dev.tablewright.app.cost.JsonFigures;
import dev.tablewright.app.report.FindingJson;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.explain.Remodelling;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * Designs, their prices and the reasons for them, for programs. {@code docs/design.schema.json} says what is in it. Every field
 * is always there; fields may be added within a version, and anything else makes a new one.
 */
public final class DesignJson {

    private static final int VERSION = 1;

    private final DesignedModel designed;
    private final JsonGenerator json;
    private final JsonFigures figures;

    private DesignJson(DesignedModel designed, JsonGenerator json) {
        this.designed = designed;
        this.json = json;
        this.figures = new JsonFigures(json);
    }

    public static String of(DesignedModel designed) {
        return PrettyJson.render(json -> new DesignJson(designed, json).write());
    }

    private void write() throws IOException {
        json.writeStartObject();
        json.writeNumberField("version", VERSION);
        json.writeStringField("tool", "tablewright");
        json.writeStringField("application", designed.model().application().text());
        json.writeBooleanField("kept", designed.kept());
        json.writeBooleanField("optimal", !designed.designs().isEmpty() && designed.isOptimal());
        figures.number("gap", designed.gap());
        json.writeArrayFieldStart("designs");
        for (CheckedDesign design : designed.designs()) {
            design(design);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("decisions");
        for (Decision decision : designed.decisions()) {
            decision(decision);
        }
        json.writeEndArray();
        texts("assumptions", designed.assumptions());
        findings(designed.findings());
        json.writeEndObject();
    }

    private void design(CheckedDesign design) throws IOException {
        json.writeStartObject();
        json.writeStringField("layout", design.design().layout().word());
        figures.number("dollarsPerMonth", design.proposal().worth().dollars());
        figures.number("requestsPerMonth", design.proposal().worth().requests());
        json.writeNumberField("limitsNotKept", design.proposal().worth().violations());
        texts("differences", design.proposal().differences());
        new KeysJson(json).design(design.design());
        findings(design.findings());
        json.writeObjectFieldStart("cost");
        CostJson.figures(design.report(), json);
        json.writeEndObject();
        json.writeEndObject();
    }

    private void decision(Decision decision) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", decision.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("subject", decision.subject());
        json.writeStringField("choice", decision.choice());
        texts("reasons", decision.reasons());
        json.writeArrayFieldStart("alternatives");
        for (Decision.Alternative alternative : decision.alternatives()) {
            json.writeStartObject();
            json.writeStringField("choice", alternative.choice());
            figures.number("extraDollarsPerMonth", alternative.extra());
            texts("reasons", alternative.reasons());
            json.writeEndObject();
        }
        json.writeEndArray();
        texts("wouldChange", decision.tippings());
        json.writeArrayFieldStart("otherModels");
        for (Remodelling other : decision.remodellings()) {
            remodelling(other);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private void remodelling(Remodelling other) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", other.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("choice", other.choice());
        figures.number("extraDollarsPerMonth", other.extra());
        json.writeNumberField("extraLimitsNotKept", other.limits());
        texts("reasons", other.reasons());
        texts("changes", other.changes());
        json.writeEndObject();
    }

    private void findings(List<Diagnostic> findings) throws IOException {
        json.writeArrayFieldStart("findings");
        for (Diagnostic finding : findings) {
            FindingJson.write(json, finding);
        }
        json.writeEndArray();
    }

    private void texts(String field, List<String> texts) throws IOException {
        json.writeArrayFieldStart(field);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }
}
