package dev.tablewright.runtime.query;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tablewright.runtime.item.ItemMismatchException;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class DecoderTest {

    private final Shelves shelves = new Shelves("Decoder");
    private final Note note = new Note("s", "p", "g", 7);

    private Map<String, AttributeValue> expiring(AttributeValue end) {
        Map<String, AttributeValue> item = shelves.notes().item(note);
        item.put("expires", end);
        return item;
    }

    private static Note decode(Decoder<Note> decoder, Map<String, AttributeValue> item) {
        return decoder.decode(Shelves.settings(), item);
    }

    @Test
    void whatHasExpiredIsGone() {
        Decoder<Note> decoder = Decoder.of(shelves.notes());
        assertThat(decode(decoder, shelves.notes().item(note))).isEqualTo(note);
        assertThat(decode(decoder, expiring(Values.whole(Shelves.NOW_SECONDS + 1))))
                .isNotNull();
        assertThat(decode(decoder, expiring(Values.whole(Shelves.NOW_SECONDS)))).isNull();
        assertThat(decode(decoder, expiring(Values.whole(0)))).isNull();
        assertThat(decode(decoder, expiring(AttributeValue.fromN("1E+2")))).isNull();
    }

    @Test
    void whatIsNoNumberIsNoEnd() {
        Decoder<String> place = Decoder.part(shelves.notes(), item -> item.text("SK"));
        assertThat(place.decode(Shelves.settings(), expiring(Values.text("soon"))))
                .isEqualTo("p");
        assertThat(place.decode(Shelves.settings(), expiring(AttributeValue.fromN("1E+20"))))
                .isEqualTo("p");
    }

    @Test
    void whatIsSomethingElseIsRefusedOrSkipped() {
        Map<String, AttributeValue> guard = shelves.notes().item(note);
        guard.put("Type", Values.text("Note.place"));
        for (Decoder<? extends Thing> decoder : List.of(Decoder.of(shelves.notes()), shelves.things())) {
            assertThat(decoder.decode(Shelves.settings(UnknownItems.SKIP, Upgrades.NONE), guard))
                    .isNull();
            assertThatExceptionOfType(ItemMismatchException.class)
                    .isThrownBy(() -> decoder.decode(Shelves.settings(), guard))
                    .withMessageContaining("`Type`")
                    .withMessageNotContaining("Note.place");
        }
    }

    @Test
    void anItemThatDoesNotSayWhatItIs() {
        Map<String, AttributeValue> item = shelves.notes().item(note);
        item.remove("Type");
        assertThat(Decoder.of(shelves.notes()).untyped().decode(Shelves.settings(), item))
                .as("where the type was not read")
                .isEqualTo(note);
        for (Decoder<? extends Thing> decoder : List.of(
                Decoder.of(shelves.notes()), shelves.things(), shelves.things().untyped())) {
            assertThatExceptionOfType(ItemMismatchException.class)
                    .isThrownBy(() -> decoder.decode(Shelves.settings(), item))
                    .withMessageContaining("`Type` is missing");
        }
    }

    @Test
    void severalTypesAreToldApart() {
        Card card = new Card("s", "q");
        assertThat(shelves.things().decode(Shelves.settings(), shelves.cards().item(card)))
                .isEqualTo(card);
        assertThat(shelves.things().decode(Shelves.settings(), shelves.notes().item(note)))
                .isEqualTo(note);
        assertThat(shelves.things().decode(Shelves.settings(), expiring(Values.whole(1))))
                .isNull();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Decoder.mixed(
                        shelves.table(), List.of(Decoder.of(shelves.notes()), Decoder.of(shelves.notes()))));
    }

    @Test
    void oldItemsAreUpgradedAndTheirEndsHoldBeforeAndAfter() {
        Note.Type third = new Note.Type(shelves.table(), 3);
        Upgrades upgrades = Upgrades.NONE
                .and("Note", 1, item -> {
                    item.put("GSK", item.remove("rank"));
                    return item;
                })
                .and("Note", 2, item -> {
                    if (item.containsKey("end")) {
                        item.put("expires", item.remove("end"));
                    }
                    return item;
                });
        Decoder<Note> decoder = Decoder.of(third);
        Map<String, AttributeValue> old = shelves.notes().item(note);
        old.put("rank", old.remove("GSK"));
        assertThat(decoder.decode(Shelves.settings(UnknownItems.REFUSE, upgrades), old))
                .isEqualTo(note);
        old.put("end", Values.whole(1));
        assertThat(decoder.decode(Shelves.settings(UnknownItems.REFUSE, upgrades), old))
                .isNull();
        assertThatExceptionOfType(ItemMismatchException.class)
                .isThrownBy(() -> decoder.decode(Shelves.settings(), old))
                .withMessageContaining("no upgrade");
    }
}
