package dev.tablewright.lab.validate;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.keys.KeyParser;
import dev.tablewright.keys.KeyType;
import dev.tablewright.keys.TemplateEncoding;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.design.KeyValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What keys of the table look like for items of one kind.
 *
 * @param templates by the attribute of the key; without those that are attributes of the entity as they are
 * @param madeOf the stored attributes of the owner that stand in the key
 */
record KeyForm(Map<String, TemplateEncoding> templates, Set<String> madeOf) {

    static KeyForm of(KeySpace space, Placement placement) {
        Map<String, TemplateEncoding> templates = new LinkedHashMap<>();
        placement.parts().forEach(part -> {
            if (part.value() instanceof KeyValue.Composed composed) {
                templates.put(
                        part.attribute(),
                        TemplateEncoding.of(
                                composed.template(),
                                slot -> space.leaves()
                                        .one(placement.owner(), slot.path())
                                        .map(Leaf::type)
                                        .orElse(KeyType.TEXT),
                                space.design().encoding()));
            }
        });
        Set<String> madeOf = placement
                .leaves()
                .map(Leaf::first)
                .flatMap(name -> placement.owner().attribute(name).stream())
                .map(attribute -> attribute.storedName())
                .collect(Collectors.toUnmodifiableSet());
        return new KeyForm(templates, madeOf);
    }

    /** An attribute of the key that no values of the model's attributes make; empty if there is none. */
    Optional<String> unreadable(Map<String, AttributeValue> item) {
        for (Map.Entry<String, TemplateEncoding> part : templates.entrySet()) {
            AttributeValue value = item.get(part.getKey());
            boolean readable = value != null && value.s() != null && isReadable(part.getValue(), value.s());
            if (!readable) {
                return Optional.of(part.getKey());
            }
        }
        return Optional.empty();
    }

    /** Values that stand in a key as they are may hold anything, its delimiters too: only its beginning is certain. */
    private static boolean isReadable(TemplateEncoding template, String text) {
        boolean raw = template.slots().stream().anyMatch(slot -> slot.encoding() == ValueEncoding.RAW);
        return raw
                ? text.startsWith(template.template().leadingLiteral())
                : KeyParser.parse(template, text).isReadable();
    }

    /** How the key is written in the model. */
    String words() {
        return templates.entrySet().stream()
                .map(part -> part.getKey() + "=" + part.getValue().template())
                .collect(Collectors.joining(", "));
    }
}
