package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.check.Rules;
import dev.tablewright.check.rule.Rule;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every rule is reviewed under one heading. */
class RuleGroupTest {

    static Stream<String> codes() {
        return Rules.ALL.stream().map(Rule::code).map(code -> code.id());
    }

    @ParameterizedTest
    @MethodSource("codes")
    void everyRuleHasOneGroup(String code) {
        assertThat(RuleGroup.values()).filteredOn(group -> group.names(code)).hasSize(1);
    }
}
