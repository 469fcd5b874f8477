package dev.tablewright.examples;

import dev.tablewright.model.source.SourceFile;
import java.util.List;

/** The models of this folder: {@code shop/shop.yaml} and its neighbours. */
final class Examples {

    private Examples() {}

    /** All of them, in the order of their names. */
    static List<SourceFile> all() {
        return dev.tablewright.testing.Examples.names().stream()
                .map(Examples::named)
                .toList();
    }

    static SourceFile named(String name) {
        return new SourceFile(name + ".yaml", dev.tablewright.testing.Examples.text(name));
    }
}
