package dev.tablewright.generate.docs;

import dev.tablewright.generate.document.Document;
import dev.tablewright.model.design.Layout;
import java.util.ArrayList;
import java.util.List;

/** All documents of a model. */
public final class Documents {

    private Documents() {}

    /** In the order of reading; the first one leads to the others. */
    public static List<Document> of(Dossier dossier) {
        List<Document> others = new ArrayList<>();
        others.add(new ApplicationOverview(dossier).document());
        others.add(new EntityRelationships(dossier).document());
        others.add(new AccessPatterns(dossier).document());
        others.addAll(new KeyTables(dossier).documents());
        if (dossier.design().layout() == Layout.TABLE_PER_ENTITY) {
            others.addAll(new EntityPages(dossier).documents());
        }
        others.add(new RelationshipDecisions(dossier).document());
        others.add(new EntitySchemas(dossier).document());
        others.add(new ItemCollections(dossier).document());
        others.add(new AntiPatternReview(dossier).document());
        others.add(new CapacityAndCost(dossier).document());
        others.add(new MigrationNotes(dossier).document());
        others.add(new Glossary(dossier).document());
        List<Document> all = new ArrayList<>(List.of(new Contents(dossier, others).document()));
        all.addAll(others);
        return all;
    }
}
