package dev.tablewright.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class BugReportTest {

    @Test
    void saysWhereTheReportIsAndShowsNoStackTrace() {
        String message = BugReport.write(new IllegalStateException("oops"), List.of("check", "shop.yaml"));
        assertThat(message)
                .startsWith("tablewright: this is a bug in Tablewright")
                .doesNotContain("oops", "\tat ");
        Path file = Path.of(message.substring(message.indexOf("is in ") + 6));
        assertThat(file).content().contains("tablewright check shop.yaml", "IllegalStateException: oops", "\tat ");
        assertThat(file.toFile().delete()).isTrue();
    }
}
