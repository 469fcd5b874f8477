package dev.tablewright.app.report;

import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import java.io.StringWriter;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/**
 * Findings in the XML of JUnit, which every build server shows. A file is a test. Its errors are one failure, named by
 * the first of them, as not every reader keeps a second failure of a test; warnings and advice are its output.
 */
public final class JunitFormat implements ReportFormat {

    private static final String SUITE = "tablewright.check";

    @Override
    public String render(List<CheckedFile> files) {
        StringWriter out = new StringWriter();
        try {
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(out);
            xml.writeStartDocument("UTF-8", "1.0");
            startSuite(xml, "\n", "testsuites", "tablewright", files);
            startSuite(xml, "\n  ", "testsuite", SUITE, files);
            for (CheckedFile file : files) {
                writeTest(xml, file);
            }
            xml.writeCharacters("\n  ");
            xml.writeEndElement();
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a text in memory cannot fail to be written", e);
        }
        return out + "\n";
    }

    private static void startSuite(
            XMLStreamWriter xml, String indent, String element, String name, List<CheckedFile> files)
            throws XMLStreamException {
        long failures = files.stream().filter(file -> !file.errors().isEmpty()).count();
        xml.writeCharacters(indent);
        xml.writeStartElement(element);
        xml.writeAttribute("name", name);
        xml.writeAttribute("tests", String.valueOf(files.size()));
        xml.writeAttribute("failures", String.valueOf(failures));
        xml.writeAttribute("errors", "0");
        xml.writeAttribute("skipped", "0");
    }

    private static void writeTest(XMLStreamWriter xml, CheckedFile file) throws XMLStreamException {
        xml.writeCharacters("\n    ");
        xml.writeStartElement("testcase");
        xml.writeAttribute("classname", SUITE);
        xml.writeAttribute("name", attribute(file.name()));
        xml.writeAttribute("file", attribute(file.name()));
        if (!file.errors().isEmpty()) {
            writeFailure(xml, file.errors());
        }
        if (!file.remarks().isEmpty()) {
            xml.writeCharacters("\n      ");
            xml.writeStartElement("system-out");
            writeFindings(xml, file.remarks());
        }
        if (!file.diagnostics().isEmpty()) {
            xml.writeCharacters("\n    ");
        }
        xml.writeEndElement();
    }

    private static void writeFailure(XMLStreamWriter xml, List<Diagnostic> errors) throws XMLStreamException {
        Diagnostic first = errors.get(0);
        int others = errors.size() - 1;
        String more = others == 0 ? "" : " (and " + others + " more)";
        xml.writeCharacters("\n      ");
        xml.writeStartElement("failure");
        xml.writeAttribute("type", first.code().id());
        xml.writeAttribute("message", attribute(first.title()) + more);
        writeFindings(xml, errors);
    }

    /** Fills and ends the open element. */
    private static void writeFindings(XMLStreamWriter xml, List<Diagnostic> findings) throws XMLStreamException {
        xml.writeCharacters(XmlText.of(new TextReport(Palette.PLAIN).render(findings)));
        xml.writeEndElement();
    }

    /** Readers of XML turn line breaks in attributes into spaces; here they are spaces from the start. */
    private static String attribute(String text) {
        return XmlText.of(PrintableText.oneLine(text));
    }
}
