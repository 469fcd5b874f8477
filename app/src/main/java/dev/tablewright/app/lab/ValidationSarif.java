package dev.tablewright.app.lab;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.lab.validate.Finding;
import dev.tablewright.lab.validate.FindingKind;
import dev.tablewright.lab.validate.ValidationResult;
import java.io.IOException;

/** What a validation found, as SARIF 2.1.0. Items stand in no file: their places are logical, a table and a key. */
public final class ValidationSarif {

    private ValidationSarif() {}

    public static String of(ValidationResult result) {
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeStringField(
                    "$schema",
                    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json");
            json.writeStringField("version", "2.1.0");
            json.writeArrayFieldStart("runs");
            json.writeStartObject();
            tool(json);
            json.writeArrayFieldStart("results");
            for (Finding finding : result.findings()) {
                finding(json, finding);
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void tool(JsonGenerator json) throws IOException {
        json.writeObjectFieldStart("tool");
        json.writeObjectFieldStart("driver");
        json.writeStringField("name", "tablewright");
        json.writeArrayFieldStart("rules");
        for (FindingKind kind : FindingKind.values()) {
            json.writeStartObject();
            json.writeStringField("id", kind.word());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void finding(JsonGenerator json, Finding finding) throws IOException {
        json.writeStartObject();
        json.writeStringField("ruleId", finding.kind().word());
        json.writeStringField("level", finding.kind().isError() ? "error" : "warning");
        json.writeObjectFieldStart("message");
        json.writeStringField("text", finding.toString());
        json.writeEndObject();
        json.writeArrayFieldStart("locations");
        json.writeStartObject();
        json.writeArrayFieldStart("logicalLocations");
        json.writeStartObject();
        json.writeStringField("fullyQualifiedName", finding.table() + "/" + finding.key());
        json.writeStringField("kind", "member");
        json.writeEndObject();
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndArray();
        json.writeEndObject();
    }
}
