package dev.tablewright.exercise.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The keys of a chosen model, in one table or in several. */
final class FactorKeys {

    private final Map<Factor, String> chosen;
    private final boolean single;

    FactorKeys(Map<Factor, String> chosen) {
        this.chosen = chosen;
        this.single = is(Factor.LAYOUT, "single");
    }

    private boolean is(Factor factor, String... levels) {
        return List.of(levels).contains(chosen.get(factor));
    }

    String ownerId() {
        return switch (chosen.get(Factor.OWNER_ID)) {
            case "pair" -> "[area, name]";
            case "chain" -> "[region, name]";
            default -> "ownerId";
        };
    }

    String itemId() {
        return switch (chosen.get(Factor.ITEM_ID)) {
            case "label" -> "[owner, label]";
            case "number" -> "[owner, number]";
            case "moment" -> "[owner, moment]";
            case "three" -> "[owner, kind, code]";
            default -> "itemId";
        };
    }

    /** The number by which owners are ordered: one that is kept, if there is one. */
    String ranked() {
        return !is(Factor.COUNT, "none") ? "items" : is(Factor.SEQUENCE, "parent") ? "last" : "tries";
    }

    private String ownerSlots(String in) {
        return switch (chosen.get(Factor.OWNER_ID)) {
            case "pair" -> "{" + in + "area}#{" + in + "name}";
            case "chain" -> "{" + in + "region}#{" + in + "name}";
            default -> in.isEmpty() ? "{ownerId}" : "{owner}";
        };
    }

    private String owner() {
        return ownerSlots("owner.");
    }

    /** What tells an item from others of its owner. */
    private String own() {
        return switch (chosen.get(Factor.ITEM_ID)) {
            case "label" -> "{label}";
            case "number" -> "{number:5}";
            case "moment" -> "{moment}";
            case "three" -> "{kind}#{code}";
            default -> "{itemId}";
        };
    }

    private boolean isOwned() {
        return !is(Factor.ITEM_ID, "own", "far");
    }

    private String whole() {
        return isOwned() ? owner() + "#" + own() : own();
    }

    String design() {
        String keys =
                "design:\n  layout: " + (single ? "single-table\n  table: Laws\n" : "table-per-entity\n") + "  keys:\n"
                        + line("Region", primary("Regions", "REGION#{code}", "REGION"))
                        + line("Owner", ownerKeys())
                        + line("Item", itemKeys());
        return keys + indexes() + companions() + tables();
    }

    private static String line(String entity, List<String> keys) {
        return "    " + entity + ":\n"
                + keys.stream().map(key -> "      " + key + "\n").collect(Collectors.joining());
    }

    private List<String> primary(String table, String partition, String sort) {
        return new ArrayList<>(
                single
                        ? List.of("PK: \"" + partition + "\"", "SK: \"" + sort + "\"")
                        : List.of("table: " + table, "key: [{ PK: \"" + partition + "\" }, { SK: \"" + sort + "\" }]"));
    }

    private static String index(String name, String partition, String sort, String when) {
        return name + ": { partition: \"" + partition + "\", sort: \"" + sort + "\""
                + (when.isEmpty() ? "" : ", when: " + when) + " }";
    }

    private List<String> ownerKeys() {
        boolean far = is(Factor.OWNER_ID, "far");
        List<String> keys;
        if (!single && is(Factor.OWNER_ID, "text", "uuid")) {
            keys = new ArrayList<>(List.of("table: Owners", "key: [ownerId]"));
        } else {
            keys = far
                    ? primary("Owners", "REGION#{region}", "OWNER#{ownerId}")
                    : primary("Owners", "OWNER#" + ownerSlots(""), "OWNER");
        }
        if (far) {
            keys.add(index("GSI1", "OWNER#{ownerId}", "OWNER", ""));
        }
        if (is(Factor.RANKED, "yes")) {
            keys.add(index("GSI2", "RANKS#{region}", "{" + ranked() + ":9}#" + ownerSlots(""), ""));
        }
        return keys;
    }

    private List<String> itemKeys() {
        List<String> keys = itemPrimary();
        if (is(Factor.ITEM_ID, "own")) {
            keys.add(index("GSI1", "OWNER#" + owner(), "ITEM#{itemId}", ""));
        }
        if (is(Factor.ITEM_ID, "far")) {
            keys.add(index("GSI1", "ITEM#{itemId}", "ITEM", ""));
        }
        switch (chosen.get(Factor.INDEX)) {
            case "plain", "keys", "include" -> keys.add(index("GSI2", "STATE#{state}", "{at}#" + whole(), ""));
            case "sparse" -> keys.add(index("GSI2", "OPEN#" + owner(), "{at}#" + own(), "state = OPEN"));
            case "composite" -> keys.add("ByState: { partition: [state, rank], sort: [at] }");
            default -> {}
        }
        switch (chosen.get(Factor.SPREAD)) {
            case "day" -> keys.add(index("GSI3", "RECENT#{at:day}", "{at}#" + whole(), ""));
            case "shard" -> keys.add(index("GSI3", "RECENT#{title:shard/3}", "{at}#" + whole(), ""));
            case "both" -> keys.add(index("GSI3", "RECENT#{at:month}#{title:shard/2}", "{at}#" + whole(), ""));
            case "word" -> keys.add(index("GSI3", "RECENT#{state}", "{at}#" + whole(), ""));
            default -> {}
        }
        switch (chosen.get(Factor.NARROW)) {
            case "rank" -> keys.add(index("GSI4", "BYRANK#" + owner(), "{rank:2}#" + own(), ""));
            case "time" -> keys.add(index("GSI4", "BYTIME#" + owner(), "{at}#" + own(), ""));
            case "prefix" -> keys.add(index("GSI4", "BYTITLE#" + owner(), "{title}#" + own(), ""));
            default -> {}
        }
        return keys;
    }

    private List<String> itemPrimary() {
        boolean plainOwner = is(Factor.OWNER_ID, "text", "uuid", "far");
        if (!single && is(Factor.ITEM_ID, "own")) {
            return new ArrayList<>(List.of("table: Items", "key: [itemId]"));
        }
        if (!single && plainOwner && is(Factor.ITEM_ID, "label", "number", "moment")) {
            return new ArrayList<>(List.of("table: Items", "key: " + itemId()));
        }
        return switch (chosen.get(Factor.ITEM_ID)) {
            case "own" -> primary("Items", "ITEM#{itemId}", "ITEM");
            case "far" -> primary("Items", "OWNER#" + owner(), "ITEM#{at}#{itemId}");
            default -> primary("Items", "OWNER#" + owner(), "ITEM#" + own());
        };
    }

    private String indexes() {
        String prefix = single ? "" : "Items.";
        return switch (chosen.get(Factor.INDEX)) {
            case "keys" -> "  indexes:\n    " + prefix + "GSI2: { projection: keys }\n";
            case "include" -> "  indexes:\n    " + prefix + "GSI2: { projection: [state, at, amount] }\n";
            default -> "";
        };
    }

    private String companions() {
        String guards =
                switch (chosen.get(Factor.UNIQUE)) {
                    case "plain", "optional" -> companion("slug", "Slugs", "SLUG#{slug}");
                    case "within" -> companion("slug", "Slugs", "SLUG#" + owner() + "#{slug}");
                    default -> "";
                };
        String sequences = is(Factor.SEQUENCE, "item")
                ? companion(is(Factor.ITEM_ID, "number") ? "number" : "serial", "Serials", "SERIAL#" + owner())
                : "";
        return (guards.isEmpty() ? "" : "  guards:\n" + guards)
                + (sequences.isEmpty() ? "" : "  sequences:\n" + sequences);
    }

    private String companion(String attribute, String table, String key) {
        return "    Item." + attribute
                + (single
                        ? ": { PK: \"" + key + "\", SK: KEPT }\n"
                        : ": { table: " + table + ", key: [{ PK: \"" + key + "\" }] }\n");
    }

    private String tables() {
        boolean stream = is(Factor.COUNT, "stream") || is(Factor.SUM, "stream");
        boolean ttl = !is(Factor.TTL, "none");
        if (!stream && !ttl) {
            return "";
        }
        List<String> settings = new ArrayList<>();
        if (stream) {
            settings.add("stream: new-and-old");
        }
        if (ttl) {
            settings.add("ttl: expiresAt");
        }
        return "tables:\n  " + (single ? "Laws" : "Items") + ": { " + String.join(", ", settings) + " }\n";
    }
}
