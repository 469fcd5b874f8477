package dev.tablewright.access.write;

import java.util.List;

/**
 * A value in the words of a write.
 *
 * @param path the attribute of the written entity, or the way through it: {@code repo.owner}
 * @param old whether it is what the item had before the write
 */
public record WriteValue(String path, boolean old) {

    static WriteValue now(List<String> path) {
        return new WriteValue(String.join(".", path), false);
    }

    /** The attribute with which the path begins. */
    public String first() {
        return steps().get(0);
    }

    List<String> steps() {
        return List.of(path.split("\\.", -1));
    }

    @Override
    public String toString() {
        return old ? "old " + path : path;
    }
}
