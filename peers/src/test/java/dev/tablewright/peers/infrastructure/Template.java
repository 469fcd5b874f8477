package dev.tablewright.peers.infrastructure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What a template says, however it says it. These things are the same to CloudFormation, and nothing else is taken for the same:
 *
 * <ul>
 *   <li>a text with variables, as {@code Fn::Sub} or as {@code Fn::Join};
 *   <li>the order of attribute definitions and of tags;
 *   <li>{@code BillingMode: PROVISIONED}, which is what a table without a billing mode has;
 *   <li>a version of the template format, and without one.
 * </ul>
 *
 * <p>What the CDK adds for itself is left out: the check of its own version ({@code BootstrapVersion}, {@code Rules}).
 */
final class Template {

    private Template() {}

    /** What differs, a line each: where, what was expected, and what is there. */
    static List<String> differences(Object expected, Object actual) {
        List<String> found = new ArrayList<>();
        compare("", plain(root(expected)), plain(root(actual)), found);
        return found;
    }

    private static Map<String, Object> root(Object template) {
        Map<String, Object> root = new LinkedHashMap<>(mapping(template));
        root.remove("AWSTemplateFormatVersion");
        root.remove("Rules");
        Map<String, Object> parameters = new LinkedHashMap<>(mapping(root.getOrDefault("Parameters", Map.of())));
        parameters.remove("BootstrapVersion");
        root.put("Parameters", parameters);
        return root;
    }

    private static void compare(String path, Object expected, Object actual, List<String> found) {
        if (expected instanceof Map<?, ?> && actual instanceof Map<?, ?>) {
            Map<String, Object> left = mapping(expected);
            Map<String, Object> right = mapping(actual);
            TreeSet<String> keys = new TreeSet<>(left.keySet());
            keys.addAll(right.keySet());
            keys.forEach(key -> compare(path + "/" + key, left.get(key), right.get(key), found));
        } else if (expected instanceof List<?> left && actual instanceof List<?> right && left.size() == right.size()) {
            for (int i = 0; i < left.size(); i++) {
                compare(path + "/" + i, left.get(i), right.get(i), found);
            }
        } else if (expected == null || !expected.equals(actual)) {
            found.add(path + ": expected " + expected + ", but there is " + actual);
        }
    }

    private static Object plain(Object value) {
        if (value instanceof List<?> list) {
            return list.stream().map(Template::plain).toList();
        }
        if (value instanceof Number number) {
            return number.longValue();
        }
        if (!(value instanceof Map<?, ?>)) {
            return value;
        }
        Map<String, Object> mapping = mapping(value);
        if (mapping.size() == 1 && mapping.containsKey("Fn::Sub")) {
            return Map.of("text", filled((String) mapping.get("Fn::Sub")));
        }
        if (mapping.size() == 1 && mapping.containsKey("Fn::Join")) {
            return Map.of("text", joined((List<?>) mapping.get("Fn::Join")));
        }
        Map<String, Object> plain = new LinkedHashMap<>();
        mapping.forEach((key, each) -> plain.put(key, plain(each)));
        sort(plain, "AttributeDefinitions", "AttributeName");
        sort(plain, "Tags", "Key");
        plain.remove("BillingMode", "PROVISIONED");
        return plain;
    }

    /** Texts, and references as CloudFormation writes them in full. */
    private static List<Object> filled(String text) {
        List<Object> parts = new ArrayList<>();
        int from = 0;
        for (int open = text.indexOf("${"); open >= 0; open = text.indexOf("${", from)) {
            int close = text.indexOf('}', open);
            add(parts, text.substring(from, open));
            String name = text.substring(open + 2, close);
            int dot = name.indexOf('.');
            if (name.startsWith("!")) {
                add(parts, "${" + name.substring(1) + "}");
            } else if (dot >= 0) {
                parts.add(Map.of("Fn::GetAtt", List.of(name.substring(0, dot), name.substring(dot + 1))));
            } else {
                parts.add(Map.of("Ref", name));
            }
            from = close + 1;
        }
        add(parts, text.substring(from));
        return parts;
    }

    private static List<Object> joined(List<?> arguments) {
        if (!"".equals(arguments.get(0))) {
            throw new AssertionError("joined with something between: " + arguments);
        }
        List<Object> parts = new ArrayList<>();
        for (Object part : (List<?>) arguments.get(1)) {
            if (part instanceof String text) {
                add(parts, text);
            } else {
                parts.add(plain(part));
            }
        }
        return parts;
    }

    private static void add(List<Object> parts, String text) {
        int last = parts.size() - 1;
        if (last >= 0 && parts.get(last) instanceof String before) {
            parts.set(last, before + text);
        } else if (!text.isEmpty()) {
            parts.add(text);
        }
    }

    private static void sort(Map<String, Object> plain, String key, String by) {
        if (plain.get(key) instanceof List<?> list
                && list.stream().allMatch(each -> each instanceof Map<?, ?> map && map.containsKey(by))) {
            plain.put(
                    key,
                    list.stream()
                            .sorted(Comparator.comparing(
                                    each -> mapping(each).get(by).toString()))
                            .toList());
        }
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> mapping(Object value) {
        return (Map<String, Object>) value;
    }
}
