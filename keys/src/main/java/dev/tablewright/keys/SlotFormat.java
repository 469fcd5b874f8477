package dev.tablewright.keys;

import java.util.Optional;

/** How the value of a slot is written into a key. */
public sealed interface SlotFormat {

    /** The part of the slot behind the attribute, as it is written: {@code :8:desc}; empty for the plain format. */
    String suffix();

    /** Whether values of the type can be written so. */
    boolean fits(KeyType type);

    /** How forms sort, compared with their values. */
    SlotOrder order(KeyType type);

    /** Whether a value can be read back from its form. */
    boolean isLossless();

    /**
     * The text of a value, before anything in it is escaped.
     *
     * @throws KeyValueException if the value has none
     */
    String form(KeyData value);

    /**
     * The value with the given form; empty, once the form is checked, if the format loses the value.
     *
     * @throws KeyValueException if no value has this form
     */
    Optional<KeyData> read(KeyType type, String form);

    /** How long forms are. */
    FormExtent extent(KeyType type);

    /** The value in its ordinary form: {@code {username}}. */
    record Plain() implements SlotFormat {
        @Override
        public String suffix() {
            return "";
        }

        @Override
        public boolean fits(KeyType type) {
            return true;
        }

        @Override
        public SlotOrder order(KeyType type) {
            return type.plainOrder();
        }

        @Override
        public boolean isLossless() {
            return true;
        }

        @Override
        public String form(KeyData value) {
            return value.plain();
        }

        @Override
        public Optional<KeyData> read(KeyType type, String form) {
            return Optional.of(type.readPlain(form));
        }

        @Override
        public FormExtent extent(KeyType type) {
            return type.plainExtent();
        }
    }

    /**
     * A number with leading zeros, so that text order is number order: {@code {number:8}}; or the difference to the
     * largest number of that width, so that large numbers come first: {@code {number:8:desc}}.
     */
    record Padded(int width, boolean descending) implements SlotFormat {
        @Override
        public String suffix() {
            return ":" + width + (descending ? ":desc" : "");
        }

        @Override
        public boolean fits(KeyType type) {
            return type.isNumeric();
        }

        @Override
        public SlotOrder order(KeyType type) {
            return descending ? SlotOrder.DESCENDING : SlotOrder.ASCENDING;
        }

        @Override
        public boolean isLossless() {
            return true;
        }

        @Override
        public String form(KeyData value) {
            return value.padded(width, descending);
        }

        @Override
        public Optional<KeyData> read(KeyType type, String form) {
            return Optional.of(type.readPadded(form, width, descending));
        }

        @Override
        public FormExtent extent(KeyType type) {
            return type == KeyType.INTEGER ? new FormExtent(width, descending ? '~' : '-') : FormExtent.OPEN;
        }
    }

    /** A point in time cut to the beginning of its year, month, day, hour or minute: {@code {placedAt:day}}. */
    record Truncated(TimeUnit unit) implements SlotFormat {
        @Override
        public String suffix() {
            return ":" + unit.word();
        }

        @Override
        public boolean fits(KeyType type) {
            return type == KeyType.TIMESTAMP;
        }

        /** Earlier times never sort behind later ones, but many sort alike. */
        @Override
        public SlotOrder order(KeyType type) {
            return SlotOrder.ASCENDING;
        }

        @Override
        public boolean isLossless() {
            return false;
        }

        @Override
        public String form(KeyData value) {
            return value.truncated(unit);
        }

        @Override
        public Optional<KeyData> read(KeyType type, String form) {
            KeyTimestamp.readTruncated(form, unit);
            return Optional.empty();
        }

        @Override
        public FormExtent extent(KeyType type) {
            return FormExtent.fixed(unit.width());
        }
    }

    /** A number from 0 up to, without, {@code count}, computed from the value: {@code {username:shard/15}}. */
    record Shard(int count) implements SlotFormat {
        @Override
        public String suffix() {
            return ":shard/" + count;
        }

        @Override
        public boolean fits(KeyType type) {
            return true;
        }

        @Override
        public SlotOrder order(KeyType type) {
            return SlotOrder.NONE;
        }

        @Override
        public boolean isLossless() {
            return false;
        }

        /** The same shard in an escaped and in a raw design: it belongs to the value. */
        @Override
        public String form(KeyData value) {
            return KeyShard.of(KeyText.encode(value.plain()), count);
        }

        @Override
        public Optional<KeyData> read(KeyType type, String form) {
            KeyShard.read(form, count);
            return Optional.empty();
        }

        @Override
        public FormExtent extent(KeyType type) {
            return FormExtent.fixed(KeyShard.width(count));
        }
    }
}
