package dev.tablewright.runtime.stream;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON into maps, lists, texts, numbers (as text), booleans and null. Only for the events that Lambda hands over: a whole library
 * would be a second dependency of every application.
 */
final class Json {

    private static final int DEEPEST = 256;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** @throws StreamFormatException if it is no JSON */
    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.blanks();
        if (json.at < text.length()) {
            throw json.wrong("something follows the end");
        }
        return value;
    }

    private Object value() {
        blanks();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
        };
    }

    private Map<String, Object> object() {
        enter();
        Map<String, Object> object = new LinkedHashMap<>();
        if (!ends('}')) {
            do {
                blanks();
                String name = string();
                blanks();
                expect(':');
                object.put(name, value());
            } while (continues('}'));
        }
        depth--;
        return object;
    }

    private List<Object> array() {
        enter();
        List<Object> array = new ArrayList<>();
        if (!ends(']')) {
            do {
                array.add(value());
            } while (continues(']'));
        }
        depth--;
        return array;
    }

    private void enter() {
        at++;
        if (++depth > DEEPEST) {
            throw wrong("it is nested too deeply");
        }
    }

    /** Whether the brackets close at once. */
    private boolean ends(char bracket) {
        blanks();
        if (peek() == bracket) {
            at++;
            return true;
        }
        return false;
    }

    private boolean continues(char bracket) {
        blanks();
        if (peek() == ',') {
            at++;
            return true;
        }
        expect(bracket);
        return false;
    }

    private String string() {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() {
        char c = peek();
        at++;
        return switch (c) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            case '"', '\\', '/' -> c;
            default -> throw wrong("no such escape");
        };
    }

    private char unicode() {
        int end = at + 4;
        if (end > text.length()) {
            throw wrong("it ends too early");
        }
        try {
            char c = (char) Integer.parseInt(text, at, end, 16);
            at = end;
            return c;
        } catch (NumberFormatException e) {
            throw wrong("no such escape");
        }
    }

    private Object word(String word, Object value) {
        if (!text.startsWith(word, at)) {
            throw wrong("a value is expected");
        }
        at += word.length();
        return value;
    }

    private String number() {
        int start = at;
        while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        if (at == start) {
            throw wrong("a value is expected");
        }
        return text.substring(start, at);
    }

    private void expect(char c) {
        if (peek() != c) {
            throw wrong("`" + c + "` is expected");
        }
        at++;
    }

    private char peek() {
        if (at >= text.length()) {
            throw wrong("it ends too early");
        }
        return text.charAt(at);
    }

    private void blanks() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private StreamFormatException wrong(String problem) {
        return new StreamFormatException("not JSON at character " + at + ": " + problem);
    }
}
