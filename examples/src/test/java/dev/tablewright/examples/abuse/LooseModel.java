package dev.tablewright.examples.abuse;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.examples.application.EngineTables;
import dev.tablewright.examples.loose.LooseTable;
import dev.tablewright.model.Model;

/** A model in which no text has a bound, on the engine. */
final class LooseModel implements AutoCloseable {

    static final String FILE = "src/test/models/loose/loose.yaml";

    private final EngineTables tables = EngineTables.of(model());
    private final LooseTable table =
            LooseTable.on(tables.client()).tableNames(tables::name).build();

    static Model model() {
        return Pipeline.check(InputFile.read(FILE)).model().orElseThrow();
    }

    LooseTable table() {
        return table;
    }

    EngineTables tables() {
        return tables;
    }

    @Override
    public void close() {
        tables.close();
    }
}
