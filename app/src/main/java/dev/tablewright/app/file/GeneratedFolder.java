package dev.tablewright.app.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A folder into which files are generated again and again. It keeps a list of what was generated, with a hash of each file, so that
 * nothing is ever deleted that a person made or changed.
 */
public final class GeneratedFolder {

    private static final String LIST = ".tablewright-files";

    private final Path root;
    private final Path list;
    private final List<String> marks;

    /** @param mark how every generated file begins */
    public GeneratedFolder(Path root, String folder, String mark) {
        this(root, folder, List.of(mark));
    }

    /**
     * @param root where paths begin
     * @param folder the part of it that is generated, below the root; empty: all of it
     * @param marks how generated files begin. One that begins with any of them is ours, whoever changed it. One that does not,
     *     because JSON and pictures have no place for a mark, is ours as long as it is what the list says that we wrote.
     */
    public GeneratedFolder(Path root, String folder, List<String> marks) {
        this.root = root;
        this.list = root.resolve(folder).resolve(LIST);
        this.marks = List.copyOf(marks);
    }

    /**
     * What is to be done, all by paths below the root.
     *
     * @param written that are new or other than they are
     * @param unchanged that are as they should be
     * @param removed that are no longer generated, and nobody changed
     * @param kept that are no longer generated, but were changed by a person
     * @param foreign that are in the way: they were not generated, or have no mark and were changed since
     */
    public record Difference(
            List<String> written,
            List<String> unchanged,
            List<String> removed,
            List<String> kept,
            List<String> foreign) {

        public boolean isStale() {
            return !written.isEmpty() || !removed.isEmpty();
        }
    }

    /** Compares what is there with what should be. */
    public Difference compare(SortedMap<String, String> files) throws IOException {
        Difference difference = new Difference(
                new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        Map<String, String> listed = listed();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = root.resolve(file.getKey());
            String there = Files.exists(path) ? text(path) : null;
            if (file.getValue().equals(there)) {
                difference.unchanged().add(file.getKey());
            } else if (there != null && !isOurs(there, listed.get(file.getKey()))) {
                difference.foreign().add(file.getKey());
            } else {
                difference.written().add(file.getKey());
            }
        }
        for (Map.Entry<String, String> before : listed.entrySet()) {
            Path path = root.resolve(before.getKey());
            if (!files.containsKey(before.getKey()) && Files.exists(path)) {
                boolean same = hash(text(path)).equals(before.getValue());
                (same ? difference.removed() : difference.kept()).add(before.getKey());
            }
        }
        return difference;
    }

    private boolean isOurs(String there, String listedHash) {
        return marks.stream().anyMatch(there::startsWith) || hash(there).equals(listedHash);
    }

    /** Does what the difference says. */
    public void apply(SortedMap<String, String> files, Difference difference) throws IOException {
        for (String path : difference.written()) {
            OutputFile.write(root.resolve(path), files.get(path));
        }
        for (String path : difference.removed()) {
            Files.delete(root.resolve(path));
        }
        StringBuilder lines =
                new StringBuilder("# What tablewright generated here, so that it knows what it may delete.\n");
        new TreeMap<>(files)
                .forEach((path, text) ->
                        lines.append(hash(text)).append("  ").append(path).append('\n'));
        String text = lines.toString();
        if (!Files.exists(list) || !Files.readString(list).equals(text)) {
            OutputFile.write(list, text);
        }
    }

    private Map<String, String> listed() throws IOException {
        Map<String, String> listed = new LinkedHashMap<>();
        if (Files.exists(list)) {
            for (String line : Files.readAllLines(list)) {
                int gap = line.indexOf("  ");
                // A path that leads elsewhere was not written by us.
                if (gap == 64
                        && root.resolve(line.substring(gap + 2))
                                .normalize()
                                .startsWith(list.getParent().normalize())) {
                    listed.put(line.substring(gap + 2), line.substring(0, gap));
                }
            }
        }
        return listed;
    }

    /** What is no text is somebody else's, and no reason to fail. */
    private static String text(Path path) throws IOException {
        return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
