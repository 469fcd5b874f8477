package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.List;

/** Findings in the Static Analysis Results Interchange Format 2.1.0, which code scanning services and editors read. */
public final class SarifFormat implements ReportFormat {

    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    @Override
    public String render(List<CheckedFile> files) {
        List<Diagnostic> findings =
                files.stream().flatMap(file -> file.diagnostics().stream()).toList();
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeStringField("$schema", SCHEMA);
            json.writeStringField("version", "2.1.0");
            json.writeArrayFieldStart("runs");
            writeRun(json, findings);
            json.writeEndArray();
            json.writeEndObject();
        });
    }

    private static void writeRun(JsonGenerator json, List<Diagnostic> findings) throws IOException {
        SarifRules rules = SarifRules.of(findings);
        json.writeStartObject();
        json.writeObjectFieldStart("tool");
        json.writeObjectFieldStart("driver");
        json.writeStringField("name", "tablewright");
        rules.writeTo(json);
        json.writeEndObject();
        json.writeEndObject();
        json.writeStringField("columnKind", "unicodeCodePoints");
        json.writeArrayFieldStart("results");
        Fingerprints fingerprints = new Fingerprints();
        for (Diagnostic finding : findings) {
            SarifResult.write(json, finding, rules.indexOf(finding.code()), fingerprints.next(finding));
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
