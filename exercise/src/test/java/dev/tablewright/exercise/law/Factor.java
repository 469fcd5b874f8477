package dev.tablewright.exercise.law;

import dev.tablewright.exercise.law.CoveringArray.Choice;
import dev.tablewright.testing.Dice;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a model may have or not, and in which form. The first level of each fits to everything. */
enum Factor {
    LAYOUT("single", "tables"),
    OWNER_ID("text", "uuid", "pair", "chain", "far"),
    ITEM_ID("own", "label", "number", "moment", "far", "three"),
    SEQUENCE("none", "item", "parent"),
    UNIQUE("none", "plain", "within", "optional"),
    COUNT("none", "transaction", "stream", "where"),
    SUM("none", "transaction", "stream", "where", "grand"),
    TTL("none", "always", "optional"),
    VERSION("no", "yes"),
    SCHEMA("no", "yes"),
    INDEX("none", "plain", "sparse", "composite", "keys", "include"),
    RANKED("no", "yes"),
    SPREAD("none", "day", "shard", "both", "word"),
    SHAPE("plain", "embedded", "list", "set", "map", "deep"),
    REFERENCE("none", "optional", "self", "required", "list"),
    TENANT("no", "yes"),
    STORED("plain", "short"),
    NARROW("none", "rank", "time", "prefix", "filter", "decimal"),
    GET("plain", "strong", "batch", "needs"),
    LIST("plain", "count", "top", "together", "where"),
    CREATE("create", "adds", "amount", "optional", "put", "replace"),
    TRANSACTION("none", "check", "pair", "several"),
    UPDATE("title", "state", "when", "at", "owner", "slug"),
    CHANGE("none", "add", "parent", "shape", "amount", "friend"),
    DELETE("delete", "when", "adds", "cascade", "several");

    private final List<String> levels;

    Factor(String... levels) {
        this.levels = List.of(levels);
    }

    /** Choices in which all pairs occur that can. */
    static List<Map<Factor, String>> pairwise() {
        int[] sizes =
                Arrays.stream(values()).mapToInt(factor -> factor.levels.size()).toArray();
        return CoveringArray.of(sizes, Factor::excludes).stream()
                .map(row -> {
                    Map<Factor, String> chosen = new EnumMap<>(Factor.class);
                    for (int i = 0; i < row.length; i++) {
                        chosen.put(values()[i], values()[i].levels.get(row[i]));
                    }
                    return chosen;
                })
                .toList();
    }

    /** Any choices that fit. */
    static Map<Factor, String> drawn(Dice dice) {
        Map<Factor, String> chosen = new EnumMap<>(Factor.class);
        for (Factor factor : dice.shuffled(List.of(values()))) {
            List<String> fit = factor.levels.stream()
                    .filter(level -> chosen.entrySet().stream()
                            .noneMatch(other -> excludes(factor, level, other.getKey(), other.getValue())
                                    || excludes(other.getKey(), other.getValue(), factor, level)))
                    .toList();
            chosen.put(factor, dice.of(fit));
        }
        return chosen;
    }

    private static boolean excludes(Choice one, Choice other) {
        Factor first = values()[one.factor()];
        Factor second = values()[other.factor()];
        return excludes(first, first.levels.get(one.level()), second, second.levels.get(other.level()));
    }

    /** What cannot be said together, or would be refused for a good reason. */
    private static boolean excludes(Factor one, String level, Factor other, String second) {
        return switch (one) {
            // Whoever writes a child must know the key of its parent.
            case OWNER_ID ->
                level.equals("far")
                        && (((other == COUNT || other == SUM) && !second.equals("none") && !second.equals("stream"))
                                || (other == SEQUENCE && second.equals("parent")));
            case UPDATE ->
                switch (level) {
                    case "owner" -> other == ITEM_ID && !second.equals("own");
                    case "slug" -> other == UNIQUE && second.equals("none");
                    default -> false;
                };
            case CHANGE -> level.equals("friend") && other == REFERENCE && !second.equals("optional");
            // What is deleted with an owner is found by each reference to one.
            case DELETE ->
                level.equals("cascade")
                        && ((other == REFERENCE && (second.equals("optional") || second.equals("list")))
                                || (other == CREATE && second.equals("optional"))
                                || (other == CHANGE && second.equals("friend")));
            case CREATE -> level.equals("optional") && other == REFERENCE && !second.equals("optional");
            case LIST ->
                level.equals("together")
                        && ((other == LAYOUT && second.equals("tables"))
                                || (other == UPDATE && second.equals("owner"))
                                || (other == ITEM_ID && (second.equals("own") || second.equals("far")))
                                || (other == OWNER_ID && second.equals("far")));
            default -> false;
        };
    }
}
