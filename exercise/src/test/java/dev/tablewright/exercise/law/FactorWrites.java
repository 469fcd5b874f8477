package dev.tablewright.exercise.law;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The writes of a chosen model: one that makes items, one that changes them, one that deletes. */
final class FactorWrites {

    private final Map<Factor, String> chosen;
    private final List<String> all = new ArrayList<>();

    FactorWrites(Map<Factor, String> chosen) {
        this.chosen = chosen;
    }

    List<String> all() {
        switch (chosen.get(Factor.CREATE)) {
            case "adds" -> one("make", "create: Item, adds: { owner.tries: 1 }");
            case "amount" -> one("make", "create: Item, adds: { owner.worth: amount }");
            case "optional" -> one("make", "create: Item, adds: { friend.tries: 1 }");
            case "put" -> one("make", "put: Item");
            case "replace" -> one("make", "put: Item, when: state = OPEN");
            default -> one("make", "create: Item");
        }
        switch (chosen.get(Factor.TRANSACTION)) {
            case "check" -> several("together", "check: Region, when: visits >= 0", "create: Item");
            case "pair" -> several("together", "create: Owner", "create: Item");
            case "several" ->
                several("together", "update: Item, sets: [state]", "update: Region, adds: { Region.visits: 1 }");
            default -> {}
        }
        switch (chosen.get(Factor.UPDATE)) {
            case "state" -> one("change", "update: Item, sets: [state]");
            case "when" -> one("change", "update: Item, sets: [state, rank], when: state = OPEN");
            case "at" -> one("change", "update: Item, sets: [at, rank]");
            case "owner" -> one("change", "update: Item, sets: [owner]");
            case "slug" -> one("change", "update: Item, sets: [slug, title]");
            default -> one("change", "update: Item, sets: [title]");
        }
        switch (chosen.get(Factor.CHANGE)) {
            case "add" -> one("also", "update: Item, adds: { Item.amount: 5 }");
            case "parent" -> one("also", "update: Item, sets: [title], adds: { owner.tries: 1 }");
            case "shape" -> one("also", "update: Item, sets: [shape, amount]");
            case "amount" -> one("also", "update: Item, sets: [amount, state], when: rank > 10");
            case "friend" -> one("also", "update: Item, sets: [friend]");
            default -> {}
        }
        switch (chosen.get(Factor.DELETE)) {
            case "when" -> one("drop", "delete: Item, when: state != OPEN");
            case "adds" -> one("drop", "delete: Item, adds: { owner.tries: -1 }");
            case "cascade" -> one("drop", "delete: Owner, with: Item");
            case "several" -> several("drop", "delete: Item", "check: Region, when: visits >= 0");
            default -> one("drop", "delete: Item");
        }
        return all;
    }

    private void one(String name, String step) {
        all.add(name + ": { " + step + ", rate: 1/s }");
    }

    private void several(String name, String first, String second) {
        all.add(name + ": { transaction: [{ " + first + " }, { " + second + " }], rate: 1/s }");
    }
}
