package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.markup.Html;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The pictures of a book. Each is read, checked and written anew as a part of the page, so that it follows the colours of the
 * page and its words can be selected. Names of each get a prefix of their own; pictures with the same style share it.
 */
final class Drawings {

    /** From the text of a style to its prefix. */
    private final Map<String, String> styles = new LinkedHashMap<>();

    private int count;

    Html figure(Block.Figure figure) {
        count++;
        SvgElement svg = SvgReader.read(figure.svg()).picture(figure.alternative());
        String scope = styles.computeIfAbsent(svg.style(), text -> "s" + (styles.size() + 1));
        Html picture = svg.html("f" + count + "-", scope);
        Html shown = Html.element("figure")
                .add(Html.element("div").with("class", "picture").add(picture));
        return figure.caption().isEmpty()
                ? shown
                : shown.add(Html.element("figcaption").add(figure.caption()));
    }

    /** What all pictures so far need, each within itself. */
    String style() {
        StringBuilder out = new StringBuilder();
        styles.forEach((text, scope) -> out.append(DrawingStyle.within(scope, text)));
        return out.toString();
    }
}
