package dev.tablewright.generate.java;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Long lines are broken where a person would do it, and nothing of them is lost. */
class LineBreaksTest {

    private static List<String> broken(String text, int width) {
        return LineBreaks.of(text, 0, width);
    }

    @Test
    void whatFitsStays() {
        assertThat(broken("return customers;", 17)).containsExactly("return customers;");
    }

    @Test
    void chainsBreakBeforeTheirCalls() {
        assertThat(broken("return Query.of(a, b).index(\"GSI1\").page(20);", 30))
                .containsExactly("return Query.of(a, b)", "        .index(\"GSI1\")", "        .page(20);");
    }

    @Test
    void operatorsLeadTheNextLine() {
        assertThat(broken("return first.isPresent() && second.isPresent();", 30))
                .containsExactly("return first.isPresent()", "        && second.isPresent();");
        assertThat(broken("return found ? somethingLong : somethingElse;", 30))
                .containsExactly("return found", "        ? somethingLong", "        : somethingElse;");
    }

    @Test
    void argumentsMoveToTheNextLineTogetherOrOneByOne() {
        assertThat(broken("methodWithALongName(first, second);", 30))
                .containsExactly("methodWithALongName(", "        first, second);");
        assertThat(broken("call(firstArgument, secondArgument);", 30))
                .containsExactly("call(", "        firstArgument,", "        secondArgument);");
    }

    @Test
    void keysOfMapsStayWithTheirValues() {
        assertThat(broken("Map.of(\":one\", firstValue, \":two\", secondValue);", 32))
                .containsExactly("Map.of(", "        \":one\", firstValue,", "        \":two\", secondValue);");
    }

    @Test
    void signsInStringsAndCharactersAreNoPlacesToBreak() {
        String text = "call(\"a && b ? c : d(e, f)\", '(', \"\\\" + x\", second);";
        assertThat(broken(text, 40))
                .containsExactly(
                        "call(",
                        "        \"a && b ? c : d(e, f)\",",
                        "        '(',",
                        "        \"\\\" + x\",",
                        "        second);");
    }

    @Test
    void arrowsAndComparisonsAreNoBrackets() {
        assertThat(broken("things.map(thing -> thing.weight() > 1 && thing.size() < 2, other);", 44))
                .containsExactly(
                        "things.map(",
                        "        thing -> thing.weight() > 1",
                        "                && thing.size() < 2,",
                        "        other);");
    }

    @Test
    void whatCannotBeBrokenStays() {
        String text = "abcdefghijklmnopqrstuvwxyz";
        assertThat(broken(text, 10)).containsExactly(text);
    }

    /** Whatever the width: put together again, it is the same but for blanks. */
    @Test
    void nothingIsLost() {
        long seed = Long.getLong("tablewright.test.seed", 20261116L);
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            String text = "return " + expression(random, 4) + ";";
            int width = 20 + random.nextInt(80);
            List<String> lines = broken(text, width);
            assertThat(String.join("", lines).replace(" ", ""))
                    .as("seed %d, run %d, width %d", seed, i, width)
                    .isEqualTo(text.replace(" ", ""));
            assertThat(lines).allMatch(line -> line.equals(line.stripTrailing()));
        }
    }

    private static String expression(Random random, int depth) {
        if (depth == 0) {
            return List.of("name", "\"a, (b\"", "'\"'", "List.<String>of()", "12", "order.total()")
                    .get(random.nextInt(6));
        }
        String left = expression(random, depth - 1);
        String right = expression(random, depth - 1);
        return switch (random.nextInt(6)) {
            case 0 -> left + " + " + right;
            case 1 -> "(" + left + " && " + right + ")";
            case 2 -> "Map.of(\"k\", " + left + ", \"l\", " + right + ")";
            case 3 -> "shape.of(" + left + ").page(" + right + ")";
            case 4 -> "each(item -> " + left + ", " + right + ")";
            default -> left + ".map(bound -> " + right + ")";
        };
    }
}
