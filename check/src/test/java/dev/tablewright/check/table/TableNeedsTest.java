package dev.tablewright.check.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.TableSettings;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TableNeedsTest {

    private static final String NOTES = """
            tablewright: 1
            application: Notes

            entities:
              Note:
                id: noteId
                ttl: until
                attributes:
                  noteId: ulid
                  topic: { type: string, max: 40, immutable: true }
                  title: { type: string, max: 100, stored: t }
                  until: { type: epoch, stored: exp }
                expect: { count: 1K }

            patterns:
              note: { get: Note, by: noteId, rate: 1/s }
              notesOfTopic: { list: Note, by: topic, needs: [title], rate: 1/s }

            writes:
              write: { create: Note, rate: 1/s }

            design:
              layout: single-table
              table: Notes
              keys:
                Note:
                  PK: "NOTE#{noteId}"
                  SK: "NOTE#{noteId}"
                  GSI1PK: "TOPIC#{topic}"
                  GSI1SK: "NOTE#{noteId}"
              indexes:
                GSI1: { projection: PROJECTED }
            """;

    private static Model notes(String projection) {
        ModelReader.Result read =
                ModelReader.read(new SourceFile("notes.yaml", NOTES.replace("PROJECTED", projection)));
        assertThat(read.diagnostics()).isEmpty();
        return read.model().orElseThrow();
    }

    private static TableNeeds needs(Model model) {
        Design design = model.design().orElseThrow();
        return new TableNeeds(model, design, design.tables().get(0));
    }

    private static Projection projection(String said) {
        return needs(notes(said)).indexes().get(0).projection();
    }

    private static List<String> included(String said) {
        return ((Projection.Include) projection(said))
                .attributes().stream().map(Name::text).toList();
    }

    @Test
    void attributesAreNamedAsItemsNameThemAndTheTypeComesAlong() {
        assertThat(included("[title]")).containsExactly("t", "Type");
        assertThat(included("[title, until]")).containsExactly("t", "exp", "Type");
    }

    @Test
    void allOrNothingStaysWhatItIs() {
        assertThat(projection("all")).isInstanceOf(Projection.All.class);
        assertThat(projection("keys")).isInstanceOf(Projection.KeysOnly.class);
    }

    @Test
    void itemsExpireByTheOnlyAttributeThatSaysSo() {
        Model model = notes("all");
        TableSettings settings = needs(model).settings(model.deployment().settings("Notes", Optional.empty()));
        assertThat(settings.ttl()).contains("exp");
        assertThat(settings.stream()).isEmpty();
    }
}
