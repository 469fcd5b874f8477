package dev.tablewright.generate;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Styles, scripts and other sources that we give away: files of our own jar, so that they can be read and worked on as what they are. */
public final class Resource {

    private Resource() {}

    /** @param beside a class in whose package the file lies */
    public static String text(Class<?> beside, String name) {
        try (InputStream in = beside.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(name + " of our own jar cannot be read", e);
        }
    }
}
