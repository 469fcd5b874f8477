package dev.tablewright.keys;

/** How the value of a slot is written into a key. */
public sealed interface SlotFormat {

    /** The part of the slot behind the attribute, as it is written: {@code :8:desc}; empty for the plain format. */
    String suffix();

    /** The value in its ordinary form: {@code {username}}. */
    record Plain() implements SlotFormat {
        @Override
        public String suffix() {
            return "";
        }
    }

    /**
     * A whole number with leading zeros, so that text order is number order: {@code {number:8}}; or the difference to
     * the largest number of that width, so that large numbers come first: {@code {number:8:desc}}.
     */
    record Padded(int width, boolean descending) implements SlotFormat {
        @Override
        public String suffix() {
            return ":" + width + (descending ? ":desc" : "");
        }
    }

    /** A point in time cut to the beginning of its year, month, day, hour or minute: {@code {placedAt:day}}. */
    record Truncated(TimeUnit unit) implements SlotFormat {
        @Override
        public String suffix() {
            return ":" + unit.word();
        }
    }

    /** A number from 0 up to, without, {@code count}, computed from the value: {@code {username:shard/15}}. */
    record Shard(int count) implements SlotFormat {
        @Override
        public String suffix() {
            return ":shard/" + count;
        }
    }
}
