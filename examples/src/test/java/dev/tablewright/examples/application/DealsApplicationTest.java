package dev.tablewright.examples.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tablewright.examples.deals.Brand;
import dev.tablewright.examples.deals.BrandWatch;
import dev.tablewright.examples.deals.BrandsContainer;
import dev.tablewright.examples.deals.Category;
import dev.tablewright.examples.deals.CategoryWatch;
import dev.tablewright.examples.deals.Deal;
import dev.tablewright.examples.deals.DealCard;
import dev.tablewright.examples.deals.DealsTable;
import dev.tablewright.examples.deals.EditorsChoice;
import dev.tablewright.examples.deals.FeatureFlags;
import dev.tablewright.examples.deals.FrontPage;
import dev.tablewright.examples.deals.Message;
import dev.tablewright.examples.deals.User;
import dev.tablewright.examples.deals.WatchesOfUser;
import dev.tablewright.runtime.Copies;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import dev.tablewright.runtime.stream.StreamEvent;
import dev.tablewright.runtime.write.Refusal;
import dev.tablewright.runtime.write.WriteRefusedException;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** A site with the deals of the day. */
class DealsApplicationTest {

    private static final Instant NOON = Instant.parse("2026-03-02T12:00:00Z");
    private static final Copies COPIES = Copies.of(10);

    private final EngineTables tables = EngineTables.of("deals");
    private final DealsTable deals = at(NOON);

    @AfterEach
    void end() {
        tables.close();
    }

    @Test
    void theLatestDealsAreSoughtDayByDayUntilThePageIsFull() {
        Deal today = deals.publish(deal(1, "acme", "tools", NOON));
        Deal yesterday = deals.publish(deal(2, "acme", "toys", NOON.minus(Duration.ofDays(1))));
        Deal lastWeek = deals.publish(deal(3, "acme", "tools", NOON.minus(Duration.ofDays(7))));
        Deal longAgo = deals.publish(deal(4, "other", "tools", NOON.minus(Duration.ofDays(40))));
        Range.Bounded<Instant> twoMonths = Range.between(NOON.minus(Duration.ofDays(60)), NOON);

        Page<Deal> first = deals.latestDeals(twoMonths).page(3);
        assertThat(first).containsExactly(today, yesterday, lastWeek);
        assertThat(deals.latestDeals(twoMonths).after(first.next()).page(3)).containsExactly(longAgo);
        assertThat(deals.latestDeals(Range.between(NOON.minus(Duration.ofDays(2)), NOON.minusSeconds(1)))
                        .list())
                .containsExactly(yesterday);

        assertThat(deals.dealsOfBrand("acme", twoMonths).list()).containsExactly(today, yesterday, lastWeek);
        assertThat(deals.dealsOfBrand("other", twoMonths).list()).containsExactly(longAgo);
        assertThat(deals.dealsOfCategory("tools", twoMonths).list()).containsExactly(today, lastWeek, longAgo);
        assertThat(deals.deal(today.dealId())).contains(today);
    }

    @Test
    void everyCopyOfTheFrontPageIsWrittenAndAnyIsRead() {
        List<DealCard> cards = List.of(card(1), card(2));
        COPIES.each(copy -> new FrontPage(copy, cards, NOON)).forEach(deals::refreshFrontPage);
        for (int i = 0; i < 30; i++) {
            assertThat(COPIES.any(deals::frontPage)).map(FrontPage::deals).contains(cards);
        }

        deals.frontPages().putAll(COPIES.each(copy -> new FrontPage(copy, List.of(), NOON.plusSeconds(1))));
        assertThat(COPIES.any(deals::frontPage)).map(FrontPage::deals).contains(List.of());
    }

    @Test
    void whatThereIsOnlyOneOf() {
        assertThat(deals.editorsChoice()).isEmpty();
        EditorsChoice choice = deals.choose(new EditorsChoice(List.of(card(1)), "Ed", NOON));
        assertThat(deals.editorsChoice()).contains(choice);
        deals.choose(new EditorsChoice(List.of(card(2)), "Ida", NOON));
        assertThat(deals.editorsChoice()).map(EditorsChoice::editor).contains("Ida");

        FeatureFlags flags = deals.toggle(new FeatureFlags(Map.of("search", true, "chat", false), false));
        assertThat(deals.featureFlags()).contains(flags);
    }

    @Test
    void noBrandIsLostWhenTwoAreAddedAtOnce() {
        deals.brandsContainers()
                .create(BrandsContainer.builder().names(Set.of()).build());
        BrandsContainer seenByBoth = deals.brands().orElseThrow();
        deals.addBrand(brand("acme"), Set.of("acme"), seenByBoth.version());

        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> deals.addBrand(brand("other"), Set.of("other"), seenByBoth.version()))
                .satisfies(refused -> assertThat(refused.refusals())
                        .containsExactly(new Refusal.Stale("BrandsContainer", 1, OptionalLong.of(2))));
        assertThat(deals.brand("other")).isEmpty();

        BrandsContainer now = deals.brands().orElseThrow();
        Set<String> names = new TreeSet<>(now.names());
        names.add("other");
        assertThat(deals.addBrand(brand("other"), names, now.version())).isEqualTo(brand("other"));
        assertThat(deals.brands()).contains(new BrandsContainer(Set.of("acme", "other"), 3));
        assertThat(deals.brand("other")).contains(brand("other"));
    }

    @Test
    void aCategoryFeaturesDeals() {
        Category tools = deals.addCategory(
                Category.builder().name("tools").featured(List.of()).build());
        assertThat(deals.category("tools")).contains(tools);
        deals.feature("tools", List.of(card(1), card(2)));
        assertThat(deals.category("tools")).map(Category::featured).contains(List.of(card(1), card(2)));
    }

    @Test
    void watchersAreListedBothWaysAndCountedFromTheStream() {
        deals.brandsRepository().create(brand("acme"));
        deals.addCategory(Category.builder().name("tools").featured(List.of()).build());
        User alice = deals.join(new User("alice", "Alice"));
        assertThat(deals.user("alice")).contains(alice);
        BrandWatch brand = deals.watchBrand(new BrandWatch("acme", "alice", NOON));
        BrandWatch another = deals.watchBrand(new BrandWatch("acme", "bob", NOON));
        CategoryWatch category = deals.watchCategory(new CategoryWatch("tools", "alice", NOON));

        List<WatchesOfUser> watches = deals.watchesOfUser("alice").list();
        assertThat(watches).containsExactly(brand, category);
        assertThat(deals.watchersOfBrand("acme").list()).containsExactly(brand, another);
        assertThat(deals.watchersOfCategory("tools").list()).containsExactly(category);
        applyTwice();
        assertThat(deals.brand("acme")).map(Brand::watchers).contains(2L);
        assertThat(deals.category("tools")).map(Category::watchers).contains(1L);

        assertThat(deals.unwatchBrand("acme", "alice")).contains(brand);
        assertThat(deals.unwatchCategory("tools", "alice")).contains(category);
        applyTwice();
        assertThat(deals.brand("acme")).map(Brand::watchers).contains(1L);
        assertThat(deals.category("tools")).map(Category::watchers).contains(0L);
        assertThat(deals.watchesOfUser("alice").list()).isEmpty();
    }

    @Test
    void messagesAreUnreadThenReadThenGone() {
        Message first = deals.notify(message(1, 1));
        Message second = deals.notify(message(2, 5));
        assertThat(deals.messages("alice").list()).containsExactly(second, first);
        assertThat(deals.unread("alice").list()).containsExactly(second, first);

        deals.read("alice", second.messageId(), false);
        Message read = second.toBuilder().unread(false).build();
        assertThat(deals.unread("alice").list()).containsExactly(first);
        assertThat(deals.messages("alice").list()).containsExactly(read, first);
        deals.read("alice", second.messageId(), true);
        assertThat(deals.unread("alice").list()).containsExactly(second, first);

        DealsTable inTwoDays = at(NOON.plus(Duration.ofDays(2)));
        assertThat(inTwoDays.messages("alice").list()).containsExactly(second);
        assertThat(inTwoDays.unread("alice").list()).containsExactly(second);
        assertThatExceptionOfType(WriteRefusedException.class)
                .isThrownBy(() -> inTwoDays.read("alice", first.messageId(), false))
                .satisfies(refused -> assertThat(refused.refusals()).containsExactly(new Refusal.Missing("Message")));
    }

    private void applyTwice() {
        List<StreamEvent> events = StreamOf.table(tables, "Deals");
        deals.applyStream(events);
        assertThat(deals.applyStream(events)).isZero();
    }

    private DealsTable at(Instant now) {
        return DealsTable.on(tables.client())
                .tableNames(tables::name)
                .clock(Clock.fixed(now, ZoneOffset.UTC))
                .build();
    }

    private static Deal deal(int number, String brand, String category, Instant createdAt) {
        return new Deal(
                ksuid(number),
                "Deal " + number,
                "https://deals.example/" + number,
                new BigDecimal("9.99"),
                brand,
                category,
                createdAt);
    }

    private static DealCard card(int number) {
        return new DealCard(ksuid(number), "Deal " + number, new BigDecimal("9.99"));
    }

    private static Brand brand(String name) {
        return Brand.builder().name(name).build();
    }

    private static Message message(int number, int days) {
        return Message.builder()
                .recipient("alice")
                .messageId(ksuid(number))
                .deal(ksuid(7))
                .subject("New deal")
                .expiresAt(NOON.plus(Duration.ofDays(days)))
                .build();
    }

    private static String ksuid(int number) {
        return String.format(Locale.ROOT, "0ujtsYcgvSTl8PAuAdqWYSM%04d", number);
    }
}
