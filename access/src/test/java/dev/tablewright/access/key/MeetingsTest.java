package dev.tablewright.access.key;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All pairs of small templates, held against all their short keys. */
class MeetingsTest {

    private static final String LETTERS = "A#";
    private static final int LONGEST = 3;
    private static final List<String> TEMPLATES = List.of(
            "A",
            "A#",
            "A#{a}",
            "{a}",
            "{b}",
            "{a}#{b}",
            "{a}{b}",
            "{a}A{b}",
            "A{a}",
            "{a}A",
            "AA#{b}",
            "{c}",
            "{c:2}",
            "A{c}",
            "{c}A",
            "{a}{a}",
            "{b}#{b}",
            "{a:shard/3}",
            "{a}#{c:1}",
            "##{a}",
            "{a}/{b}",
            "A{c:1:desc}");

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void neverIsNeverAndExamplesAreReal(boolean raw) {
        SmallKeys keys = SmallKeys.of(TEMPLATES, LETTERS, raw);
        Meetings meetings = new Meetings();
        int never = 0;
        for (int i = 0; i < TEMPLATES.size(); i++) {
            Set<String> left = keys.keys(i, LETTERS, LONGEST);
            for (int j = 0; j < TEMPLATES.size(); j++) {
                String pair = TEMPLATES.get(i) + " and " + TEMPLATES.get(j);
                Meeting meeting = meetings.ofKeys(keys.placement(i), keys.placement(j));
                if (meeting instanceof Meeting.Never) {
                    assertThat(left).as(pair).doesNotContainAnyElementsOf(keys.keys(j, LETTERS, LONGEST));
                    never++;
                } else if (meeting instanceof Meeting.Possible possible) {
                    assertThat(possible.left().keys())
                            .as(pair)
                            .isEqualTo(possible.right().keys());
                    assertThat(KeyReader.compose(
                                    keys.placement(i).partition().get(0),
                                    leaf -> possible.left().values().get(leaf.name())))
                            .as(pair)
                            .contains(possible.left().keys().get("PK"));
                }
            }
        }
        assertThat(never).isGreaterThan(TEMPLATES.size());
    }
}
