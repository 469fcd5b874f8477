package dev.tablewright.examples.application;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.model.Model;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The models of the examples, each read and checked once. */
public final class ExampleModels {

    private static final Map<String, Model> READ = new ConcurrentHashMap<>();

    private ExampleModels() {}

    /** @param example the name of its folder */
    public static Model of(String example) {
        return READ.computeIfAbsent(example, ExampleModels::read);
    }

    private static Model read(String example) {
        return Pipeline.check(InputFile.read(example + "/" + example + ".yaml"))
                .model()
                .orElseThrow();
    }
}
