package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import dev.tablewright.synthesis.random.Sketch.Word;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

/** Reads a model file as a sketch, so that it can be made smaller. */
public final class SketchReader {

    /** Every value is a text, as it is in a sketch. */
    private static final LoadSettings SETTINGS =
            LoadSettings.builder().setSchema(new FailsafeSchema()).build();

    private SketchReader() {}

    public static Fields read(String model) {
        return (Fields) sketch(new Load(SETTINGS).loadFromString(model));
    }

    private static Sketch sketch(Object value) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Sketch> fields = new LinkedHashMap<>();
            map.forEach((key, inner) -> fields.put((String) key, sketch(inner)));
            return new Fields(fields);
        }
        return value instanceof List<?> list
                ? new Items(list.stream().map(SketchReader::sketch).toList())
                : new Word(String.valueOf(value));
    }
}
