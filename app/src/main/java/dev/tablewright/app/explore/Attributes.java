package dev.tablewright.app.explore;

import dev.tablewright.lab.explore.KeyReadout;
import dev.tablewright.lab.explore.RawText;
import dev.tablewright.lab.explore.Sight;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.lab.validate.Sensitivity;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The attributes of what is seen, for people; what is sensitive stays hidden unless somebody insists. */
final class Attributes {

    static final String HIDDEN = "(sensitive)";

    private final Model model;
    private final Sensitivity sensitivity;
    private final ValueText text;
    private final boolean reveal;

    Attributes(Model model, boolean reveal) {
        this.model = model;
        this.sensitivity = new Sensitivity(model);
        this.text = new ValueText(model);
        this.reveal = reveal;
    }

    /** By their names in the model, in its order; of what is no entity, as they are stored. */
    Map<String, String> of(Sight sight) {
        Map<String, String> shown = new LinkedHashMap<>();
        Optional<Entity> entity = sight.row().flatMap(row -> model.entity(row.entity()));
        if (entity.isEmpty()) {
            return raw(sight);
        }
        for (Attribute attribute : entity.get().attributes()) {
            sight.row()
                    .orElseThrow()
                    .value(attribute.storedName())
                    .ifPresent(value -> shown.put(
                            attribute.name().text(),
                            isHidden(entity.get(), attribute) ? HIDDEN : shown(attribute, value)));
        }
        return shown;
    }

    /** Texts as they are typed, without quotes; an empty one has to have them. */
    private String shown(Attribute attribute, AttributeValue value) {
        return value.s() == null || value.s().isEmpty() ? text.show(attribute.type(), value) : value.s();
    }

    /** All that is stored. */
    Map<String, String> raw(Sight sight) {
        Set<String> hidden = hidden(sight);
        Map<String, String> shown = new LinkedHashMap<>();
        new TreeMap<>(sight.item())
                .forEach((name, value) -> shown.put(name, hidden.contains(name) ? HIDDEN : RawText.of(value)));
        return shown;
    }

    /** The item without what is hidden. */
    Map<String, AttributeValue> visible(Sight sight) {
        Set<String> hidden = hidden(sight);
        Map<String, AttributeValue> visible = new TreeMap<>(sight.item());
        visible.keySet().removeAll(hidden);
        return visible;
    }

    boolean isHidden(Entity entity, Attribute attribute) {
        return !reveal && sensitivity.of(entity.name().text()).contains(attribute.storedName());
    }

    boolean isHidden(KeyReadout key) {
        return !reveal && key.sensitive();
    }

    /** Stored names; where it is not known what an item is, those of any entity. */
    private Set<String> hidden(Sight sight) {
        if (reveal) {
            return Set.of();
        }
        Stream<String> keys = sight.keys().stream().filter(this::isHidden).map(KeyReadout::attribute);
        Stream<String> values = model.entities().stream()
                .filter(entity -> sight.kind() != Sight.Kind.ENTITY
                        || entity.name().text().equals(sight.name()))
                .flatMap(entity -> sensitivity.of(entity.name().text()).stream());
        return Stream.concat(keys, values).collect(Collectors.toSet());
    }
}
