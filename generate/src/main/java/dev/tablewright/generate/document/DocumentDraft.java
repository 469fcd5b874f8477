package dev.tablewright.generate.document;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A document that is being written, from top to bottom. */
public final class DocumentDraft {

    private final String path;
    private final String title;
    private final String summary;
    private final List<Block> blocks = new ArrayList<>();

    /** @param summary what a reader finds in it, in a sentence */
    public DocumentDraft(String path, String title, String summary) {
        this.path = path;
        this.title = title;
        this.summary = summary;
    }

    /** A heading of level 2. */
    public DocumentDraft section(String words) {
        return section(Text.of(words));
    }

    public DocumentDraft section(Text words) {
        return add(new Block.Heading(2, words));
    }

    /** A heading of level 3. */
    public DocumentDraft part(Text words) {
        return add(new Block.Heading(3, words));
    }

    public DocumentDraft say(String words) {
        return say(Quoted.of(words));
    }

    public DocumentDraft say(Text words) {
        return add(new Block.Paragraph(words));
    }

    public DocumentDraft note(Block.Tone tone, Text words) {
        return add(new Block.Note(tone, words));
    }

    /** Nothing, if there are none. */
    public DocumentDraft bullets(List<Text> items) {
        return items.isEmpty() ? this : add(new Block.Bullets(items));
    }

    /** A table; nothing, if it has no rows. */
    public DocumentDraft table(TableDraft table) {
        return table.isEmpty() ? this : add(table.done());
    }

    public DocumentDraft add(Block block) {
        blocks.add(block);
        return this;
    }

    /** For what is written elsewhere. */
    public DocumentDraft with(Consumer<DocumentDraft> part) {
        part.accept(this);
        return this;
    }

    public Document done() {
        return new Document(path, title, summary, blocks);
    }
}
