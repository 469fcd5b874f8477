package dev.tablewright.app.lab;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.lab.validate.Finding;
import dev.tablewright.lab.validate.FindingKind;
import dev.tablewright.lab.validate.Repair;
import dev.tablewright.lab.validate.ValidationResult;
import java.io.IOException;
import java.util.Map;

/** What a validation found, for programs. Fields may be added within a version, and anything else makes a new one. */
public final class ValidationJson {

    private static final int VERSION = 1;

    private ValidationJson() {}

    public static String of(ValidationResult result) {
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeNumberField("version", VERSION);
            json.writeBooleanField("clean", result.isClean());
            json.writeBooleanField("complete", result.complete());
            json.writeNumberField("items", result.items());
            json.writeNumberField("older", result.older());
            json.writeNumberField("unsettled", result.unsettled());
            json.writeNumberField("units", result.units());
            json.writeObjectFieldStart("counts");
            for (Map.Entry<FindingKind, Long> count : result.counts().entrySet()) {
                json.writeNumberField(count.getKey().word(), count.getValue());
            }
            json.writeEndObject();
            json.writeArrayFieldStart("samples");
            for (Finding finding : result.findings()) {
                finding(json, finding);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("unchecked");
            for (String sentence : result.unchecked()) {
                json.writeString(sentence);
            }
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void finding(JsonGenerator json, Finding finding) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", finding.kind().word());
        json.writeStringField("severity", finding.kind().isError() ? "error" : "warning");
        json.writeStringField("table", finding.table());
        json.writeStringField("key", finding.key());
        json.writeStringField("entity", finding.entity());
        json.writeStringField("attribute", finding.attribute());
        json.writeStringField("expected", finding.expected());
        json.writeStringField("found", finding.found());
        json.writeBooleanField("repairable", finding.repair() instanceof Repair.Fix);
        json.writeEndObject();
    }
}
