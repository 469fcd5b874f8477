package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Names of files that every system can store, those included that know no case and keep some names for devices. */
record PortablePaths(Map<String, String> files) {

    private static final Pattern DEVICE = Pattern.compile(
            "(con|prn|aux|nul|conin\\$|conout\\$|com[0-9¹²³]|lpt[0-9¹²³])(\\..*)?", Pattern.CASE_INSENSITIVE);

    private static final int LONGEST_NAME = 120;

    void check() {
        assertThat(files.keySet().stream().map(path -> path.toLowerCase(Locale.ROOT)))
                .doesNotHaveDuplicates();
        files.keySet().stream().flatMap(path -> Stream.of(path.split("/", -1))).forEach(PortablePaths::check);
    }

    private static void check(String name) {
        assertThat(name)
                .isNotBlank()
                .matches("[^\\\\:*?\"<>|\\p{Cntrl}]+")
                .doesNotMatch(DEVICE)
                .doesNotEndWith(".")
                .doesNotEndWith(" ")
                .doesNotStartWith(".")
                .hasSizeLessThanOrEqualTo(LONGEST_NAME);
    }
}
