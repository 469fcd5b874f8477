package dev.tablewright.maven;

import dev.tablewright.model.diagnostic.Severity;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;

/** Severities by their words. */
final class Severities {

    private Severities() {}

    static Severity of(String word) throws MojoFailureException {
        for (Severity severity : Severity.values()) {
            if (severity.word().equalsIgnoreCase(word)) {
                return severity;
            }
        }
        String words = Arrays.stream(Severity.values()).map(Severity::word).collect(Collectors.joining(", "));
        throw new MojoFailureException("failOn is `" + word + "`, but can be one of: " + words);
    }
}
