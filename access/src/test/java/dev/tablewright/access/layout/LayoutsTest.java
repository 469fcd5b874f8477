package dev.tablewright.access.layout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.TextPiece;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.keys.KeyData;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** How entities are stored. */
class LayoutsTest {

    private static final String MODEL = """
            tablewright: 1
            application: Desks
            entities:
              Owner:
                id: login
                attributes: { login: string, alias: { type: string, unique: true, stored: a }, rooms: { type: integer, default: 0 } }
              Room:
                id: [owner, name]
                attributes:
                  owner: { type: Owner, stored: o }
                  name: string
                  last: { type: integer, default: 0 }
                  open: { type: integer, default: 0, stored: k }
                  hours: { type: decimal, default: 0 }
                  floor: string
              Desk:
                id: [room, number]
                attributes:
                  room: { type: Room, stored: r }
                  number: integer
                  state: { enum: [FREE, TAKEN], default: FREE, stored: s }
                  label: { type: string, optional: true }
                  hours: decimal
                  seen: { type: integer, default: 0 }
                  until: { type: epoch, optional: true, stored: u }
                sequence: { number: { per: room, counter: Room.last } }
                version: seen
                ttl: until
            counts:
              Room.open: { of: Desk, where: state = FREE }
              Owner.rooms: { of: Room, kept: stream }
            sums:
              Room.hours: { of: Desk.hours, where: hours > 1.50 }
            patterns:
              room: { get: Room, by: [owner, name] }
            design:
              layout: single-table
              table: Desks
              keys:
                Owner: { PK: "ACCOUNT#{alias}", SK: "ACCOUNT" }
                Room: { PK: "OWNER#{owner}", SK: "ROOM#{name}" }
                Desk:
                  PK: "OWNER#{room.owner}"
                  SK: "DESK#{room.name}#{number:8}"
                  GSI1: { partition: "FREE#{room.owner}", sort: "{label}#{number}", when: state = FREE }
              guards:
                Owner.alias: { PK: "ALIAS#{alias}", SK: "ALIAS" }
            """;

    private static final Model DESKS = read();

    private static Model read() {
        ModelReader.Result read = ModelReader.read(new SourceFile("desks.yaml", MODEL));
        return read.model().orElseThrow(() -> new AssertionError(read.diagnostics()));
    }

    private static EntityLayout layout(String entity) {
        return new Layouts(new KeySpace(DESKS, DESKS.design().orElseThrow()))
                .of(DESKS.entity(entity).orElseThrow())
                .orElseThrow();
    }

    private static String shown(Operand operand) {
        return ((Operand.Composed) operand)
                .pieces().stream()
                        .map(piece -> piece instanceof TextPiece.Text text
                                ? text.text()
                                : "{"
                                        + String.join(
                                                ".",
                                                ((TextPiece.Encoded) piece)
                                                        .path()
                                                        .steps()) + "}")
                        .collect(Collectors.joining());
    }

    @Test
    void keysAreMadeOfTheValuesOfAnItem() {
        EntityLayout desk = layout("Desk");
        assertThat(desk.table()).isEqualTo("Desks");
        assertThat(desk.key().parts().keySet()).containsExactly("PK", "SK");
        assertThat(shown(desk.key().parts().get("SK"))).isEqualTo("DESK#{room.name}#{number}");
        assertThat(shown(desk.key().parts().get("PK"))).isEqualTo("OWNER#{room.owner.login}");
        assertThat(desk.key().madeOf()).containsExactly("r", "number");
        assertThat(desk.key().isSparse()).isFalse();
        assertThat(desk.keyAttributes())
                .extracting(attribute -> attribute.name().text())
                .containsExactly("room", "number");
        assertThat(desk.isKeyOfId()).isTrue();
        assertThat(layout("Owner").isKeyOfId()).isFalse();
    }

    @Test
    void aValueIsFollowedThroughIdsAsItIsStored() {
        ValuePath owner = layout("Desk").key().values().get(0);
        assertThat(owner.steps()).containsExactly("room", "owner", "login");
        assertThat(owner.name()).isEqualTo("room.owner");
        assertThat(owner.stored()).containsExactly("r", "o");
        assertThat(owner.whole().stored()).containsExactly("r");
    }

    @Test
    void anIndexSaysWhichItemsStandInIt() {
        KeyLayout free = layout("Desk").indexKeys().get(0);
        assertThat(free.route().name()).isEqualTo("GSI1");
        assertThat(free.isSparse()).isTrue();
        assertThat(free.madeOf()).containsExactly("r", "label", "number", "s");
        ItemTest.Holds test = free.when().get(0);
        assertThat(test.path().stored()).containsExactly("s");
        assertThat(test.values()).containsExactly(new KeyData.Text("FREE"));
    }

    @Test
    void whatIsKeptBesideIsMadeOfTheEntity() {
        CompanionLayout guard = layout("Owner").guards().get(0);
        assertThat(guard.item().member()).hasToString("Owner.alias");
        assertThat(shown(guard.key().parts().get("PK"))).isEqualTo("ALIAS#{alias}");
        assertThat(guard.key().madeOf()).containsExactly("a");
    }

    @Test
    void aParentIsFoundByWhatItsChildHolds() {
        List<TallyLayout> tallies = layout("Desk").tallies(Upkeep.TRANSACTION);
        TallyLayout open = tallies.get(0);
        assertThat(open.target()).isEqualTo("k");
        assertThat(shown(open.parent().key().parts().get("PK"))).isEqualTo("OWNER#{room.owner.login}");
        assertThat(open.parent().key().values())
                .allMatch(path -> path.owner().name().text().equals("Desk"));
        assertThat(open.amount()).isEmpty();
        assertThat(open.index()).isEmpty();
        assertThat(open.madeOf()).containsExactly("r", "s");
        assertThat(open.decidedBy()).containsExactly("s");
        TallyLayout hours = tallies.get(1);
        assertThat(hours.amount().orElseThrow().stored()).containsExactly("hours");
        assertThat(hours.madeOf()).containsExactly("r", "hours");
        assertThat(hours.decidedBy()).isEmpty();
    }

    @Test
    void aNumberIsNotKeptIfTheStreamCannotFindItsParent() {
        assertThat(DESKS.aggregates()).hasSize(3);
        assertThat(layout("Room").tallies()).isEmpty();
    }

    @Test
    void numbersComeFromTheParent() {
        EntityLayout desk = layout("Desk");
        NumberingLayout number = desk.numberings().get(0);
        assertThat(number.name()).isEqualTo("Desk.number");
        assertThat(number.last()).isEqualTo("last");
        assertThat(number.counter()).isEqualTo(number.parent().orElseThrow().key());
        assertThat(desk.version()).contains("seen");
        assertThat(desk.ttl()).contains("u");
        assertThat(desk.id()).containsExactly("r", "number");
    }
}
