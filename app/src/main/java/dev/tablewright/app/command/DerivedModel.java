package dev.tablewright.app.command;

import dev.tablewright.app.Pipeline;
import dev.tablewright.app.file.InputFile;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A file for the model with its design in the other layout. The model itself is never written over. */
final class DerivedModel {

    private final Terminal terminal;
    private final Path target;

    private DerivedModel(Terminal terminal, Path target) {
        this.terminal = terminal;
        this.target = target;
    }

    /** Where the model goes; empty if it may not go there, and the user has been told why. */
    static Optional<DerivedModel> at(Terminal terminal, String model, String out, boolean force) throws IOException {
        Optional<Path> target = path(out).filter(path -> !out.isBlank() && !out.equals(InputFile.STANDARD_INPUT));
        String name = PrintableText.lines(out);
        if (target.isEmpty()) {
            terminal.remark("tablewright: --write wants the name of a file, and `" + name + "` is none");
            return Optional.empty();
        }
        if (isSame(model, target.get())) {
            terminal.remark(
                    "tablewright: " + name + " is the model itself; --write wants another file for the derived one");
            return Optional.empty();
        }
        if (Files.exists(target.get()) && !force) {
            terminal.remark("tablewright: " + name + " is there already; nothing was changed");
            terminal.remark("next: tablewright check " + name + " (or compare again with --force to replace it)");
            return Optional.empty();
        }
        return Optional.of(new DerivedModel(terminal, target.get()));
    }

    /** Writes the model in its other layout and says what is to be said; returns how the command ends. */
    int write(Model model) throws IOException {
        return new InsertedDesign(terminal).write(target, Pipeline.derive(model));
    }

    private static Optional<Path> path(String name) {
        try {
            return Optional.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static boolean isSame(String model, Path target) throws IOException {
        Optional<Path> source = path(model).filter(path -> !model.equals(InputFile.STANDARD_INPUT));
        if (source.isEmpty()) {
            return false;
        }
        boolean both = Files.exists(source.get()) && Files.exists(target);
        return both
                ? Files.isSameFile(source.get(), target)
                : absolute(source.get()).equals(absolute(target));
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }
}
