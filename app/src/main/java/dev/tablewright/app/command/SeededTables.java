package dev.tablewright.app.command;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.Population;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.place.TableDefinition;
import dev.tablewright.lab.place.TableDifference;
import dev.tablewright.lab.place.Tables;
import dev.tablewright.lab.seed.SeedResult;
import dev.tablewright.lab.seed.Seeder;
import dev.tablewright.runtime.Connection;
import java.util.List;

/** The tables of a model at a place: made if they are missing, and filled. */
final class SeededTables {

    private final Terminal terminal;
    private final BoundModel model;
    private final Place place;
    private final PlaceOptions options;

    SeededTables(Terminal terminal, BoundModel model, Place place, PlaceOptions options) {
        this.terminal = terminal;
        this.model = model;
        this.place = place;
        this.options = options;
    }

    /** Makes what is missing, and says what is otherwise than the model has it. */
    void create() {
        Tables tables = new Tables(place);
        List<TableDefinition> definitions = TableDefinition.of(model.model(), options::table);
        List<String> made = tables.create(definitions);
        if (!made.isEmpty()) {
            terminal.remark("made " + String.join(", ", made));
        }
        compare();
    }

    /** Says what is otherwise than the model has it. */
    void compare() {
        List<TableDefinition> definitions = TableDefinition.of(model.model(), options::table);
        for (TableDifference difference : new Tables(place).differences(definitions)) {
            terminal.remark("note: " + difference.sentence());
        }
    }

    SeedResult fill(Population population) {
        try (ProgressLine line = ProgressLine.on(terminal)) {
            return Seeder.on(model, connection())
                    .listener(progress -> line.show(progress.entity(), progress.done(), progress.of()))
                    .seed(population);
        }
    }

    Connection.Builder<Connection> connection() {
        return model.connect(place.client()).tableNames(options::table);
    }
}
