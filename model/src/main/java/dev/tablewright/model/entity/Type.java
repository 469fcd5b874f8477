package dev.tablewright.model.entity;

import dev.tablewright.keys.KeyType;
import dev.tablewright.model.source.Name;
import java.util.List;
import java.util.stream.Collectors;

/** The type of an attribute. */
public sealed interface Type permits ScalarType, Type.Choice, Type.Collection, Type.Embedded, Type.Reference {

    /** Whether values are stored as numbers. */
    default boolean isNumeric() {
        return false;
    }

    /** Whether one value can stand in a key. */
    default boolean fitsInKey() {
        return false;
    }

    /** Whether DynamoDB can keep it in a set. */
    default boolean fitsInSet() {
        return false;
    }

    /** How values stand in composed keys. */
    default KeyType keyType() {
        return KeyType.TEXT;
    }

    /** Whether it holds several values. */
    default boolean isCollection() {
        return false;
    }

    /** Whether values hold the id, or ids, of an entity. */
    default boolean refersTo(String entity) {
        return false;
    }

    /** One of a few words: {@code enum: [PENDING, SHIPPED]}. */
    record Choice(List<Name> values) implements Type {
        public Choice {
            values = List.copyOf(values);
        }

        public boolean allows(String value) {
            return values.stream().anyMatch(name -> name.text().equals(value));
        }

        @Override
        public boolean fitsInKey() {
            return true;
        }

        @Override
        public boolean fitsInSet() {
            return true;
        }

        @Override
        public String toString() {
            return values.stream().map(Name::text).collect(Collectors.joining(" | "));
        }
    }

    /** Several values of one type. */
    sealed interface Collection extends Type {

        Type element();

        @Override
        default boolean isCollection() {
            return true;
        }

        @Override
        default boolean refersTo(String entity) {
            return element().refersTo(entity);
        }
    }

    /** An ordered list. */
    record ListOf(Type element) implements Collection {
        @Override
        public String toString() {
            return "list<" + element + ">";
        }
    }

    /** A DynamoDB set: strings, numbers or binaries, never empty. */
    record SetOf(Type element) implements Collection {
        @Override
        public String toString() {
            return "set<" + element + ">";
        }
    }

    /** Values by a text key. */
    record MapOf(Type element) implements Collection {
        @Override
        public String toString() {
            return "map<" + element + ">";
        }
    }

    /** A value of a type from the section {@code types}, stored inside the item. */
    record Embedded(String type) implements Type {
        @Override
        public String toString() {
            return type;
        }
    }

    /** The id of another entity. */
    record Reference(String entity) implements Type {
        @Override
        public boolean refersTo(String other) {
            return entity.equals(other);
        }

        @Override
        public boolean fitsInKey() {
            return true;
        }

        @Override
        public boolean fitsInSet() {
            return true;
        }

        @Override
        public String toString() {
            return entity;
        }
    }
}
