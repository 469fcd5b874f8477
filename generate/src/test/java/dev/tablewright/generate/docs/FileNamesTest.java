package dev.tablewright.generate.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class FileNamesTest {

    @Test
    void wordsAreJoinedByHyphens() {
        assertThat(FileNames.of(List.of("OrderItem", "API_Key")).values()).containsExactly("order-item", "api-key");
    }

    @Test
    void namesThatDifferByCaseOnlyGetNumbers() {
        assertThat(FileNames.of(List.of("order", "Order", "ORDER")).values())
                .containsExactly("order", "order-2", "order-3");
    }

    @Test
    void namesOfDevicesAreNotUsed() {
        assertThat(FileNames.of(List.of("Con", "Aux", "COM1", "Console")).values())
                .containsExactly("con-2", "aux-2", "com1-2", "console");
    }
}
