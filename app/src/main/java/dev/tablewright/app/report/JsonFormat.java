package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Edit;
import dev.tablewright.model.diagnostic.Label;
import dev.tablewright.model.source.Span;
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
            writeFinding(json, diagnostic);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeFinding(JsonGenerator json, Diagnostic diagnostic) throws IOException {
        json.writeStartObject();
        json.writeStringField("code", diagnostic.code().id());
        json.writeStringField("name", diagnostic.code().name());
        json.writeStringField("severity", diagnostic.severity().word());
        json.writeStringField("title", diagnostic.title());
        writeSpan(json, diagnostic.span());
        json.writeStringField("label", diagnostic.primary().text());
        json.writeArrayFieldStart("related");
        for (Label label : diagnostic.secondary()) {
            json.writeStartObject();
            writeSpan(json, label.span());
            json.writeStringField("file", label.span().file().name());
            json.writeStringField("text", label.text());
            json.writeEndObject();
        }
        json.writeEndArray();
        writeTexts(json, "notes", diagnostic.notes());
        writeTexts(json, "helps", diagnostic.helps());
        json.writeArrayFieldStart("fix");
        for (Edit edit : diagnostic.fix()) {
            json.writeStartObject();
            writeSpan(json, edit.span());
            json.writeStringField("replacement", edit.replacement());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeStringField(
                "explain", "tablewright explain " + diagnostic.code().id());
        json.writeEndObject();
    }

    private static void writeTexts(JsonGenerator json, String field, List<String> texts) throws IOException {
        json.writeArrayFieldStart(field);
        for (String text : texts) {
            json.writeString(text);
        }
        json.writeEndArray();
    }

    private static void writeSpan(JsonGenerator json, Span span) throws IOException {
        json.writeObjectFieldStart("span");
        writePosition(json, "start", span.line(), span.column(), span.start());
        writePosition(json, "end", span.endLine(), span.endColumn(), span.end());
        json.writeEndObject();
    }

    private static void writePosition(JsonGenerator json, String field, int line, int column, int offset)
            throws IOException {
        json.writeObjectFieldStart(field);
        json.writeNumberField("line", line);
        json.writeNumberField("column", column);
        json.writeNumberField("offset", offset);
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
