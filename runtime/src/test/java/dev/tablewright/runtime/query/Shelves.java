package dev.tablewright.runtime.query;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Pauses;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.cursor.Cursors;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.UnknownItems;
import dev.tablewright.runtime.item.Upgrades;
import dev.tablewright.runtime.item.Values;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The patterns by which tests read a table of notes and cards. */
record Shelves(TableType table) {

    static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
    static final long NOW_SECONDS = NOW.getEpochSecond();

    Shelves(String table) {
        this(new TableType(table, "PK", Optional.of("SK"), "Type"));
    }

    static Settings settings(UnknownItems unknown, Upgrades upgrades) {
        return settings(Cursors.ofThisProcess(), unknown, upgrades);
    }

    static Settings settings(Cursors cursors) {
        return settings(cursors, UnknownItems.SKIP, Upgrades.NONE);
    }

    private static Settings settings(Cursors cursors, UnknownItems unknown, Upgrades upgrades) {
        return new Settings(
                UnaryOperator.identity(),
                Clock.fixed(NOW, ZoneOffset.UTC),
                () -> 0.5,
                Pauses.USUAL,
                cursors,
                upgrades,
                unknown);
    }

    static Settings settings() {
        return settings(UnknownItems.REFUSE, Upgrades.NONE);
    }

    Note.Type notes() {
        return new Note.Type(table);
    }

    Card.Type cards() {
        return new Card.Type(table);
    }

    Decoder<Thing> things() {
        return Decoder.mixed(table, List.of(Decoder.of(notes()), Decoder.of(cards())));
    }

    GetShape<Note> byKey() {
        return GetShape.of(CallInfo.of("note"), table, Decoder.of(notes()));
    }

    QueryShape<Note> onShelf() {
        return QueryShape.of(CallInfo.of("notesOnShelf"), table, Decoder.of(notes()))
                .where("PK = :pk");
    }

    QueryShape<Thing> thingsOnShelf() {
        return QueryShape.of(CallInfo.of("thingsOnShelf"), table, things()).where("PK = :pk");
    }

    QueryShape<Note> inGroup() {
        return QueryShape.of(CallInfo.of("notesInGroup"), table, Decoder.of(notes()))
                .index("ByRank", List.of("GPK", "GSK"))
                .where("GPK = :pk")
                .sort(List.of("GSK"));
    }

    static Map<String, AttributeValue> partition(String value) {
        return Map.of(":pk", Values.text(value));
    }

    static List<Map<String, AttributeValue>> partitions(List<String> values) {
        List<Map<String, AttributeValue>> all = new ArrayList<>();
        values.forEach(value -> all.add(partition(value)));
        return all;
    }

    static Map<String, AttributeValue> key(String shelf, String place) {
        return Map.of("PK", Values.text(shelf), "SK", Values.text(place));
    }
}
