package dev.tablewright.generate.markup;

import dev.tablewright.model.diagnostic.PrintableText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A piece of a page, which never changes. Texts come in as they are and are escaped on the way out, so that nothing that
 * stands in a model can become markup, or turn the direction of what follows it. What is written is XML as well.
 *
 * <pre>{@code
 * Html.element("p").with("class", "lead").add("a < b")
 * }</pre>
 */
public final class Html {

    /** What HTML closes by itself. */
    private static final Set<String> EMPTY = Set.of("br", "input", "meta", "wbr");

    private final String name;
    private final Map<String, String> attributes;
    private final List<Html> children;
    private final String text;

    private Html(String name, Map<String, String> attributes, List<Html> children, String text) {
        this.name = name;
        this.attributes = attributes;
        this.children = children;
        this.text = text;
    }

    public static Html element(String name) {
        return new Html(name, Map.of(), List.of(), "");
    }

    public static Html text(String text) {
        return new Html("", Map.of(), List.of(), text);
    }

    /** Several pieces one after the other, or none. */
    public static Html of(List<Html> pieces) {
        return new Html("", Map.of(), List.copyOf(pieces), "");
    }

    public static Html of(Html... pieces) {
        return of(Arrays.asList(pieces));
    }

    public Html with(String attribute, String value) {
        Map<String, String> more = new LinkedHashMap<>(attributes);
        more.put(attribute, value);
        return new Html(name, more, children, text);
    }

    public Html add(Html... more) {
        List<Html> all = new ArrayList<>(children);
        all.addAll(Arrays.asList(more));
        return new Html(name, attributes, List.copyOf(all), text);
    }

    public Html add(List<Html> more) {
        return add(of(more));
    }

    public Html add(String words) {
        return add(text(words));
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        writeTo(out);
        return out.toString();
    }

    private void writeTo(StringBuilder out) {
        if (!name.isEmpty()) {
            out.append('<').append(name);
            attributes.forEach((attribute, value) -> out.append(' ')
                    .append(attribute)
                    .append("=\"")
                    .append(escaped(value).replace("\"", "&quot;"))
                    .append('"'));
            out.append(EMPTY.contains(name) ? " />" : ">");
        }
        out.append(escaped(text));
        children.forEach(child -> child.writeTo(out));
        if (!name.isEmpty() && !EMPTY.contains(name)) {
            out.append("</").append(name).append('>');
        }
    }

    private static String escaped(String raw) {
        return PrintableText.lines(raw)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                // The two that are characters for Java but not for XML.
                .replace('\uFFFE', '\uFFFD')
                .replace('\uFFFF', '\uFFFD');
    }
}
