package dev.tablewright.bench.design;

import java.util.List;
import java.util.Locale;

/**
 * Models without keys, of any size, like those that people write: families of ten entities, each a tree of three generations,
 * with four patterns an entity. Parents are read with their children, so the entities of a family cannot be designed one by one.
 */
final class FamilyModel {

    static final int FAMILY = 10;
    static final int PATTERNS_PER_ENTITY = 4;

    /** The position of each member's parent in the family; the founder has none. */
    private static final List<Integer> PARENTS = List.of(-1, 0, 0, 0, 1, 1, 2, 2, 3, 3);

    private final int entities;
    private final boolean related;
    private final StringBuilder text = new StringBuilder();

    private FamilyModel(int entities, boolean related) {
        this.entities = entities;
        this.related = related;
    }

    /** Families that have nothing to do with each other, so that each can be designed by itself. */
    static String strangers(int entities) {
        return new FamilyModel(entities, false).render();
    }

    /** Families whose founders are read together with the first of all: nothing can be designed by itself. */
    static String relatives(int entities) {
        return new FamilyModel(entities, true).render();
    }

    private String render() {
        text.append("tablewright: 1\napplication: Families\n\nentities:\n");
        members(FamilyModel::entity);
        text.append("relationships:\n");
        members(FamilyModel::relationship);
        text.append("\ncounts:\n");
        members(FamilyModel::count);
        text.append("\npatterns:\n");
        members(FamilyModel::patterns);
        text.append("\nwrites:\n");
        members(FamilyModel::writes);
        return text.toString();
    }

    /** A member of a family: an entity, and where it stands in the tree. */
    private record Member(int family, int position, boolean related) {

        String name() {
            return "Kind" + (family * FAMILY + position);
        }

        /** The attribute by which children refer to it. */
        String reference() {
            return name().toLowerCase(Locale.ROOT);
        }

        boolean isFounder() {
            return position == 0;
        }

        /** Whether it belongs to the first founder of all. */
        boolean isRelative() {
            return isFounder() && family > 0 && related;
        }

        boolean isParent() {
            return PARENTS.contains(position);
        }

        Member parent() {
            return new Member(family, PARENTS.get(position), related);
        }

        Member founder() {
            return new Member(family, 0, related);
        }

        /** Half of the grandchildren are numbered within their parents; all others have ids of their own. */
        boolean isNumberedInParent() {
            return !isParent() && position % 2 == 0;
        }
    }

    /** What a member contributes to a section of the file. */
    private interface Lines {
        String of(Member member);
    }

    private void members(Lines lines) {
        for (int i = 0; i < entities; i++) {
            text.append(lines.of(new Member(i / FAMILY, i % FAMILY, related)));
        }
    }

    private static String entity(Member member) {
        if (member.isFounder()) {
            return """
                      %s:
                        id: id
                        attributes:
                          id: { type: string, max: 40, pattern: "^[a-z0-9-]+$" }
                          email: { type: string, max: 200, unique: true }
                          name: { type: string, max: 100 }
                          plan: { enum: [FREE, PAID] }
                          createdAt: { type: timestamp, immutable: true }
                          members: { type: integer, default: 0 }
                          %s
                        expect: { count: 100K }

                    """.formatted(
                    member.name(), member.isRelative() ? "kind0: { type: Kind0, immutable: true }" : "note: string?");
        }
        return """
                  %1$s:
                    id: %2$s
                    attributes:
                      id: ulid
                      %3$s: { type: %4$s, immutable: true }
                      owner: { type: %5$s, optional: true }
                      title: { type: string, max: 200 }
                      text: { type: string, optional: true, max: 2K }
                      status: { enum: [OPEN, CLOSED], default: OPEN }
                      createdAt: { type: timestamp, immutable: true }
                      updatedAt: timestamp
                      %6$s
                    expect: { count: %7$s, size: 1KB }

                """.formatted(
                        member.name(),
                        member.isNumberedInParent() ? "[" + member.parent().reference() + ", id]" : "id",
                        member.parent().reference(),
                        member.parent().name(),
                        member.founder().name(),
                        member.isParent() ? "members: { type: integer, default: 0 }" : "amount: decimal",
                        member.isParent() ? "2M" : "20M");
    }

    private static String relationship(Member member) {
        if (member.isFounder()) {
            return member.isRelative() ? "  - Kind0 ||--o{ %s : has\n    fanout: 20\n".formatted(member.name()) : "";
        }
        return """
                  - %s ||--o{ %s : has
                    via: %s
                    fanout: %d
                """.formatted(
                member.parent().name(), member.name(), member.parent().reference(), member.isParent() ? 20 : 10);
    }

    /** Every parent counts its first child. */
    private static String count(Member member) {
        boolean first = !member.isFounder() && PARENTS.indexOf(PARENTS.get(member.position())) == member.position();
        return first
                ? "  %s.members: { of: %s, via: %s, kept: stream }\n"
                        .formatted(
                                member.parent().name(),
                                member.name(),
                                member.parent().reference())
                : "";
    }

    private static String patterns(Member member) {
        String get = "  get%1$s: { get: %1$s, by: %2$s, rate: 200/s }\n"
                .formatted(
                        member.name(),
                        member.isNumberedInParent() ? "[" + member.parent().reference() + ", id]" : "id");
        if (member.isFounder()) {
            return get
                    + """
                      byEmail%1$s: { get: %1$s, by: email, rate: 20/s }
                      paying%1$s: { list: %1$s, where: plan = PAID, sort: createdAt, page: 50, rate: 1/min }
                      %2$s
                    """.formatted(
                                    member.name(),
                                    member.isRelative()
                                            ? "page%1$s: { list: [Kind0, %1$s], by: kind0, sort: -createdAt, page: 21, rate: 5/s }"
                                                    .formatted(member.name())
                                            : "many%1$s: { get: %1$s, by: id, batch: 25, rate: 10/s }"
                                                    .formatted(member.name()));
        }
        String lists =
                switch (member.position() % 3) {
                    case 0 -> """
                  page%1$s: { list: [%2$s, %1$s], by: %3$s, sort: -createdAt, page: 21, rate: 50/s }
                  open%1$s: { list: %1$s, by: %3$s, where: status = OPEN, sort: -createdAt, page: 20, rate: 40/s }
                  owned%1$s: { list: %1$s, by: owner, sort: -updatedAt, page: 20, rate: 10/s }
                """;
                    case 1 -> """
                  page%1$s: { list: [%2$s, %1$s], by: %3$s, sort: createdAt, page: 21, rate: 50/s }
                  byStatus%1$s: { list: %1$s, by: [%3$s, status], sort: -createdAt, page: 20, rate: 30/s }
                  since%1$s: { list: %1$s, by: %3$s, range: updatedAt, sort: -updatedAt, needs: [title, status], rate: 5/s }
                """;
                    default -> """
                  page%1$s: { list: [%2$s, %1$s], by: %3$s, page: 100, rate: 20/s }
                  of%1$s: { list: %1$s, by: %3$s, sort: -createdAt, page: 20, rate: 50/s }
                  todo%1$s: { list: %1$s, by: owner, where: status = OPEN, sort: createdAt, page: 20, rate: 20/s }
                """;
                };
        return get
                + lists.formatted(
                        member.name(), member.parent().name(), member.parent().reference());
    }

    private static String writes(Member member) {
        String create = "  create%1$s: { create: %1$s, rate: %2$s }\n"
                .formatted(member.name(), member.isParent() ? "1/s" : "10/s");
        return member.isFounder()
                ? create + "  change%1$s: { update: %1$s, sets: [plan, name], rate: 1K/day }\n".formatted(member.name())
                : create + """
                          edit%1$s: { update: %1$s, sets: [title, text, updatedAt], rate: 5/s }
                          close%1$s: { update: %1$s, sets: [status, updatedAt], when: status = OPEN, rate: 5/s }
                        """.formatted(member.name());
    }
}
