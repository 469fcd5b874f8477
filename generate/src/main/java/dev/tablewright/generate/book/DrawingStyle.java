package dev.tablewright.generate.book;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The style of a picture, made to hold within pictures only. A picture by itself asks the system whether it is dark; in the book
 * the reader may have chosen.
 *
 * <pre>
 * .box { fill: white }    becomes   .s1-box { fill: white }
 * text { fill: black }    becomes   :where(.s1) text { fill: black }
 * </pre>
 */
final class DrawingStyle {

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern PART = Pattern.compile(
            "\\s*(?:@media\\s*\\(\\s*prefers-color-scheme\\s*:\\s*dark\\s*\\)\\s*\\{((?:[^{}]*+\\{[^{}]*+})*+)\\s*}|([^{}@]+)\\{([^{}]*)})\\s*");
    private static final Pattern SELECTOR = Pattern.compile("[A-Za-z0-9 .:*>+_\\n-]+");
    private static final Pattern ROOT = Pattern.compile("^(svg|:root)(?![A-Za-z0-9_-])");
    private static final Pattern CLASS = Pattern.compile("\\.(?=[A-Za-z_])");
    private static final Pattern DECLARATIONS = Pattern.compile("[A-Za-z0-9 .,:;#%()'\"+*/!_\\n-]*");

    private DrawingStyle() {}

    static String within(String scope, String style) {
        StringBuilder out = new StringBuilder();
        String text = COMMENT.matcher(style).replaceAll("");
        Matcher part = PART.matcher(text);
        int at = 0;
        while (at < text.length() && part.region(at, text.length()).lookingAt()) {
            if (part.group(1) == null) {
                out.append(rule("", scope, part.group(2), part.group(3)));
            } else {
                // On paper it is never dark.
                out.append("@media screen {\n")
                        .append(rules(":where(:root[data-theme=dark]) ", scope, part.group(1)))
                        .append("}\n");
                out.append("@media screen and (prefers-color-scheme: dark) {\n")
                        .append(rules(":where(:root:not([data-theme=light])) ", scope, part.group(1)))
                        .append("}\n");
            }
            at = part.end();
        }
        if (!text.substring(at).isBlank()) {
            throw new IllegalArgumentException("the style of a picture cannot be read from: " + text.substring(at));
        }
        return out.toString();
    }

    private static String rules(String when, String scope, String rules) {
        return PART.matcher(rules)
                .results()
                .map(rule -> rule(when, scope, rule.group(2), rule.group(3)))
                .collect(Collectors.joining());
    }

    private static String rule(String when, String scope, String selectors, String declarations) {
        String values = declarations.strip();
        if (!DECLARATIONS.matcher(values).matches() || values.contains("url(")) {
            throw new IllegalArgumentException("the style of a picture must not have: " + values);
        }
        return Pattern.compile(",")
                        .splitAsStream(selectors)
                        .map(selector -> when + selector(scope, selector.strip()))
                        .collect(Collectors.joining(", "))
                + " { " + values.replaceAll("\\s*\\n\\s*", " ") + " }\n";
    }

    private static String selector(String scope, String selector) {
        if (!SELECTOR.matcher(selector).matches()) {
            throw new IllegalArgumentException("the style of a picture must not choose: " + selector);
        }
        String within = CLASS.matcher(selector).replaceAll("." + scope + "-");
        Matcher root = ROOT.matcher(within);
        if (root.find()) {
            return "." + scope + within.substring(root.end());
        }
        // Classes are of the picture alone. What has none must be told where; it must not win over a class for that.
        return within.equals(selector) ? ":where(." + scope + ") " + within : within;
    }
}
