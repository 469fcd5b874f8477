package dev.tablewright.access.request;

import dev.tablewright.access.key.Source;
import dev.tablewright.access.request.RequestFilter.Alternative;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes expressions of DynamoDB. An attribute has a placeholder only where DynamoDB would not take its name as it is. */
public final class Expressions implements ItemTest.Visitor<String> {

    private final Map<String, String> names = new LinkedHashMap<>();
    private final Map<String, Operand> values = new LinkedHashMap<>();
    private final Set<String> takenNames = new HashSet<>();
    private final Set<String> takenValues = new HashSet<>();

    RequestForm form(
            List<KeyTerm> terms, RequestFilter filter, String typeAttribute, Optional<List<String>> projection) {
        String where = terms.stream().map(this::term).collect(Collectors.joining(" AND "));
        String thrownAway = filter(filter, typeAttribute);
        Optional<String> projected =
                projection.map(some -> some.stream().map(this::name).collect(Collectors.joining(", ")));
        return new RequestForm(where, thrownAway, projected, names, values);
    }

    /** What attribute each placeholder of a name stands for. */
    public Map<String, String> names() {
        return names;
    }

    /** What was put into expressions so far. */
    public Map<String, Operand> values() {
        return values;
    }

    /** A placeholder for a value that no expression before has. */
    public String placeholder(String preferred) {
        return ":" + claim(takenValues, preferred);
    }

    private String term(KeyTerm term) {
        String attribute = name(term.attribute());
        return term.relation()
                .text(
                        attribute,
                        term.values().stream()
                                .map(value -> value(value.name(), value.operand()))
                                .toList());
    }

    /** An attribute of an item. */
    public String name(String attribute) {
        if (attribute.matches("[A-Za-z][A-Za-z0-9_]*") && !ReservedWords.contains(attribute)) {
            return attribute;
        }
        for (Map.Entry<String, String> known : names.entrySet()) {
            if (known.getValue().equals(attribute)) {
                return known.getKey();
            }
        }
        String placeholder = "#" + claim(takenNames, attribute);
        names.put(placeholder, attribute);
        return placeholder;
    }

    private String path(ValuePath path) {
        return path.stored().stream().map(this::name).collect(Collectors.joining("."));
    }

    /** The placeholder of a value. */
    String value(String preferred, Operand operand) {
        String placeholder = placeholder(preferred);
        values.put(placeholder, operand);
        return placeholder;
    }

    /** A word that no other placeholder has, not even in capitals. */
    private static String claim(Set<String> taken, String text) {
        String plain = text.replaceAll("[^A-Za-z0-9]+", "_");
        String word = plain.isEmpty() || plain.equals("_") ? "x" : plain;
        String free = word;
        for (int number = 2; !taken.add(free.toLowerCase(Locale.ROOT)); number++) {
            free = word + number;
        }
        return free;
    }

    private String filter(RequestFilter filter, String typeAttribute) {
        boolean one = filter.server().size() == 1;
        return filter.server().stream()
                .map(alternative -> {
                    List<String> all = all(alternative, typeAttribute);
                    String text = String.join(" AND ", all);
                    return one || all.size() == 1 ? text : "(" + text + ")";
                })
                .collect(Collectors.joining(" OR "));
    }

    private List<String> all(Alternative alternative, String typeAttribute) {
        List<String> all = new ArrayList<>();
        if (!alternative.types().isEmpty()) {
            String name = name(typeAttribute);
            List<String> types = alternative.types().stream()
                    .map(entity -> value("type", new Operand.TypeOf(entity)))
                    .toList();
            all.add(types.size() == 1 ? name + " = " + types.get(0) : in(name, types));
        }
        alternative.tests().forEach(test -> all.add(test.accept(this)));
        return all;
    }

    private static String in(String path, List<String> values) {
        return path + " IN (" + String.join(", ", values) + ")";
    }

    @Override
    public String equal(ItemTest.Equal test) {
        return path(test.path()) + " = " + value(test.path().name(), new Operand.Stored(test.path(), test.source()));
    }

    @Override
    public String within(ItemTest.Within test) {
        return path(test.path()) + " BETWEEN " + value("low", new Operand.End(test.path(), true)) + " AND "
                + value("high", new Operand.End(test.path(), false));
    }

    @Override
    public String begins(ItemTest.Begins test) {
        return "begins_with(" + path(test.path()) + ", " + value("prefix", new Operand.Prefix()) + ")";
    }

    @Override
    public String holds(ItemTest.Holds test) {
        String path = path(test.path());
        List<String> words = test.values().stream()
                .map(word -> value(test.path().name(), new Operand.Stored(test.path(), new Source.Constant(word))))
                .toList();
        return switch (test.operator()) {
            case EXISTS -> "attribute_exists(" + path + ")";
            case ABSENT -> "attribute_not_exists(" + path + ")";
            case IN -> in(path, words);
            case NOT_EQUAL -> {
                String differs = path + " <> " + words.get(0);
                yield test.path().optional() ? "(attribute_not_exists(" + path + ") OR " + differs + ")" : differs;
            }
            default -> path + " " + test.operator().sign() + " " + words.get(0);
        };
    }
}
