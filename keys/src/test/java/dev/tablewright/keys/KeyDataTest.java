package dev.tablewright.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class KeyDataTest {

    @Test
    void decimalsAreEqualByTheirNumber() {
        KeyData one = new KeyData.Decimal(new BigDecimal("1.50"));
        KeyData other = new KeyData.Decimal(new BigDecimal("1.5"));
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one).isNotEqualTo(new KeyData.Decimal(new BigDecimal("1.51")));
        assertThat(new KeyData.Decimal(new BigDecimal("0.00"))).hasSameHashCodeAs(new KeyData.Decimal(BigDecimal.ZERO));
    }

    @Test
    void bytesAreEqualByTheirContentAndKeptFromChange() {
        byte[] bytes = {1, (byte) 0xff};
        KeyData.Binary binary = new KeyData.Binary(bytes);
        bytes[0] = 9;
        binary.value()[0] = 9;
        assertThat(binary).isEqualTo(new KeyData.Binary(new byte[] {1, (byte) 0xff}));
        assertThat(binary).hasToString("Binary[01ff]").isNotEqualTo(new KeyData.Binary(new byte[] {1}));
    }
}
