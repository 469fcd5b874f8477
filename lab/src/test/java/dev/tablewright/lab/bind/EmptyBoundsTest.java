package dev.tablewright.lab.bind;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.lab.trial.TrialModels;
import dev.tablewright.lab.trial.TrialReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Ranges and prefixes of what a key begins with. Where no bound is given, or an empty one, the engine must not be asked to compare a key
 * with nothing: it refuses.
 */
class EmptyBoundsTest {

    private static final String ENTITIES = """
            tablewright: 1
            application: Library
            entities:
              Book:
                id: bookId
                attributes:
                  bookId: uuid
                  shelf: { type: string, max: 20 }
                  title: { type: string, max: 80 }
                  mark: { type: binary, max: 20 }
                expect: { count: 1K }
            patterns:
              book: { get: Book, by: bookId }
              titles: { list: Book, by: shelf, range: title, sort: title, page: 50 }
              backwards: { list: Book, by: shelf, range: title, sort: -title, page: 50 }
              howMany: { count: Book, by: shelf, range: title }
              beginning: { list: Book, by: shelf, prefix: title, sort: title, page: 50 }
              marks: { list: Book, by: shelf, range: mark, page: 50 }
            """;

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Composed, with something behind; composed, the last; as they are.
                """
                design:
                  layout: single-table
                  table: Library
                  keys:
                    Book:
                      PK: "BOOK#{bookId}"
                      SK: BOOK
                      GSI1: { partition: "SHELF#{shelf}", sort: "{title}#{bookId}" }
                      GSI2: { partition: "MARK#{shelf}", sort: "{mark}#{bookId}" }
                """,
                """
                design:
                  layout: single-table
                  table: Library
                  keys:
                    Book:
                      PK: "BOOK#{bookId}"
                      SK: BOOK
                      GSI1: { partition: "SHELF#{shelf}", sort: "{title}" }
                      GSI2: { partition: "MARK#{shelf}", sort: "{mark}" }
                """,
                """
                design:
                  layout: table-per-entity
                  keys:
                    Book:
                      table: Books
                      key: [bookId]
                      Titles: { partition: [shelf], sort: [title] }
                      Marks: { partition: [shelf], sort: [mark] }
                """,
                // No key at all: a filter, in which a bound can be empty, and so can a value.
                """
                design:
                  layout: single-table
                  table: Library
                  keys:
                    Book:
                      PK: "BOOK#{bookId}"
                      SK: BOOK
                      GSI1: { partition: "SHELF#{shelf}", sort: "{bookId}" }
                """
            })
    void areTakenByTheEngine(String design) {
        String patterns = design.contains("mark") || design.contains("title")
                ? ENTITIES
                : ENTITIES.replace(", sort: title", "").replace(", sort: -title", "");
        TrialReport report = TrialModels.tried(patterns + design, 60, TrialModels.everything());

        assertThat(report.isPassed()).as(TrialModels.failures(report)).isTrue();
        assertThat(report.subjects()).allSatisfy(subject -> assertThat(subject.cases())
                .as("cases of %s", subject.name())
                .isNotEmpty());
    }
}
