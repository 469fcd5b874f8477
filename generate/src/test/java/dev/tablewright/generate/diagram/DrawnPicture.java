package dev.tablewright.generate.diagram;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Reads a picture as a browser would, knowing nothing of how it was drawn. */
final class DrawnPicture {

    /** A rectangle. */
    record Area(double x, double y, double width, double height) {

        boolean overlaps(Area other) {
            return x < other.x + other.width
                    && other.x < x + width
                    && y < other.y + other.height
                    && other.y < y + height;
        }

        boolean holds(Area other) {
            return other.x >= x - 0.1
                    && other.y >= y - 0.1
                    && other.x + other.width <= x + width + 0.1
                    && other.y + other.height <= y + height + 0.1;
        }

        /** Whether a point stands on the border, and not inside or outside. */
        boolean hasAtBorder(double px, double py) {
            boolean upright = (near(px, x) || near(px, x + width)) && py >= y && py <= y + height;
            boolean flat = (near(py, y) || near(py, y + height)) && px >= x && px <= x + width;
            return upright || flat;
        }

        private static boolean near(double one, double other) {
            return Math.abs(one - other) < 0.3;
        }
    }

    private static final Pattern NUMBERS = Pattern.compile("-?[0-9]+(?:\\.[0-9]+)?");

    private final Element root;

    private DrawnPicture(Element root) {
        this.root = root;
    }

    /** Fails if the text is no XML. */
    static DrawnPicture of(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new DrawnPicture(factory.newDocumentBuilder()
                    .parse(new InputSource(new StringReader(svg)))
                    .getDocumentElement());
        } catch (Exception e) {
            throw new AssertionError("no XML: " + e.getMessage(), e);
        }
    }

    Area canvas() {
        String[] box = root.getAttribute("viewBox").split(" ");
        return new Area(number(box[0]), number(box[1]), number(box[2]), number(box[3]));
    }

    /** All elements with a class, in the order of the file. */
    List<Element> all(String type) {
        return all(root, type);
    }

    static List<Element> all(Element within, String type) {
        List<Element> found = new ArrayList<>();
        NodeList every = within.getElementsByTagName("*");
        for (int i = 0; i < every.getLength(); i++) {
            Element element = (Element) every.item(i);
            if (Arrays.asList(element.getAttribute("class").split(" ")).contains(type)) {
                found.add(element);
            }
        }
        return found;
    }

    static Area rectangle(Element element) {
        return new Area(
                number(element.getAttribute("x")),
                number(element.getAttribute("y")),
                number(element.getAttribute("width")),
                number(element.getAttribute("height")));
    }

    /** What is shown of a text. */
    static String shown(Element text) {
        StringBuilder words = new StringBuilder();
        for (Node child = text.getFirstChild(); child != null; child = child.getNextSibling()) {
            words.append(child.getNodeType() == Node.TEXT_NODE ? child.getNodeValue() : "");
        }
        return words.toString();
    }

    /** What a text says in full: its title, if it was cut. */
    static String whole(Element text) {
        NodeList titles = text.getElementsByTagName("title");
        return titles.getLength() == 0 ? shown(text) : titles.item(0).getTextContent();
    }

    /** The room that a text takes, roughly. */
    static Area area(Element text) {
        List<String> types = Arrays.asList(text.getAttribute("class").split(" "));
        double size = size(types);
        boolean mono = types.contains("tw-key-text");
        double width =
                shown(text).codePoints().mapToDouble(c -> mono ? 0.6 : ems(c)).sum() * size;
        double x = number(text.getAttribute("x"));
        double left = types.contains("tw-type")
                ? x - width
                : types.contains("tw-label") || types.contains("tw-mark") ? x - width / 2 : x;
        return new Area(left, number(text.getAttribute("y")) - 0.75 * size, width, size);
    }

    private static double size(List<String> types) {
        if (types.contains("tw-name")) {
            return 14;
        }
        if (types.contains("tw-mark")) {
            return 9.5;
        }
        if (types.contains("tw-column") || types.contains("tw-chip-text")) {
            return 10.5;
        }
        return types.contains("tw-type") || types.contains("tw-more") ? 11.5 : 12.3;
    }

    /** A measure by eye: thin, usual and broad letters. */
    private static double ems(int c) {
        if ("iljftrI.,:;'|!()[]{}-`/ ".indexOf(c) >= 0) {
            return 0.29;
        }
        if ("mwMW@%\u2026".indexOf(c) >= 0) {
            return 0.87;
        }
        return c > 0x2E80 ? 1 : Character.isUpperCase(c) || c > 127 ? 0.7 : 0.54;
    }

    /** The corners of a path, round or not. */
    static List<double[]> corners(Element path) {
        List<double[]> corners = new ArrayList<>();
        Matcher command = Pattern.compile("([MLQ])([^MLQ]*)").matcher(path.getAttribute("d"));
        List<double[]> all = new ArrayList<>();
        boolean round = false;
        while (command.find()) {
            List<Double> numbers = new ArrayList<>();
            Matcher number = NUMBERS.matcher(command.group(2));
            while (number.find()) {
                numbers.add(Double.valueOf(number.group()));
            }
            double[] point = {numbers.get(0), numbers.get(1)};
            if (command.group(1).equals("Q")) {
                // The end of a straight piece before a round corner is no corner.
                all.remove(all.size() - 1);
            }
            round = command.group(1).equals("Q");
            all.add(point);
        }
        corners.addAll(all);
        return round ? List.of() : corners;
    }

    static double number(String text) {
        return Double.parseDouble(text);
    }
}
