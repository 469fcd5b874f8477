package dev.tablewright.generate.book;

import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A part of a picture that may stand in a page: shapes and words, no scripts, nothing that is loaded.
 *
 * @param name of the element; empty for text
 * @param text what stands in it, if it is text
 */
record SvgElement(String name, Map<String, String> attributes, List<SvgElement> children, String text) {

    private static final Set<String> SHAPES = Set.of(
            "svg",
            "g",
            "defs",
            "title",
            "desc",
            "style",
            "path",
            "rect",
            "circle",
            "ellipse",
            "line",
            "polyline",
            "polygon",
            "text",
            "tspan",
            "marker",
            "clipPath",
            "mask",
            "pattern",
            "linearGradient",
            "radialGradient",
            "stop",
            "symbol",
            "use");

    private static final Pattern REFERENCE = Pattern.compile("url\\(#([^)\\s]+)\\)");

    SvgElement {
        // In the order in which they were written.
        attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
        children = List.copyOf(children);
    }

    static SvgElement words(String text) {
        return new SvgElement("", Map.of(), List.of(), text);
    }

    /** An element, if it is one of a picture that does nothing but show. */
    static SvgElement checked(String name, Map<String, String> attributes, List<SvgElement> children) {
        if (!SHAPES.contains(name)) {
            throw new IllegalArgumentException("a picture must not have an element <" + name + ">");
        }
        attributes.forEach((attribute, value) -> {
            boolean reaction = attribute.toLowerCase(Locale.ROOT).startsWith("on");
            boolean outside = attribute.endsWith("href") && !value.startsWith("#");
            if (reaction || outside || attribute.equals("style")) {
                throw new IllegalArgumentException("a picture must not have " + attribute + "=\"" + value + "\"");
            }
        });
        return new SvgElement(name, attributes, children, "");
    }

    /** The text of all its styles. */
    String style() {
        String own =
                name.equals("style") ? children.stream().map(SvgElement::text).collect(Collectors.joining()) : "";
        return own + children.stream().map(SvgElement::style).collect(Collectors.joining());
    }

    /** As a whole picture. Its title and description are those of the figure. */
    SvgElement picture(String label) {
        Map<String, String> all = new LinkedHashMap<>(attributes);
        all.put("role", "img");
        all.put("aria-label", label);
        List<SvgElement> shown = children.stream()
                .filter(child -> !child.name().equals("title") && !child.name().equals("desc"))
                .toList();
        return new SvgElement(name, all, shown, text);
    }

    /**
     * Without its styles, which stand elsewhere.
     *
     * @param prefix of all names that the picture gives its parts
     * @param scope of the classes that its style speaks of
     */
    Html html(String prefix, String scope) {
        if (name.isEmpty()) {
            return Html.text(text);
        }
        Html element = name.equals("svg") ? Html.element(name).with("class", "drawing " + scope) : Html.element(name);
        for (Map.Entry<String, String> attribute : attributes.entrySet()) {
            // Pages know what SVG is without being told.
            if (!attribute.getKey().startsWith("xmlns")) {
                String value = value(attribute, prefix, scope);
                boolean whole = name.equals("svg") && attribute.getKey().equals("class");
                element = element.with(attribute.getKey(), whole ? "drawing " + scope + " " + value : value);
            }
        }
        List<Html> parts = new ArrayList<>();
        for (SvgElement child : children) {
            if (!child.name().equals("style")) {
                parts.add(child.html(prefix, scope));
            }
        }
        return element.add(parts);
    }

    private static String value(Map.Entry<String, String> attribute, String prefix, String scope) {
        String value = attribute.getValue();
        return switch (attribute.getKey()) {
            case "id" -> prefix + value;
            case "href", "xlink:href" -> "#" + prefix + value.substring(1);
            case "aria-labelledby", "aria-describedby" -> prefixed(value, prefix);
            case "class" -> prefixed(value, scope + "-");
            default -> REFERENCE.matcher(value).replaceAll("url(#" + Matcher.quoteReplacement(prefix) + "$1)");
        };
    }

    private static String prefixed(String names, String prefix) {
        return Pattern.compile("\\s+")
                .splitAsStream(names.strip())
                .map(name -> prefix + name)
                .collect(Collectors.joining(" "));
    }
}
