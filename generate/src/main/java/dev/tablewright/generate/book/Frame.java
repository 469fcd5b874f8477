package dev.tablewright.generate.book;

import dev.tablewright.generate.markup.Html;

/** What stands around the documents: the bar with the search, and the close-up of a picture. */
final class Frame {

    private Frame() {}

    /** For those who would have to go through all the contents with the keyboard. */
    static Html skip() {
        return Html.element("a").with("class", "skip").with("href", "#book").add("Skip to the text");
    }

    static Html bar(String title) {
        return Html.element("header")
                .with("class", "bar")
                .add(button("menu", "Contents", "M2 4h12M2 8h12M2 12h12")
                        .with("aria-expanded", "false")
                        .with("aria-controls", "contents"))
                .add(Html.element("a")
                        .with("class", "title")
                        .with("href", "#book")
                        .add(title))
                .add(search())
                .add(button("theme", "Light or dark", "M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM8 3.5a4.5 4.5 0 0 1 0 9z"));
    }

    private static Html search() {
        return Html.element("div")
                .with("class", "search scripted")
                .with("role", "search")
                .add(Html.element("input")
                        .with("id", "search")
                        .with("type", "search")
                        .with("placeholder", "Search")
                        .with("aria-label", "Search the book")
                        .with("autocomplete", "off")
                        .with("spellcheck", "false")
                        .with("role", "combobox")
                        .with("aria-expanded", "false")
                        .with("aria-controls", "results")
                        .with("aria-autocomplete", "list"))
                .add(Html.element("kbd").with("aria-hidden", "true").add("/"))
                .add(Html.element("div")
                        .with("class", "panel")
                        .with("hidden", "")
                        .add(Html.element("p")
                                .with("id", "found")
                                .with("role", "status")
                                .with("aria-live", "polite"))
                        .add(Html.element("ul")
                                .with("id", "results")
                                .with("role", "listbox")
                                .with("aria-label", "Results")));
    }

    static Html closeUp() {
        return Html.element("dialog")
                .with("class", "close-up")
                .with("aria-label", "The picture, enlarged")
                .add(Html.element("div")
                        .with("class", "tools")
                        .add(button("smaller", "Smaller", "M3 8h10"))
                        .add(button("larger", "Larger", "M3 8h10M8 3v10"))
                        .add(button("close", "Close", "M4 4l8 8M12 4l-8 8")))
                .add(Html.element("div").with("class", "stage").with("tabindex", "0"));
    }

    private static Html button(String kind, String label, String path) {
        Html icon = Html.element("svg")
                .with("viewBox", "0 0 16 16")
                .with("aria-hidden", "true")
                .add(Html.element("path").with("d", path));
        return Html.element("button")
                .with("class", kind + " scripted")
                .with("type", "button")
                .with("aria-label", label)
                .with("title", label)
                .add(icon);
    }
}
