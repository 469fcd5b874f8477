package dev.tablewright.synthesis.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.Rated;
import dev.tablewright.synthesis.random.CheckedAppraiser;
import dev.tablewright.synthesis.random.RandomModels;
import dev.tablewright.synthesis.worth.Worth;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The search decides step by step and leaves out what it can; it finds the same as one that tries everything. */
final class ComponentSearchTest {

    private static final int WANTED = 7;
    private static final int MOST_COMBINATIONS = 2_500;

    /** A model with what its entities offer, which is the same for both searches. */
    private record Case(Model model, Problem problem, List<EntitySearch> entities, List<Pattern> mixed) {

        static Case of(Model plain) {
            Model model = Rated.of(plain);
            Problem problem = Problem.of(model, Layout.SINGLE_TABLE, new CheckedAppraiser(), () -> false);
            List<EntitySearch> entities = model.entities().stream()
                    .map(entity -> new EntitySearch(problem, new EntityAsks(problem, entity)))
                    .toList();
            List<Pattern> mixed = model.patterns().stream()
                    .filter(pattern -> pattern.entities().size() > 1)
                    .toList();
            return new Case(model, problem, entities, mixed);
        }

        ComponentSearch search() {
            return new ComponentSearch(problem, entities, mixed, WANTED);
        }

        /** Entities take the time that they need; what they leave out is their own affair. */
        ComponentSearch search(BooleanSupplier outOfTime) {
            Problem hurried = Problem.of(model, Layout.SINGLE_TABLE, new CheckedAppraiser(), outOfTime);
            return new ComponentSearch(hurried, entities, mixed, WANTED);
        }

        EveryCombination everything(int wanted, Restriction restriction) {
            return new EveryCombination(problem, entities, mixed, wanted, restriction);
        }
    }

    static Stream<Model> families() {
        return Stream.of(Family.tree(1), Family.tree(4), Family.star(4), Family.chain(4));
    }

    static Stream<Model> models() {
        return Stream.concat(families(), RandomModels.some(12, 100, 3_000).filter(model -> model.patterns().stream()
                .anyMatch(pattern -> pattern.entities().size() > 1)));
    }

    @ParameterizedTest
    @MethodSource("models")
    void findsTheBestOfAllCombinations(Model model) {
        Case asked = Case.of(model);
        EveryCombination everything = asked.everything(WANTED, Restriction.NONE);
        assumeThat(everything.size()).isLessThanOrEqualTo(MOST_COMBINATIONS);
        ComponentSearch search = asked.search();

        List<Solution> found = search.solve();

        List<Price> best = everything.best();
        assertThat(found.stream().map(Price::of)).containsExactlyElementsOf(best);
        if (!found.isEmpty()) {
            assertThat(search.bound().dollars())
                    .isEqualByComparingTo(best.get(0).dollars());
            assertThat(search.bound().violations()).isEqualTo(best.get(0).violations());
        }
    }

    @ParameterizedTest
    @MethodSource("families")
    void findsTheBestOfWhatIsLeft(Model model) {
        Case asked = Case.of(model);
        ComponentSearch search = asked.search();
        search.solve();

        assertThat(restrictions(asked)).allSatisfy(less -> assertThat(
                        search.restricted(less).solve().stream().map(Price::of))
                .as(less.subject())
                .containsExactlyElementsOf(asked.everything(1, less).best()));
    }

    private static List<Restriction> restrictions(Case asked) {
        Stream<Restriction> places = asked.mixed().stream().flatMap(pattern -> Stream.of(Place.values())
                .map(place -> Restriction.mode(pattern.name().text(), mode -> mode.kind() == place)));
        Stream<Restriction> keys = asked.entities().stream().flatMap(entity -> entity.primaries().stream()
                .map(key -> Restriction.choice(entity.entity().name().text(), choice -> choice.primary()
                        .equals(key))));
        return Stream.concat(places, keys).toList();
    }

    /** Out of time at the first look at the clock, or later: there is always something, and never a promise too much. */
    @ParameterizedTest
    @MethodSource("families")
    void whoIsOutOfTimeHasSomething(Model model) {
        Case asked = Case.of(model);
        Worth optimum = asked.search().solve().get(0).worth();
        for (int looks = 0; looks < 5_000; looks = looks * 2 + 1) {
            AtomicInteger left = new AtomicInteger(looks);
            ComponentSearch search = asked.search(() -> left.getAndDecrement() <= 0);

            List<Solution> found = search.solve();

            assertThat(found).isNotEmpty();
            assertThat(Score.isBetter(found.get(0).worth(), optimum)).isFalse();
            assertThat(Score.isBetter(optimum, search.bound()))
                    .as("bound after %d looks at the clock", looks)
                    .isFalse();
        }
    }

    @Test
    void largeFamiliesAreSolved() {
        ComponentSearch search = Case.of(Family.tree(25)).search();

        assertThat(search.solve()).hasSize(WANTED);
        assertThat(search.isCut()).isFalse();
    }
}
