package dev.tablewright.generate.book;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * What a browser lets the book do: apply this very style and run this very script. Nothing else is applied or run, and nothing
 * is loaded, whatever stands in a model.
 */
final class Policy {

    private Policy() {}

    static String of(String style, String script) {
        return "default-src 'none'; style-src " + source(style) + "; script-src " + source(script)
                + "; base-uri 'none'; form-action 'none'";
    }

    private static String source(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
