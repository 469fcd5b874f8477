package dev.tablewright.generate.document;

import java.util.List;

/**
 * One document of many.
 *
 * @param path where its Markdown lies, relative and with slashes: {@code entities/customer.md}
 * @param summary what a reader finds in it, in a sentence
 */
public record Document(String path, String title, String summary, List<Block> blocks) {

    public Document {
        blocks = List.copyOf(blocks);
    }
}
