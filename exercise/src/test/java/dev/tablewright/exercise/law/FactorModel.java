package dev.tablewright.exercise.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A small model with its design that has just what was chosen: regions, owners in them, and the items of owners. */
final class FactorModel {

    private final Map<Factor, String> chosen;
    private final FactorKeys keys;
    private final List<String> item = new ArrayList<>();
    private final List<String> owner = new ArrayList<>();
    private final List<String> ownerFacts = new ArrayList<>();
    private final List<String> itemFacts = new ArrayList<>();
    private final List<String> patterns = new ArrayList<>();

    private FactorModel(Map<Factor, String> chosen) {
        this.chosen = chosen;
        this.keys = new FactorKeys(chosen);
    }

    /** The text of a model file. */
    static String text(Map<Factor, String> chosen) {
        return new FactorModel(chosen).text();
    }

    private boolean is(Factor factor, String... levels) {
        return List.of(levels).contains(chosen.get(factor));
    }

    private String text() {
        owner();
        item();
        patterns();
        FactorWrites writes = new FactorWrites(chosen);
        return "# " + name() + "\ntablewright: 1\napplication: Laws\n"
                + (is(Factor.TENANT, "yes") ? "tenant: Owner\n" : "")
                + "entities:\n"
                + "  Region:\n    id: code\n    attributes:\n      code: { type: string, max: 10 }\n"
                + "      total: { type: decimal, default: 0 }\n      visits: { type: integer, default: 0 }\n    expect: { count: 5 }\n"
                + entity("Owner", owner, ownerFacts, 10)
                + entity("Item", item, itemFacts, 1000)
                + "types:\n  Place: { city: { type: string, max: 20 }, zone: integer? }\n"
                + "  Route: { from: Place, stops: { type: list<Place>, max: 3 } }\n"
                + aggregates()
                + "patterns:\n" + lines(patterns)
                + "writes:\n" + lines(writes.all())
                + keys.design();
    }

    private String name() {
        return chosen.entrySet().stream()
                .map(choice -> choice.getKey().name().toLowerCase(Locale.ROOT) + " " + choice.getValue())
                .collect(Collectors.joining(", "));
    }

    private static String entity(String name, List<String> attributes, List<String> facts, int count) {
        return "  " + name + ":\n    " + facts.get(0) + "\n    attributes:\n"
                + attributes.stream().map(line -> "      " + line + "\n").collect(Collectors.joining())
                + facts.stream().skip(1).map(line -> "    " + line + "\n").collect(Collectors.joining())
                + "    expect: { count: " + count + " }\n";
    }

    private static String lines(List<String> all) {
        return all.stream().map(line -> "  " + line + "\n").collect(Collectors.joining());
    }

    private void owner() {
        boolean chain = is(Factor.OWNER_ID, "chain");
        ownerFacts.add(
                switch (chosen.get(Factor.OWNER_ID)) {
                    case "pair" -> "id: [area, name]";
                    case "chain" -> "id: [region, name]";
                    default -> "id: ownerId";
                });
        switch (chosen.get(Factor.OWNER_ID)) {
            case "uuid", "far" -> owner.add("ownerId: uuid");
            case "pair" -> {
                owner.add("area: { enum: [NORTH, SOUTH] }");
                owner.add("name: { type: string, max: 20 }");
            }
            case "chain" -> owner.add("name: { type: string, max: 20 }");
            default -> owner.add("ownerId: { type: string, max: 20 }");
        }
        owner.add(chain ? "region: Region" : "region: { type: Region, immutable: true }");
        owner.add("title: { type: string, max: 40 }");
        owner.add("tries: { type: integer, default: 0 }");
        owner.add("worth: { type: decimal, default: 0 }");
        owner.add("items: { type: integer, default: 0 }");
        owner.add("value: { type: decimal, default: 0 }");
        if (is(Factor.SEQUENCE, "parent")) {
            owner.add("last: { type: integer, default: 0 }");
        }
        if (is(Factor.VERSION, "yes")) {
            owner.add("version: { type: integer, default: 1 }");
            ownerFacts.add("version: version");
        }
    }

    private void item() {
        boolean shortly = is(Factor.STORED, "short");
        itemFacts.add("id: " + keys.itemId());
        item.add(is(Factor.ITEM_ID, "far") ? "owner: { type: Owner, immutable: true }" : "owner: Owner");
        switch (chosen.get(Factor.ITEM_ID)) {
            case "own" -> item.add("itemId: ulid");
            case "far" -> item.add("itemId: uuid");
            case "label" -> item.add("label: string");
            case "number" -> item.add("number: { type: integer, max: 99999 }");
            case "moment" -> item.add("moment: timestamp");
            default -> {
                item.add("kind: { enum: [RED, BLUE] }");
                item.add("code: { type: string, max: 10 }");
            }
        }
        item.add("title: { type: string, max: 20" + (shortly ? ", stored: t }" : " }"));
        item.add("state: { enum: [OPEN, DONE, LOST]" + (shortly ? ", stored: s }" : " }"));
        item.add("at: timestamp");
        item.add("rank: { type: integer, max: 99" + (shortly ? ", stored: r }" : " }"));
        item.add("amount: " + (shortly ? "{ type: decimal, stored: a }" : "decimal"));
        unique();
        item.add(
                switch (chosen.get(Factor.SHAPE)) {
                    case "embedded" -> "shape: Place";
                    case "list" -> "shape: { type: list<Place>, max: 3 }";
                    case "set" -> "shape: { type: set<string>, max: 3, optional: true }";
                    case "map" -> "shape: { type: map<decimal>, max: 3 }";
                    case "deep" -> "shape: Route?";
                    default -> "shape: string?";
                });
        switch (chosen.get(Factor.REFERENCE)) {
            case "optional" -> item.add("friend: Owner?");
            case "self" -> item.add("above: Item?");
            case "required" -> item.add("maker: Region");
            case "list" -> item.add("others: { type: list<Owner>, max: 3 }");
            default -> {}
        }
        String number = is(Factor.ITEM_ID, "number") ? "number" : "serial";
        if (!is(Factor.SEQUENCE, "none")) {
            if (number.equals("serial")) {
                item.add("serial: { type: integer, max: 99999, immutable: true }");
            }
            itemFacts.add("sequence: { " + number + ": "
                    + (is(Factor.SEQUENCE, "item") ? "owner" : "{ per: owner, counter: Owner.last }") + " }");
        }
        if (!is(Factor.TTL, "none")) {
            item.add("expiresAt: epoch" + (is(Factor.TTL, "optional") ? "?" : ""));
            itemFacts.add("ttl: expiresAt");
        }
        if (is(Factor.VERSION, "yes")) {
            item.add("version: { type: integer, default: 1 }");
            itemFacts.add("version: version");
        }
        if (is(Factor.SCHEMA, "yes")) {
            itemFacts.add("schema: 2");
        }
    }

    private void unique() {
        switch (chosen.get(Factor.UNIQUE)) {
            case "plain" -> item.add("slug: { type: string, max: 20, unique: true }");
            case "within" -> item.add("slug: { type: string, max: 20, unique: { within: owner } }");
            case "optional" -> item.add("slug: { type: string, max: 20, optional: true, unique: true }");
            default -> {}
        }
    }

    private String aggregates() {
        String counts =
                switch (chosen.get(Factor.COUNT)) {
                    case "transaction" -> "  Owner.items: { of: Item, via: owner, kept: transaction }\n";
                    case "stream" -> "  Owner.items: { of: Item, via: owner, kept: stream }\n";
                    case "where" -> "  Owner.items: { of: Item, via: owner, where: state = OPEN, kept: transaction }\n";
                    default -> "";
                };
        String sums =
                switch (chosen.get(Factor.SUM)) {
                    case "transaction" -> "  Owner.value: { of: Item.amount, via: owner, kept: transaction }\n";
                    case "stream" -> "  Owner.value: { of: Item.amount, via: owner, kept: stream }\n";
                    case "where" ->
                        "  Owner.value: { of: Item.amount, via: owner, where: state != LOST, kept: transaction }\n";
                    case "grand" -> """
                          Owner.value: { of: Item.amount, via: owner, kept: transaction }
                          Region.total: { of: Owner.value, via: region, kept: transaction }
                        """;
                    default -> "";
                };
        return (counts.isEmpty() ? "" : "counts:\n" + counts) + (sums.isEmpty() ? "" : "sums:\n" + sums);
    }

    private void patterns() {
        pattern("region", "get: Region, by: code");
        pattern("owner", "get: Owner, by: " + keys.ownerId());
        switch (chosen.get(Factor.GET)) {
            case "strong" ->
                pattern(
                        "one",
                        is(Factor.ITEM_ID, "far")
                                ? "list: Item, by: owner, consistency: strong, page: 3"
                                : "get: Item, by: " + keys.itemId() + ", consistency: strong");
            case "batch" -> pattern("one", "get: Item, by: " + keys.itemId() + ", batch: 10");
            case "needs" -> pattern("one", "get: Item, by: " + keys.itemId() + ", needs: [title, amount]");
            default -> pattern("one", "get: Item, by: " + keys.itemId());
        }
        switch (chosen.get(Factor.LIST)) {
            case "count" -> pattern("ofOwner", "count: Item, by: owner");
            case "top" -> pattern("ofOwner", "list: Item, by: owner, top: 3");
            case "together" -> pattern("ofOwner", "list: [Owner, Item], by: owner, page: 3");
            case "where" -> pattern("ofOwner", "list: Item, by: owner, where: state = OPEN and amount > 5, page: 3");
            default -> pattern("ofOwner", "list: Item, by: owner, page: 4");
        }
        switch (chosen.get(Factor.INDEX)) {
            case "plain", "keys" -> pattern("inState", "list: Item, by: state, sort: -at, page: 4");
            case "include" ->
                pattern("inState", "list: Item, by: state, sort: -at, page: 4, needs: [state, at, amount]");
            case "sparse" -> pattern("inState", "list: Item, by: owner, where: state = OPEN, sort: at, page: 4");
            case "composite" -> pattern("inState", "list: Item, by: [state, rank], sort: at, page: 4");
            default -> {}
        }
        if (is(Factor.RANKED, "yes")) {
            pattern("ranked", "list: Owner, by: region, sort: -" + keys.ranked() + ", page: 3");
        }
        switch (chosen.get(Factor.SPREAD)) {
            case "day", "both" -> pattern("recent", "list: Item, range: at, sort: -at, page: 4");
            case "shard", "word" -> pattern("recent", "list: Item, sort: -at, page: 4");
            default -> {}
        }
        switch (chosen.get(Factor.NARROW)) {
            case "rank" -> pattern("narrow", "list: Item, by: owner, range: rank, sort: rank, page: 4");
            case "time" -> pattern("narrow", "list: Item, by: owner, range: at, sort: -at, page: 4");
            case "prefix" -> pattern("narrow", "list: Item, by: owner, prefix: title, sort: title, page: 4");
            case "filter" -> pattern("narrow", "list: Item, by: owner, range: amount, page: 4");
            case "decimal" -> pattern("narrow", "count: Item, by: owner, range: amount");
            default -> {}
        }
    }

    private void pattern(String name, String words) {
        patterns.add(name + ": { " + words + ", rate: 1/s }");
    }
}
