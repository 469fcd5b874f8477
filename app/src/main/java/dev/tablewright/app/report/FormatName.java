package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Palette;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The formats as users call them. */
enum FormatName {
    TEXT,
    JSON,
    SARIF,
    GITHUB,
    JUNIT;

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Optional<FormatName> of(String word) {
        return Arrays.stream(values())
                .filter(format -> format.word().equals(word))
                .findFirst();
    }

    static List<String> words() {
        return Arrays.stream(values()).map(FormatName::word).toList();
    }

    ReportFormat format(Palette palette) {
        return switch (this) {
            case TEXT -> new TextFormat(palette);
            case JSON -> new JsonFormat();
            case SARIF -> new SarifFormat();
            case GITHUB -> new GithubFormat();
            case JUNIT -> new JunitFormat();
        };
    }
}
