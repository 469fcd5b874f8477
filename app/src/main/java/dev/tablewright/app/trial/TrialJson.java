package dev.tablewright.app.trial;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.app.report.PrettyJson;
import dev.tablewright.lab.trial.Failure;
import dev.tablewright.lab.trial.Figures;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.lab.trial.TrialResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** A trial for programs. Fields may be added within a version; anything else makes a new one. */
public final class TrialJson {

    private static final int VERSION = 1;

    private TrialJson() {}

    public static String of(String file, TrialReport report) {
        return PrettyJson.render(json -> {
            json.writeStartObject();
            json.writeNumberField("version", VERSION);
            json.writeStringField("file", file);
            json.writeStringField("place", report.place());
            json.writeNumberField("seeded", report.seeded());
            json.writeNumberField("seedingMillis", report.seeding().toMillis());
            json.writeNumberField("millis", report.time().toMillis());
            json.writeBooleanField("passed", report.isPassed());
            json.writeNumberField("cases", report.cases());
            json.writeNumberField("failed", report.failed());
            json.writeNumberField("untried", report.untried().size());
            json.writeArrayFieldStart("subjects");
            for (SubjectResult subject : report.subjects()) {
                subject(json, subject);
            }
            json.writeEndArray();
            strings(json, "tables", report.tables());
            strings(json, "notes", report.notes());
            json.writeEndObject();
        });
    }

    private static void subject(JsonGenerator json, SubjectResult subject) throws IOException {
        json.writeStartObject();
        json.writeStringField("kind", subject.kind().name().toLowerCase(Locale.ROOT));
        json.writeStringField("name", subject.name());
        json.writeBooleanField("passed", subject.isPassed());
        if (subject.untried().isPresent()) {
            json.writeStringField("untried", subject.untried().get());
        }
        json.writeArrayFieldStart("cases");
        for (TrialResult each : subject.cases()) {
            result(json, each);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void result(JsonGenerator json, TrialResult result) throws IOException {
        json.writeStartObject();
        json.writeStringField("title", result.title());
        json.writeBooleanField("passed", result.isPassed());
        if (result.figures().isPresent()) {
            figures(json, result.figures().get());
        }
        if (result.failure().isPresent()) {
            failure(json, result.failure().get());
        }
        json.writeEndObject();
    }

    private static void figures(JsonGenerator json, Figures figures) throws IOException {
        json.writeStringField("operations", figures.operations());
        json.writeStringField("indexes", figures.indexes());
        json.writeNumberField("requests", figures.requests());
        json.writeNumberField("read", figures.read());
        json.writeNumberField("returned", figures.returned());
        json.writeNumberField("units", figures.units());
        if (figures.predicted().isPresent()) {
            json.writeNumberField("predicted", figures.predicted().get());
        }
        json.writeNumberField("declared", figures.declared());
    }

    private static void failure(JsonGenerator json, Failure failure) throws IOException {
        json.writeObjectFieldStart("failure");
        json.writeStringField("what", failure.what());
        strings(json, "differences", failure.differences());
        strings(json, "expected", failure.expected());
        strings(json, "actual", failure.actual());
        strings(json, "requests", failure.requests());
        json.writeEndObject();
    }

    private static void strings(JsonGenerator json, String name, List<String> values) throws IOException {
        json.writeArrayFieldStart(name);
        for (String value : values) {
            json.writeString(value);
        }
        json.writeEndArray();
    }
}
