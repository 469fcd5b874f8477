package dev.tablewright.generate.infrastructure.cdk;

import java.util.Locale;

/** Texts and names as TypeScript reads them. */
final class TypeScriptText {

    private TypeScriptText() {}

    /** A literal in single quotes. */
    static String literal(String text) {
        return "'" + escaped(text, '\'') + "'";
    }

    /** What stands between back quotes and is no variable. */
    static String inTemplate(String text) {
        return escaped(text, '`').replace("${", "\\${");
    }

    /** A key of an object: bare where that is possible. */
    static String key(String key) {
        return key.matches("[A-Za-z_$][A-Za-z0-9_$]*") ? key : literal(key);
    }

    private static String escaped(String text, char quote) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c == quote) {
                        out.append('\\').append(c);
                    } else if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || c == '\ufeff') {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        return out.toString();
    }
}
