package dev.tablewright.generate.book;

import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.Text;
import dev.tablewright.generate.markup.Html;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The first page: what the book is about, and the figures that matter. These are what the first document gives in its first
 * table, if that has two columns, the second of them with figures; they are shown large and not once more as a table.
 */
final class Cover {

    private static final int BROADEST = 6;
    private static final int FIGURES = 2 * BROADEST;

    private final String title;
    private final Optional<String> description;
    private final Optional<Block.Table> figures;

    private Cover(String title, Optional<String> description, Optional<Block.Table> figures) {
        this.title = title;
        this.description = description;
        this.figures = figures;
    }

    static Cover of(String title, Optional<String> description, List<Document> documents) {
        Optional<Block.Table> figures = documents.stream()
                .limit(1)
                .flatMap(document -> document.blocks().stream())
                .filter(Block.Table.class::isInstance)
                .map(Block.Table.class::cast)
                .findFirst()
                .filter(Cover::holdsFigures);
        return new Cover(title, description, figures);
    }

    private static boolean holdsFigures(Block.Table table) {
        return table.columns().size() == 2
                && table.columns().get(1).figures()
                && table.rows().size() <= FIGURES;
    }

    /** The first document without what stands on the cover. */
    Document rest(Document first) {
        List<Block> blocks = new ArrayList<>(first.blocks());
        figures.ifPresent(blocks::remove);
        description.ifPresent(words -> blocks.remove(new Block.Paragraph(Text.of(words))));
        return new Document(first.path(), first.title(), first.summary(), blocks);
    }

    Html html(Prose prose) {
        Html cover = Html.element("header")
                .with("class", "cover")
                .add(Html.element("p").with("class", "kind").add("Data model"))
                .add(Html.element("h1").add(title));
        if (description.isPresent()) {
            cover = cover.add(Html.element("p").with("class", "lead").add(description.get()));
        }
        return figures.isPresent() ? cover.add(facts(figures.get().rows(), prose)) : cover;
    }

    private static Html facts(List<List<Text>> rows, Prose prose) {
        List<Html> facts = new ArrayList<>();
        for (List<Text> row : rows) {
            facts.add(Html.element("div")
                    .add(Html.element("dt").add(prose.html(row.get(0), "")))
                    .add(Html.element("dd").add(prose.html(row.get(1), ""))));
        }
        // Two rows of the same length look better than a full one and the rest.
        int columns = facts.size() <= BROADEST ? facts.size() : (facts.size() + 1) / 2;
        return Html.element("dl").with("class", "facts columns-" + columns).add(facts);
    }
}
