package dev.tablewright.app.report;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The kinds of findings that occur in a run, in the order of their codes. */
final class SarifRules {

    private final List<Code> codes;
    private final List<String> ids;

    private SarifRules(List<Code> codes) {
        this.codes = codes;
        this.ids = codes.stream().map(Code::id).toList();
    }

    static SarifRules of(List<Diagnostic> findings) {
        TreeMap<String, Code> byId = new TreeMap<>();
        findings.forEach(finding -> byId.putIfAbsent(finding.code().id(), finding.code()));
        return new SarifRules(new ArrayList<>(byId.values()));
    }

    int indexOf(Code code) {
        return ids.indexOf(code.id());
    }

    /** GitHub heads its alerts with both descriptions, so both are there though the full one says little more. */
    void writeTo(JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("rules");
        for (Code code : codes) {
            String explain = "`tablewright explain " + code.id() + "`";
            json.writeStartObject();
            json.writeStringField("id", code.id());
            json.writeStringField("name", inPascalCase(code.name()));
            writeText(json, "shortDescription", inWords(code.name()));
            writeText(json, "fullDescription", inWords(code.name()) + "; " + explain + " says more");
            json.writeObjectFieldStart("defaultConfiguration");
            json.writeStringField("level", SarifLevel.of(code.severity()));
            json.writeEndObject();
            writeText(json, "help", "Run " + explain + ".");
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeText(JsonGenerator json, String field, String text) throws IOException {
        json.writeObjectFieldStart(field);
        json.writeStringField("text", text);
        json.writeEndObject();
    }

    private static String inPascalCase(String name) {
        return Stream.of(name.split("-")).map(SarifRules::capitalised).collect(Collectors.joining());
    }

    private static String inWords(String name) {
        return capitalised(name.replace('-', ' '));
    }

    private static String capitalised(String word) {
        return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }
}
