package dev.tablewright.app.page;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A page as a strict parser sees it: one that fails at the first mistake. */
public final class PageDocument {

    private final Document document;

    private PageDocument(Document document) {
        this.document = document;
    }

    public static PageDocument parse(String page) {
        try {
            DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(null);
            return new PageDocument(builder.parse(new InputSource(new StringReader(page))));
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError("the page is not well-formed: " + e.getMessage(), e);
        }
    }

    public List<Element> elements(String name) {
        NodeList found = document.getElementsByTagName(name);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    /** All that can be read. */
    public String text() {
        return elements("body").get(0).getTextContent();
    }
}
