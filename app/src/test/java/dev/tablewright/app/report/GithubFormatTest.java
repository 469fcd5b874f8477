package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GithubFormatTest {

    private final GithubFormat format = new GithubFormat();

    @Test
    void writesACommandForEachFinding() {
        CheckedFile shop = new CheckedFile(
                "shop.yaml", List.of(ExampleFindings.error(), ExampleFindings.warning(), ExampleFindings.advice()));

        assertThat(format.render(List.of(shop))).isEqualTo("""
                        ::error file=shop.yaml,line=4,endLine=4,col=33,endColumn=38,title=TW0105 unknown-attribute\
                        ::Customer has no attribute `emial`%0Athe nearest known attribute is `email`\
                        %0Anote: attributes of Customer: email%0Ahelp: write `email`
                        ::warning file=shop.yaml,line=4,endLine=4,col=3,endColumn=10,title=TW0301 hot-key\
                        ::one key takes all reads
                        ::notice file=shop.yaml,line=2,endLine=2,col=15,endColumn=20,title=TW0410 wide-item\
                        ::items may grow
                        """);
    }

    @Test
    void isEmptyIfAllIsWell() {
        assertThat(format.render(List.of(new CheckedFile("clean.yaml", List.of()))))
                .isEmpty();
    }

    @Test
    void leavesColumnsOutIfThePlaceReachesOverSeveralLines() {
        SourceFile file = new SourceFile("a.yaml", "one\ntwo\n");

        assertThat(render(Diagnostic.of(ExampleFindings.HOT_KEY, file.span(1, 6), "x")))
                .isEqualTo("::warning file=a.yaml,line=1,endLine=2,title=TW0301 hot-key::x\n");
    }

    @Test
    void escapesWhatWouldEndAPropertyOrTheCommand() {
        SourceFile file = new SourceFile(".\\my models\\a,b:c%0A\r\n.yaml", "x");

        assertThat(render(Diagnostic.of(ExampleFindings.HOT_KEY, file.span(0, 1), "100%: a,b::c")
                        .note("one\r\ntwo")))
                .isEqualTo("::warning file=my models/a%2Cb%3Ac%250A%0D%0A.yaml,line=1,endLine=1,col=1,endColumn=2,"
                        + "title=TW0301 hot-key::100%25: a,b::c%0Anote: one%0Atwo\n");
    }

    /** Read as the runner does: the command to the first space, properties to the first {@code ::}, then the message. */
    @Test
    void isOneWellFormedCommandALineWhateverTheFindingsHold() {
        Pattern command = Pattern.compile("::(error|warning|notice) file=[^:,\r\n]*,line=\\d+,endLine=\\d+"
                + "(,col=\\d+,endColumn=\\d+)?,title=TW1000-[a-z]+ hostile-[a-z]+::[^\r\n]*");
        List<CheckedFile> files = HostileFindings.files();
        String report = format.render(files);

        assertThat(report).endsWith("\n");
        assertThat(report.lines()).hasSize(9 * files.size()).allMatch(command.asMatchPredicate());
        assertThat(report).doesNotContainPattern("\\p{Cs}");
        assertThat(report.lines().map(line -> line.substring(line.indexOf("::", 2))))
                .noneMatch(Pattern.compile("[\\p{Cc}\u202e]").asPredicate());
    }

    private String render(Diagnostic diagnostic) {
        return format.render(List.of(new CheckedFile(diagnostic.span().file().name(), List.of(diagnostic))));
    }
}
