package dev.tablewright.app.trial;

import dev.tablewright.app.report.XmlText;
import dev.tablewright.lab.trial.Failure;
import dev.tablewright.lab.trial.SubjectResult;
import dev.tablewright.lab.trial.TrialReport;
import dev.tablewright.lab.trial.TrialResult;
import dev.tablewright.model.diagnostic.PrintableText;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A trial in the XML of JUnit, which every build server shows: a suite for each pattern and each write, a test for each case. */
public final class TrialJunit {

    private static final String SUITE = "tablewright.test.";

    private TrialJunit() {}

    public static String of(TrialReport report) {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuites");
            xml.writeAttribute("name", "tablewright");
            long tests = report.subjects().stream()
                    .mapToLong(subject -> subject.cases().size())
                    .sum();
            long failures = report.subjects().stream()
                    .flatMap(subject -> subject.cases().stream())
                    .filter(test -> !test.isPassed())
                    .count();
            counts(
                    xml,
                    tests + report.untried().size(),
                    failures,
                    report.untried().size());
            for (SubjectResult subject : report.subjects()) {
                suite(xml, subject);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory cannot fail to be written", e);
        }
        return out + "\n";
    }

    private static void counts(XMLStreamWriter xml, long tests, long failures, long skipped) throws XMLStreamException {
        xml.writeAttribute("tests", String.valueOf(tests));
        xml.writeAttribute("failures", String.valueOf(failures));
        xml.writeAttribute("errors", "0");
        xml.writeAttribute("skipped", String.valueOf(skipped));
    }

    private static void suite(XMLStreamWriter xml, SubjectResult subject) throws XMLStreamException {
        List<TrialResult> tests = subject.cases();
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testsuite");
        xml.writeAttribute("name", attribute(SUITE + subject.name()));
        int skipped = subject.untried().isPresent() ? 1 : 0;
        counts(
                xml,
                tests.size() + skipped,
                tests.stream().filter(test -> !test.isPassed()).count(),
                skipped);
        int number = 0;
        for (TrialResult test : tests) {
            test(xml, subject, test, ++number);
        }
        if (subject.untried().isPresent()) {
            begin(xml, subject, ++number + " it is done");
            xml.writeEmptyElement("skipped");
            xml.writeAttribute("message", attribute(subject.untried().get()));
            xml.writeEndElement();
        }
        xml.writeCharacters("\n  ");
        xml.writeEndElement();
    }

    /** Two cases may have the same words, and a test needs a name of its own. */
    private static void test(XMLStreamWriter xml, SubjectResult subject, TrialResult test, int number)
            throws XMLStreamException {
        begin(xml, subject, number + " " + test.title());
        if (test.failure().isPresent()) {
            Failure failure = test.failure().get();
            xml.writeCharacters("\n      ");
            xml.writeStartElement("failure");
            xml.writeAttribute("type", "trial");
            xml.writeAttribute("message", attribute(failure.what()));
            xml.writeCharacters(XmlText.of(PrintableText.lines(body(failure))));
            xml.writeEndElement();
            xml.writeCharacters("\n    ");
        }
        xml.writeEndElement();
    }

    private static void begin(XMLStreamWriter xml, SubjectResult subject, String name) throws XMLStreamException {
        xml.writeCharacters("\n    ");
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", attribute(SUITE + subject.name()));
        xml.writeAttribute("name", attribute(name));
    }

    private static String body(Failure failure) {
        StringBuilder out = new StringBuilder(failure.what()).append('\n');
        failure.differences().forEach(line -> out.append(line).append('\n'));
        failure.expected().forEach(line -> out.append("expected ").append(line).append('\n'));
        failure.actual().forEach(line -> out.append("found    ").append(line).append('\n'));
        failure.requests().forEach(line -> out.append("> ").append(line).append('\n'));
        return out.toString();
    }

    private static String attribute(String text) {
        return XmlText.of(PrintableText.oneLine(text));
    }
}
