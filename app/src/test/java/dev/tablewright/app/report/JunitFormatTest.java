package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.model.diagnostic.Diagnostic;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

class JunitFormatTest {

    private final JunitFormat format = new JunitFormat();

    @Test
    void writesATestForEachFile() {
        List<CheckedFile> files = List.of(
                new CheckedFile("shop.yaml", List.of(ExampleFindings.error(), ExampleFindings.warning())),
                new CheckedFile("clean.yaml", List.of()));

        assertThat(format.render(files)).isEqualTo("""
                        <?xml version="1.0" encoding="UTF-8"?>
                        <testsuites name="tablewright" tests="2" failures="1" errors="0" skipped="0">
                          <testsuite name="tablewright.check" tests="2" failures="1" errors="0" skipped="0">
                            <testcase classname="tablewright.check" name="shop.yaml" file="shop.yaml">
                              <failure type="TW0105" message="Customer has no attribute `emial`">\
                        error[TW0105]: Customer has no attribute `emial`
                         --&gt; shop.yaml:4:33
                          |
                        2 |   Customer: { email: string }
                          |   -------- Customer is declared here
                        4 |   byEmail: { get: Customer, by: emial }
                          |                                 ^^^^^ the nearest known attribute is `email`
                          = note: attributes of Customer: email
                        help: write `email`
                          = explain: tablewright explain TW0105
                        </failure>
                              <system-out>\
                        warning[TW0301]: one key takes all reads
                         --&gt; shop.yaml:4:3
                          |
                        4 |   byEmail: { get: Customer, by: emial }
                          |   ^^^^^^^
                          = explain: tablewright explain TW0301
                        </system-out>
                            </testcase>
                            <testcase classname="tablewright.check" name="clean.yaml" file="clean.yaml"></testcase>
                          </testsuite>
                        </testsuites>
                        """);
    }

    @Test
    void aFileWithWarningsOnlyPasses() throws Exception {
        List<Diagnostic> remarks = List.of(ExampleFindings.warning(), ExampleFindings.advice());
        Document report = parse(List.of(new CheckedFile("shop.yaml", remarks)));

        assertThat(report.getDocumentElement().getAttribute("failures")).isEqualTo("0");
        assertThat(report.getElementsByTagName("failure").getLength()).isZero();
        assertThat(report.getElementsByTagName("system-out").item(0).getTextContent())
                .contains("warning[TW0301]", "advice[TW0410]");
    }

    @Test
    void allErrorsOfAFileAreOneFailure() throws Exception {
        List<Diagnostic> errors = List.of(ExampleFindings.error(), ExampleFindings.error(), ExampleFindings.error());
        Document report = parse(List.of(new CheckedFile("shop.yaml", errors)));

        assertThat(report.getElementsByTagName("failure").getLength()).isEqualTo(1);
        Element failure = (Element) report.getElementsByTagName("failure").item(0);
        assertThat(failure.getAttribute("message")).isEqualTo("Customer has no attribute `emial` (and 2 more)");
        assertThat(failure.getTextContent().split("explain: tablewright explain TW0105", -1))
                .hasSize(4);
    }

    @Test
    void parsesWhateverTheFindingsHold() throws Exception {
        List<CheckedFile> files = HostileFindings.files();
        Document report = parse(files);
        int tests = report.getElementsByTagName("testcase").getLength();
        int failures = report.getElementsByTagName("failure").getLength();

        assertThat(tests).isEqualTo(files.size());
        assertThat(failures).isEqualTo(files.size());
        for (String suite : List.of("testsuites", "testsuite")) {
            Element element = (Element) report.getElementsByTagName(suite).item(0);
            assertThat(element.getAttribute("tests")).isEqualTo(String.valueOf(tests));
            assertThat(element.getAttribute("failures")).isEqualTo(String.valueOf(failures));
        }
        assertThat(nameOfTest(report, HostileFindings.TEXTS.indexOf("whole pair \ud83d\ude80")))
                .isEqualTo("whole pair \ud83d\ude80");
        assertThat(nameOfTest(report, 8)).isEqualTo("]]> <![CDATA[ </failure> &amp; &");
        assertThat(nameOfTest(report, 6)).isEqualTo("not characters \ufffd\ufffd");
    }

    private static String nameOfTest(Document report, int index) {
        return ((Element) report.getElementsByTagName("testcase").item(index)).getAttribute("name");
    }

    private Document parse(List<CheckedFile> files) throws Exception {
        byte[] bytes = format.render(files).getBytes(StandardCharsets.UTF_8);
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(bytes));
    }
}
