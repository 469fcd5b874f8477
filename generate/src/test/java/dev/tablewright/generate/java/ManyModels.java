package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Checker;
import dev.tablewright.generate.Generated;
import dev.tablewright.generate.typescript.TypeScriptGenerator;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Generates code for models of many seeds, each in a package of its own, and compiles some at a time: that is much quicker. */
final class ManyModels {

    private static final int AT_A_TIME = 40;

    private final String name;
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();
    private SortedMap<String, String> files = new TreeMap<>();
    private int waiting;

    ManyModels(String name) {
        this.name = name;
    }

    /** Models that the checker refuses are passed over. */
    void add(long seed, Model model) throws IOException {
        Optional<Diagnostic> refused = Checker.check(model).stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .findFirst();
        if (refused.isPresent()) {
            count("refused by " + refused.get().code().id());
            return;
        }
        Generated generated = generated(seed, model);
        assertThat(generated.diagnostics())
                .as("%s, seed %d: what the checker accepts can be generated", name, seed)
                .isEmpty();
        typeScript(seed, model);
        count("generated");
        files.putAll(generated.files());
        waiting++;
        if (waiting == AT_A_TIME) {
            compile();
        }
    }

    /** The compiler for it is another module's: here it need only be written. */
    private void typeScript(long seed, Model model) {
        try {
            assertThat(TypeScriptGenerator.generate(model).diagnostics())
                    .as("%s, seed %d", name, seed)
                    .isEmpty();
        } catch (RuntimeException e) {
            throw new IllegalStateException(name + ", seed " + seed + ", TypeScript", e);
        }
    }

    private Generated generated(long seed, Model model) {
        try {
            return JavaGenerator.generate(model, new JavaOptions(name + ".seed" + seed, true));
        } catch (RuntimeException e) {
            throw new IllegalStateException(name + ", seed " + seed, e);
        }
    }

    private void count(String what) {
        counts.merge(what, 1, Integer::sum);
    }

    private void compile() throws IOException {
        if (files.isEmpty()) {
            return;
        }
        problems.addAll(Compilation.problems(files));
        files = new TreeMap<>();
        waiting = 0;
    }

    /** All compiled; and the checker lets enough through for that to mean something. */
    void report() throws IOException {
        compile();
        System.out.println(name + " " + counts);
        // The paths in the messages name the seeds.
        assertThat(problems.stream().limit(10))
                .as("%d problems", problems.size())
                .isEmpty();
        assertThat(counts.getOrDefault("generated", 0)).as("%s", counts).isPositive();
    }
}
