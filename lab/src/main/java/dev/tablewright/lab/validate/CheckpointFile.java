package dev.tablewright.lab.validate;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A checkpoint as a file of JSON. It is replaced as a whole, so that a crash leaves the one before. */
final class CheckpointFile {

    private final Path path;

    CheckpointFile(Path path) {
        this.path = path;
    }

    /** The folder beside it for what does not fit into it. */
    Path folder() {
        return path.resolveSibling(path.getFileName() + ".numbers");
    }

    void write(Checkpoint checkpoint) throws IOException {
        Path next = path.resolveSibling(path.getFileName() + ".next");
        try (JsonGenerator json = ItemJson.JSON.createGenerator(Files.newBufferedWriter(next))) {
            json.writeStartObject();
            json.writeStringField("purpose", checkpoint.purpose());
            json.writeNumberField("items", checkpoint.items());
            json.writeNumberField("older", checkpoint.older());
            json.writeNumberField("units", checkpoint.units());
            json.writeNumberField("seconds", checkpoint.seconds());
            json.writeArrayFieldStart("runs");
            for (String run : checkpoint.runs()) {
                json.writeString(run);
            }
            json.writeEndArray();
            segments(json, checkpoint);
            findings(json, checkpoint);
            json.writeEndObject();
        }
        Files.move(next, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static void segments(JsonGenerator json, Checkpoint checkpoint) throws IOException {
        json.writeArrayFieldStart("segments");
        for (Map.Entry<String, List<Checkpoint.Segment>> table :
                checkpoint.segments().entrySet()) {
            for (Checkpoint.Segment segment : table.getValue()) {
                json.writeStartObject();
                json.writeStringField("table", table.getKey());
                json.writeStringField("done", Boolean.toString(segment.done()));
                json.writeStringField("position", ItemJson.text(segment.position()));
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    private static void findings(JsonGenerator json, Checkpoint checkpoint) throws IOException {
        json.writeObjectFieldStart("counts");
        for (Map.Entry<FindingKind, Long> count : checkpoint.counts().entrySet()) {
            json.writeNumberField(count.getKey().word(), count.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("samples");
        for (List<Finding> some : checkpoint.samples().values()) {
            for (Finding finding : some) {
                json.writeStartObject();
                json.writeStringField("kind", finding.kind().word());
                json.writeStringField("table", finding.table());
                json.writeStringField("key", finding.key());
                json.writeStringField("entity", finding.entity());
                json.writeStringField("attribute", finding.attribute());
                json.writeStringField("expected", finding.expected());
                json.writeStringField("found", finding.found());
                if (finding.repair() instanceof Repair.Fix fix) {
                    json.writeStringField("operation", fix.operation());
                    json.writeStringField("request", fix.request());
                } else {
                    json.writeStringField("byHand", ((Repair.ByHand) finding.repair()).why());
                }
                json.writeEndObject();
            }
        }
        json.writeEndArray();
    }

    /** Empty if there is none. */
    Optional<Checkpoint> read() throws IOException {
        if (!Files.exists(path)) {
            return Optional.empty();
        }
        try {
            return Optional.of(parsed());
        } catch (JsonProcessingException | RuntimeException e) {
            throw new ForeignCheckpointException("it is no file in which a validation kept its place", e);
        }
    }

    private Checkpoint parsed() throws IOException {
        Map<String, String> numbers = new HashMap<>();
        Map<String, List<Checkpoint.Segment>> segments = new LinkedHashMap<>();
        Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
        Map<FindingKind, List<Finding>> samples = new EnumMap<>(FindingKind.class);
        List<String> runs = new ArrayList<>();
        try (JsonParser json = ItemJson.JSON.createParser(path.toFile())) {
            json.nextToken();
            while (json.nextToken() == JsonToken.FIELD_NAME) {
                String name = json.currentName();
                json.nextToken();
                switch (name) {
                    case "segments" -> {
                        for (Map<String, String> segment : rows(json)) {
                            segments.computeIfAbsent(segment.get("table"), table -> new ArrayList<>())
                                    .add(new Checkpoint.Segment(
                                            Boolean.parseBoolean(segment.get("done")),
                                            ItemJson.read(segment.get("position"))));
                        }
                    }
                    case "samples" -> {
                        for (Map<String, String> row : rows(json)) {
                            Finding finding = finding(row);
                            samples.computeIfAbsent(finding.kind(), kind -> new ArrayList<>())
                                    .add(finding);
                        }
                    }
                    case "counts" ->
                        row(json).forEach((word, count) -> counts.put(FindingKind.ofWord(word), Long.valueOf(count)));
                    case "runs" -> {
                        while (json.nextToken() != JsonToken.END_ARRAY) {
                            runs.add(json.getText());
                        }
                    }
                    default -> numbers.put(name, json.getText());
                }
            }
        }
        if (!numbers.containsKey("purpose")) {
            throw new IllegalArgumentException("no checkpoint");
        }
        return new Checkpoint(
                numbers.getOrDefault("purpose", ""),
                segments,
                Long.parseLong(numbers.getOrDefault("items", "0")),
                Long.parseLong(numbers.getOrDefault("older", "0")),
                Double.parseDouble(numbers.getOrDefault("units", "0")),
                Double.parseDouble(numbers.getOrDefault("seconds", "0")),
                counts,
                samples,
                runs);
    }

    private static Finding finding(Map<String, String> row) {
        Repair repair = row.containsKey("operation")
                ? new Repair.Fix(row.get("operation"), row.get("request"))
                : new Repair.ByHand(row.get("byHand"));
        return new Finding(
                FindingKind.ofWord(row.get("kind")),
                row.get("table"),
                row.get("key"),
                row.get("entity"),
                row.get("attribute"),
                row.get("expected"),
                row.get("found"),
                repair);
    }

    private static List<Map<String, String>> rows(JsonParser json) throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            rows.add(row(json));
        }
        return rows;
    }

    private static Map<String, String> row(JsonParser json) throws IOException {
        Map<String, String> row = new LinkedHashMap<>();
        while (json.nextToken() == JsonToken.FIELD_NAME) {
            String name = json.currentName();
            json.nextToken();
            row.put(name, json.getText());
        }
        return row;
    }

    /** Removes it and all that belongs to it: what is done need not be resumed. */
    void delete() throws IOException {
        Files.deleteIfExists(path);
        deleteFolder(folder());
    }

    static void deleteFolder(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> inside = Files.list(folder)) {
            files = inside.toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(folder);
    }
}
