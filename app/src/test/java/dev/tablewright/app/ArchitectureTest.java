package dev.tablewright.app;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.tablewright.check.Rules;
import dev.tablewright.check.rule.Rule;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The arrows of docs/architecture.md, and what the pure stages must not do. */
class ArchitectureTest {

    private static final String ROOT = "dev.tablewright.";

    /** What each module may import of the others, directly or not. */
    private static final Map<String, List<String>> ARROWS = Map.ofEntries(
            Map.entry("keys", List.of()),
            Map.entry("model", List.of("keys")),
            Map.entry("language", List.of("keys", "model")),
            Map.entry("capacity", List.of("keys", "model")),
            Map.entry("engine", List.of()),
            Map.entry("runtime", List.of("keys")),
            Map.entry("access", List.of("keys", "model")),
            Map.entry("check", List.of("keys", "model", "capacity", "access")),
            Map.entry("synthesis", List.of("keys", "model", "capacity")),
            Map.entry("generate", List.of("keys", "model", "capacity", "access", "check")),
            Map.entry("lab", List.of("keys", "model", "capacity", "access", "check", "runtime", "engine")),
            Map.entry(
                    "exercise",
                    List.of("keys", "model", "capacity", "access", "check", "runtime", "engine", "lab", "generate")),
            Map.entry(
                    "app",
                    List.of(
                            "keys",
                            "model",
                            "language",
                            "capacity",
                            "access",
                            "check",
                            "synthesis",
                            "generate",
                            "runtime",
                            "engine",
                            "lab",
                            "exercise")));

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .withImportOption(location -> !location.contains("-tests.jar"))
            .importPackages("dev.tablewright");

    @Test
    void dataFlowsOneWay() {
        ARROWS.forEach((module, mayImport) -> {
            String[] others = ARROWS.keySet().stream()
                    .filter(other -> !other.equals(module) && !mayImport.contains(other))
                    .map(other -> ROOT + other + "..")
                    .toArray(String[]::new);
            if (others.length > 0) {
                noClasses()
                        .that()
                        .resideInAPackage(ROOT + module + "..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(others)
                        .check(CLASSES);
            }
        });
    }

    @Test
    void packagesHaveNoCircles() {
        slices().matching("dev.tablewright.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void keysAndModelNeedNothingFromOutside() {
        classes()
                .that()
                .resideInAnyPackage(ROOT + "keys..", ROOT + "model..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + "keys..", ROOT + "model..", "java..")
                .check(CLASSES);
    }

    @Test
    void pureStagesDoNoInputOrOutput() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT + "keys..",
                        ROOT + "model..",
                        ROOT + "language..",
                        ROOT + "capacity..",
                        ROOT + "access..",
                        ROOT + "check..",
                        ROOT + "synthesis..",
                        ROOT + "generate..")
                // Prices are data of our own jar; whoever has them, has them as a value. So are style and scripts of
                // the book.
                .and()
                .doNotHaveFullyQualifiedName(ROOT + "capacity.price.BuiltInPrices")
                .and()
                .doNotHaveFullyQualifiedName(ROOT + "generate.Resource")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.io..", "java.nio.file..", "java.net..")
                .check(CLASSES);
    }

    @Test
    void pureStagesKnowNoClockNoChanceAndNoPlace() {
        noClasses()
                .that()
                .resideInAnyPackage(
                        ROOT + "keys..",
                        ROOT + "model..",
                        ROOT + "language..",
                        ROOT + "capacity..",
                        ROOT + "access..",
                        ROOT + "check..",
                        ROOT + "synthesis..",
                        ROOT + "generate..")
                .should()
                .callMethodWhere(
                        target(nameMatching("now|currentTimeMillis|nanoTime|random|getDefault|getenv|getProperty"))
                                .and(target(owner(nameMatching("java\\..*")))))
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.util\\.(Random|concurrent\\.ThreadLocalRandom)")
                .check(CLASSES);
    }

    @Test
    void everyRuleIsInTheBook() {
        List<String> written = CLASSES.stream()
                .filter(type -> type.isAssignableTo(Rule.class) && !type.isInterface())
                .map(type -> type.getSimpleName())
                .sorted()
                .toList();
        List<String> listed = Rules.ALL.stream()
                .map(rule -> rule.getClass().getSimpleName())
                .sorted()
                .toList();
        assertThat(listed).isEqualTo(written);
    }

    @Test
    void rulesAreFinal() {
        classes()
                .that()
                .implement(Rule.class)
                .should()
                .haveModifier(JavaModifier.FINAL)
                .check(CLASSES);
    }

    @Test
    void codesAreUsedOnce() {
        assertThat(RuleBook.codes()).extracting(code -> code.id()).doesNotHaveDuplicates();
        assertThat(RuleBook.codes()).extracting(code -> code.name()).doesNotHaveDuplicates();
    }
}
