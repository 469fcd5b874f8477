package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/**
 * Names for the findings of a run that stay when lines are added above them, so that a service can tell an old finding
 * from a new one: what is found, in which file, at which text. Findings that agree in all of it are numbered.
 */
final class Fingerprints {

    private static final int BYTES = 8;

    private final Map<String, Integer> seen = new HashMap<>();

    String next(Diagnostic finding) {
        String hash = hash(String.join(
                "\0",
                finding.code().id(),
                ArtifactUri.of(finding.span().file().name()),
                finding.title(),
                finding.span().text()));
        return hash + ":" + seen.merge(hash, 1, Integer::sum);
    }

    private static String hash(String text) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] bytes = digest.digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(bytes, 0, BYTES);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
