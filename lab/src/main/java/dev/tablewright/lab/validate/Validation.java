package dev.tablewright.lab.validate;

import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.place.Place;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.runtime.item.EntityType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.exception.SdkException;

/**
 * Compares all items of a model's tables with the model. Nothing is ever written.
 *
 * <pre>{@code
 * ValidationResult result = Validation.of(BoundModel.of(model), place, ValidationOptions.USUAL.atMost(100)).run();
 * result.count(FindingKind.STALE_INDEX_KEY);
 * }</pre>
 *
 * <p>What it costs: a scan of the tables with eventual consistency; for each unique value, each guard and each different reference within
 * a page, an eventually consistent read of the item that must be there; and for each item that seems wrong, a consistent read of it and of
 * those. If counts or sums seem wrong, their children are counted again in a consistent scan of their tables, once for every 10,000 of
 * them, unless the options say otherwise. Memory does not grow with the tables: numbers are added up on disk.
 *
 * <p>Others may write meanwhile. An item that seems wrong is read again, and judged by what it is like then; a count or a sum is judged
 * only if it stood still while its children were counted again, and is called unsettled otherwise.
 */
public final class Validation {

    private final Place place;
    private final ValidationOptions options;
    private final Catalogue catalogue;
    private final KeptNumbers numbers;
    private final UnitBucket units;
    private final String purpose;

    private Validation(
            Model model, List<EntityType<?>> types, Place place, ValidationOptions options, UnitBucket units) {
        this.place = place;
        this.options = options;
        this.catalogue = new Catalogue(model, types, options.tableNames());
        this.numbers = new KeptNumbers(catalogue, options.kinds());
        this.units = units;
        this.purpose = model.application() + " in "
                + catalogue.tables().stream().map(TableItems::name).collect(Collectors.joining(", ")) + ", "
                + options.segments() + " segments, "
                + options.kinds().stream().map(FindingKind::word).collect(Collectors.joining(" ")) + ", "
                + numbers.columns().stream().map(Column::name).collect(Collectors.joining(" "));
    }

    public static Validation of(BoundModel model, Place place, ValidationOptions options) {
        return of(model, place, options, UnitBucket.of(options.readUnits()));
    }

    static Validation of(BoundModel model, Place place, ValidationOptions options, UnitBucket units) {
        return new Validation(model.model(), model.types(), place, options, units);
    }

    /** Looks at everything. */
    public ValidationResult run() {
        return run(ValidationListener.NONE);
    }

    /**
     * Looks at everything that a checkpoint does not say was looked at. When it comes to its end, the checkpoint is removed.
     *
     * @throws dev.tablewright.lab.place.PlaceException if the tables cannot be read; what was done until then is in the checkpoint
     * @throws ForeignCheckpointException if the checkpoint is one of another validation
     */
    public ValidationResult run(ValidationListener listener) {
        try {
            return checked(listener);
        } catch (SdkException e) {
            throw place.explain(e);
        } catch (IOException e) {
            throw new UncheckedIOException("the files of the validation cannot be written or read", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the validation was interrupted", e);
        }
    }

    private ValidationResult checked(ValidationListener listener) throws IOException, InterruptedException {
        Optional<CheckpointFile> file = options.checkpoint().map(CheckpointFile::new);
        Checkpoint begun = begun(file);
        Path folder = file.isPresent() ? file.get().folder() : Files.createTempDirectory("tablewright-numbers-");
        try {
            List<Path> runs = begun.runs().stream().map(folder::resolve).toList();
            Spill spill = new Spill(folder, numbers.columns(), runs);
            long start = options.clock().millis();
            Ledger ledger = new Ledger(
                    begun,
                    spill,
                    file,
                    options,
                    listener,
                    units::spent,
                    () -> (options.clock().millis() - start) / 1_000.0);
            boolean complete = scanned(ledger, spill);
            if (complete && file.isPresent()) {
                file.get().delete();
            }
            return ledger.result(unchecked(), complete);
        } finally {
            if (file.isEmpty()) {
                CheckpointFile.deleteFolder(folder);
            }
        }
    }

    private Checkpoint begun(Optional<CheckpointFile> file) throws IOException {
        Optional<Checkpoint> found = file.isPresent() ? file.get().read() : Optional.empty();
        found.ifPresent(checkpoint -> {
            if (!checkpoint.purpose().equals(purpose)) {
                throw new ForeignCheckpointException("it was begun for another validation, of " + checkpoint.purpose()
                        + "; this one is of " + purpose);
            }
        });
        return found.orElseGet(() -> Checkpoint.start(purpose));
    }

    /** False if somebody wanted it to stop. */
    private boolean scanned(Ledger ledger, Spill spill) throws IOException, InterruptedException {
        TableScan scan = new TableScan(place.client(), units, catalogue, numbers, ledger, options);
        boolean complete = true;
        try {
            for (TableItems table : catalogue.tables()) {
                complete = complete && scan.run(table);
            }
        } finally {
            ledger.checkpoint();
        }
        if (complete) {
            Recount recount = new Recount(place.client(), units, catalogue, numbers, options);
            new NumberCheck(catalogue, numbers, scan.lookups(), recount, ledger, options.recount()).run(spill);
        }
        return complete;
    }

    private List<String> unchecked() {
        List<String> sentences = new ArrayList<>(numbers.unchecked());
        if (options.kinds().contains(FindingKind.DANGLING_REFERENCE)) {
            References references = new References(catalogue.model());
            TreeSet<String> unreachable = catalogue.model().entities().stream()
                    .flatMap((Entity entity) -> references.targets(entity))
                    .filter(name -> catalogue.locator(name) == null
                            || !catalogue.locator(name).isPossible())
                    .collect(Collectors.toCollection(TreeSet::new));
            unreachable.forEach(name -> sentences.add("references to " + name
                    + ": neither the key of its table nor one of an index follows from its id"));
        }
        if (options.kinds().contains(FindingKind.DANGLING_GUARD)) {
            catalogue.types().stream()
                    .filter(type -> !type.guards().isEmpty()
                            && !catalogue.locator(type.name()).isPossible())
                    .forEach(type -> sentences.add(
                            "whether guards of " + type.name() + " have their owners: no key follows from its id"));
        }
        return sentences;
    }
}
