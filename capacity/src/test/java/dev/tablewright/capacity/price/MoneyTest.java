package dev.tablewright.capacity.price;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoneyTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1234.56 | $1,234.56",
                "0.83 | $0.83",
                "0.834999 | $0.83",
                "0.835 | $0.84",
                "0.01 | $0.01",
                "0.00999 | less than a cent",
                "0.000000000001 | less than a cent",
                "0 | $0",
                "0.000 | $0",
                "7 | $7.00",
                "1E+6 | $1,000,000.00",
                "999.995 | $1,000.00"
            })
    void isShownInDollarsAndCents(BigDecimal dollars, String shown) {
        assertThat(new Money(dollars)).hasToString(shown);
    }

    @Test
    void isRoundedOnlyWhenItIsShown() {
        Money third = new Money(new BigDecimal("0.004"));
        assertThat(third).hasToString("less than a cent");
        assertThat(third.plus(third).plus(third)).hasToString("$0.01").isEqualTo(money("0.012"));
        assertThat(third.times(1_000_000)).isEqualTo(money("4000"));
        assertThat(third.times(new BigDecimal("0.5"))).isEqualTo(money("0.002"));
    }

    @Test
    void equalAmountsAreEqual() {
        assertThat(money("1.50")).isEqualTo(money("1.5")).hasSameHashCodeAs(money("1.5"));
        assertThat(money("1.50")).isLessThan(money("1.51")).isGreaterThan(Money.ZERO);
        assertThat(money("0.00")).isEqualTo(Money.ZERO);
    }

    @Test
    void isNeverNegative() {
        assertThatIllegalArgumentException().isThrownBy(() -> money("-0.01"));
    }

    private static Money money(String dollars) {
        return new Money(new BigDecimal(dollars));
    }
}
