package dev.tablewright.app.cost;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CostTextTest {

    @Test
    void hostileKeysDoNothingToTheTerminal() {
        assertThat(CostText.of(CostReports.hostile())).contains("PK = T#").doesNotContain("\u202e", "\u0007");
    }

    @Test
    void aFewBytesAreNotCalledNothing() {
        assertThat(CostText.of(CostReports.example("saas-tables"))).doesNotContain(" 0 GB");
    }
}
