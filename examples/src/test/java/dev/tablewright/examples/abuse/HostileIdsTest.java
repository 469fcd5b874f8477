package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.loose.Account;
import dev.tablewright.examples.loose.AccountsIfKnownKey;
import dev.tablewright.examples.loose.Entry;
import dev.tablewright.examples.loose.Everything;
import dev.tablewright.examples.loose.LooseTable;
import dev.tablewright.examples.loose.NotedRow;
import dev.tablewright.keys.KeyValueException;
import dev.tablewright.runtime.call.ValueRefusedException;
import dev.tablewright.runtime.item.Bytes;
import dev.tablewright.runtime.item.TablewrightException;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.query.Results;
import dev.tablewright.runtime.write.Write;
import dev.tablewright.testing.Scale;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Ids that imitate keys, break delimiters or have no form at all: exact round trip or a typed error, and never somebody else's rows. */
class HostileIdsTest {

    private static final Comparator<String> AS_DYNAMODB =
            Comparator.comparing(text -> text.getBytes(StandardCharsets.UTF_8), Arrays::compareUnsigned);

    private static LooseModel model;
    private static LooseTable table;

    @BeforeAll
    static void fill() {
        model = new LooseModel();
        table = model.table();
        for (String name : HostileTexts.possible()) {
            table.open(account(name));
        }
        for (String name : HostileTexts.possible()) {
            for (int from = 0; from < labels().size(); from += 20) {
                List<String> some = labels().subList(from, Math.min(labels().size(), from + 20));
                table.transact(some.stream()
                        .map(label -> table.entries().creating(entry(name, label)))
                        .toArray(Write<?>[]::new));
            }
        }
    }

    @AfterAll
    static void close() {
        model.close();
    }

    private static List<String> labels() {
        return Scale.some(25, HostileTexts.possible());
    }

    private static Account account(String name) {
        return Account.builder()
                .name(name)
                .alias("of " + name)
                .note(Optional.of(name))
                .tags(Set.of(name, "x"))
                .data(Optional.of(Bytes.of(name.getBytes(StandardCharsets.UTF_8))))
                .build();
    }

    private static Entry entry(String account, String label) {
        return Entry.builder()
                .account(account)
                .label(label)
                .kind(label.length() % 2 == 0 ? Entry.Kind.PLAIN : Entry.Kind.ODD)
                .text(account + "|" + label)
                .build();
    }

    private static <T> List<T> pages(Results<T> results, int size) {
        List<T> all = new ArrayList<>();
        Optional<String> next = Optional.empty();
        do {
            Page<T> page = results.after(next).page(size);
            all.addAll(page.items());
            next = page.next();
        } while (next.isPresent());
        return all;
    }

    private static List<Entry> expected(String account) {
        return labels().stream()
                .sorted(AS_DYNAMODB)
                .map(label -> entry(account, label))
                .toList();
    }

    @Test
    void everyAccountComesBackAsItWas() {
        for (String name : HostileTexts.possible()) {
            Account there = table.account(name).orElseThrow();
            assertThat(there)
                    .usingRecursiveComparison()
                    .ignoringFields("entryCount")
                    .isEqualTo(account(name));
            assertThat(there.entryCount()).isEqualTo(labels().size());
            assertThat(table.accountByAlias("of " + name)).contains(there);
        }
        Map<String, Account> all = table.accounts(HostileTexts.possible());
        assertThat(all.keySet()).containsExactlyElementsOf(HostileTexts.possible());
        all.forEach((name, account) -> assertThat(account.name()).isEqualTo(name));
    }

    @Test
    void everyEntryComesBackAsItWas() {
        for (String name : List.of("alice", "alice#ENTRY#x", "\u0000", "\ud83d\ude00")) {
            for (String label : labels()) {
                assertThat(table.entry(name, label)).contains(entry(name, label));
            }
        }
    }

    @Test
    void listsHaveTheRowsOfTheirTenantAndNoOthersInTheOrderOfBytes() {
        for (String name : HostileTexts.possible()) {
            assertThat(pages(table.entries(name), 7)).isEqualTo(expected(name));
            assertThat(table.labelled(name, Entry.Kind.ODD).list())
                    .isEqualTo(expected(name).stream()
                            .filter(entry -> entry.kind() == Entry.Kind.ODD)
                            .toList());
            List<Everything> all = pages(table.everything(name), 9);
            assertThat(all).hasSize(labels().size() + 1);
            assertThat(all).allSatisfy(row -> assertThat(
                            row instanceof Account account ? account.name() : ((Entry) row).account())
                    .isEqualTo(name));
        }
    }

    @Test
    void prefixesAndRangesMeanTheTextAndNotItsEscapes() {
        for (String prefix : Stream.concat(labels().stream(), Stream.of("")).toList()) {
            assertThat(table.entriesWith("alice", prefix).list())
                    .as("prefix %s", prefix)
                    .isEqualTo(expected("alice").stream()
                            .filter(entry -> entry.label().startsWith(prefix))
                            .toList());
        }
        for (String low : labels()) {
            for (String high : List.of("\u0000", "#", "$", "alice", "\ud83d\ude00", "\uffff", "\udbff\udfff")) {
                if (AS_DYNAMODB.compare(low, high) > 0) {
                    assertThatThrownBy(() -> table.entriesFrom("alice", Range.between(low, high))
                                    .list())
                            .isInstanceOf(IllegalArgumentException.class);
                } else {
                    assertThat(table.entriesFrom("alice", Range.between(low, high))
                                    .list())
                            .isEqualTo(expected("alice").stream()
                                    .filter(entry -> AS_DYNAMODB.compare(entry.label(), low) >= 0
                                            && AS_DYNAMODB.compare(entry.label(), high) <= 0)
                                    .toList());
                }
            }
            assertThat(table.entriesFrom("alice", Range.from(low)).list())
                    .isEqualTo(expected("alice").stream()
                            .filter(entry -> AS_DYNAMODB.compare(entry.label(), low) >= 0)
                            .toList());
            assertThat(table.entriesFrom("alice", Range.to(low)).list())
                    .isEqualTo(expected("alice").stream()
                            .filter(entry -> AS_DYNAMODB.compare(entry.label(), low) <= 0)
                            .toList());
        }
    }

    private static void assertRefused(ThrowingCallable call, String about) {
        assertThatThrownBy(call).as(about).satisfies(problem -> {
            boolean typed = problem instanceof TablewrightException
                    || problem.getClass() == IllegalArgumentException.class
                    || problem instanceof KeyValueException;
            assertThat(typed).as("%s: %s", about, problem).isTrue();
        });
    }

    /** Where nothing can be, DynamoDB may say so, or find nothing: the engine is not as strict. */
    private static void assertRefusedOrEmpty(Supplier<List<?>> read) {
        try {
            assertThat(read.get()).isEmpty();
        } catch (ValueRefusedException e) {
            assertThat(e.reason()).isEqualTo(ValueRefusedException.Reason.KEY_TOO_LONG);
        }
    }

    @Test
    void textWithoutAFormIsRefusedEverywhere() {
        for (String name : HostileTexts.impossible()) {
            assertRefused(() -> table.open(account(name)), "open");
            assertRefused(() -> table.account(name), "account");
            assertRefused(() -> table.accounts(List.of("alice", name)), "accounts");
            assertRefused(() -> table.accountByAlias(name), "accountByAlias");
            assertRefused(() -> table.entries(name).list(), "entries");
            assertRefused(() -> table.entriesWith("alice", name).list(), "entriesWith");
            assertRefused(() -> table.entriesFrom("alice", Range.from(name)).list(), "entriesFrom");
            assertRefused(() -> table.rename("alice", name), "rename");
            assertRefused(() -> table.accounts().update("alice").note(name).apply(), "a note, which stands in no key");
            assertRefused(
                    () -> table.add(Entry.builder()
                            .account("alice")
                            .label("new")
                            .text(name)
                            .build()),
                    "a text, which stands in no key");
        }
    }

    @Test
    void emptyTextIsAnIdWhereAKeyHasMoreThanIt() {
        Account empty = account("");
        table.open(empty);
        assertThat(table.account("").map(Account::name)).contains("");
        assertThat(table.entries("").list()).isEmpty();
        assertRefused(() -> table.add(entry("", "")), "an empty label is the whole key of an index");
        assertThat(table.account("").orElseThrow().entryCount()).isZero();
    }

    @Test
    void whatIsAskedBesideTheKeyIsAskedOfTheItem() {
        List<AccountsIfKnownKey> keys = new ArrayList<>();
        for (String name : HostileTexts.possible()) {
            assertThat(table.accountIfKnown(name, "of " + name).map(Account::name))
                    .contains(name);
            assertThat(table.accountIfKnown(name, name)).isEmpty();
            assertThat(table.noted(name).map(NotedRow::alias)).contains("of " + name);
            keys.add(new AccountsIfKnownKey(name, "of " + name));
            keys.add(new AccountsIfKnownKey(name, "another"));
        }
        assertThat(table.accountsIfKnown(keys).keySet())
                .isEqualTo(keys.stream()
                        .filter(key -> !key.alias().equals("another"))
                        .collect(Collectors.toCollection(LinkedHashSet::new)));
    }

    @Test
    void noBoundAndAnEmptyOneAreTheSameWhereTheKeyBeginsWithTheValue() {
        List<Entry> all = table.labelled("alice", Entry.Kind.PLAIN).list();
        assertThat(all).isNotEmpty();
        String last = all.get(all.size() - 1).label();
        for (Range<String> range :
                List.of(Range.<String>all(), Range.from(""), Range.to(last), Range.between("", last))) {
            assertThat(table.labelledFrom("alice", Entry.Kind.PLAIN, range).list())
                    .as("%s", range)
                    .isEqualTo(all);
        }
        assertThat(table.labelledFrom("alice", Entry.Kind.PLAIN, Range.to("")).list())
                .isEmpty();
        assertThat(table.labelledWith("alice", Entry.Kind.PLAIN, "").list()).isEqualTo(all);
        for (Entry entry : all) {
            String first = entry.label().substring(0, entry.label().offsetByCodePoints(0, 1));
            assertThat(table.labelledWith("alice", Entry.Kind.PLAIN, first).list())
                    .as("%s", first)
                    .isEqualTo(all.stream()
                            .filter(other -> other.label().startsWith(first))
                            .toList());
        }
    }

    @Test
    void aTextOutsideOfKeysCanBeEmptyAndLiesWithinARangeThatIsOpenBelow() {
        table.open(account("quiet"));
        Entry silent = entry("quiet", "silent").toBuilder().text("").build();
        table.add(silent);
        assertThat(table.texts("quiet", Range.all()).list()).containsExactly(silent);
        assertThat(table.texts("quiet", Range.to("")).list()).containsExactly(silent);
        assertThat(table.texts("quiet", Range.from("a")).list()).isEmpty();
    }

    @Test
    void idsThatMakeAKeyTooLongAreRefused() {
        String long2 = "x".repeat(2050);
        String euros = "\u20ac".repeat(700);
        String escaped = "#".repeat(1000);
        for (String name : List.of(long2, euros, escaped)) {
            assertRefused(() -> table.open(account(name)), "open");
            assertRefused(() -> table.add(entry("alice", name)), "add");
            assertRefused(() -> table.rename("alice", name), "rename");
            assertRefused(() -> table.turn("alice", name, Entry.Kind.ODD), "turn");
            assertRefusedOrEmpty(() -> table.account(name).stream().toList());
            assertRefusedOrEmpty(() -> List.copyOf(table.accounts(List.of(name)).values()));
            assertRefusedOrEmpty(() -> table.accountByAlias(name).stream().toList());
            assertRefusedOrEmpty(() -> table.entries(name).list());
            assertRefusedOrEmpty(() -> table.entry("alice", name).stream().toList());
            assertRefusedOrEmpty(() -> table.drop("alice", name).stream().toList());
        }
        assertThat(table.account("alice").map(Account::alias)).contains("of alice");
    }

    @Test
    void numbersThatDynamoDbCannotHoldAreRefused() {
        for (String number : List.of(
                "1E+126",
                "-1E+126",
                "1E-131",
                "1E+999999999",
                "1E-999999999",
                "123456789012345678901234567890123456789")) {
            BigDecimal amount = new BigDecimal(number);
            assertRefused(
                    () -> table.open(
                            account("number").toBuilder().amount(amount).build()),
                    number);
            assertRefused(() -> table.accounts().update("alice").amount(amount).apply(), number);
            assertRefused(
                    () -> table.accounts().update("alice").addAmount(amount).apply(), number);
        }
        assertThat(table.account("alice").orElseThrow().amount()).isEqualByComparingTo("0");
    }
}
