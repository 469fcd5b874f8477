package dev.tablewright.exercise;

import dev.tablewright.generate.java.JavaApi;
import dev.tablewright.generate.java.JavaGenerator;
import dev.tablewright.generate.java.JavaLayer;
import dev.tablewright.generate.java.JavaOptions;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.trial.AccessLayer;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.runtime.Connection;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;

/**
 * The generated Java of a model, compiled and loaded.
 *
 * <pre>{@code
 * GeneratedCode code = GeneratedCode.of(model);
 * Trial.of(code.model(), code.layer(), rows).run(place, options, listener);
 * }</pre>
 */
public final class GeneratedCode {

    /** Nobody else's classes are there. */
    private static final JavaOptions OPTIONS = new JavaOptions("tablewright.trial", false);

    private final BoundModel model;
    private final JavaLayer generated;
    private final Optional<CompiledClasses> classes;

    private GeneratedCode(BoundModel model, JavaLayer generated, Optional<CompiledClasses> classes) {
        this.model = model;
        this.generated = generated;
        this.classes = classes;
    }

    /**
     * Generates and compiles. A model of which nothing can be generated has {@link #findings} instead.
     *
     * @param model one with a design in which the checker finds no error
     * @throws NoCompilerException if the program runs on a JRE
     * @throws IllegalStateException if the code does not compile, which is a bug of the generator
     */
    public static GeneratedCode of(Model model) {
        JavaLayer generated = JavaGenerator.layer(model, OPTIONS);
        ClassLoader libraries = Connection.class.getClassLoader();
        Optional<CompiledClasses> classes = generated
                .api()
                .map(api -> new CompiledClasses(
                        new InMemoryCompiler(ToolProvider.getSystemJavaCompiler())
                                .compile(generated.generated().files(), libraries),
                        libraries));
        return new GeneratedCode(BoundModel.of(model), generated, classes);
    }

    /** Why nothing was generated; nothing, if it was. */
    public List<Diagnostic> findings() {
        return generated.generated().diagnostics();
    }

    /** The same model as the lab has it. */
    public BoundModel model() {
        return model;
    }

    /**
     * The facade as a data access layer.
     *
     * @throws IllegalStateException if nothing was generated
     */
    public AccessLayer.Factory layer() {
        JavaApi api = generated.api().orElseThrow(() -> new IllegalStateException("nothing was generated"));
        return (client, clock, tableNames) ->
                GeneratedLayer.connect(model, api, classes.orElseThrow(), client, clock, tableNames);
    }
}
