package dev.tablewright.generate.hostile;

import dev.tablewright.check.reference.RandomDesigns;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.testing.Scale;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Models for the tests of everything that is generated: what comes out is valid or a finding says why not, whatever names and texts
 * go in.
 *
 * <pre>{@code
 * static Stream<HostileModel> models() {
 *     return HostileModels.all();
 * }
 * }</pre>
 */
public final class HostileModels {

    private static final long SEED = Scale.seed(20261115);

    /** Also found by the tests of other modules. */
    private static final List<Path> FOLDERS =
            List.of(Path.of("src/test/models/hostile"), Path.of("../generate/src/test/models/hostile"));

    private HostileModels() {}

    /** Those of the folder, and the large ones. All can be read; the checker may have something against them. */
    public static Stream<HostileModel> all() {
        return Stream.concat(written(), drawn());
    }

    /** Those of them that have a design. */
    public static Stream<HostileModel> designed() {
        return all().filter(each -> each.model().design().isPresent());
    }

    /** The models of {@code src/test/models/hostile}. */
    public static Stream<HostileModel> written() {
        Path folder = FOLDERS.stream().filter(Files::isDirectory).findFirst().orElseThrow();
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .map(HostileModels::read)
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A hundred and twenty entities with two hundred relationships in both layouts, and an entity of three hundred attributes. */
    public static Stream<HostileModel> drawn() {
        return Stream.of(
                new HostileModel("large-single-table", read("large", LargeModel.text(Layout.SINGLE_TABLE))),
                new HostileModel("large-tables", read("large", LargeModel.text(Layout.TABLE_PER_ENTITY))),
                new HostileModel("wide", read("wide", LargeModel.wide())));
    }

    /** Random designs as nobody would draw them, and random models in the designs that the search finds; the names say the seeds. */
    public static Stream<HostileModel> random(int designs, int found) {
        Stream<HostileModel> drawn = LongStream.range(SEED, SEED + designs)
                .boxed()
                .flatMap(seed -> named("random-design-" + seed, reading("random", RandomDesigns.text(seed))));
        Stream<HostileModel> searched = LongStream.range(SEED, SEED + found)
                .boxed()
                .flatMap(seed -> named(
                        "random-found-" + seed,
                        RandomModels.designed(seed, seed % 2 == 0 ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY)));
        return Stream.concat(drawn, searched);
    }

    private static Stream<HostileModel> named(String name, Optional<Model> model) {
        return model.stream().map(there -> new HostileModel(name, there));
    }

    private static HostileModel read(Path file) {
        try {
            String name = file.getFileName().toString().replace(".yaml", "");
            return new HostileModel(name, read(name, Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Model read(String name, String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile(name + ".yaml", text));
        return result.model().orElseThrow(() -> new IllegalStateException(CorpusFile.rendered(result.diagnostics())));
    }

    private static Optional<Model> reading(String name, String text) {
        return ModelReader.read(new SourceFile(name + ".yaml", text)).model();
    }
}
