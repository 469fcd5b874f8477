package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Edit;
import dev.tablewright.model.diagnostic.Label;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A finding as a SARIF result. */
final class SarifResult {

    private SarifResult() {}

    static void write(JsonGenerator json, Diagnostic finding, int ruleIndex, String fingerprint) throws IOException {
        json.writeStartObject();
        json.writeStringField("ruleId", finding.code().id());
        json.writeNumberField("ruleIndex", ruleIndex);
        json.writeStringField("level", SarifLevel.of(finding.severity()));
        writeMessage(json, FindingMessage.of(finding));
        json.writeArrayFieldStart("locations");
        json.writeStartObject();
        SarifPlace.write(json, finding.span());
        json.writeEndObject();
        json.writeEndArray();
        json.writeObjectFieldStart("partialFingerprints");
        json.writeStringField("tablewright/v1", fingerprint);
        json.writeEndObject();
        if (!finding.secondary().isEmpty()) {
            writeRelatedLocations(json, finding.secondary());
        }
        if (!finding.fix().isEmpty()) {
            writeFix(json, finding.fix());
        }
        json.writeEndObject();
    }

    /**
     * The standard wants braces doubled, as {@code {0}} stands for an argument. Not every reader halves them again, and
     * the slots of key templates, which findings are full of, begin with a letter and cannot be taken for arguments. So
     * they stay as the user knows them.
     */
    private static void writeMessage(JsonGenerator json, String text) throws IOException {
        json.writeObjectFieldStart("message");
        json.writeStringField("text", text);
        json.writeEndObject();
    }

    private static void writeRelatedLocations(JsonGenerator json, List<Label> labels) throws IOException {
        json.writeArrayFieldStart("relatedLocations");
        int id = 1;
        for (Label label : labels) {
            json.writeStartObject();
            // The elements must differ, even if a finding names a place twice.
            json.writeNumberField("id", id++);
            SarifPlace.write(json, label.span());
            if (!label.text().isEmpty()) {
                writeMessage(json, PrintableText.oneLine(label.text()));
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** All edits of a finding belong together: one fix, which may change several files. */
    private static void writeFix(JsonGenerator json, List<Edit> edits) throws IOException {
        Map<String, List<Edit>> editsByFile = edits.stream()
                .collect(Collectors.groupingBy(
                        edit -> edit.span().file().name(), LinkedHashMap::new, Collectors.toList()));
        json.writeArrayFieldStart("fixes");
        json.writeStartObject();
        json.writeArrayFieldStart("artifactChanges");
        for (Map.Entry<String, List<Edit>> change : editsByFile.entrySet()) {
            json.writeStartObject();
            SarifPlace.writeArtifact(json, change.getKey());
            json.writeArrayFieldStart("replacements");
            for (Edit edit : change.getValue()) {
                json.writeStartObject();
                SarifPlace.writeRegion(json, "deletedRegion", edit.span());
                json.writeObjectFieldStart("insertedContent");
                json.writeStringField("text", edit.replacement());
                json.writeEndObject();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
        json.writeEndArray();
    }
}
