package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.PlanWords;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.fixtures.CorpusFile;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tables of patterns and writes in the READMEs are what the plans say; {@code -Dcorpus.rewrite} writes them. */
class PatternTableTest {

    private static final String PATTERNS = "## Patterns\n";
    private static final String WRITES = "## Writes\n";

    static Stream<SourceFile> examples() {
        return Examples.all().stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void isWhatThePlansSay(SourceFile example) throws IOException {
        Path readme = Path.of(example.name().replace(".yaml", ""), "README.md");
        Model model = ModelReader.read(example).model().orElseThrow();
        String before = Files.readString(readme);

        String patterns = section(before, PATTERNS, patterns(model));
        String after = section(patterns, WRITES, writes(model));

        if (CorpusFile.isRewriting()) {
            Files.writeString(readme, after);
        } else {
            assertThat(before).isEqualTo(after);
        }
    }

    @Test
    void aBarIsNoBorder() {
        MarkdownTable table = new MarkdownTable("Pattern", "Index", "Key condition");
        table.add("a", "", MarkdownTable.code("PK = A|{a}"));
        table.add("b", "", "");

        assertThat(table.render()).isEqualTo("""
                | Pattern | Key condition |
                |---|---|
                | a | `PK = A\\|{a}` |
                | b |  |
                """);
    }

    /** The text with another table under a heading; at the end if the heading is not there yet. */
    private static String section(String readme, String heading, String table) {
        int start = readme.indexOf(heading);
        if (start < 0) {
            return readme + "\n" + heading + "\n" + table;
        }
        int next = readme.indexOf("\n## ", start);
        return readme.substring(0, start) + heading + "\n" + table + (next < 0 ? "" : readme.substring(next));
    }

    private static String patterns(Model model) {
        Analysis analysis = Analysis.of(model).orElseThrow();
        AccessPlanText text = new AccessPlanText(analysis.space().design().typeAttribute());
        boolean severalTables = analysis.plans().stream()
                        .flatMap(plan -> plan.reads().stream())
                        .map(read -> read.route().table().name().text())
                        .distinct()
                        .count()
                > 1;
        MarkdownTable table = new MarkdownTable("Pattern", "Operation", "Table", "Index", "Key condition", "Then");
        for (AccessPlan plan : analysis.plans()) {
            assertThat(plan).isInstanceOf(AccessPlan.Served.class);
            String name = plan.pattern().name().text();
            for (Read read : plan.reads()) {
                table.add(
                        name,
                        AccessPlanText.operation(plan.pattern(), read),
                        severalTables ? read.route().table().name().text() : "",
                        AccessPlanText.index(read),
                        MarkdownTable.code(AccessPlanText.keyCondition(read)),
                        text.remark(read));
                name = "";
            }
        }
        return table.render();
    }

    private static String writes(Model model) {
        MarkdownTable table = new MarkdownTable("Write", "Transaction", "Actions");
        for (WritePlan plan : WritePlanner.plan(model)) {
            table.add(plan.write().name().text(), transaction(plan), actions(plan));
        }
        return table.render();
    }

    private static String transaction(WritePlan plan) {
        int least = plan.leastActions();
        int most = plan.mostActions();
        return plan.needsTransaction() ? (least == most ? "" : least + " to ") + most + " actions" : "";
    }

    private static String actions(WritePlan plan) {
        List<String> actions = new ArrayList<>();
        plan.before().forEach(action -> actions.add("first " + text(action)));
        plan.actions().forEach(action -> actions.add(text(action)));
        if (!plan.cascades().isEmpty()) {
            actions.add(plan.cascades().stream()
                    .map(cascade -> cascade.child().text())
                    .collect(Collectors.joining(", ", "then, one by one, Delete every ", " that refers to it")));
        }
        return String.join("; ", actions);
    }

    /** What is done to which item; of an item that is touched for another's sake, also what changes in it. */
    private static String text(ItemAction action) {
        String changed = action.role() instanceof ItemRole.Parent
                ? action.changes().stream()
                        .map(change -> MarkdownTable.code(PlanWords.of(change))
                                + change.occasion()
                                        .map(occasion -> " when " + PlanWords.of(occasion))
                                        .orElse(""))
                        .collect(Collectors.joining(", ", " (", ")"))
                : "";
        return action.kind().word() + " " + action.role() + changed
                + action.occasion()
                        .map(occasion -> " when " + PlanWords.of(occasion))
                        .orElse("");
    }
}
