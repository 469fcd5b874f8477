package dev.tablewright.generate.document;

import java.util.List;

/** What documents are made of, from top to bottom. */
public sealed interface Block {

    /** A heading within the document, whose title is of level 1: so from 2 on. */
    record Heading(int level, Text text) implements Block {}

    record Paragraph(Text text) implements Block {}

    record Bullets(List<Text> items) implements Block {
        public Bullets {
            items = List.copyOf(items);
        }
    }

    /** Rows below headings. Every row has as many cells as there are columns. */
    record Table(List<Column> columns, List<List<Text>> rows) implements Block {
        public Table {
            columns = List.copyOf(columns);
            rows = rows.stream().map(List::copyOf).toList();
        }
    }

    /**
     * @param figures whether it holds numbers, which stand below each other at the right
     */
    record Column(String heading, boolean figures) {}

    /**
     * Text as it is.
     *
     * @param language how it is coloured: {@code json}; empty if it is not
     */
    record Listing(String language, String text) implements Block {}

    /**
     * A picture. Markdown links to it, a page holds it.
     *
     * @param path where it lies beside the documents
     * @param alternative what it shows, for those who do not see it
     */
    record Figure(String path, String caption, String alternative, String svg) implements Block {}

    /** A word to the reader that stands out. */
    record Note(Tone tone, Text text) implements Block {}

    /** How a note is meant. */
    enum Tone {
        GOOD,
        PLAIN,
        WARNING,
        BAD
    }
}
