package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.source.Span;
import java.io.IOException;

/** A place as SARIF writes it: like ours, regions count from 1 and end behind their last character. */
final class SarifPlace {

    private SarifPlace() {}

    static void write(JsonGenerator json, Span span) throws IOException {
        json.writeObjectFieldStart("physicalLocation");
        writeArtifact(json, span.file().name());
        writeRegion(json, "region", span);
        json.writeEndObject();
    }

    static void writeArtifact(JsonGenerator json, String fileName) throws IOException {
        json.writeObjectFieldStart("artifactLocation");
        json.writeStringField("uri", ArtifactUri.of(fileName));
        json.writeEndObject();
    }

    static void writeRegion(JsonGenerator json, String field, Span span) throws IOException {
        json.writeObjectFieldStart(field);
        json.writeNumberField("startLine", span.line());
        json.writeNumberField("startColumn", span.column());
        json.writeNumberField("endLine", span.endLine());
        json.writeNumberField("endColumn", span.endColumn());
        json.writeEndObject();
    }
}
