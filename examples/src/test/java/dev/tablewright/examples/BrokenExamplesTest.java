package dev.tablewright.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.app.Pipeline;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Palette;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A slip of the hand in an example, and all that is said about it: one finding each. */
class BrokenExamplesTest {

    @Test
    void mistypedAttribute() {
        assertBroken("shop", "by: email,", "by: emial,", """
                error[TW0105]: Customer has no attribute `emial`
                  --> shop.yaml:82:42
                   |
                 6 |   Customer:
                   |   -------- Customer is declared here
                82 |   customerByEmail:  { get: Customer, by: emial, rate: 50/s }
                   |                                          ^^^^^ the nearest known attribute is `email`
                   = explain: tablewright explain TW0105
                """);
    }

    @Test
    void mistypedEntity() {
        assertBroken("shop", "{ list: Order, by: customer", "{ list: Ordr, by: customer", """
                error[TW0103]: `Ordr` is not an entity
                  --> shop.yaml:84:29
                   |
                84 |   ordersOfCustomer: { list: Ordr, by: customer, sort: -placedAt, page: 20, rate: 200/s }
                   |                             ^^^^ the nearest known name is `Order`
                   = explain: tablewright explain TW0103
                """);
    }

    @Test
    void unclosedSlot() {
        assertBroken("shop", "PK: \"PRODUCT#{productId}\"", "PK: \"PRODUCT#{productId\"", """
                error[TW0160]: this slot is not closed
                   --> shop.yaml:132:20
                    |
                132 |       PK: "PRODUCT#{productId"
                    |                    ^^^^^^^^^^
                help: close it with `}`, or write `{{` for a literal brace
                    = explain: tablewright explain TW0160
                """);
    }

    @Test
    void paddedText() {
        assertBroken("shop", "GSI1SK: \"PRODUCT#{productId}\"", "GSI1SK: \"PRODUCT#{productId:8}\"", """
                error[TW0162]: `:8` does not fit the type `ulid`
                   --> shop.yaml:135:24
                    |
                135 |       GSI1SK: "PRODUCT#{productId:8}"
                    |                        ^^^^^^^^^^^^^
                    = note: padding is for whole numbers
                    = explain: tablewright explain TW0162
                """);
    }

    @Test
    void missingSortKey() {
        assertBroken(
                "shop",
                "{ PK: \"CATEGORY#{categoryId}\", SK: \"CATEGORY#{categoryId}\" }",
                "{ PK: \"CATEGORY#{categoryId}\" }",
                """
                error[TW0164]: Category has no sort key in the table `Shop`
                   --> shop.yaml:130:5
                    |
                120 |       SK: "CUSTOMER#{username}"
                    |           --------------------- Customer has one, so every item needs one
                130 |     Category: { PK: "CATEGORY#{categoryId}" }
                    |     ^^^^^^^^
                    = note: DynamoDB refuses an item without its key, and leaves it out of an index
                    = explain: tablewright explain TW0164
                """);
    }

    @Test
    void listAsParameter() {
        assertBroken("shop", "by: status", "by: items", """
                error[TW0130]: `items` cannot be looked up
                  --> shop.yaml:88:9
                   |
                88 |     by: items
                   |         ^^^^^ a value of type `list<OrderItem>` cannot be compared as a whole
                help: make each element an entity of its own
                   = explain: tablewright explain TW0130
                """);
    }

    @Test
    void defaultOutsideEnum() {
        assertBroken("shop", "default: PENDING", "default: PENDIG", """
                error[TW0110]: `PENDIG` is not a value of type `PENDING | SHIPPED | DELIVERED | CANCELLED`
                  --> shop.yaml:22:74
                   |
                22 |       status: { enum: [PENDING, SHIPPED, DELIVERED, CANCELLED], default: PENDIG }
                   |                                                                          ^^^^^^ the words are PENDING | SHIPPED | DELIVERED | CANCELLED
                   = explain: tablewright explain TW0110
                """);
    }

    @Test
    void tabIndentation() {
        assertBroken("saas", "      orgId: {", "\torgId: {", """
                error[TW0011]: a tab in the indentation
                  --> saas.yaml:10:1
                   |
                10 |     orgId: { type: string, max: 40, pattern: "^[a-z0-9-]+$" }
                   | ^^^^ YAML wants spaces here
                help: indent with two spaces for each level
                   = explain: tablewright explain TW0011
                """);
    }

    @Test
    void duplicatedPattern() {
        assertBroken("saas", "  userByEmail: ", "  user: ", """
                error[TW0012]: `user` is written twice
                   --> saas.yaml:102:3
                    |
                101 |   user:                { get: User, by: username, rate: 100/s, from: { username: session } }
                    |   ---- first here
                102 |   user:         { get: User, by: email, rate: 20/s, from: { email: body } }
                    |   ^^^^ a second time here
                    = note: YAML tools keep one of the two and drop the other without a word
                    = explain: tablewright explain TW0012
                """);
    }

    @Test
    void wrongWordInCondition() {
        assertBroken("saas", "status in [TRIAL, ACTIVE]", "status in [TRIAL, ACTVE]", """
                error[TW0141]: `ACTVE` is not a value of `status`
                   --> saas.yaml:118:57
                    |
                 50 |       status: { enum: [TRIAL, ACTIVE, PAST_DUE, CANCELLED], default: TRIAL }
                    |       ------ declared here
                118 |       - { check: Subscription, when: "status in [TRIAL, ACTVE]" }
                    |                                                         ^^^^^ the words are TRIAL | ACTIVE | PAST_DUE | CANCELLED
                    = explain: tablewright explain TW0141
                """);
    }

    @Test
    void wrongFoot() {
        assertBroken("saas", "Organization ||--o| Subscription", "Organization ||--|o Subscription", """
                error[TW0120]: the right end is one of `||`, `o|`, `|{` and `o{`
                  --> saas.yaml:77:22
                   |
                77 |   - Organization ||--|o Subscription : pays by
                   |                      ^^
                help: write entity, ends and entity, as in `Customer ||--o{ Order : places`
                   = explain: tablewright explain TW0120
                """);
    }

    @Test
    void unknownOrigin() {
        assertBroken("saas", "from: { email: body }", "from: { email: header }", """
                error[TW0023]: expected `path` or `query` or `session` or `body` or `item` or `clock` or `constant`
                   --> saas.yaml:102:75
                    |
                102 |   userByEmail:         { get: User, by: email, rate: 20/s, from: { email: header } }
                    |                                                                           ^^^^^^ `header` is none of them
                    = explain: tablewright explain TW0023
                """);
    }

    @Test
    void foreignTypeName() {
        assertBroken("social", "likes: { type: integer,", "likes: { type: int,", """
                error[TW0104]: `int` is not a type
                  --> social.yaml:25:22
                   |
                25 |       likes: { type: int, default: 0 }
                   |                      ^^^ it is called `integer` here
                   = explain: tablewright explain TW0104
                """);
    }

    @Test
    void wrongVia() {
        assertBroken("social", "via: followee\n", "via: followed\n", """
                error[TW0122]: `followed` does not connect User and Follow
                  --> social.yaml:86:10
                   |
                86 |     via: followed
                   |          ^^^^^^^^
                   = note: it must be an attribute of one of them whose type is the other, or a collection of it
                   = explain: tablewright explain TW0122
                """);
    }

    @Test
    void batchOfList() {
        assertBroken("social", "page: 100, rate: 100/s", "page: 100, batch: 10, rate: 100/s", """
                error[TW0132]: `batch` does not go with `list`
                   --> social.yaml:109:54
                    |
                109 |   likesOfPost:    { list: Like, by: post, page: 100, batch: 10, rate: 100/s }
                    |                                                      ^^^^^
                help: remove it
                    = explain: tablewright explain TW0132
                """);
    }

    @Test
    void idOfParentInsteadOfReference() {
        assertBroken("shop-tables", "by: order,", "by: orderId,", """
                error[TW0105]: OrderItem has no attribute `orderId`
                  --> shop-tables.yaml:78:46
                   |
                26 |   OrderItem:
                   |   --------- OrderItem is declared here
                78 |   itemsOfOrder:       { list: OrderItem, by: orderId, page: 50, rate: 100/s }
                   |                                              ^^^^^^^ the nearest known attribute is `order`
                   = explain: tablewright explain TW0105
                """);
    }

    @Test
    void yesForTrue() {
        assertBroken("shop-tables", "immutable: true", "immutable: yes", """
                error[TW0020]: expected `true` or `false`
                  --> shop-tables.yaml:13:48
                   |
                13 |       createdAt: { type: timestamp, immutable: yes }
                   |                                                ^^^ this is a text
                help: write `true`
                   = explain: tablewright explain TW0020
                """);
    }

    @Test
    void mistypedNativeKey() {
        assertBroken("shop-tables", "sort: [orderDate, orderId]", "sort: [ordrDate, orderId]", """
                error[TW0105]: Order has no attribute `ordrDate`
                   --> shop-tables.yaml:113:50
                    |
                 16 |   Order:
                    |   ----- Order is declared here
                113 |       StatusIndex: { partition: [status], sort: [ordrDate, orderId] }  # a native key of several attributes
                    |                                                  ^^^^^^^^ the nearest known attribute is `orderDate`
                    = explain: tablewright explain TW0105
                """);
    }

    @Test
    void incompleteRegion() {
        assertBroken("saas-tables", "dev:\n    region: eu-central-1", "dev:\n    region: eu-central", """
                error[TW0026]: `eu-central` is not an AWS region
                  --> saas-tables.yaml:74:13
                   |
                74 |     region: eu-central
                   |             ^^^^^^^^^^
                help: write a region such as `eu-central-1`
                   = explain: tablewright explain TW0026
                """);
    }

    @Test
    void threeAttributesInList() {
        assertBroken("catalog", "[primaryCategory, legalName]", "[primaryCategory, city, legalName]", """
                error[TW0167]: a list has a partition attribute and a sort attribute
                   --> catalog.yaml:213:46
                    |
                213 |       CategoryIndex: [primaryCategory, city, legalName]
                    |                                              ^^^^^^^^^
                help: for more, write `{ partition: […], sort: […] }`; only an index can have them
                    = explain: tablewright explain TW0167
                """);
    }

    @Test
    void mistypedTable() {
        assertBroken("catalog", "  Merchants: { point", "  Merchant: { point", """
                error[TW0169]: `Merchant` is not a table of the design
                   --> catalog.yaml:223:3
                    |
                223 |   Merchant: { pointInTimeRecovery: true, deletionProtection: true }
                    |   ^^^^^^^^ the nearest known name is `Merchants`
                    = explain: tablewright explain TW0169
                """);
    }

    @Test
    void unclosedBrace() {
        assertBroken(
                "catalog", "categories: { type: set<string>, max: 4 }", "categories: { type: set<string>, max: 4", """
                error[TW0010]: this `{` is never closed
                  --> catalog.yaml:67:19
                   |
                67 |       categories: { type: set<string>, max: 4
                   |                   ^
                help: close it with `}`
                   = explain: tablewright explain TW0010
                """);
    }

    @Test
    void keyOfNestedValue() {
        assertBroken("catalog", "sort: [legalName] }", "sort: [location] }", """
                error[TW0161]: `location` cannot be a key as it is
                   --> catalog.yaml:214:63
                    |
                214 |       CityIndex: { partition: [primaryCategory, city], sort: [location] }
                    |                                                               ^^^^^^^^ it is of type `Coordinates`
                help: compose a key of its parts with a template
                    = explain: tablewright explain TW0161
                """);
    }

    @Test
    void ttlOfWrongType() {
        assertBroken("sessions", "ttl: expiresAt", "ttl: createdAt", """
                error[TW0111]: `createdAt` must be of type `epoch`
                  --> sessions.yaml:23:10
                   |
                18 |       createdAt: { type: timestamp, immutable: true, stored: CreatedAt }
                   |       --------- declared here
                23 |     ttl: createdAt  # DynamoDB deletes late: what has expired is not to be seen even while it is there
                   |          ^^^^^^^^^ it is of type `timestamp`
                   = explain: tablewright explain TW0111
                """);
    }

    @Test
    void mistypedKey() {
        assertBroken("sessions", "consistency: strong", "consistancy: strong", """
                error[TW0021]: `consistancy` is not a key of a pattern
                  --> sessions.yaml:36:5
                   |
                36 |     consistancy: strong
                   |     ^^^^^^^^^^^ the nearest known key is `consistency`
                   = explain: tablewright explain TW0021
                """);
    }

    @Test
    void strongWord() {
        assertBroken("sessions", "consistency: strong", "consistency: strongly", """
                error[TW0023]: expected `eventual` or `strong`
                  --> sessions.yaml:36:18
                   |
                36 |     consistency: strongly
                   |                  ^^^^^^^^ the nearest known word is `strong`
                   = explain: tablewright explain TW0023
                """);
    }

    @Test
    void unknownUnitOfTime() {
        assertBroken("deals", "{createdAt:day}\"\n      GSI1SK", "{createdAt:daily}\"\n      GSI1SK", """
                error[TW0160]: `:daily` is not a format
                   --> deals.yaml:192:32
                    |
                192 |       GSI1PK: "DEALS#{createdAt:daily}"
                    |                                ^^^^^^
                help: a format is a width (`:8`), a width and `desc` (`:8:desc`), `year`, `month`, `day`, `hour`, `minute`, or `shard/n`
                    = explain: tablewright explain TW0160
                """);
    }

    @Test
    void idleSuppression() {
        assertBroken("deals", "max: 50 }\n      updatedAt", "max: 20 }\n      updatedAt", """
                warning[TW0192]: nothing is found here that `TW0305` would suppress
                   --> deals.yaml:229:5
                    |
                229 |   - rule: TW0305
                    |     ^^^^^^^^^^^^ no finding TW0305 (long-list) on FrontPage
                help: remove it
                    = explain: tablewright explain TW0192
                """);
    }

    @Test
    void idOfSingleton() {
        assertBroken(
                "deals",
                "    singleton: true\n    attributes:\n      flags",
                "    id: flags\n    singleton: true\n    attributes:\n      flags",
                """
                error[TW0108]: a singleton has no id
                  --> deals.yaml:57:5
                   |
                57 |     id: flags
                   |     ^^
                   = note: there is exactly one FeatureFlags
                   = explain: tablewright explain TW0108
                """);
    }

    @Test
    void underscoreInWord() {
        assertBroken("deals", "layout: single-table", "layout: single_table", """
                error[TW0023]: expected `single-table` or `table-per-entity`
                   --> deals.yaml:186:11
                    |
                186 |   layout: single_table
                    |           ^^^^^^^^^^^^ the nearest known word is `single-table`
                    = explain: tablewright explain TW0023
                """);
    }

    @Test
    void partsOfReferenceMissing() {
        assertBroken(
                "github",
                "      PK: \"PR#{repo.owner}#{repo.name}#{number:8}\"",
                "      PK: \"PR#{repo}#{number:8}\"",
                """
                error[TW0161]: the id of Repo has several parts
                   --> github.yaml:199:16
                    |
                199 |       PK: "PR#{repo}#{number:8}"
                    |                ^^^^
                help: name each of them: `{repo.owner}#{repo.name}`
                    = explain: tablewright explain TW0161
                """);
    }

    @Test
    void counterIsNoNumber() {
        assertBroken("github", "counter: Repo.lastNumber", "counter: Repo.description", """
                error[TW0113]: a counter must be of type `integer`
                  --> github.yaml:52:47
                   |
                52 |     sequence: { number: { per: repo, counter: Repo.description } }
                   |                                               ^^^^^^^^^^^^^^^^ it is of type `string`
                   = explain: tablewright explain TW0113
                """);
    }

    @Test
    void changedId() {
        assertBroken("github", "sets: [title, body, labels]", "sets: [title, body, number]", """
                error[TW0150]: `number` is part of the id and cannot be changed
                   --> github.yaml:151:57
                    |
                151 |   editIssue:       { update: Issue, sets: [title, body, number], rate: 20/s }
                    |                                                         ^^^^^^
                    = note: another id is another Issue
                help: delete the one and create the other, in one `transaction`
                    = explain: tablewright explain TW0150
                """);
    }

    @Test
    void guardOfNothing() {
        assertBroken("projects", "    Project.slug: {", "    Project.name: {", """
                error[TW0170]: `Project.name` is not unique: there is nothing to guard
                   --> projects.yaml:173:5
                    |
                 31 |       name: { type: string, max: 100 }
                    |       ---- declared here
                173 |     Project.name: { PK: "ORG#{org}#SLUG#{slug}", SK: "SLUG#{slug}" }
                    |     ^^^^^^^^^^^^
                help: declare it with `unique: true`
                    = explain: tablewright explain TW0170
                """);
    }

    @Test
    void unknownScope() {
        assertBroken("projects", "within: org }", "within: organization }", """
                error[TW0105]: Project has no attribute `organization`
                  --> projects.yaml:30:81
                   |
                25 |   Project:
                   |   ------- Project is declared here
                30 |       slug: { type: string, max: 40, pattern: "^[a-z0-9-]+$", unique: { within: organization } }
                   |                                                                                 ^^^^^^^^^^^^
                   = note: the known attributes are `org`, `projectId`, `slug`, `name`, `version`
                   = explain: tablewright explain TW0105
                """);
    }

    @Test
    void rateInWords() {
        assertBroken("projects", "rate: 1/min", "rate: once a minute", """
                error[TW0026]: `once a minute` is not a rate
                  --> projects.yaml:96:11
                   |
                96 |     rate: once a minute
                   |           ^^^^^^^^^^^^^
                help: write a number and a unit (`200/s`, `5/min`, `3/day`), or `high`, `medium` or `low`
                   = explain: tablewright explain TW0026
                """);
    }

    @Test
    void sortKeyLostInIndex() {
        assertBroken("projects", "      GSI1SK: \"PROJECT#{slug}\"\n", "", """
                error[TW0164]: Project has no sort key in the index `GSI1`
                   --> projects.yaml:156:7
                    |
                150 |       GSI1: { partition: "ORG#{org}", sort: "ADMIN#{username}", when: role = ADMIN }
                    |                                             ------------------ User has one, so every item needs one
                156 |       GSI1PK: "ORG#{org}"
                    |       ^^^^^^
                    = note: DynamoDB refuses an item without its key, and leaves it out of an index
                    = explain: tablewright explain TW0164
                """);
    }

    @Test
    void oneShard() {
        assertBroken("projects", "shard/15", "shard/1", """
                error[TW0160]: a number of shards lies between 2 and 1000
                   --> projects.yaml:145:31
                    |
                145 |       GSI2PK: "SPENDERS#{orgId:shard/1}"
                    |                               ^^^^^^^^
                    = explain: tablewright explain TW0160
                """);
    }

    private static void assertBroken(String example, String find, String replace, String expected) {
        SourceFile sound = Examples.named(example);
        int at = sound.text().indexOf(find);
        assertThat(at).as("%s contains %s", sound.name(), find).isNotNegative();
        String text = sound.text().substring(0, at) + replace + sound.text().substring(at + find.length());

        List<Diagnostic> found =
                Pipeline.check(new SourceFile(sound.name(), text)).diagnostics();

        assertThat(new TextReport(Palette.PLAIN).render(found)).isEqualTo(expected);
        assertThat(found).hasSize(1);
    }
}
