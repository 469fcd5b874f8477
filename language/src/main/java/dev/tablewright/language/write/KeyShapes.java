package dev.tablewright.language.write;

import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.ItemKey;
import dev.tablewright.model.design.KeyValue;
import java.util.List;
import java.util.Optional;

/**
 * Writes keys in the shape that says them shortest: a text for each attribute where its name says what it is part of; else
 * a list of attributes; a mapping where there is a condition, or more than two attributes.
 */
final class KeyShapes {

    private static final int DEPTH = 3;

    private final YamlLines lines;
    private final IndexNaming naming;

    KeyShapes(YamlLines lines, IndexNaming naming) {
        this.lines = lines;
        this.naming = naming;
    }

    void primary(ItemKey key) {
        if (isTexts(key, Optional.empty())) {
            texts(key);
        } else {
            lines.line(
                    DEPTH,
                    "key",
                    YamlLines.list(key.values().map(KeyShapes::element).toList()));
        }
    }

    void entry(IndexEntry entry) {
        String index = entry.index().text();
        ItemKey key = entry.key();
        boolean always = entry.when().isAlways();
        if (naming.isInverted(index)) {
            return;
        }
        if (isTexts(key, Optional.of(index)) && always) {
            texts(key);
        } else if (isTexts(key, Optional.of(index)) && hasAssumedNames(key, index)) {
            parts(entry, template(key.partition()), template(key.sort()));
        } else if (always && key.partition().size() == 1 && key.sort().size() <= 1) {
            lines.line(
                    DEPTH,
                    index,
                    YamlLines.list(key.values().map(KeyShapes::element).toList()));
        } else {
            parts(entry, elements(key.partition()), elements(key.sort()));
        }
    }

    /** An attribute as it stands in a list: as it is, or composed under its name. */
    static String element(KeyValue value) {
        if (value instanceof KeyValue.Composed composed) {
            return "{ " + YamlLines.text(composed.attribute()) + ": "
                    + YamlLines.template(composed.template().text()) + " }";
        }
        return YamlLines.text(((KeyValue.Direct) value).path().dotted());
    }

    private boolean isTexts(ItemKey key, Optional<String> index) {
        return key.partition().size() == 1
                && key.sort().size() <= 1
                && naming.belongs(key.partition().get(0), index, false)
                && key.sort().stream().allMatch(value -> naming.belongs(value, index, true));
    }

    private boolean hasAssumedNames(ItemKey key, String index) {
        return key.partition().get(0).attribute().equals(naming.attribute(index, false))
                && key.sort().stream().allMatch(value -> value.attribute().equals(naming.attribute(index, true)));
    }

    private void texts(ItemKey key) {
        key.values()
                .forEach(value -> lines.line(
                        DEPTH,
                        value.attribute(),
                        YamlLines.template(
                                ((KeyValue.Composed) value).template().text())));
    }

    private void parts(IndexEntry entry, String partition, String sort) {
        lines.open(DEPTH, entry.index().text());
        lines.line(DEPTH + 1, "partition", partition);
        if (!sort.isEmpty()) {
            lines.line(DEPTH + 1, "sort", sort);
        }
        if (!entry.when().isAlways()) {
            lines.line(DEPTH + 1, "when", YamlLines.text(ConditionText.of(entry.when())));
        }
    }

    private static String template(List<KeyValue> part) {
        return part.isEmpty()
                ? ""
                : YamlLines.template(
                        ((KeyValue.Composed) part.get(0)).template().text());
    }

    private static String elements(List<KeyValue> part) {
        return part.isEmpty()
                ? ""
                : YamlLines.list(part.stream().map(KeyShapes::element).toList());
    }
}
