package dev.tablewright.generate.book;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the XML of pictures: elements, attributes, text, comments. What else XML has (document types, entities of one's own,
 * instructions) is refused, as pictures need none of it.
 */
final class SvgReader {

    private static final Pattern PROLOGUE = Pattern.compile("\\s*(<\\?xml[^?]*\\?>\\s*)?");
    private static final Pattern TEXT = Pattern.compile("[^<]+");
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
    private static final Pattern CHARACTERS = Pattern.compile("<!\\[CDATA\\[(.*?)]]>", Pattern.DOTALL);
    private static final Pattern START = Pattern.compile("<([A-Za-z]+)");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("\\s+([A-Za-z][A-Za-z0-9:_-]*)\\s*=\\s*(\"[^\"<]*\"|'[^'<]*')");
    private static final Pattern START_ENDS = Pattern.compile("\\s*(/?)>");
    private static final Pattern END = Pattern.compile("</([A-Za-z]+)\\s*>");
    private static final Pattern ENTITY = Pattern.compile("&(?:#x([0-9A-Fa-f]{1,6})|#([0-9]{1,7})|([a-z]+));|&");

    private static final Map<String, String> ENTITIES =
            Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'");

    private final String text;
    private int at;

    private SvgReader(String text) {
        this.text = text;
    }

    static SvgElement read(String svg) {
        SvgReader reader = new SvgReader(svg);
        reader.next(PROLOGUE);
        while (reader.next(COMMENT) != null) {
            reader.next(PROLOGUE);
        }
        Matcher start = reader.next(START);
        if (start == null || !start.group(1).equals("svg")) {
            throw reader.wrong("a picture begins with <svg>");
        }
        SvgElement root = reader.element("svg");
        if (!svg.substring(reader.at).isBlank()) {
            throw reader.wrong("a picture ends with </svg>");
        }
        return root;
    }

    /** From behind the name of an element to behind its end. */
    private SvgElement element(String name) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (Matcher found = next(ATTRIBUTE); found != null; found = next(ATTRIBUTE)) {
            String value = found.group(2);
            if (attributes.put(found.group(1), plain(value.substring(1, value.length() - 1))) != null) {
                throw wrong("twice " + found.group(1));
            }
        }
        Matcher ends = next(START_ENDS);
        if (ends == null) {
            throw wrong("an attribute or > was expected");
        }
        return SvgElement.checked(name, attributes, ends.group(1).isEmpty() ? children(name) : List.of());
    }

    private List<SvgElement> children(String name) {
        List<SvgElement> children = new ArrayList<>();
        while (true) {
            Matcher found = next(TEXT);
            if (found != null) {
                children.add(SvgElement.words(plain(found.group())));
                continue;
            }
            found = next(CHARACTERS);
            if (found != null) {
                children.add(SvgElement.words(found.group(1)));
                continue;
            }
            if (next(COMMENT) != null) {
                continue;
            }
            found = next(END);
            if (found != null) {
                if (!found.group(1).equals(name)) {
                    throw wrong("</" + name + "> was expected");
                }
                return children;
            }
            found = next(START);
            if (found == null) {
                throw wrong("an element, text or </" + name + "> was expected");
            }
            children.add(element(found.group(1)));
        }
    }

    private Matcher next(Pattern pattern) {
        Matcher matcher = pattern.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            return null;
        }
        at = matcher.end();
        return matcher;
    }

    private String plain(String escaped) {
        return ENTITY.matcher(escaped).replaceAll(found -> Matcher.quoteReplacement(character(found)));
    }

    private String character(MatchResult entity) {
        if (entity.group(1) != null) {
            return Character.toString(Integer.parseInt(entity.group(1), 16));
        } else if (entity.group(2) != null) {
            return Character.toString(Integer.parseInt(entity.group(2)));
        }
        String known = entity.group(3) == null ? null : ENTITIES.get(entity.group(3));
        if (known == null) {
            throw wrong("no entity of XML: " + entity.group());
        }
        return known;
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(what + ", at character " + at + " of the picture");
    }
}
