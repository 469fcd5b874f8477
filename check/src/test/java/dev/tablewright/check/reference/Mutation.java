package dev.tablewright.check.reference;

import dev.tablewright.check.reference.DesignSketch.KeySketch;
import dev.tablewright.testing.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spoils designs in the ways in which people do. */
final class Mutation {

    private static final Pattern SLOT = Pattern.compile("\\{[^}]*\\}");

    private final Dice dice;

    Mutation(Dice dice) {
        this.dice = dice;
    }

    void spoil(DesignSketch design) {
        int times = dice.between(1, 3);
        for (int i = 0; i < times; i++) {
            KeySketch key = dice.of(design.all());
            if (dice.percent(12)) {
                key.when =
                        key.when.isEmpty() ? "" : dice.of(List.of("", key.when.split(" and ", -1)[0]));
            } else if (dice.percent(35)) {
                key.partition = spoiled(key.partition);
            } else {
                key.sort = spoiled(key.sort);
            }
        }
    }

    private String spoiled(String part) {
        if (part.isEmpty() || part.startsWith("[")) {
            return part.contains(",") ? swappedAttributes(part) : part;
        }
        List<UnaryOperator<String>> ways = List.of(
                text -> text.replaceFirst(":6(:desc)?", ""),
                text -> text.contains(":desc") ? text.replaceFirst(":desc", "") : text.replaceFirst(":6", ":6:desc"),
                text -> text.replaceFirst("\\}#\\{", "}{"),
                text -> text.replaceFirst(
                        "\\}#\\{", "}" + dice.of(List.of("/", "-", "\\$", "~", "A", "!", "##", " ", "0")) + "{"),
                text -> text.replaceFirst("^[^{]", ""),
                text -> text.replaceFirst("^[^{]*", ""),
                text -> text.replaceFirst("#\\{", "{"),
                this::swapped,
                this::withoutSlot,
                this::cut);
        String spoiled = dice.of(ways).apply(part);
        return spoiled.isEmpty() ? part : spoiled;
    }

    private static String swappedAttributes(String part) {
        String[] names = part.substring(1, part.length() - 1).split(", ", -1);
        String first = names[0];
        names[0] = names[names.length - 1];
        names[names.length - 1] = first;
        return "[" + String.join(", ", names) + "]";
    }

    private String swapped(String text) {
        List<String> slots = slots(text);
        if (slots.size() < 2) {
            return text;
        }
        List<String> shuffled = dice.shuffled(slots);
        Matcher matcher = SLOT.matcher(text);
        List<String> rest = new ArrayList<>(shuffled);
        return matcher.replaceAll(found -> Matcher.quoteReplacement(rest.remove(0)));
    }

    private String withoutSlot(String text) {
        List<String> slots = slots(text);
        return slots.isEmpty() ? text : text.replace(dice.of(slots), "");
    }

    /** A shard, or a time that is cut, where there was a value. */
    private String cut(String text) {
        List<String> slots =
                slots(text).stream().filter(slot -> !slot.contains(":")).toList();
        if (slots.isEmpty()) {
            return text;
        }
        String slot = dice.of(slots);
        return text.replace(slot, slot.replace("}", dice.of(List.of(":day", ":month", ":shard/3", ":hour")) + "}"));
    }

    private static List<String> slots(String text) {
        return SLOT.matcher(text).results().map(MatchResult::group).toList();
    }
}
