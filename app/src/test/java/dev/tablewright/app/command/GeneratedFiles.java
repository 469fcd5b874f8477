package dev.tablewright.app.command;

import static dev.tablewright.app.command.Run.run;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A command that writes files into a folder, and what lies there afterwards. */
record GeneratedFiles(String command, Path folder, List<String> always) {

    static final String SHOP = "../examples/shop/shop.yaml";

    /** The folder for output; models for trials lie beside it. */
    Path out() {
        return folder.resolve("out");
    }

    Run from(String model, String... more) {
        List<String> arguments = new ArrayList<>(List.of(command, model, "--out", out().toString()));
        arguments.addAll(always);
        arguments.addAll(Arrays.asList(more));
        return run(arguments.toArray(String[]::new));
    }

    Run fromShop(String... more) {
        return from(SHOP, more);
    }

    /** The shop, said on standard input. */
    Run fromStandardInput(String... more) throws IOException {
        InputStream before = System.in;
        try {
            System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(SHOP))));
            return from("-", more);
        } finally {
            System.setIn(before);
        }
    }

    /** The shop with one text in place of another, which is there for sure. */
    String changedShop(String text, String other) throws IOException {
        String shop = Files.readString(Path.of(SHOP));
        if (!shop.contains(text)) {
            throw new IllegalArgumentException("the shop has no " + text);
        }
        return model(shop.replace(text, other));
    }

    /** The shop up to its design. */
    String shopWithoutDesign() throws IOException {
        String shop = Files.readString(Path.of(SHOP));
        return model(shop.substring(0, shop.indexOf("\ndesign:") + 1));
    }

    private String model(String text) throws IOException {
        return Files.writeString(folder.resolve("model.yaml"), text).toString();
    }

    /** Texts of all files by their paths. */
    SortedMap<String, String> everything() throws IOException {
        SortedMap<String, String> all = new TreeMap<>();
        if (Files.isDirectory(out())) {
            try (Stream<Path> files = Files.walk(out())) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    all.put(out().relativize(file).toString().replace('\\', '/'), Files.readString(file));
                }
            }
        }
        return all;
    }

    static String lastLine(Run run) {
        String[] lines = run.err().split("\n");
        return lines[lines.length - 1];
    }
}
