package dev.tablewright.examples.abuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tablewright.examples.shop.Order;
import dev.tablewright.examples.shop.ShopTable;
import dev.tablewright.runtime.cursor.CursorException;
import dev.tablewright.runtime.cursor.CursorException.Reason;
import dev.tablewright.runtime.cursor.CursorKeys;
import dev.tablewright.runtime.query.Page;
import dev.tablewright.runtime.query.Range;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.Random;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Cursors that somebody made up, changed, or took from elsewhere. */
class HostileCursorsTest {

    private static final byte[] OLD = "an old secret of 32 bytes, or so".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "a new secret of 32 bytes, or so.".getBytes(StandardCharsets.UTF_8);

    private static ShopOnEngine engine;
    private static ShopTable shop;
    private static String cursor;

    @BeforeAll
    static void fill() {
        engine = new ShopOnEngine();
        shop = engine.connect(builder -> builder.cursorKeys(CursorKeys.of("old", OLD)));
        for (String name : new String[] {"alice", "bob"}) {
            shop.register(ShopOnEngine.customer(name));
            for (int i = 0; i < 6; i++) {
                shop.placeOrder(ShopOnEngine.order(name, i + (name.equals("bob") ? 100 : 0)));
            }
        }
        cursor = shop.ordersOfCustomer("alice").page(2).next().orElseThrow();
    }

    @AfterAll
    static void close() {
        engine.close();
    }

    private static void assertRefused(ThrowingCallable call, Reason... reasons) {
        assertThatThrownBy(call).isInstanceOfSatisfying(CursorException.class, problem -> assertThat(problem.reason())
                .isIn((Object[]) reasons));
    }

    private static void assertRefused(String text, Reason... reasons) {
        assertRefused(() -> shop.ordersOfCustomer("alice").after(text).page(2), reasons);
        assertRefused(() -> shop.ordersOfCustomer("alice").after(text).list(), reasons);
        assertRefused(() -> shop.ordersOfCustomer("alice").after(text).first(), reasons);
        assertRefused(() -> shop.ordersOfCustomer("alice").after(text).stream().toList(), reasons);
    }

    @Test
    void theRightOneGoesOn() {
        Page<Order> second = shop.ordersOfCustomer("alice").after(cursor).page(2);
        assertThat(second.items())
                .extracting(Order::orderId)
                .containsExactly(ShopOnEngine.ksuid(3), ShopOnEngine.ksuid(2));
    }

    @Test
    void everyChangedBitIsNoticed() {
        byte[] bytes = Base64.getUrlDecoder().decode(cursor);
        for (int bit = 0; bit < bytes.length * 8; bit++) {
            byte[] flipped = bytes.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(flipped);
            assertRefused(
                    () -> shop.ordersOfCustomer("alice").after(text).page(2),
                    Reason.MALFORMED,
                    Reason.FORGED,
                    Reason.UNKNOWN_KEY);
        }
    }

    @Test
    void everyTruncatedOneIsNoticed() {
        for (int length = 0; length < cursor.length(); length++) {
            String text = cursor.substring(0, length);
            assertRefused(
                    () -> shop.ordersOfCustomer("alice").after(text).page(2),
                    Reason.MALFORMED,
                    Reason.FORGED,
                    Reason.UNKNOWN_KEY);
        }
        assertRefused(cursor + "A", Reason.MALFORMED, Reason.FORGED);
        assertRefused(cursor + cursor, Reason.MALFORMED, Reason.FORGED);
        assertRefused(cursor + "=", Reason.MALFORMED);
        assertRefused(" " + cursor, Reason.MALFORMED);
    }

    @Test
    void whatIsNoCursorIsRefused() {
        for (String text : new String[] {
            "",
            " ",
            "null",
            "AQ",
            "!!!!",
            "\u0000",
            "\ud83d",
            "%41",
            "../..",
            "\u00e9\u00e9\u00e9\u00e9",
            "A".repeat(5_000_000)
        }) {
            assertRefused(() -> shop.ordersOfCustomer("alice").after(text).page(2), Reason.MALFORMED, Reason.FORGED);
        }
        Random random = new Random(7);
        for (int i = 0; i < 2_000; i++) {
            byte[] noise = new byte[random.nextInt(200)];
            random.nextBytes(noise);
            if (noise.length > 0 && i % 2 == 0) {
                noise[0] = 1;
            }
            String text = Base64.getUrlEncoder().withoutPadding().encodeToString(noise);
            assertRefused(
                    () -> shop.ordersOfCustomer("alice").after(text).page(2),
                    Reason.MALFORMED,
                    Reason.FORGED,
                    Reason.UNKNOWN_KEY);
        }
    }

    @Test
    void nullIsNoCursorAndNotTheBeginning() {
        assertThatThrownBy(() -> shop.ordersOfCustomer("alice").after((String) null))
                .isInstanceOf(NullPointerException.class);
    }

    @Test
    void anotherCustomerPatternOrParameterIsRefused() {
        assertRefused(() -> shop.ordersOfCustomer("bob").after(cursor).page(2), Reason.FOREIGN);
        assertRefused(() -> shop.customerPage("alice").after(cursor).page(2), Reason.FOREIGN);
        assertRefused(
                () -> shop.ordersByStatus(Order.Status.PENDING, Range.all())
                        .after(cursor)
                        .page(2),
                Reason.FOREIGN);
        Range<Instant> range = Range.from(ShopOnEngine.NEW_YEAR);
        String byStatus =
                shop.ordersByStatus(Order.Status.PENDING, range).page(2).next().orElseThrow();
        assertThat(shop.ordersByStatus(Order.Status.PENDING, range)
                        .after(byStatus)
                        .page(2)
                        .items())
                .hasSize(2);
        assertRefused(
                () -> shop.ordersByStatus(Order.Status.SHIPPED, range)
                        .after(byStatus)
                        .page(2),
                Reason.FOREIGN);
        assertRefused(
                () -> shop.ordersByStatus(Order.Status.PENDING, Range.all())
                        .after(byStatus)
                        .page(2),
                Reason.FOREIGN);
    }

    @Test
    void keysAreRotatedAndStrangersHaveNone() {
        ShopTable rotated = engine.connect(
                builder -> builder.cursorKeys(CursorKeys.of("new", NEW).and("old", OLD)));
        assertThat(rotated.ordersOfCustomer("alice").after(cursor).page(2).items())
                .hasSize(2);
        String fresh = rotated.ordersOfCustomer("alice").page(2).next().orElseThrow();
        assertRefused(fresh, Reason.UNKNOWN_KEY);
        ShopTable forgetful = engine.connect(builder -> builder.cursorKeys(CursorKeys.of("new", NEW)));
        assertRefused(() -> forgetful.ordersOfCustomer("alice").after(cursor).page(2), Reason.UNKNOWN_KEY);
        ShopTable impostor = engine.connect(builder -> builder.cursorKeys(CursorKeys.of("old", NEW)));
        assertRefused(impostor.ordersOfCustomer("alice").page(2).next().orElseThrow(), Reason.FORGED);
        assertRefused(engine.shop().ordersOfCustomer("alice").page(2).next().orElseThrow(), Reason.UNKNOWN_KEY);
    }

    @Test
    void theExpiredAreRefused() {
        Instant now = Instant.parse("2026-05-01T12:00:00Z");
        ShopTable then = engine.connect(builder -> builder.cursorKeys(CursorKeys.of("old", OLD))
                .cursorsExpireAfter(Duration.ofHours(1))
                .clock(Clock.fixed(now, ZoneOffset.UTC)));
        String mortal = then.ordersOfCustomer("alice").page(2).next().orElseThrow();
        for (long minutes : new long[] {59, 60}) {
            ShopTable later = engine.connect(builder -> builder.cursorKeys(CursorKeys.of("old", OLD))
                    .cursorsExpireAfter(Duration.ofHours(1))
                    .clock(Clock.fixed(now.plus(Duration.ofMinutes(minutes)), ZoneOffset.UTC)));
            if (minutes < 60) {
                assertThat(later.ordersOfCustomer("alice").after(mortal).page(2).items())
                        .hasSize(2);
            } else {
                assertRefused(
                        () -> later.ordersOfCustomer("alice").after(mortal).page(2), Reason.EXPIRED);
            }
        }
    }
}
