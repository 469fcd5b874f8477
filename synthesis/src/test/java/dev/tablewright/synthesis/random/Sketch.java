package dev.tablewright.synthesis.random;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A model in the making: a tree that is printed as a model file, and of which parts can be left out one by one. */
public sealed interface Sketch {

    /** A single value: a name, a number, a condition. */
    record Word(String text) implements Sketch {}

    /** Several values. */
    record Items(List<Sketch> all) implements Sketch {
        public Items {
            all = List.copyOf(all);
        }

        public static Items of(List<String> words) {
            return new Items(words.stream().<Sketch>map(Word::new).toList());
        }

        public Items with(int index, Sketch item) {
            List<Sketch> changed = new ArrayList<>(all);
            changed.set(index, item);
            return new Items(changed);
        }

        public Items without(int index) {
            List<Sketch> shorter = new ArrayList<>(all);
            shorter.remove(index);
            return new Items(shorter);
        }
    }

    /** Values by their keys, in an order. */
    record Fields(Map<String, Sketch> all) implements Sketch {

        public static final Fields NONE = new Fields(Map.of());

        public Fields {
            all = Collections.unmodifiableMap(new LinkedHashMap<>(all));
        }

        public Fields with(String key, Sketch value) {
            Map<String, Sketch> longer = new LinkedHashMap<>(all);
            longer.put(key, value);
            return new Fields(longer);
        }

        public Fields with(String key, String word) {
            return with(key, new Word(word));
        }

        /** One word stands for itself, several make a list. */
        public Fields with(String key, List<String> words) {
            return words.size() == 1 ? with(key, words.get(0)) : with(key, Items.of(words));
        }

        public Fields withAll(Fields others) {
            Map<String, Sketch> longer = new LinkedHashMap<>(all);
            longer.putAll(others.all);
            return new Fields(longer);
        }

        public Fields without(String key) {
            Map<String, Sketch> shorter = new LinkedHashMap<>(all);
            shorter.remove(key);
            return new Fields(shorter);
        }

        public boolean isEmpty() {
            return all.isEmpty();
        }

        /** The fields under a key; none if there is no such key. */
        public Fields fields(String key) {
            return all.get(key) instanceof Fields fields ? fields : NONE;
        }
    }
}
