package dev.tablewright.model.design;

import dev.tablewright.keys.KeyTemplate;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.source.Span;

/** What an item has in one physical key attribute. */
public sealed interface KeyValue {

    /** The physical attribute of the item. */
    String attribute();

    /** Where it is written in the model. */
    Span span();

    /** Its template, or the attribute in braces. */
    String text();

    /** A text composed of literals and attributes: {@code PK: "CUSTOMER#{customer}"}. */
    record Composed(String attribute, KeyTemplate template, Span span) implements KeyValue {
        @Override
        public String text() {
            return template.text();
        }
    }

    /** An attribute of the entity as it is, in its own type. */
    record Direct(String attribute, AttributePath path) implements KeyValue {
        @Override
        public Span span() {
            return path.span();
        }

        @Override
        public String text() {
            return "{" + path + "}";
        }
    }
}
