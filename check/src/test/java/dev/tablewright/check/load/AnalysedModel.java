package dev.tablewright.check.load;

import dev.tablewright.check.proof.Analysis;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.language.syntax.SourceDecoder;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All models that there are, and what becomes of them if a number is doubled. */
public record AnalysedModel(String name, String text) {

    private static final Path CORPUS = Path.of("src", "test", "corpus");

    /** Reading a model takes longer than reckoning with it. */
    private static final Map<AnalysedModel, Optional<Analysis>> KNOWN = new ConcurrentHashMap<>();

    /** The examples and the fixtures that have a design. */
    public static List<AnalysedModel> all() {
        return Stream.concat(examples(), CorpusFile.in(CORPUS).stream().map(AnalysedModel::of))
                .filter(model -> model.analysis().isPresent())
                .toList();
    }

    public static Stream<AnalysedModel> examples() {
        return Examples.files().stream().map(AnalysedModel::of);
    }

    private static AnalysedModel of(Path file) {
        try {
            return new AnalysedModel(file.getFileName().toString(), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static AnalysedModel of(CorpusFile fixture) {
        return new AnalysedModel(
                fixture.name(),
                SourceDecoder.decode(fixture.name(), fixture.model(), new Diagnostics())
                        .text());
    }

    public Optional<Analysis> analysis() {
        return KNOWN.computeIfAbsent(
                this,
                model -> ModelReader.read(new SourceFile(name, text)).model().flatMap(Analysis::of));
    }

    /** The same with all rates twice as high. */
    public AnalysedModel withDoubleRates() {
        return doubled("((?:rate|average|peak): )(\\d+)(?=[\\dKMB.]*/)");
    }

    /** The same with all pages twice as long. */
    public AnalysedModel withDoublePages() {
        return doubled("(page: )(\\d+)()");
    }

    private AnalysedModel doubled(String number) {
        Matcher matcher = Pattern.compile(number).matcher(text);
        return new AnalysedModel(
                name,
                matcher.replaceAll(found -> found.group(1) + Math.multiplyExact(2L, Long.parseLong(found.group(2)))));
    }

    @Override
    public String toString() {
        return name;
    }
}
