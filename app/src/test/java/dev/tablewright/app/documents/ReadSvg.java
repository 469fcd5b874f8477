package dev.tablewright.app.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** A picture as a reader of XML sees it. */
final class ReadSvg {

    private ReadSvg() {}

    static void check(String path, String text) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setNamespaceAware(true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            assertThat(builder.parse(new InputSource(new StringReader(text)))
                            .getDocumentElement()
                            .getLocalName())
                    .as(path)
                    .isEqualTo("svg");
        } catch (SAXException | ParserConfigurationException | IOException e) {
            throw new AssertionError(path + " is no XML: " + e.getMessage(), e);
        }
    }
}
