package dev.tablewright.runtime.write;

import static dev.tablewright.runtime.write.SampleType.texts;

import dev.tablewright.runtime.item.ItemReader;
import dev.tablewright.runtime.item.Numbering;
import dev.tablewright.runtime.item.TableType;
import dev.tablewright.runtime.item.Tally;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Entities with everything that can be kept beside them. */
final class Shop {

    static final TableType SHOP = new TableType("Shop", "PK", Optional.of("SK"), "Type");
    static final TableType NOTES = new TableType("Notes", "noteId", Optional.empty(), "Type");

    /** Unique email; a nickname, if any, unique within a realm; a version; a sum. */
    static final SampleType CUSTOMER = new SampleType(
                    "Customer",
                    SHOP,
                    Set.of("username", "email", "realm", "nick", "name", "totalSpent", "version"),
                    List.of("username"),
                    Set.of("username"),
                    item -> customerKey(item.text("username")))
            .index("GSI1", List.of("GSI1PK"), Set.of("email"), item -> texts("GSI1PK", "EMAIL#" + item.text("email")))
            .guard("email", Set.of("email"), item -> same("EMAIL#" + item.text("email")))
            .guard(
                    "nick",
                    Set.of("realm", "nick"),
                    item -> item.has("nick") ? same("NICK#" + item.text("realm") + "#" + item.text("nick")) : Map.of())
            .kept("totalSpent")
            .version("version");

    /** Moves if the customer changes; one sparse index; an optional unique code; adds to its customer. */
    static final SampleType ORDER = new SampleType(
                    "Order",
                    SHOP,
                    Set.of("orderId", "customer", "placedAt", "status", "total", "note", "code"),
                    List.of("orderId"),
                    Set.of("customer", "placedAt", "orderId"),
                    item -> texts(
                            "PK",
                            "CUSTOMER#" + item.text("customer"),
                            "SK",
                            "#ORDER#" + item.text("placedAt") + "#" + item.text("orderId")))
            .index(
                    "GSI1",
                    List.of("GSI1PK"),
                    Set.of("orderId"),
                    item -> texts("GSI1PK", "ORDER#" + item.text("orderId")))
            .index(
                    "GSI2",
                    List.of("GSI2PK", "GSI2SK"),
                    Set.of("status", "placedAt", "orderId"),
                    item -> item.text("status").equals("PENDING")
                            ? texts(
                                    "GSI2PK",
                                    "STATUS#" + item.text("status"),
                                    "GSI2SK",
                                    item.text("placedAt") + "#" + item.text("orderId"))
                            : Map.of())
            .guard("code", Set.of("code"), item -> item.has("code") ? same("CODE#" + item.text("code")) : Map.of())
            .tally(new Tally(
                            "Customer.totalSpent",
                            () -> CUSTOMER,
                            "totalSpent",
                            Set.of("customer", "status", "total"),
                            item -> share(
                                    item,
                                    row -> !row.text("status").equals("CANCELLED"),
                                    row -> customerKey(row.text("customer")),
                                    row -> row.decimal("total")))
                    .decidedBy(Set.of("status")));

    static final SampleType PORTFOLIO = new SampleType(
                    "Portfolio",
                    SHOP,
                    Set.of("portfolioId", "issues"),
                    List.of("portfolioId"),
                    Set.of("portfolioId"),
                    item -> same("PORTFOLIO#" + item.text("portfolioId")))
            .kept("issues");

    /** How many issues are open stands in a key of the project itself, and is summed up by its portfolio. */
    static final SampleType PROJECT = new SampleType(
                    "Project",
                    SHOP,
                    Set.of("projectId", "portfolio", "title", "lastIssue", "openIssues"),
                    List.of("projectId"),
                    Set.of("projectId"),
                    item -> same("PROJECT#" + item.text("projectId")))
            .index(
                    "GSI2",
                    List.of("GSI2PK", "GSI2SK"),
                    Set.of("openIssues", "title"),
                    item -> texts(
                            "GSI2PK",
                            "PROJECTS",
                            "GSI2SK",
                            String.format(Locale.ROOT, "%05d#%s", item.whole("openIssues"), item.text("title"))))
            .tally(new Tally(
                    "Portfolio.issues",
                    () -> PORTFOLIO,
                    "issues",
                    Set.of("portfolio", "openIssues"),
                    item -> item.has("portfolio")
                            ? Optional.of(new Tally.Share(
                                    same("PORTFOLIO#" + item.text("portfolio")), item.decimal("openIssues")))
                            : Optional.empty()))
            .kept("lastIssue", "openIssues");

    /** Numbered by its project. */
    static final SampleType ISSUE = new SampleType(
                    "Issue",
                    SHOP,
                    Set.of("project", "number", "title", "state"),
                    List.of("project", "number"),
                    Set.of("project", "number"),
                    item -> texts(
                            "PK",
                            "PROJECT#" + item.text("project"),
                            "SK",
                            String.format(Locale.ROOT, "ISSUE#%06d", item.whole("number"))))
            .index(
                    "GSI1",
                    List.of("GSI1PK"),
                    Set.of("project", "number", "state"),
                    item -> texts(
                            "GSI1PK", item.text("state") + "#" + item.text("project") + "#" + item.whole("number")))
            .numbering(new Numbering(
                    "Issue.number",
                    "number",
                    SHOP,
                    item -> same("PROJECT#" + item.text("project")),
                    "lastIssue",
                    Optional.of(() -> PROJECT)))
            .tally(new Tally(
                            "Project.openIssues",
                            () -> PROJECT,
                            "openIssues",
                            Set.of("project", "state"),
                            item -> share(
                                    item,
                                    row -> row.text("state").equals("OPEN"),
                                    row -> same("PROJECT#" + row.text("project")),
                                    row -> BigDecimal.ONE))
                    .decidedBy(Set.of("state")));

    /** Numbered for each desk by an item that does nothing else. */
    static final SampleType TICKET = new SampleType(
                    "Ticket",
                    SHOP,
                    Set.of("desk", "number", "title"),
                    List.of("desk", "number"),
                    Set.of("desk", "number"),
                    item -> texts(
                            "PK",
                            "DESK#" + item.text("desk"),
                            "SK",
                            String.format(Locale.ROOT, "TICKET#%06d", item.whole("number"))))
            .numbering(new Numbering(
                    "Ticket.number",
                    "number",
                    SHOP,
                    item -> same("DESK#" + item.text("desk")),
                    "last",
                    Optional.empty()));

    /** Expires, and its unique token with it. */
    static final SampleType SESSION = new SampleType(
                    "Session",
                    SHOP,
                    Set.of("sessionId", "user", "token", "expires", "hits"),
                    List.of("sessionId"),
                    Set.of("sessionId"),
                    item -> same("SESSION#" + item.text("sessionId")))
            .guard("token", Set.of("token"), item -> same("TOKEN#" + item.text("token")))
            .ttl("expires");

    /** Nothing beside it; its attribute is the key of a table of its own. */
    static final SampleType NOTE = new SampleType(
                    "Note",
                    NOTES,
                    Set.of("noteId", "text", "likes"),
                    List.of("noteId"),
                    Set.of("noteId"),
                    item -> texts("noteId", item.text("noteId")))
            .index(
                    "byLikes",
                    List.of("likes", "noteId"),
                    Set.of("likes"),
                    item -> item.has("likes") ? Map.of("likes", item.values().get("likes")) : Map.of());

    static final List<SampleType> ALL = List.of(CUSTOMER, ORDER, PORTFOLIO, PROJECT, ISSUE, TICKET, SESSION, NOTE);

    private Shop() {}

    static Map<String, AttributeValue> customerKey(String username) {
        return same("CUSTOMER#" + username);
    }

    static Map<String, AttributeValue> same(String key) {
        return texts("PK", key, "SK", key);
    }

    private static Optional<Tally.Share> share(
            ItemReader item,
            Predicate<ItemReader> counts,
            Function<ItemReader, Map<String, AttributeValue>> parent,
            Function<ItemReader, BigDecimal> amount) {
        return counts.test(item)
                ? Optional.of(new Tally.Share(parent.apply(item), amount.apply(item)))
                : Optional.empty();
    }
}
