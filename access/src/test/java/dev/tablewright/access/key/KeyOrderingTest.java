package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.keys.KeyOrder;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All pairs of small templates: what is said to sort before another does. */
class KeyOrderingTest {

    private static final String LETTERS = "AB";
    private static final int LONGEST = 2;
    private static final List<String> TEMPLATES = List.of(
            "A",
            "A#",
            "A#{a}",
            "B#{a}",
            "!",
            "{a}",
            "{b}",
            "A#{b}",
            "A#{c:2}",
            "A#{c}",
            "A{a}",
            "AB{b}",
            "B",
            "AA#{b}",
            "C#{a}#{b}",
            "A#!",
            "A#~",
            "~{a}",
            "A#{a}#",
            "D{c:1:desc}",
            "A!{b}");

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whatComesBeforeReallyDoes(boolean raw) {
        SmallKeys keys = SmallKeys.of(TEMPLATES, LETTERS, raw);
        KeyOrdering ordering = new KeyOrdering();
        int before = 0;
        for (int i = 0; i < TEMPLATES.size(); i++) {
            Set<String> left = keys.keys(i, LETTERS, LONGEST);
            for (int j = 0; j < TEMPLATES.size(); j++) {
                if (ordering.isBefore(pieces(keys, i), pieces(keys, j))) {
                    before++;
                    assertThat(Collections.max(left, KeyOrder.UTF8))
                            .as("%s before %s", TEMPLATES.get(i), TEMPLATES.get(j))
                            .usingComparator(KeyOrder.UTF8)
                            .isLessThan(Collections.min(keys.keys(j, LETTERS, LONGEST), KeyOrder.UTF8));
                }
            }
        }
        assertThat(before).isGreaterThan(TEMPLATES.size());
    }

    private static List<KeyPiece> pieces(SmallKeys keys, int entity) {
        return keys.placement(entity).partition().get(0).pieces();
    }
}
