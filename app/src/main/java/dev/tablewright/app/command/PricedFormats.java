package dev.tablewright.app.command;

import java.util.Iterator;
import java.util.List;

/** The formats in which what something costs can be written, as shells complete them. */
final class PricedFormats implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return List.of("text", "json", "html").iterator();
    }
}
