package dev.tablewright.synthesis.search;

import dev.tablewright.language.ModelReader;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import java.util.function.IntUnaryOperator;

/** Models of parents and children, each child read with its parent in one pattern. */
final class Family {

    private static final String[] ORDERS = {", sort: -createdAt", ", sort: createdAt", ""};

    private Family() {}

    /** Everybody but the first has one parent, and up to three children. */
    static Model tree(int entities) {
        return of(entities, child -> (child - 1) / 3);
    }

    /** One parent, and all others are its children. */
    static Model star(int entities) {
        return of(entities, child -> 0);
    }

    /** Each is the parent of the next. */
    static Model chain(int entities) {
        return of(entities, child -> child - 1);
    }

    private static Model of(int entities, IntUnaryOperator parents) {
        StringBuilder text = new StringBuilder("tablewright: 1\napplication: Family\nentities:\n");
        StringBuilder patterns = new StringBuilder("patterns:\n");
        StringBuilder relationships = new StringBuilder("relationships:\n");
        StringBuilder writes = new StringBuilder("writes:\n");
        for (int i = 0; i < entities; i++) {
            int parent = i == 0 ? -1 : parents.applyAsInt(i);
            text.append("  K" + i + ":\n    id: id\n    attributes:\n      id: ulid\n");
            if (i > 0) {
                text.append("      k" + parent + ": { type: K" + parent + ", immutable: true }\n");
            }
            text.append("      status: { enum: [OPEN, DONE] }\n      createdAt: { type: timestamp, immutable: true }\n")
                    .append("      updatedAt: timestamp\n    expect: { count: 2M, size: 1KB }\n");
            patterns.append("  g" + i + ": { get: K" + i + ", by: id, rate: 100/s }\n");
            if (i > 0) {
                relationships.append("  - K" + parent + " ||--o{ K" + i + " : has\n    fanout: 30\n");
                String by = ", by: k" + parent;
                patterns.append("  m" + i + ": { list: [K" + parent + ", K" + i + "]" + by + ORDERS[i % 3]
                                + ", page: 20, rate: 100/s }\n")
                        .append("  l" + i + ": { list: K" + i + by + ", sort: -createdAt, page: 20, rate: 50/s }\n")
                        .append("  o" + i + ": { list: K" + i + by
                                + ", where: status = OPEN, sort: updatedAt, page: 20, rate: 10/s }\n");
            }
            writes.append("  c" + i + ": { create: K" + i + ", rate: 5/s }\n")
                    .append("  u" + i + ": { update: K" + i + ", sets: [status, updatedAt], rate: 5/s }\n");
        }
        return ModelReader.read(new SourceFile(
                        "family.yaml",
                        text.append(entities > 1 ? relationships : "")
                                .append(patterns)
                                .append(writes)
                                .toString()))
                .model()
                .orElseThrow();
    }
}
