package dev.tablewright.generate.infrastructure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.GenerateCode;
import dev.tablewright.generate.infrastructure.policy.Policy;
import dev.tablewright.generate.infrastructure.terraform.Terraform;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What AWS would refuse is said in a line that can be read; and what it would never let change does not change. */
class RefusedByAwsTest {

    private static final String NOTES = """
            tablewright: 1
            application: Notes

            entities:
              Note:
                id: noteId
                attributes:
                  noteId: ulid
                  title: { type: string, max: 100 }
                expect: { count: 1K }

            patterns:
              note: { get: Note, by: noteId, rate: 1/s }

            writes:
              write: { create: Note, rate: 1/s }

            roles:
              author: { description: "Who writes */ notes\\n# and no more", patterns: all, writes: [write] }

            design:
              layout: single-table
              table: Notes
              keys:
                Note: { PK: "NOTE#{noteId}", SK: "NOTE#{noteId}" }

            tables:
              Notes: { pointInTimeRecovery: true, tags: { TAGS } }
            """;

    private static Model model(String text) {
        return ModelReader.read(new SourceFile("notes.yaml", text)).model().orElseThrow();
    }

    private static Policy policy(String text) {
        return Infrastructure.of(model(text)).stacks().get(0).policies().get(0);
    }

    private static List<Diagnostic> tagged(String tags) {
        return Infrastructure.of(model(NOTES.replace("TAGS", tags))).diagnostics();
    }

    @Test
    void aLongTagIsShownInPart() {
        List<Diagnostic> found = tagged("team: \"" + "x".repeat(300) + "\"");
        assertThat(found).extracting(Diagnostic::code).containsExactly(GenerateCode.REFUSED_TAG.code());
        assertThat(found.get(0).title())
                .startsWith("AWS takes no tag `team: xxx")
                .endsWith("x…`");
        assertThat(found.get(0).title().length()).isLessThan(100);
    }

    @Test
    void whatWouldTurnTheLineAroundIsShownAsAnUnknownSign() {
        assertThat(tagged("team: \"a\\u202Eb\\nc\"").get(0).title()).isEqualTo("AWS takes no tag `team: a\uFFFDb c`");
    }

    @Test
    void aRoleIsDescribedByItsAuthorInTheComment() {
        Policy policy = policy(NOTES.replace("TAGS", "team: notes"));
        assertThat(policy.comment()).isEqualTo("Who writes */ notes # and no more. It may use 1 pattern and 1 write.");
    }

    /** IAM never lets a description change, and a policy that has a name cannot be replaced. */
    @Test
    void theDescriptionOfAPolicyStaysWhenTheRoleMayDoMore() {
        String before = NOTES.replace("TAGS", "team: notes");
        String after = before.replace("writes:\n  write:", "writes:\n  erase: { delete: Note, rate: 1/s }\n  write:")
                .replace("Who writes", "Who erases and writes")
                .replace("writes: [write]", "writes: [write, erase]");
        assertThat(policy(after).comment()).isNotEqualTo(policy(before).comment());
        assertThat(policy(after).description())
                .isEqualTo(policy(before).description())
                .isEqualTo("What the role author of Notes may do");
    }

    @Test
    void tablesThatAreTooManyForAStackAreNotTooManyForTerraform() {
        Model model = model(tables(150, "Table"));
        assertThat(Terraform.generate(model, Infrastructure.of(model)).files()).isNotEmpty();
    }

    @Test
    void whatTakesMorePoliciesThanARoleMayHaveIsToBeDivided() {
        List<Diagnostic> found =
                Infrastructure.of(model(tables(900, "T".repeat(120)))).diagnostics();
        assertThat(found).extracting(Diagnostic::code).containsExactly(GenerateCode.POLICY_TOO_LARGE.code());
        assertThat(found.get(0).notes()).anyMatch(note -> note.contains("20 policies"));
        assertThat(found.get(0).helps()).anyMatch(help -> help.contains("the model has no `roles`"));
    }

    /** So many entities with a table each, whose name begins so. */
    private static String tables(int number, String name) {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Huge\n\nentities:\n");
        StringBuilder patterns = new StringBuilder("\npatterns:\n");
        StringBuilder keys = new StringBuilder("\ndesign:\n  layout: table-per-entity\n  keys:\n");
        for (int i = 0; i < number; i++) {
            text.append("  E" + i + ":\n    id: key\n    attributes:\n      key: ulid\n    expect: { count: 1K }\n");
            patterns.append("  p" + i + ": { get: E" + i + ", by: key, rate: 1/s }\n");
            keys.append("    E" + i + ": { key: [key], table: " + name + i + " }\n");
        }
        return "" + text + patterns + keys;
    }
}
