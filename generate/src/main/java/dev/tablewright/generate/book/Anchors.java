package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where documents and their headings stand in the book. Headings are named as Markdown names them on GitHub, so that a link
 * that works there works here.
 */
final class Anchors {

    private static final String HOME = "book";
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{M}\\p{N}_ -]");

    /** Names that the page itself uses. */
    private static final Set<String> TAKEN = Set.of(HOME, "contents", "search", "results", "found");

    private final List<Place> places;
    private final Map<String, String> targets;

    /**
     * @param id of the document
     * @param headings the ids of its headings, in order
     */
    record Place(String id, List<String> headings) {
        Place {
            headings = List.copyOf(headings);
        }
    }

    private Anchors(List<Place> places, Map<String, String> targets) {
        this.places = places;
        this.targets = targets;
    }

    static Anchors of(List<Document> documents) {
        List<Place> places = new ArrayList<>();
        Map<String, String> targets = new HashMap<>();
        Set<String> taken = new HashSet<>(TAKEN);
        for (Document document : documents) {
            String id = free(name(document.path()), taken);
            targets.putIfAbsent(document.path(), id);
            List<String> headings = new ArrayList<>();
            Set<String> slugs = new HashSet<>(Set.of(slug(document.title())));
            targets.putIfAbsent(document.path() + "#" + slug(document.title()), id);
            for (Block block : document.blocks()) {
                if (block instanceof Block.Heading heading) {
                    String slug = free(slug(words(heading.text())), slugs);
                    String anchor = free(id + "." + slug, taken);
                    targets.putIfAbsent(document.path() + "#" + slug, anchor);
                    headings.add(anchor);
                }
            }
            places.add(new Place(id, headings));
        }
        return new Anchors(List.copyOf(places), Map.copyOf(targets));
    }

    Place place(int document) {
        return places.get(document);
    }

    /** The id of what a link points to; nothing if it is not in the book. An unknown heading of a known document is its beginning. */
    Optional<String> target(String link, String from) {
        String full = link.startsWith("#") ? from + link : link;
        int hash = full.indexOf('#');
        String path = hash < 0 ? full : full.substring(0, hash);
        return Optional.ofNullable(targets.getOrDefault(full, targets.get(path)));
    }

    private static String name(String path) {
        String name = slug(path.replaceFirst("\\.md$", "").replace('/', ' '));
        return name.isEmpty() ? "document" : name;
    }

    /** As GitHub makes it of a heading. */
    static String slug(String heading) {
        return NO_LETTER
                .matcher(heading.toLowerCase(Locale.ROOT))
                .replaceAll("")
                .replace(' ', '-');
    }

    private static String free(String name, Set<String> taken) {
        String free = name;
        for (int i = 1; !taken.add(free); i++) {
            free = name + "-" + i;
        }
        return free;
    }

    static String words(Text text) {
        return text.pieces().stream().map(Anchors::words).collect(Collectors.joining());
    }

    private static String words(Text.Piece piece) {
        if (piece instanceof Text.Words words) {
            return words.text();
        } else if (piece instanceof Text.Strong strong) {
            return strong.text();
        } else if (piece instanceof Text.Code code) {
            return code.text();
        } else if (piece instanceof Text.Link link) {
            return link.text();
        }
        return " ";
    }
}
