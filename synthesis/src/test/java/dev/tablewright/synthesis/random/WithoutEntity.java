package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import java.util.List;
import java.util.regex.Pattern;

/** A sketch without an entity, and without everything that mentions it. */
final class WithoutEntity {

    private static final List<String> SECTIONS = List.of("relationships", "counts", "sums", "patterns", "writes");
    private static final List<String> OF_DESIGN = List.of("keys", "guards", "sequences");

    private final Pattern mention;

    private WithoutEntity(String entity) {
        this.mention = Pattern.compile("\\b" + Pattern.quote(entity) + "\\b");
    }

    static Fields of(Fields sketch, String entity) {
        return new WithoutEntity(entity).in(sketch, entity);
    }

    private Fields in(Fields sketch, String entity) {
        Fields entities = sketch.fields("entities").without(entity);
        for (String other : entities.all().keySet()) {
            Fields declared = entities.fields(other);
            entities = entities.with(other, declared.with("attributes", without(declared.fields("attributes"))));
        }
        Fields changed = sketch.with("entities", entities);
        for (String section : SECTIONS) {
            if (sketch.all().get(section) instanceof Items items) {
                changed = changed.with(
                        section,
                        new Items(items.all().stream()
                                .filter(item -> !mentions(item))
                                .toList()));
            } else if (sketch.all().containsKey(section)) {
                changed = changed.with(section, without(sketch.fields(section)));
            }
        }
        return sketch.all().containsKey("design") ? changed.with("design", design(sketch.fields("design"))) : changed;
    }

    private Fields design(Fields design) {
        Fields changed = design;
        for (String section : OF_DESIGN) {
            if (design.all().containsKey(section)) {
                changed = changed.with(section, without(design.fields(section)));
            }
        }
        return changed;
    }

    private Fields without(Fields fields) {
        Fields kept = Fields.NONE;
        for (var field : fields.all().entrySet()) {
            boolean mentioned = mention.matcher(field.getKey()).find() || mentions(field.getValue());
            kept = mentioned ? kept : kept.with(field.getKey(), field.getValue());
        }
        return kept;
    }

    private boolean mentions(Sketch sketch) {
        if (sketch instanceof Sketch.Word word) {
            return mention.matcher(word.text()).find();
        }
        if (sketch instanceof Items items) {
            return items.all().stream().anyMatch(this::mentions);
        }
        return ((Fields) sketch)
                .all().entrySet().stream()
                        .anyMatch(field -> mention.matcher(field.getKey()).find() || mentions(field.getValue()));
    }
}
