package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.examples.bank.Account;
import dev.tablewright.examples.bank.Accounts;
import dev.tablewright.examples.bank.BankTable;
import dev.tablewright.examples.bank.BankWrites;
import dev.tablewright.examples.bank.Transfer;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.item.Ids;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.write.Refusal;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The bank at work: money moves as a whole or not at all. */
class BankApplicationTest {

    private static final Instant MORNING = Instant.parse("2026-03-02T08:00:00Z");

    /** So many attempts that nobody gives up because others were faster. */
    private static final Pauses PATIENT =
            new Pauses(Duration.ofMillis(25), Duration.ofSeconds(1), 1_000, Duration.ofHours(1));

    private static EngineTables tables;
    private static BankTable bank;

    @BeforeAll
    static void open() {
        tables = EngineTables.of("bank");
        bank = BankTable.on(tables.client())
                .tableNames(tables::name)
                .pauses(PATIENT)
                .build();
    }

    @AfterAll
    static void close() {
        tables.close();
    }

    @Test
    void aTransferChangesBothBalances() {
        bank.open(account("DE01", "100"));
        bank.open(account("DE02", "0"));
        assertThat(Refusals.of(() -> bank.open(account("DE01", "5")))).containsExactly(new Refusal.Exists("Account"));

        Transfer rent = bank.book(transfer("DE01", "DE02", "70.25", MORNING));

        assertThat(bank.transfer(rent.transferId())).contains(rent);
        assertThat(balance("DE01")).isEqualByComparingTo("29.75");
        assertThat(balance("DE02")).isEqualByComparingTo("70.25");

        bank.book(transfer("DE01", "DE01", "10", MORNING)); // To oneself: nothing moves, and nothing is lost.
        assertThat(balance("DE01")).isEqualByComparingTo("29.75");
    }

    @Test
    void aTransferNeedsBothAccounts() {
        bank.open(account("DE03", "100"));
        Transfer lost = transfer("DE03", "XX99", "1", MORNING);

        assertThat(Refusals.of(() -> bank.book(lost)))
                .containsExactly(new Refusal.MissingParent("Transfer", "Account"));

        assertThat(balance("DE03")).isEqualByComparingTo("100");
        assertThat(bank.transfer(lost.transferId())).isEmpty();
        assertThat(bank.account("XX99")).isEmpty();
    }

    @Test
    void nobodyPaysMoreThanThereIs() {
        bank.open(account("DE04", "50"));
        bank.open(account("DE05", "0"));

        pay(transfer("DE04", "DE05", "30", MORNING));
        assertThat(Refusals.of(() -> pay(transfer("DE04", "DE05", "30", MORNING))))
                .containsExactly(new Refusal.Unmet("Account", "balance suffices"));

        assertThat(balance("DE04")).isEqualByComparingTo("20");
        assertThat(balance("DE05")).isEqualByComparingTo("30");
        assertThat(bank.sent("DE04", Range.all()).list()).hasSize(1);
    }

    @Test
    void manyPayAtOnceAndNothingIsLost() {
        bank.open(account("DE06", "10"));
        bank.open(account("DE07", "0"));
        AtomicInteger refused = new AtomicInteger();

        IntStream.range(0, 8).parallel().forEach(i -> {
            Transfer three = transfer("DE06", "DE07", "3", MORNING);
            refused.addAndGet(Refusals.of(() -> pay(three)).size());
        });

        assertThat(refused).hasValue(5);
        assertThat(balance("DE06")).isEqualByComparingTo("1");
        assertThat(balance("DE07")).isEqualByComparingTo("9");
    }

    @Test
    void statementsBeginWithTheLatest() {
        bank.open(account("DE08", "1000"));
        bank.open(account("DE09", "0"));
        List<Transfer> latestFirst = IntStream.range(0, 30)
                .mapToObj(i -> bank.book(transfer("DE08", "DE09", "1", MORNING.minus(Duration.ofHours(i)))))
                .toList();

        Page<Transfer> page = bank.sent("DE08", Range.all()).page();
        Page<Transfer> rest = bank.sent("DE08", Range.all()).after(page.next()).page();
        assertThat(page).hasSize(25);
        assertThat(Stream.concat(page.items().stream(), rest.items().stream())).containsExactlyElementsOf(latestFirst);

        Range<Instant> lastThreeHours = Range.between(MORNING.minus(Duration.ofHours(2)), MORNING);
        assertThat(bank.received("DE09", lastThreeHours).list()).isEqualTo(latestFirst.subList(0, 3));
        assertThat(bank.received("DE09", Range.from(MORNING)).list()).isEqualTo(latestFirst.subList(0, 1));
        assertThat(bank.received("DE08", Range.all()).list()).isEmpty();
    }

    @Test
    void anAccountIsClosedWhenItIsEmpty() {
        bank.open(account("DE10", "1"));
        assertThat(Refusals.of(() -> bank.close("DE10"))).containsExactly(new Refusal.Unmet("Account", "balance = 0"));

        bank.accounts().update("DE10").addBalance(new BigDecimal("-1")).apply();
        assertThat(bank.close("DE10")).map(Account::iban).contains("DE10");
        assertThat(bank.account("DE10")).isEmpty();
    }

    /** As the bank books, and only if the balance suffices. */
    private static void pay(Transfer transfer) {
        bank.transact(
                BankWrites.book(transfer),
                bank.accounts()
                        .checking(transfer.payer())
                        .onlyIf(Accounts.BALANCE.atLeast(transfer.amount()).named("balance suffices")));
    }

    private static BigDecimal balance(String iban) {
        return bank.account(iban).orElseThrow().balance();
    }

    private static Account account(String iban, String balance) {
        return Account.builder()
                .iban(iban)
                .holder("Holder of " + iban)
                .balance(new BigDecimal(balance))
                .openedAt(MORNING)
                .build();
    }

    private static Transfer transfer(String payer, String payee, String amount, Instant bookedAt) {
        return Transfer.builder()
                .transferId(Ids.ulid(bookedAt))
                .payer(payer)
                .payee(payee)
                .amount(new BigDecimal(amount))
                .reference("Thank you")
                .bookedAt(bookedAt)
                .build();
    }
}
