package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.List;

/**
 * Findings for programs. Every field is always there; fields may be added within a version, and anything else makes a new
 * one.
 *
 * <pre>
 * { "version": 1,
 *   "tool": "tablewright",
 *   "files": [
 *     { "name": "shop.yaml",
 *       "findings": [
 *         { "code": "TW0105",
 *           "name": "unknown-attribute",
 *           "severity": "error" | "warning" | "advice",
 *           "title": "…",
 *           "span": { "start": { "line": 12, "column": 38, "offset": 402 }, "end": { … } },
 *           "label": "…",
 *           "related": [ { "span": { … }, "file": "shop.yaml", "text": "…" } ],
 *           "notes": [ "…" ],
 *           "helps": [ "…" ],
 *           "fix": [ { "span": { … }, "replacement": "…" } ],
 *           "explain": "tablewright explain TW0105" } ] } ],
 *   "summary": { "errors": 1, "warnings": 0, "advice": 0 } }
 * </pre>
 *
 * Lines and columns count from 1, columns in code points; offsets count from 0 in UTF-16 units; an end lies behind the
 * last character. Texts are given as they are, unprintable characters included.
 */
public final class JsonFormat implements ReportFormat {

    private static final int VERSION = 1;

    @Override
    public String render(List<CheckedFile> files) {
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeNumberField("version", VERSION);
            json.writeStringField("tool", "tablewright");
            json.writeArrayFieldStart("files");
            for (CheckedFile file : files) {
                writeFile(json, file);
            }
            json.writeEndArray();
            writeSummary(json, Summary.of(files));
            json.writeEndObject();
        });
    }

    private static void writeFile(JsonGenerator json, CheckedFile file) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", file.name());
        json.writeArrayFieldStart("findings");
        for (Diagnostic diagnostic : file.diagnostics()) {
            FindingJson.write(json, diagnostic);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeSummary(JsonGenerator json, Summary summary) throws IOException {
        json.writeObjectFieldStart("summary");
        json.writeNumberField("errors", summary.errors());
        json.writeNumberField("warnings", summary.warnings());
        json.writeNumberField("advice", summary.advice());
        json.writeEndObject();
    }
}
