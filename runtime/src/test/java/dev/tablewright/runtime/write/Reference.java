package dev.tablewright.runtime.write;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** The same shop in plain memory: what should come of writes, said another way. */
final class Reference {

    /** Where an entity is, in words of its own: nothing here knows how keys are made. */
    record Spot(String type, String words) {}

    /**
     * What somebody wants.
     *
     * @param row of creations, puts and replacements
     * @param change of updates
     * @param renews whether an update sets or removes something: only then there is another version
     */
    record Wish(
            Kind kind, SampleType type, Spot spot, Row row, UnaryOperator<Row> change, boolean renews, Long ifVersion) {

        /** What is no update. */
        Wish(Kind kind, SampleType type, Spot spot, Row row) {
            this(kind, type, spot, row, null, true, null);
        }
    }

    enum Kind {
        CREATE,
        PUT,
        REPLACE,
        UPDATE,
        DELETE
    }

    private Map<Spot, Row> rows = new TreeMap<>(Comparator.comparing(Spot::type).thenComparing(Spot::words));
    private final Map<String, Long> desks = new TreeMap<>();

    Map<Spot, Row> rows() {
        return rows;
    }

    Map<String, Long> desks() {
        return desks;
    }

    static Spot spot(SampleType type, Row row) {
        String words =
                switch (type.name()) {
                    case "Customer" -> row.text("username");
                    case "Order" -> row.text("customer") + "/" + row.text("placedAt") + "/" + row.text("orderId");
                    case "Portfolio" -> row.text("portfolioId");
                    case "Project" -> row.text("projectId");
                    case "Issue" ->
                        row.text("project") + "/" + row.number("number").toPlainString();
                    case "Ticket" ->
                        row.text("desk") + "/" + row.number("number").toPlainString();
                    case "Session" -> row.text("sessionId");
                    default -> row.text("noteId");
                };
        return new Spot(type.name(), words);
    }

    void forget(long now) {
        rows.entrySet()
                .removeIf(entry -> entry.getKey().type().equals("Session")
                        && entry.getValue().number("expires").longValue() <= now);
    }

    /** Whether all were done. If not, nothing changes but the numbers that were drawn: one each, for who is refused for other reasons draws no other. */
    boolean apply(List<Wish> wishes) {
        Map<Spot, Long> drawnOnce = new HashMap<>();
        boolean done = tried(wishes, drawnOnce);
        if (!done) {
            drawnOnce.forEach(
                    (project, number) -> rows.computeIfPresent(project, (spot, row) -> row.with("lastIssue", number)));
        }
        return done;
    }

    private boolean tried(List<Wish> wishes, Map<Spot, Long> drawnOnce) {
        Map<Spot, Row> next = new TreeMap<>(rows instanceof TreeMap<Spot, Row> sorted ? sorted.comparator() : null);
        next.putAll(rows);
        Set<Spot> deleted = new HashSet<>();
        List<Row[]> shares = new ArrayList<>();
        List<SampleType> types = new ArrayList<>();
        boolean fine = true;
        List<Wish> numbered = new ArrayList<>();
        for (Wish wish : wishes) {
            Optional<Wish> one = drawn(wish, next, drawnOnce);
            fine &= one.isPresent();
            one.ifPresent(numbered::add);
        }
        if (!fine) {
            return false;
        }
        for (Wish wish : numbered) {
            Row old = rows.get(wish.spot());
            Row row = written(wish, old);
            if (row == null && wish.kind() != Kind.DELETE) {
                return false;
            }
            Spot place = row == null ? wish.spot() : spot(wish.type(), row);
            if (old != null && (row == null || !place.equals(wish.spot()))) {
                next.remove(wish.spot());
                deleted.add(wish.spot());
            }
            if (row != null) {
                if (!place.equals(wish.spot()) && rows.containsKey(place)) {
                    return false;
                }
                // What others keep is as it is in the table, whatever was added by another wish of the same kind.
                Row before = next.get(place);
                next.put(place, before == null || old == null ? row : withKept(wish.type(), row, before));
            }
            shares.add(new Row[] {old, row});
            types.add(wish.type());
        }
        for (int at = 0; at < shares.size(); at++) {
            if (!shared(types.get(at), shares.get(at)[0], shares.get(at)[1], next, deleted)) {
                return false;
            }
        }
        if (!unique(next)) {
            return false;
        }
        rows = next;
        return true;
    }

    private static Row withKept(SampleType type, Row row, Row before) {
        Row kept = row;
        for (String name : type.kept()) {
            kept = kept.with(name, before.number(name));
        }
        return kept;
    }

    /** Numbers are drawn first, and stay drawn; empty if there is nobody to draw them from. */
    private Optional<Wish> drawn(Wish wish, Map<Spot, Row> next, Map<Spot, Long> drawnOnce) {
        if (wish.kind() != Kind.CREATE) {
            return Optional.of(wish);
        }
        if (wish.type() == Shop.TICKET) {
            long number = desks.merge(wish.row().text("desk"), 1L, Long::sum);
            return Optional.of(numbered(wish, number));
        }
        if (wish.type() == Shop.ISSUE) {
            Spot parent = new Spot("Project", wish.row().text("project"));
            Row project = rows.get(parent);
            if (project == null) {
                return Optional.empty();
            }
            long first = project.number("lastIssue").longValue() + 1;
            drawnOnce.put(parent, first);
            long number = free(wish.row(), first);
            rows.put(parent, project.with("lastIssue", number));
            next.computeIfPresent(parent, (spot, row) -> row.with("lastIssue", number));
            return Optional.of(numbered(wish, number));
        }
        return Optional.of(wish);
    }

    /** The first number from there on that no issue has: a project that comes back begins to count anew, and its issues have stayed. */
    private long free(Row issue, long from) {
        long number = from;
        while (rows.containsKey(spot(Shop.ISSUE, issue.with("number", number)))) {
            number++;
        }
        return number;
    }

    private static Wish numbered(Wish wish, long number) {
        Row row = wish.row().with("number", number);
        return new Wish(wish.kind(), wish.type(), spot(wish.type(), row), row);
    }

    private static Row written(Wish wish, Row old) {
        boolean counts = wish.type().version().isPresent();
        switch (wish.kind()) {
            case CREATE -> {
                return old != null ? null : counts ? wish.row().with("version", 1) : wish.row();
            }
            case DELETE -> {
                return null;
            }
            case UPDATE -> {
                boolean stale = old != null
                        && wish.ifVersion() != null
                        && old.number("version").longValue() != wish.ifVersion();
                if (old == null || stale) {
                    return null;
                }
                Row row = wish.change().apply(old);
                return counts && wish.renews()
                        ? row.with("version", old.number("version").add(BigDecimal.ONE))
                        : row;
            }
            default -> {
                boolean stale = counts
                        && old != null
                        && old.number("version").compareTo(wish.row().number("version")) != 0;
                if (stale || (old == null && wish.kind() == Kind.REPLACE)) {
                    return null;
                }
                Row row = old == null ? wish.row() : withKept(wish.type(), wish.row(), old);
                return counts ? row.with("version", wish.row().number("version").add(BigDecimal.ONE)) : row;
            }
        }
    }

    private record Share(Spot parent, String target, BigDecimal amount) {}

    private static Optional<Share> share(SampleType type, Row row) {
        if (row == null) {
            return Optional.empty();
        }
        return switch (type.name()) {
            case "Order" ->
                row.text("status").equals("CANCELLED")
                        ? Optional.empty()
                        : Optional.of(new Share(
                                new Spot("Customer", row.text("customer")), "totalSpent", row.number("total")));
            case "Issue" ->
                row.text("state").equals("OPEN")
                        ? Optional.of(new Share(new Spot("Project", row.text("project")), "openIssues", BigDecimal.ONE))
                        : Optional.empty();
            case "Project" ->
                row.maybe("portfolio")
                        .map(portfolio ->
                                new Share(new Spot("Portfolio", portfolio), "issues", row.number("openIssues")));
            default -> Optional.empty();
        };
    }

    private boolean shared(SampleType type, Row old, Row row, Map<Spot, Row> next, Set<Spot> deleted) {
        Optional<Share> before = share(type, old);
        // A project in the same go may have got more issues by now; those were passed on when they were added.
        Optional<Share> after = share(type, row);
        boolean stays = before.isPresent()
                && after.isPresent()
                && before.get().parent().equals(after.get().parent());
        if (after.isPresent() && !stays) {
            Spot parent = after.get().parent();
            if (!next.containsKey(parent) && !deleted.contains(parent)) {
                return false;
            }
        }
        before.ifPresent(share -> add(share, share.amount().negate(), next));
        after.ifPresent(share -> add(share, share.amount(), next));
        return true;
    }

    private void add(Share share, BigDecimal amount, Map<Spot, Row> next) {
        Row parent = next.get(share.parent());
        if (parent == null || amount.signum() == 0) {
            return;
        }
        Row changed = parent.with(share.target(), parent.number(share.target()).add(amount));
        next.put(share.parent(), changed);
        if (share.parent().type().equals("Project")) {
            share(Shop.PROJECT, changed).ifPresent(above -> add(above, amount, next));
        }
    }

    private static boolean unique(Map<Spot, Row> rows) {
        Map<String, Integer> taken = new HashMap<>();
        rows.forEach((spot, row) -> guarded(spot.type(), row).forEach(value -> taken.merge(value, 1, Integer::sum)));
        return taken.values().stream().allMatch(count -> count == 1);
    }

    /** The values that no two may share, as the names of the items that guard them. */
    static List<String> guarded(String type, Row row) {
        List<String> values = new ArrayList<>();
        switch (type) {
            case "Customer" -> {
                values.add("EMAIL#" + row.text("email"));
                row.maybe("nick").ifPresent(nick -> values.add("NICK#" + row.text("realm") + "#" + nick));
            }
            case "Order" -> row.maybe("code").ifPresent(code -> values.add("CODE#" + code));
            case "Session" -> values.add("TOKEN#" + row.text("token"));
            default -> {
                // Nothing is unique.
            }
        }
        return values;
    }
}
