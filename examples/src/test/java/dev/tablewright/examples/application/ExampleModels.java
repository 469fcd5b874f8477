package dev.tablewright.examples.application;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.model.Model;

/** The models of the examples. */
final class ExampleModels {

    private ExampleModels() {}

    /** @param example the name of its folder */
    static Model of(String example) {
        return Pipeline.check(InputFile.read(example + "/" + example + ".yaml"))
                .model()
                .orElseThrow();
    }
}
