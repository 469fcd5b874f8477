package dev.tablewright.bench;

/** Models of any size, like those that people write: references, embedded values, five patterns and keys an entity. */
final class GeneratedModel {

    private static final int INDEXES = 10;

    private GeneratedModel() {}

    static String of(int entities) {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Generated\n\nentities:\n");
        for (int i = 0; i < entities; i++) {
            text.append("""
                      Entity%1$d:
                        id: id
                        attributes:
                          id: ulid
                          parent: Entity%2$d
                          name: { type: string, max: 80 }
                          email: { type: string, unique: true }
                          createdAt: { type: timestamp, immutable: true }
                          status: { enum: [OPEN, CLOSED] }
                          amount: decimal?
                          lines: { type: list<Line>, max: 10 }
                        expect: { count: 2M, size: 1KB }

                    """.formatted(i, i / 2));
        }
        text.append("types:\n  Line: { text: string, quantity: integer, price: decimal }\n\nrelationships:\n");
        for (int i = 1; i < entities; i++) {
            text.append("  - Entity%d ||--o{ Entity%d : has\n".formatted(i / 2, i));
        }
        text.append("\npatterns:\n");
        for (int i = 0; i < entities; i++) {
            text.append("""
                      byId%1$d: { get: Entity%1$d, by: id, rate: 100/s }
                      byEmail%1$d: { get: Entity%1$d, by: email, rate: 5/s }
                      ofParent%1$d: { list: Entity%1$d, by: parent, sort: -createdAt, page: 20, rate: 20/s }
                      openOfParent%1$d: { list: Entity%1$d, by: parent, where: status = OPEN, sort: createdAt, page: 20 }
                      since%1$d: { list: Entity%1$d, by: parent, range: createdAt, needs: [name, status] }
                    """.formatted(i));
        }
        text.append("\nwrites:\n");
        for (int i = 0; i < entities; i++) {
            text.append("  create%1$d: { create: Entity%1$d, rate: 2/s }\n".formatted(i));
            text.append("  close%1$d: { update: Entity%1$d, sets: [status], when: status = OPEN }\n".formatted(i));
        }
        text.append("\ndesign:\n  table: Generated\n  keys:\n");
        for (int i = 0; i < entities; i++) {
            text.append("""
                        Entity%1$d:
                          PK: "PARENT%2$d#{parent}"
                          SK: "CHILD%1$d#{createdAt}#{id}"
                          GSI1PK: "ENTITY%1$d#{id}"
                          GSI1SK: "ENTITY%1$d#{id}"
                          GSI2: { partition: "OPEN%2$d#{parent}", sort: "%1$d#{createdAt}#{id}", when: status = OPEN }
                          GSI3PK: "EMAIL%1$d#{email}"
                          GSI3SK: "EMAIL%1$d#{email}"
                    """.formatted(i, i / 2));
            for (int index = 4; index <= INDEXES; index++) {
                text.append("""
                              GSI%2$dPK: "NAME%1$d#{name}"
                              GSI%2$dSK: "{createdAt}#{id}"
                        """.formatted(i, index));
            }
        }
        text.append("  guards:\n");
        for (int i = 0; i < entities; i++) {
            text.append("    Entity%1$d.email: { PK: \"GUARD%1$d#{email}\", SK: GUARD }\n".formatted(i));
        }
        return text.toString();
    }
}
