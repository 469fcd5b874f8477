package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.ValueWalk;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Where paths lead, through chains of ids. */
class LeavesTest {

    /** E0 is identified by a text; each other by the one before it, and a number of its own if it is to have several parts. */
    private static Model chain(int length, boolean several) {
        String entities = IntStream.range(0, length)
                .mapToObj(i -> i == 0
                        ? "  E0: { id: key, attributes: { key: integer } }\n"
                        : several
                                ? "  E%d: { id: [up, part], attributes: { up: E%d, part: string } }\n"
                                        .formatted(i, i - 1)
                                : "  E%d: { id: up, attributes: { up: E%d } }\n".formatted(i, i - 1))
                .collect(Collectors.joining());
        String text = "tablewright: 1\napplication: Chain\nentities:\n" + entities;
        return ModelReader.read(new SourceFile("chain.yaml", text)).model().orElseThrow();
    }

    @Test
    void aReferenceIsWhatTheLastIdOfAChainIsHoweverLongItIs() {
        Model model = chain(40, false);
        Entity last = model.entity("E39").orElseThrow();
        Leaf leaf = new Leaves(model).one(last, List.of("up")).orElseThrow();
        assertThat(leaf.steps()).hasSize(40).endsWith("key");
        assertThat(leaf.name()).isEqualTo("up");
        assertThat(model.storedType(new Type.Reference("E39"))).isEqualTo(ScalarType.INTEGER);
        assertThat(model.walk().held(new Type.Reference("E39")).map(Attribute::name))
                .hasValueSatisfying(name -> assertThat(name.text()).isEqualTo("key"));
    }

    @Test
    void idsOfSeveralPartsAreTakenApartInTheirOrder() {
        Model model = chain(3, true);
        List<Leaf> leaves = new Leaves(model).ofId(model.entity("E2").orElseThrow());
        assertThat(leaves).extracting(Leaf::path).containsExactly("up.up.key", "up.part", "part");
        assertThat(leaves).extracting(Leaf::name).containsExactly("up.up", "up.part", "part");
        assertThat(model.walk().id(model.entity("E2").orElseThrow()))
                .extracting(value -> value.end().owner())
                .containsExactly("E0", "E1", "E2");
    }

    @Test
    void whatIsTooMuchCountsAsOneMore() {
        Model model = chain(100, true);
        List<Leaf> leaves = new Leaves(model).of(model.entity("E99").orElseThrow(), List.of("up"));
        assertThat(leaves).hasSize(65);
        assertThat(leaves).anyMatch(leaf -> leaf.attribute().type() instanceof Type.Reference);
    }

    @Test
    void throughAReferenceOneReachesTheIdAndNothingElse() {
        Model model = chain(2, false);
        Entity child = model.entity("E1").orElseThrow();
        assertThat(model.walk().along(child, List.of("up", "key")))
                .extracting(ValueWalk.Step::inlined)
                .containsExactly(false, true);
        assertThat(model.walk().along(child, List.of("up", "none"))).hasSize(1);
        assertThat(model.walk().values(child, List.of("up", "none"))).isEmpty();
    }
}
