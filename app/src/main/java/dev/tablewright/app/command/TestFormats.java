package dev.tablewright.app.command;

import java.util.Iterator;
import java.util.List;

/** The formats in which a trial can be written, as shells complete them. */
final class TestFormats implements Iterable<String> {

    static final List<String> ALL = List.of("text", "json", "junit");

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
