package dev.tablewright.synthesis.random;

import dev.tablewright.testing.Dice;
import java.util.List;
import java.util.Locale;

/** Draws names: ordinary ones, and those that keys, indexes, tables and DynamoDB itself also use. */
final class RandomNames {

    /** Names that are beginnings of others, reserved words, and words that designs like to use themselves. */
    private static final List<List<String>> FAMILIES = List.of(
            List.of("Customer", "Order", "OrderItem", "OrderItemNote", "Product", "Review", "Cart"),
            List.of("Organization", "User", "Project", "Ticket", "Comment", "Membership", "Invoice"),
            List.of("Account", "Repo", "Issue", "Star", "Fork", "Label", "Team"),
            List.of("User", "Users", "UserGroup", "UserGroupMember", "Usergroups", "Group", "U"),
            List.of("Table", "Index", "Key", "Item", "Date", "Status", "Count"),
            List.of("A", "AB", "ABC", "B", "A_B", "AB1", "A1"),
            List.of("PK", "GSI1", "Type", "Guard", "Sequence", "Counter", "Data"));

    private static final List<String> ATTRIBUTES = List.of(
            "name",
            "title",
            "code",
            "state",
            "status",
            "rank",
            "price",
            "createdAt",
            "updatedAt",
            "dueAt",
            "token",
            "email",
            "slug",
            "body",
            "note",
            "active",
            "city",
            "score",
            "amount",
            "level",
            "kind",
            "publishedOn");

    /** Names of key attributes, reserved words, names that differ by case from those of other entities, and a long one. */
    private static final List<String> AWKWARD = List.of(
            "PK",
            "SK",
            "GSI1PK",
            "GSI1SK",
            "GSI2PK",
            "Type",
            "type",
            "key",
            "partition",
            "sort",
            "Status",
            "CreatedAt",
            "value",
            "hash",
            "range",
            "data",
            "id",
            "ID",
            "name_1",
            "yes",
            "x",
            "GSI1",
            "aVeryLongNameThatNobodyWouldEverWriteButThatIsAllowed");

    private static final List<String> ROLES = List.of("owner", "author", "parent", "source", "target", "assignee");

    private final Dice dice;

    RandomNames(Dice dice) {
        this.dice = dice;
    }

    List<String> entities(int count) {
        return dice.some(dice.of(FAMILIES), count);
    }

    /** A name that the entity does not have yet; numbered if all are taken. */
    String attribute(EntityDraft entity) {
        String name = dice.of(dice.percent(10) ? AWKWARD : ATTRIBUTES);
        return free(entity, name);
    }

    /** What a reference is called: mostly as the entity that it refers to. */
    String reference(EntityDraft entity, String target) {
        return free(entity, dice.percent(75) ? lower(target) : dice.of(ROLES));
    }

    static String free(EntityDraft entity, String wanted) {
        String name = wanted;
        for (int i = 2; entity.has(name); i++) {
            name = wanted + i;
        }
        return name;
    }

    static String lower(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    static String upper(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }
}
