package dev.tablewright.lab.reference;

import dev.tablewright.lab.bind.Arguments;
import dev.tablewright.lab.row.Row;
import dev.tablewright.lab.row.ValueText;
import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.SourceFile;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A small model, without a design: the reference needs none. */
final class Forum {

    static final Model MODEL = model("""
            tablewright: 1
            application: Forum
            entities:
              Board:
                id: [owner, name]
                attributes:
                  owner: string
                  name: string
                  topics: { type: integer, default: 0 }
                  open: { type: integer, default: 0 }
                  last: { type: integer, default: 0 }
                  title: { type: string, unique: true }
                  version: { type: integer, default: 1 }
                version: version
              Member:
                id: login
                attributes: { login: string, praised: { type: integer, default: 0 } }
              Topic:
                id: [board, number]
                attributes:
                  board: Board
                  number: integer
                  status: { enum: [OPEN, CLOSED], default: OPEN }
                  heat: { type: decimal, optional: true, stored: h }
                  until: { type: epoch, optional: true }
                  praises: Member?
                ttl: until
                sequence: { number: { per: board, counter: Board.last } }
            counts:
              Board.topics: Topic
              Board.open: { of: Topic, where: status = OPEN }
            patterns:
              board: { get: Board, by: [owner, name] }
              topics: { list: Topic, by: board, sort: -heat }
              hot: { list: Topic, by: board, range: heat, sort: heat, top: 2, needs: [number] }
              page: { list: [Board, Topic], by: board, where: status = OPEN, sort: number }
              byTitle: { list: Board, by: owner, prefix: title, sort: title }
              howMany: { count: Topic, by: board.owner }
            writes:
              found: { create: Board }
              join: { create: Member }
              post: { create: Topic }
              close: { update: Topic, sets: [status], when: status = OPEN }
              rename: { update: Board, sets: [title] }
              drop: { delete: Board, with: Topic }
              redo: { put: Topic, when: status = OPEN }
              praise: { update: Topic, sets: [heat], adds: { praises.praised: 2 } }
              regret: { delete: Topic, adds: { praises.praised: -2 } }
            """);

    private static final ValueText TEXT = new ValueText(MODEL);

    private Forum() {}

    static Model model(String text) {
        ModelReader.Result result = ModelReader.read(new SourceFile("forum.yaml", text));
        return result.model().orElseThrow(() -> new AssertionError(result.diagnostics()));
    }

    static Pattern pattern(String name) {
        return MODEL.patterns().stream()
                .filter(pattern -> pattern.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    static Write write(String name) {
        return MODEL.writes().stream()
                .filter(write -> write.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** A row from names and texts. */
    static Row row(String entity, String... namesAndTexts) {
        Entity type = MODEL.entity(entity).orElseThrow();
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndTexts.length; i += 2) {
            var attribute = type.attribute(namesAndTexts[i]).orElseThrow();
            values.put(attribute.storedName(), TEXT.parse(attribute.type(), namesAndTexts[i + 1]));
        }
        return new Row(entity, values);
    }

    static Row topic(int number, String status, String heat) {
        return row("Topic", "board", id("ann", "java"), "number", "" + number, "status", status, "heat", heat);
    }

    static Row board(String owner, String name, String title) {
        return row(
                "Board", "owner", owner, "name", name, "topics", "0", "open", "0", "last", "0", "title", title,
                "version", "1");
    }

    static String id(String owner, String name) {
        return "{\"owner\":\"" + owner + "\",\"name\":\"" + name + "\"}";
    }

    static Arguments ofBoard(String owner, String name) {
        return Arguments.of(Map.of(
                "board",
                AttributeValue.fromM(
                        Map.of("owner", AttributeValue.fromS(owner), "name", AttributeValue.fromS(name)))));
    }
}
