package dev.tablewright.lab.validate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.function.Consumer;

/**
 * Writes how findings can be put right, a line of JSON for each: {@code operation} and {@code request} where a request does it,
 * {@code byHand} where only a person can know. The requests hold keys and values as they are, sensitive ones too.
 *
 * <pre>{@code
 * try (Writer file = Files.newBufferedWriter(path)) {
 *     validation.run(ValidationListener.of(new RepairPlan(file)));
 * }
 * }</pre>
 */
public final class RepairPlan implements Consumer<Finding> {

    private static final JsonFactory JSON = new JsonFactory();

    private final Writer lines;

    public RepairPlan(Writer lines) {
        this.lines = lines;
    }

    @Override
    public void accept(Finding finding) {
        try {
            String line = line(finding);
            synchronized (lines) {
                lines.write(line + "\n");
                // Whoever goes on after a crash goes on with the plan, too.
                lines.flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write the plan of repairs", e);
        }
    }

    /** One line of a plan. */
    public static String line(Finding finding) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("kind", finding.kind().word());
            json.writeStringField("table", finding.table());
            json.writeStringField("key", finding.key());
            json.writeStringField("entity", finding.entity());
            json.writeStringField("attribute", finding.attribute());
            if (finding.repair() instanceof Repair.Fix fix) {
                json.writeStringField("operation", fix.operation());
                json.writeFieldName("request");
                json.writeRawValue(fix.request());
            } else {
                json.writeStringField("byHand", ((Repair.ByHand) finding.repair()).why());
            }
            json.writeEndObject();
        }
        return text.toString();
    }
}
