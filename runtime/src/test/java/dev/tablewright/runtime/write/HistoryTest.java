package dev.tablewright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.runtime.write.Reference.Kind;
import dev.tablewright.runtime.write.Reference.Spot;
import dev.tablewright.runtime.write.Reference.Wish;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Any writes in any order leave the table as it would be in plain memory: entities, keys, guards, numbers and versions. */
class HistoryTest {

    private static final long SEED = Scale.seed(20260517);

    private static final int BETWEEN_LOOKS = 50;

    private final Reference reference = new Reference();
    private int done;
    private int refused;

    private List<SampleType> types = Shop.ALL;
    private boolean faulty;

    @Test
    void anyHistory() {
        history(Scale.times(200, 2_500, 300_000));
    }

    /** Answers are lost, requests throttled, transactions cancelled: it takes longer, and comes to the same. */
    @Test
    void anyHistoryWithFaults() {
        faulty = true;
        // A lost answer costs a number, as it should; the reference has no such losses.
        types = Shop.ALL.stream().filter(type -> type.numberings().isEmpty()).toList();
        history(Scale.times(62, 500, 100_000));
    }

    private void history(int times) {
        Random random = new Random(SEED);
        try (TestTable table = new TestTable()) {
            if (faulty) {
                table.through(client -> Faults.atRandom(client, new Random(SEED), 0.3));
            }
            for (int time = 1; time <= times; time++) {
                String context = "seed " + SEED + ", operation " + time;
                if (random.nextInt(20) == 0) {
                    table.seconds.addAndGet(random.nextInt(8));
                }
                reference.forget(table.seconds.get());
                operate(table, random, context);
                if (time % BETWEEN_LOOKS == 0 || time == times) {
                    compare(table, context);
                }
            }
        }
        System.out.println("histories: seed " + SEED + ", " + done + " done, " + refused + " refused");
        assertThat(done).isGreaterThan(times / 4);
        assertThat(refused).isGreaterThan(times / 20);
    }

    private void operate(TestTable table, Random random, String context) {
        int size = random.nextInt(4) == 0 ? 2 + random.nextInt(3) : 1;
        List<Wish> wishes = new ArrayList<>();
        List<Write<?>> writes = new ArrayList<>();
        Set<Spot> spots = new HashSet<>();
        Set<SampleType> kinds = new HashSet<>();
        for (int at = 0; at < size; at++) {
            List<Write<?>> one = new ArrayList<>();
            Wish wish = wish(table, random, one);
            // Numbers of what is moved or deleted together with its parent are a matter of the order; here, nobody does
            // that.
            boolean alone = size == 1 || (wish.kind() != Kind.DELETE && wish.type() != Shop.PROJECT);
            // What moves to where another write of the transaction is at work contradicts it; that is thrown, not
            // refused.
            Spot target = target(wish);
            // A new one may get the very number that another write asks for.
            boolean numbered = !wish.type().numberings().isEmpty() && !kinds.add(wish.type());
            if (alone && !numbered && !spots.contains(target) && spots.add(wish.spot())) {
                spots.add(target);
                wishes.add(wish);
                writes.addAll(one);
            }
        }
        if (wishes.isEmpty()) {
            return;
        }
        boolean expected = reference.apply(wishes);
        Outcome<?> outcome = run(table, writes, random);
        assertThat(outcome.isDone())
                .as("%s: %s, refused: %s", context, wishes, outcome.refusals())
                .isEqualTo(expected);
        if (expected) {
            done++;
        } else {
            refused++;
        }
    }

    /** Where answers get lost, everything goes with a token: only that tells what was done from what others did. */
    private Outcome<?> run(TestTable table, List<Write<?>> writes, Random random) {
        if (faulty) {
            String token = new UUID(random.nextLong(), random.nextLong()).toString();
            return table.step(Transaction.of(writes, table.settings(), Optional.of(token)));
        }
        return writes.size() == 1 && random.nextBoolean()
                ? table.run(writes.get(0))
                : table.transact(writes.toArray(Write[]::new));
    }

    /** Where an entity will be afterwards. */
    private Spot target(Wish wish) {
        Row before = reference.rows().get(wish.spot());
        return wish.change() == null || before == null
                ? wish.spot()
                : Reference.spot(wish.type(), wish.change().apply(before));
    }

    private Wish wish(TestTable table, Random random, List<Write<?>> writes) {
        SampleType type = types.get(random.nextInt(types.size()));
        Row row = row(type, random, table.seconds.get());
        List<Map.Entry<Spot, Row>> there = reference.rows().entrySet().stream()
                .filter(entry -> entry.getKey().type().equals(type.name()))
                .toList();
        boolean known = !there.isEmpty() && random.nextInt(8) > 0;
        Row old = known ? there.get(random.nextInt(there.size())).getValue() : row;
        switch (random.nextInt(6)) {
            case 0, 1 -> {
                writes.add(table.of(type).create(row));
                return new Wish(Kind.CREATE, type, Reference.spot(type, row), row);
            }
            case 2 -> {
                Kind kind = random.nextBoolean() ? Kind.PUT : Kind.REPLACE;
                Row next = row;
                for (String name : type.primary().madeOf()) {
                    next = new Row(with(next.values(), name, old.values().get(name)));
                }
                if (type.version().isPresent()) {
                    next = next.with("version", random.nextInt(6) == 0 ? 7 : old.number("version"));
                }
                // A number that a put brings along must be one that nobody will draw.
                if (kind == Kind.PUT && !type.numberings().isEmpty()) {
                    kind = Kind.REPLACE;
                }
                writes.add(
                        kind == Kind.PUT
                                ? table.of(type).put(next)
                                : table.of(type).replace(next));
                return new Wish(kind, type, Reference.spot(type, next), next);
            }
            case 3, 4 -> {
                return update(table, random, type, row, old, writes);
            }
            default -> {
                writes.add(table.delete(type, old));
                return new Wish(Kind.DELETE, type, Reference.spot(type, old), null);
            }
        }
    }

    /** Any attributes, as far as they may change, to what another row has. */
    private static Wish update(
            TestTable table, Random random, SampleType type, Row row, Row old, List<Write<?>> writes) {
        RowUpdate update = random.nextBoolean() ? table.update(type, old) : table.updateByKey(type, old);
        Map<String, Object[]> changes = new TreeMap<>();
        for (String name : new TreeSet<>(type.attributes())) {
            boolean fixed = type.id().contains(name)
                    || type.kept().contains(name)
                    || type.version().filter(name::equals).isPresent();
            if (fixed || random.nextInt(3) > 0) {
                continue;
            }
            AttributeValue value = row.values().get(name);
            boolean adds = value != null && value.n() != null && random.nextBoolean() && !name.equals("expires");
            if (value == null) {
                update.without(name);
                changes.put(name, new Object[] {null});
            } else if (adds) {
                update.plus(name, 3);
                changes.put(name, new Object[] {3});
            } else {
                update.with(name, value.s() != null ? value.s() : new BigDecimal(value.n()));
                changes.put(name, new Object[] {value, value});
            }
        }
        Long version = null;
        if (type.version().isPresent() && random.nextInt(3) == 0) {
            version = random.nextInt(4) == 0 ? 99L : old.number("version").longValue();
            update.ifVersion(version);
        }
        writes.add(update);
        boolean renews = changes.values().stream().anyMatch(what -> what.length == 2 || what[0] == null);
        return new Wish(
                Kind.UPDATE,
                type,
                Reference.spot(type, old),
                null,
                before -> changed(before, changes),
                renews,
                version);
    }

    private static Row changed(Row before, Map<String, Object[]> changes) {
        Row row = before;
        for (Map.Entry<String, Object[]> change : changes.entrySet()) {
            Object[] what = change.getValue();
            if (what.length == 2) {
                row = new Row(with(row.values(), change.getKey(), (AttributeValue) what[0]));
            } else if (what[0] == null) {
                row = row.with(change.getKey(), null);
            } else {
                row = row.with(change.getKey(), row.number(change.getKey()).add(BigDecimal.valueOf(3)));
            }
        }
        return row;
    }

    private static Map<String, AttributeValue> with(
            Map<String, AttributeValue> values, String name, AttributeValue value) {
        Map<String, AttributeValue> all = new TreeMap<>(values);
        all.put(name, value);
        return all;
    }

    private static Row row(SampleType type, Random random, long now) {
        String id = "i" + random.nextInt(6);
        Row row =
                switch (type.name()) {
                    case "Customer" ->
                        Row.of("username", id, "email", "e" + random.nextInt(9), "realm", "r" + random.nextInt(2))
                                .with("nick", random.nextBoolean() ? "k" + random.nextInt(5) : null)
                                .with("name", "n" + random.nextInt(100))
                                .with("totalSpent", 0)
                                .with("version", 0);
                    case "Order" ->
                        Row.of("orderId", id, "customer", "i" + random.nextInt(6), "placedAt", "d" + random.nextInt(2))
                                .with(
                                        "status",
                                        List.of("PENDING", "SHIPPED", "CANCELLED")
                                                .get(random.nextInt(3)))
                                .with("total", random.nextInt(50))
                                .with("note", random.nextBoolean() ? "x" + random.nextInt(9) : null)
                                .with("code", random.nextBoolean() ? "c" + random.nextInt(12) : null);
                    case "Portfolio" -> Row.of("portfolioId", "f" + random.nextInt(3), "issues", 0);
                    case "Project" ->
                        Row.of("projectId", "p" + random.nextInt(4), "title", "t" + random.nextInt(9))
                                .with("portfolio", random.nextBoolean() ? "f" + random.nextInt(3) : null)
                                .with("lastIssue", 0)
                                .with("openIssues", 0);
                    case "Issue" ->
                        Row.of("project", "p" + random.nextInt(4), "number", 0, "title", "t" + random.nextInt(9))
                                .with("state", random.nextBoolean() ? "OPEN" : "CLOSED");
                    case "Ticket" -> Row.of("desk", "d" + random.nextInt(2), "number", 0, "title", "t");
                    case "Session" ->
                        Row.of("sessionId", id, "user", "u" + random.nextInt(5), "token", "t" + random.nextInt(9))
                                .with("expires", now + 1 + random.nextInt(40))
                                .with("hits", random.nextInt(5));
                    default ->
                        Row.of("noteId", id, "text", "t" + random.nextInt(9))
                                .with("likes", random.nextBoolean() ? random.nextInt(5) : null);
                };
        return row;
    }

    private void compare(TestTable table, String context) {
        Map<String, Map<String, AttributeValue>> expected = new TreeMap<>();
        Map<String, String> guards = new TreeMap<>();
        reference.rows().forEach((spot, row) -> {
            SampleType type = Shop.ALL.stream()
                    .filter(one -> one.name().equals(spot.type()))
                    .findFirst()
                    .orElseThrow();
            expected.put(spot.type() + " " + spot.words(), new Row(type.item(row)).values());
            Reference.guarded(spot.type(), row).forEach(value -> guards.put(value, owner(type, row)));
        });
        Map<String, Map<String, AttributeValue>> found = new TreeMap<>();
        Map<String, String> foundGuards = new TreeMap<>();
        Map<String, Long> desks = new TreeMap<>();
        List<Map<String, AttributeValue>> items = new ArrayList<>(table.scan("Shop"));
        items.addAll(table.scan("Notes"));
        for (Map<String, AttributeValue> item : items) {
            String name = item.get("Type").s();
            boolean expired = item.containsKey("expires")
                    && Long.parseLong(item.get("expires").n()) <= table.seconds.get();
            if (expired) {
                continue;
            }
            if (name.equals("Ticket.number")) {
                desks.put(
                        item.get("PK").s().substring(5),
                        Long.parseLong(item.get("last").n()));
                continue;
            }
            SampleType type = Shop.ALL.stream()
                    .filter(one -> name.equals(one.name()) || name.startsWith(one.name() + "."))
                    .findFirst()
                    .orElseThrow();
            if (name.contains(".")) {
                foundGuards.put(item.get("PK").s(), owner(type, new Row(item)));
            } else {
                Row row = type.entity(item);
                found.put(name + " " + Reference.spot(type, row).words(), new Row(item).values());
            }
        }
        assertThat(found).as(context).isEqualTo(expected);
        assertThat(foundGuards).as(context).isEqualTo(guards);
        assertThat(desks).as(context).isEqualTo(reference.desks());
    }

    private static String owner(SampleType type, Row row) {
        StringBuilder owner = new StringBuilder();
        type.id().forEach(name -> owner.append(row.values().get(name)));
        type.ttl().ifPresent(name -> owner.append(row.values().get(name)));
        return owner.toString();
    }
}
