package dev.tablewright.peers.infrastructure;

import dev.tablewright.generate.Generated;
import dev.tablewright.generate.infrastructure.Infrastructure;
import dev.tablewright.generate.infrastructure.Stack;
import dev.tablewright.generate.infrastructure.cloudformation.CloudFormationGenerator;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * A model, what it deploys, and the templates that CloudFormation would get.
 *
 * @param name of the file, different for each
 */
record Deployed(String name, Model model, Infrastructure infrastructure) {

    /** All examples, one model with every setting that there is, and all that is made to be difficult. */
    static List<Deployed> all() {
        List<Path> files = new ArrayList<>(Examples.files());
        for (String folder : List.of("src/test/models", "../generate/src/test/models/hostile")) {
            try (Stream<Path> models = Files.list(Path.of(folder))) {
                models.filter(file -> file.toString().endsWith(".yaml"))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files.stream().map(Deployed::read).filter(Deployed::isDeployed).toList();
    }

    /** Models that cannot be deployed have findings instead, as other tests show. */
    private boolean isDeployed() {
        return !infrastructure.stacks().isEmpty()
                && !CloudFormationGenerator.cloudFormation(model, infrastructure)
                        .hasErrors();
    }

    private static Deployed read(Path file) {
        try {
            String name = file.getFileName().toString();
            Model model = ModelReader.read(new SourceFile(name, Files.readString(file)))
                    .model()
                    .orElseThrow(() -> new AssertionError(file + " cannot be read"));
            return new Deployed(name.replace(".yaml", ""), model, Infrastructure.of(model));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Stack> stacks() {
        return infrastructure.stacks();
    }

    /** A name for a package and for folders. */
    String plainName() {
        return "example." + name.replaceAll("[^a-z0-9]", "_");
    }

    /** The templates, as values, by the names of their stacks. */
    Map<String, Object> templates() {
        Generated generated = CloudFormationGenerator.cloudFormation(model, infrastructure);
        Map<String, Object> templates = new TreeMap<>();
        stacks().forEach(stack -> templates.put(
                stack.name(),
                new Load(LoadSettings.builder().setCodePointLimit(100_000_000).build())
                        .loadFromString(generated.files().get(stack.name() + ".yaml"))));
        return templates;
    }

    @Override
    public String toString() {
        return name;
    }
}
