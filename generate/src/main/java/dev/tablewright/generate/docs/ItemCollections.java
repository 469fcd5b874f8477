package dev.tablewright.generate.docs;

import dev.tablewright.generate.diagram.CollectionPictures;
import dev.tablewright.generate.diagram.Picture;
import dev.tablewright.generate.document.Block;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Text;
import java.util.List;

/** What partitions look like: pictures with a few items, as the application would have written them. */
final class ItemCollections {

    static final String PATH = "item-collections.md";

    private final Dossier dossier;

    ItemCollections(Dossier dossier) {
        this.dossier = dossier;
    }

    Document document() {
        DocumentDraft draft = new DocumentDraft(
                PATH, "Item collections", "What partitions of tables and indexes look like, with made-up items.");
        List<Picture> pictures = CollectionPictures.of(dossier.model(), dossier.samples());
        if (pictures.isEmpty()) {
            return draft.say(
                            "There is nothing to show: no items could be made up that match the patterns of all attributes.")
                    .done();
        }
        draft.say(
                "The items are made up, and few: real partitions hold more. Each picture shows items that lie together, in the order"
                        + " in which a query gives them.");
        for (Picture picture : pictures) {
            draft.section(Text.of(picture.title()))
                    .add(new Block.Figure(
                            "pictures/" + picture.name() + ".svg", "", picture.description(), picture.svg()));
        }
        return draft.done();
    }
}
