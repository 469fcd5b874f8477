package dev.tablewright.exercise.law;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Models;
import dev.tablewright.synthesis.random.LawReport;
import dev.tablewright.testing.Scale;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The laws on models in which every feature meets every other one. */
class PairwiseLawsTest {

    private static final int ITEMS = 14;

    @Test
    void holdForEveryPairOfFeatures() {
        List<Map<Factor, String>> all = Factor.pairwise();
        // A model takes some seconds: quick tries one row, full every twelfth, and long all of them.
        int step = Scale.of(all.size(), 12, 1);
        List<Map<Factor, String>> rows = IntStream.range(0, all.size())
                .filter(row -> row % step == 0)
                .mapToObj(all::get)
                .toList();
        Laws laws = new Laws(ITEMS);
        LawReport report = laws.report();
        for (int i = 0; i < rows.size(); i++) {
            report.test("row " + i * step + " " + rows.get(i), FactorModel.text(rows.get(i)));
        }
        System.out.println("laws of pairs of features\n" + laws.tally());
        assertThat(report.isEmpty()).as(report::text).isTrue();
        assertThat(laws.tally().of("models tried")).isEqualTo(rows.size());
    }

    /** What the checker refuses would not be tried: then a pair would be missing. */
    @Test
    void areModelsThatTheCheckerAccepts() {
        assertThat(Scale.some(12, Factor.pairwise()).stream()
                        .map(FactorModel::text)
                        .flatMap(text -> Laws.errors(Models.of(text))
                                .map(finding -> finding.code().id() + " " + finding.title() + "\n" + text)))
                .isEmpty();
    }
}
