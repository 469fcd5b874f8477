package dev.tablewright.app;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that are shipped with the application: the model that a beginner starts from, and that of the demonstration. */
public final class StarterModel {

    private StarterModel() {}

    /** A small, complete model with a given name. */
    public static String of(String application) {
        return resource("/starter.yaml").replace("application: Notes", "application: " + application);
    }

    /** The model of the example shop. */
    public static String shop() {
        return resource("/demo/shop.yaml");
    }

    private static String resource(String name) {
        try (InputStream in = StarterModel.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException(name + " is missing from the application");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
