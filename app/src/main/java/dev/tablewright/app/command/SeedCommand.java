package dev.tablewright.app.command;

import dev.tablewright.app.ExitCode;
import dev.tablewright.app.lab.SeedText;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.PopulationException;
import dev.tablewright.lab.place.Place;
import dev.tablewright.lab.seed.Dump;
import dev.tablewright.lab.seed.Load;
import dev.tablewright.lab.seed.LoadProblem;
import dev.tablewright.lab.seed.SeedException;
import dev.tablewright.lab.seed.SeedResult;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "seed",
        description = "Fills tables with made-up data that fit together, or with data from files.",
        footer = {
            "",
            "Data go the ways of the application: guards, counts, sums and sequences are kept.",
            "",
            "Exit code: 0 done, 1 the model has errors, a file has, or entities were refused, "
                    + "2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright seed shop.yaml --stay",
            "  tablewright seed shop.yaml --items 500 --dump data.jsonl",
            "  tablewright seed shop.yaml --endpoint http://localhost:8000 --write --scale 0.001",
            "  tablewright seed shop.yaml --endpoint http://localhost:8000 --write --load data.jsonl"
        })
final class SeedCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design; - for standard input.")
    private String file;

    @Mixin
    private PlaceOptions places = new PlaceOptions();

    @Mixin
    private SeedOptions data = new SeedOptions();

    @Option(names = "--write", description = "Needed to write at an endpoint or in AWS.")
    private boolean write;

    @Option(
            names = "--load",
            paramLabel = "PATH",
            description = "Data from here instead: a file of JSON lines, or a folder of CSV files.")
    private Path load;

    @Option(
            names = "--restore",
            description = "With --load: take counts, sums, versions and numbers as the files have them.")
    private boolean restore;

    @Option(
            names = "--dump",
            paramLabel = "PATH",
            description =
                    "Afterwards write all that is there: to a file of JSON lines, or, if it ends in /, to CSV files.")
    private String dump;

    @Option(names = "--stay", description = "Keep the engine that was started, until this is ended with Ctrl-C.")
    private boolean stay;

    SeedCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<String> problem = data.problem();
        if (problem.isEmpty() && restore && load == null) {
            problem = Optional.of("--restore is for --load");
        }
        if (problem.isEmpty() && !places.isOwnEngine() && !write) {
            problem = Optional.of("this would write to tables that are not ours: say --write if that is meant");
        }
        if (problem.isEmpty() && stay && !places.isOwnEngine()) {
            problem = Optional.of("--stay is for an engine that is started here: what is at an endpoint stays anyway");
        }
        if (problem.isEmpty() && load != null && !Files.exists(load)) {
            problem = Optional.of("there is no " + load);
        }
        if (problem.isPresent()) {
            terminal.remark("tablewright: " + problem.get());
            return ExitCode.USAGE;
        }
        BoundFile bound = BoundFile.open(terminal, file);
        if (bound.model().isEmpty()) {
            return bound.refusal();
        }
        BoundModel model = bound.model().get();
        try {
            Optional<Load> rows = load == null ? Optional.empty() : Optional.of(rows(model));
            List<LoadProblem> wrong = rows.map(Load::problems).orElse(List.of());
            if (!wrong.isEmpty()) {
                wrong.forEach(each -> terminal.remark(PrintableText.lines(each.toString())));
                terminal.remark("nothing was written");
                return ExitCode.FINDINGS;
            }
            return places.work(terminal, true, place -> fill(model, rows, place));
        } catch (SeedException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return e.getCause() instanceof IOException ? ExitCode.USAGE : ExitCode.FINDINGS;
        } catch (PopulationException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.FINDINGS;
        }
    }

    private Load rows(BoundModel model) {
        return Files.isDirectory(load) ? Load.csv(model, load) : Load.json(model, load);
    }

    private int fill(BoundModel model, Optional<Load> rows, Place place) throws IOException {
        SeededTables tables = new SeededTables(terminal, model, place, places);
        tables.create();
        SeedResult result;
        if (rows.isPresent()) {
            try (ProgressLine line = ProgressLine.on(terminal)) {
                result = rows.get()
                        .write(
                                tables.connection(),
                                restore ? Load.Mode.RESTORE : Load.Mode.CREATE,
                                progress -> line.show(progress.entity(), progress.done(), progress.of()));
            }
        } else {
            result = tables.fill(data.population(model.model()));
        }
        terminal.out().print(SeedText.of(result));
        if (dump != null) {
            dump(Dump.of(model, tables.connection()));
        }
        if (stay && place.engine().isPresent()) {
            String address = place.engine().get().endpoint().toString();
            terminal.remark("next: tablewright explore " + file + " --endpoint " + address
                    + "; the engine is there until this is ended with Ctrl-C");
            await();
        } else if (places.isOwnEngine()) {
            terminal.remark("next: tablewright explore " + file + ", or seed --stay, which keeps the engine");
        } else {
            terminal.remark("next: tablewright explore " + file + places.words());
        }
        return result.refused() == 0 ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    /** The data are in the tables by now; that there is no file of them is the matter of a disk. */
    private void dump(Dump dumped) throws IOException {
        Path target = Path.of(dump);
        try {
            long count = dump.endsWith("/") || Files.isDirectory(target) ? dumped.csv(target) : dumped.json(target);
            terminal.remark("wrote " + count + " entities to " + dump);
        } catch (SeedException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    /** Ctrl-C ends the process, and the engine with it. */
    private static void await() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
