package dev.tablewright.peers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class NodeToolsTest {

    @Test
    void aScriptReadsAndPrints() {
        assertThat(NodeTools.run("echo.mjs", "größer als \uD83D\uDE00", "a b"))
                .isEqualTo("a b: größer als \uD83D\uDE00");
    }

    @Test
    void aScriptThatFailsFailsTheTest() {
        assertThatThrownBy(() -> NodeTools.run("echo.mjs", ""))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("ended with 1")
                .hasMessageContaining("nothing to read");
    }
}
