package dev.tablewright.generate.diagram;

import dev.tablewright.generate.markup.Html;

/** The few shapes that pictures are made of. */
final class Svg {

    private Svg() {}

    /** A whole picture with its words for those who do not see it. */
    static Html picture(double width, double height, String title, String description, String style) {
        return Html.element("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("width", number(width))
                .with("height", number(height))
                .with("viewBox", "0 0 " + number(width) + " " + number(height))
                .with("role", "img")
                .with("aria-label", title)
                .with("class", "tw-picture")
                .add(
                        Html.element("title").add(title),
                        Html.element("desc").add(description),
                        Html.element("style").add(style),
                        rectangle("tw-canvas", 0, 0, width, height, 0));
    }

    /** On a line of its own in the file, so that two versions of a picture can be compared. */
    static Html onLine(Html piece) {
        return Html.of(Html.text("\n"), piece);
    }

    static Html group(String type) {
        return Html.element("g").with("class", type);
    }

    static Html rectangle(String type, double x, double y, double width, double height, double radius) {
        Html shape = Html.element("rect")
                .with("class", type)
                .with("x", number(x))
                .with("y", number(y))
                .with("width", number(width))
                .with("height", number(height));
        return radius == 0 ? shape : shape.with("rx", number(radius));
    }

    static Html text(String type, double x, double y, String words) {
        return Html.element("text")
                .with("class", type)
                .with("x", number(x))
                .with("y", number(y))
                .add(words);
    }

    /** A text in the room that there is: the whole is told to who points at it. */
    static Html fitting(String type, double x, double y, String words, TextWidth width, double size, double room) {
        String shown = width.fitting(words, size, room);
        Html text = text(type, x, y, shown);
        return shown.equals(words) ? text : text.add(Html.element("title").add(words));
    }

    static Html path(String type, String commands) {
        return Html.element("path").with("class", type).with("d", commands);
    }

    static Html circle(String type, double x, double y, double radius) {
        return Html.element("circle")
                .with("class", type)
                .with("cx", number(x))
                .with("cy", number(y))
                .with("r", number(radius));
    }

    /** Coordinates to a tenth: no eye sees more, and a file is easier to compare. */
    static String number(double value) {
        long tenths = Math.round(value * 10);
        return tenths % 10 == 0 ? Long.toString(tenths / 10) : Double.toString(tenths / 10.0);
    }
}
