package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Edit;
import dev.tablewright.model.diagnostic.Label;
import dev.tablewright.model.source.Span;
import java.io.IOException;
import java.util.List;

/** A finding for programs, wherever it stands. */
public final class FindingJson {

    private FindingJson() {}

    /** As {@link JsonFormat} says. */
    public static void write(JsonGenerator json, Diagnostic diagnostic) throws IOException {
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
}
