package dev.tablewright.app.design;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Palette;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class DesignTextTest {

    private static final BigDecimal FOUR_PERCENT = new BigDecimal("0.04");

    @Test
    void ranksTheDesignsAndSaysHowGoodTheBestIs() {
        assertThat(DesignText.of(ExampleDesigns.shop(BigDecimal.ZERO), Palette.PLAIN))
                .startsWith("#  layout            tables  indexes  requests/s")
                .contains("1  single table           1        2       1,000")
                .contains("Design 1 is optimal: none of those that were considered is better.");
        assertThat(DesignText.of(ExampleDesigns.shop(FOUR_PERCENT), Palette.PLAIN))
                .contains("Design 1 is the best found, gap 4%: none can cost less than $2,053.93 a month.");
    }

    @Test
    void showsTheBestAndWhyTheSecondLost() {
        assertThat(DesignText.of(ExampleDesigns.shop(BigDecimal.ZERO), Palette.PLAIN))
                .contains("Order                    CUSTOMER#{customer}    #ORDER#{placedAt}#{orderId}")
                .contains("ordersByStatus      Query, backwards  GSI2          1           2    2/s    $1.31")
                .contains("Customer ||--o{ Order : places  composite-key")
                .contains("Why design 2 lost\n\n- `customerPage` takes two requests in place of one.\n")
                .contains("What another model would change (--explain NAME says how)\n\n- Order: `notes` in an item")
                .contains("- No item of Review was counted: 1,000 are taken.");
    }

    @Test
    void limitsAreNamedOnlyIfSomeAreBroken() {
        assertThat(DesignText.of(ExampleDesigns.shop(BigDecimal.ZERO), Palette.PLAIN))
                .contains("  limits  ", "  1 broken  ");
        assertThat(DesignText.of(ExampleDesigns.kept(), Palette.PLAIN)).doesNotContain("limits");
    }

    @Test
    void aDesignThatIsKeptHasARowAndTheWayToAnother() {
        assertThat(DesignText.of(ExampleDesigns.kept(), Palette.PLAIN))
                .contains("1  single table", "With --from-scratch")
                .doesNotContain("The keys of design 1");
    }

    @Test
    void fitsIntoATerminal() {
        assertThat(DesignText.of(ExampleDesigns.shop(FOUR_PERCENT), Palette.PLAIN)
                        .lines())
                .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(120));
    }

    @Test
    void nothingOfAHostileModelReachesTheTerminal() {
        assertThat(DesignText.of(ExampleDesigns.hostile(), Palette.PLAIN)).doesNotContain("\u001b", "\u202e", "\u0007");
        assertThat(RelationshipPage.of(ExampleDesigns.hostile())).doesNotContain("\u001b", "\u202e", "\u0007");
    }
}
