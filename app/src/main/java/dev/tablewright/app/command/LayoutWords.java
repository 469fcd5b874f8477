package dev.tablewright.app.command;

import dev.tablewright.model.design.Layout;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The layouts that can be asked for, as users write them and shells complete them. */
final class LayoutWords implements Iterable<String> {

    /** Whichever is better. */
    static final String AUTO = "auto";

    static final List<String> ALL = Stream.concat(Arrays.stream(Layout.values()).map(Layout::word), Stream.of(AUTO))
            .toList();

    @Override
    public Iterator<String> iterator() {
        return ALL.iterator();
    }
}
