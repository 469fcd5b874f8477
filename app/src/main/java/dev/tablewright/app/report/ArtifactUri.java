package dev.tablewright.app.report;

import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * The name of a file as a URI reference: a relative name stays relative, so that a report means the same on every
 * machine; an absolute one becomes a {@code file:} URI.
 */
final class ArtifactUri {

    private static final Pattern DRIVE = Pattern.compile("[A-Za-z]:/.*", Pattern.DOTALL);
    private static final String UNRESERVED_MARKS = "-._~/";
    private static final String HEX = "0123456789ABCDEF";

    private ArtifactUri() {}

    static String of(String fileName) {
        String path = SlashPath.of(fileName);
        if (DRIVE.matcher(path).matches()) {
            return "file:///" + path.charAt(0) + ":" + encoded(path.substring(2));
        }
        if (path.startsWith("//")) {
            return "file:" + encoded(path);
        }
        return path.startsWith("/") ? "file://" + encoded(path) : encoded(path);
    }

    /** A colon is encoded too: in the first part of a relative reference it would end the name of a scheme. */
    private static String encoded(String path) {
        StringBuilder out = new StringBuilder(path.length());
        for (byte b : WellFormedText.of(path).getBytes(StandardCharsets.UTF_8)) {
            if (isUnreserved(b)) {
                out.append((char) b);
            } else {
                out.append('%').append(HEX.charAt((b >> 4) & 0xF)).append(HEX.charAt(b & 0xF));
            }
        }
        return out.toString();
    }

    private static boolean isUnreserved(byte b) {
        return (b >= 'a' && b <= 'z')
                || (b >= 'A' && b <= 'Z')
                || (b >= '0' && b <= '9')
                || UNRESERVED_MARKS.indexOf(b) >= 0;
    }
}
