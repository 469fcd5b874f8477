package dev.tablewright.check.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.capacity.estimate.Estimate;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.entity.Skew;
import dev.tablewright.model.source.Span;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every load, whatever the model. */
class EveryLoadTest {

    private static final BigDecimal HALF = new BigDecimal("0.5");

    static List<AnalysedModel> models() {
        return AnalysedModel.all();
    }

    @Test
    void thereAreModels() {
        assertThat(models()).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @MethodSource("models")
    void readsAreInOrder(AnalysedModel model) {
        for (PatternLoad load : workload(model).patterns()) {
            Stream.of(
                            load.requests(),
                            load.rounds(),
                            load.itemsRead(),
                            load.itemsReturned(),
                            load.bytes(),
                            load.units())
                    .forEach(EveryLoadTest::isInOrder);
            for (ReadLoad read : load.reads()) {
                assertThat(read.requests().least()).isGreaterThanOrEqualTo(BigDecimal.ONE);
                assertThat(read.rounds().least()).isGreaterThanOrEqualTo(BigDecimal.ONE);
                assertThat(read.requests().expected())
                        .isGreaterThanOrEqualTo(read.rounds().least());
                assertThat(read.main().units().least()).isGreaterThanOrEqualTo(HALF);
                assertThat(read.itemsReturned().expected())
                        .isLessThanOrEqualTo(read.itemsRead().expected());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void writesAreInOrder(AnalysedModel model) {
        for (WriteLoad load : workload(model).writes()) {
            Stream.of(load.requests(), load.rounds(), load.items(), load.tableUnits(), load.indexUnits())
                    .forEach(EveryLoadTest::isInOrder);
            assertThat(load.requests().least()).isGreaterThanOrEqualTo(BigDecimal.ONE);
            assertThat(load.tableUnits().least()).isGreaterThanOrEqualTo(BigDecimal.ONE);
            // Every item that is written costs a unit at least.
            assertThat(load.tableUnits().expected()).isGreaterThanOrEqualTo(BigDecimal.ONE);
            assertThat(load.units(PartitionLimit.WRITE).expected())
                    .isEqualByComparingTo(
                            load.tableUnits().plus(load.indexUnits()).expected());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void whatIsStoredIsInOrder(AnalysedModel model) {
        for (Stored stored : model.analysis().orElseThrow().storage().routes()) {
            isInOrder(stored.items());
            isInOrder(stored.bytes());
            assertThat(stored.bytes().least())
                    .isGreaterThanOrEqualTo(stored.items().least().multiply(BigDecimal.valueOf(100)));
        }
    }

    /** Half of two sums may be the same; the hottest partition is never cooler for being asked more often. */
    @ParameterizedTest
    @MethodSource("models")
    void moreCallsAreHotter(AnalysedModel model) {
        List<PartitionLoad.Group> before =
                List.copyOf(workload(model).partitions().groups());
        Optional<Analysis> doubled = model.withDoubleRates().analysis();
        if (doubled.isPresent()) {
            List<PartitionLoad.Group> after =
                    List.copyOf(doubled.get().workload().partitions().groups());
            assertThat(after).hasSameSizeAs(before);
            for (int i = 0; i < before.size(); i++) {
                assertThat(after.get(i).sum())
                        .isGreaterThanOrEqualTo(before.get(i).sum());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void aLongerPageIsNoCheaper(AnalysedModel model) {
        List<PatternLoad> before = workload(model).patterns();
        Optional<Analysis> doubled = model.withDoublePages().analysis();
        for (int i = 0; doubled.isPresent() && i < before.size(); i++) {
            Estimate more = doubled.get().workload().patterns().get(i).units();
            assertThat(more.expected())
                    .isGreaterThanOrEqualTo(before.get(i).units().expected());
            assertThat(more.least())
                    .isGreaterThanOrEqualTo(before.get(i).units().least());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void noPartitionGetsMoreThanAllCalls(AnalysedModel model) {
        workload(model).partitions().groups().forEach(group -> group.shares()
                .forEach(share -> assertThat(share.demand().spreading().hottest())
                        .isPositive()
                        .isLessThanOrEqualTo(BigDecimal.ONE)));
    }

    /** An index is never free, and never makes the table dearer. */
    @Test
    void anIndexMoreIsNoCheaper() {
        String model = """
                entities:
                  Thing:
                    id: thingId
                    attributes: { thingId: ulid, kind: { enum: [A, B] }, at: timestamp, text: { type: string, max: 4000 } }
                writes:
                  make: { create: Thing }
                  retell: { update: Thing, sets: [text] }
                  move: { update: Thing, sets: [kind] }
                  put: { put: Thing }
                  drop: { delete: Thing }
                design: { keys: { Thing: { PK: "T#{thingId}", SK: T%s } } }
                """;
        String indexes = "";
        List<WriteLoad> fewer = workloads(model.formatted(indexes));
        for (String index :
                List.of("ByKind: [kind, at]", "ByTime: [at, thingId]", "GSI1PK: \"{kind}\", GSI1SK: \"{at}\"")) {
            indexes += ", " + index;
            List<WriteLoad> more = workloads(model.formatted(indexes));
            for (int i = 0; i < more.size(); i++) {
                assertThat(more.get(i).indexUnits().expected())
                        .isGreaterThan(fewer.get(i).indexUnits().expected());
            }
            fewer = more;
        }
    }

    @Test
    void zipfIsBetweenUniformAndConstant() {
        Span span = models().get(0)
                .analysis()
                .orElseThrow()
                .model()
                .entities()
                .get(0)
                .span();
        for (long values : new long[] {1, 2, 3, 999, 1_000, 1_001, 123_456, 10_000_000, Spread.MANY}) {
            BigDecimal uniform = Spreading.of(values, Optional.empty()).hottest();
            BigDecimal last = uniform;
            for (String exponent : List.of("0.1", "0.5", "0.99", "1", "1.01", "1.2", "2", "3")) {
                BigDecimal zipf = Spreading.of(values, Optional.of(new Skew.Zipf(new BigDecimal(exponent), span)))
                        .hottest();
                assertThat(zipf).isGreaterThanOrEqualTo(last).isLessThanOrEqualTo(BigDecimal.ONE);
                last = zipf;
            }
            assertThat(Spreading.of(values, Optional.of(new Skew.Constant(span)))
                            .hottest())
                    .isEqualByComparingTo(BigDecimal.ONE);
        }
    }

    private static List<WriteLoad> workloads(String model) {
        return Reckoning.of(model).analysis().workload().writes();
    }

    private static Workload workload(AnalysedModel model) {
        return model.analysis().orElseThrow().workload();
    }

    private static void isInOrder(Estimate number) {
        assertThat(number.least()).isNotNegative().isLessThanOrEqualTo(number.expected());
        number.most().ifPresent(most -> assertThat(most).isGreaterThanOrEqualTo(number.expected()));
    }
}
