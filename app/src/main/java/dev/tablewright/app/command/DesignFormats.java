package dev.tablewright.app.command;

import java.util.Iterator;
import java.util.List;

/** The formats in which designs can be written, as shells complete them. */
final class DesignFormats implements Iterable<String> {

    static final List<String> ALL = List.of("text", "json");

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
