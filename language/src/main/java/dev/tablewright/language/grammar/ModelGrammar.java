package dev.tablewright.language.grammar;

import dev.tablewright.language.grammar.Shape.Choice;
import dev.tablewright.language.grammar.Shape.Either;
import dev.tablewright.language.grammar.Shape.Field;
import dev.tablewright.language.grammar.Shape.Fields;
import dev.tablewright.language.grammar.Shape.Flag;
import dev.tablewright.language.grammar.Shape.ListOf;
import dev.tablewright.language.grammar.Shape.Literal;
import dev.tablewright.language.grammar.Shape.MapOf;
import dev.tablewright.language.grammar.Shape.Quantity;
import dev.tablewright.language.grammar.Shape.Text;
import dev.tablewright.language.grammar.Shape.Version;
import dev.tablewright.language.grammar.Shape.Whole;
import dev.tablewright.model.entity.Strategy;
import java.util.Arrays;
import java.util.List;

/** The grammar of a model file, from the leaves to the root. Read it from the bottom up. */
public final class ModelGrammar {

    /** The version of the language that this grammar describes. */
    public static final int VERSION = 1;

    private static final Text TEXT = new Text(Form.TEXT);
    private static final Text NAME = new Text(Form.NAME);
    private static final Text PATH = new Text(Form.PATH);
    private static final Text MEMBER = new Text(Form.MEMBER);
    private static final Text CONDITION = new Text(Form.CONDITION);
    private static final Text TEMPLATE = new Text(Form.TEMPLATE);
    private static final Flag FLAG = new Flag();
    private static final Shape NAMES = Either.of(NAME, new ListOf(NAME));
    private static final Shape PATHS = Either.of(PATH, new ListOf(PATH));
    private static final Field DESCRIPTION =
            Field.of("description", TEXT, "What it is, for readers of the generated documents.");

    private static final Shape SKEW = new Text(Form.SKEW);

    private static final Fields ATTRIBUTE = new Fields(
                    "an attribute",
                    Field.of("type", new Text(Form.TYPE), "What its values are: `string`, `list<Address>`, an entity."),
                    Field.of("enum", new ListOf(TEXT), "The words that it can be."),
                    Field.of("optional", FLAG, "Whether it may be absent. `string?` says the same."),
                    Field.of(
                            "unique",
                            Either.of(
                                    FLAG,
                                    new Fields(
                                            "a scope",
                                            Field.required(
                                                    "within",
                                                    NAMES,
                                                    "The attributes within whose values it is unique."))),
                            "That no two entities share a value, everywhere or within a scope."),
                    Field.of("immutable", FLAG, "That it keeps its first value."),
                    Field.of(
                            "max",
                            new Quantity(Form.COUNT),
                            "The longest text in characters, the most elements, or the largest number."),
                    Field.of("pattern", new Text(Form.REGULAR_EXPRESSION), "What a text must match."),
                    Field.of("default", new Literal(), "What it is when nothing is said."),
                    Field.of("stored", new Text(Form.STORED_NAME), "Its name in the item; short names save bytes."),
                    Field.of("sensitive", FLAG, "That it must not appear in logs and documents."),
                    DESCRIPTION)
            .choosing("type", "enum");

    private static final MapOf ATTRIBUTES =
            new MapOf("attributes", Form.NAME, Either.of(new Text(Form.TYPE), ATTRIBUTE));

    private static final Fields ENTITY = new Fields(
            "an entity",
            Field.of("id", NAMES, "The attribute, or attributes, that identify one."),
            Field.required("attributes", ATTRIBUTES, "What is known about one."),
            Field.of("ttl", NAME, "The attribute that says when it expires, of type `epoch`."),
            Field.of("version", NAME, "The attribute that counts changes, for optimistic locks."),
            Field.of("schema", new Whole(1, 9999), "The version of its shape, from 1."),
            Field.of(
                    "sequence",
                    new MapOf(
                            "sequences",
                            Form.NAME,
                            Either.of(
                                    NAME,
                                    new Fields(
                                            "a sequence",
                                            Field.of("per", NAME, "The attribute whose every value has its own count."),
                                            Field.of(
                                                    "counter",
                                                    MEMBER,
                                                    "The attribute of the parent that keeps the last number.")))),
                    "Attributes that count 1, 2, 3 within each parent."),
            Field.of("singleton", FLAG, "That there is exactly one."),
            Field.of(
                    "expect",
                    new Fields(
                                    "an expectation",
                                    Field.of("count", new Quantity(Form.COUNT), "How many there will be."),
                                    Field.of("size", new Text(Form.SIZE), "How large one is; estimated if silent."),
                                    Field.of(
                                            "skew",
                                            SKEW,
                                            "How unequally popular they are: `uniform`, `zipf`, `constant`."))
                            .sayingSomething(),
                    "What is expected of their number, size and popularity."),
            DESCRIPTION);

    private static final Shape RELATIONSHIP = Either.of(
            new Text(Form.LINE),
            new Fields(
                            "a relationship",
                            Field.of("via", NAME, "The attribute that carries it, where several could."),
                            Field.of(
                                    "fanout", new Quantity(Form.COUNT), "How many children one parent has on average."),
                            Field.of("max", new Quantity(Form.COUNT), "How many children one parent has at most."),
                            Field.of(
                                    "strategy",
                                    new Choice(Arrays.stream(Strategy.values())
                                            .map(Strategy::word)
                                            .toList()),
                                    "How it must be stored, if you insist."))
                    .and(Form.LINE_AS_KEY, TEXT));

    private static final Fields AGGREGATE = new Fields(
            "an aggregate",
            Field.required("of", PATH, "The entity that is counted, or the attribute that is summed."),
            Field.of("via", NAME, "The attribute of the source that refers to the parent, where several do."),
            Field.of("where", CONDITION, "Which of the sources are taken."),
            Field.of(
                    "kept",
                    new Choice(List.of("transaction", "stream")),
                    "Whether it is brought up to date in the same transaction, or by the stream."));

    private static final Shape RATE = Either.of(
            new Text(Form.RATE),
            new Fields(
                            "a rate",
                            Field.of("average", new Text(Form.EXACT_RATE), "The rate over a month."),
                            Field.of("peak", new Text(Form.EXACT_RATE), "The rate in the busiest second."))
                    .sayingSomething());

    private static final Field RATE_FIELD =
            Field.of("rate", RATE, "How often it happens: `200/s`, `high`, or average and peak.");

    private static final Field SKEW_FIELD = Field.of(
            "skew",
            SKEW,
            "How unequally values are asked for, if not as the entity expects: `uniform`, `zipf`, `constant`.");

    private static final Field BUDGET_FIELD = Field.of(
            "budget",
            new Fields(
                            "a budget",
                            Field.of(
                                    "units",
                                    new Quantity(Form.UNITS),
                                    "Read units of a pattern, or write units of a write."),
                            Field.of("requests", new Whole(1, 10_000), "Requests to DynamoDB."),
                            Field.of(
                                    "time",
                                    new Text(Form.DURATION),
                                    "Time of the round trips that wait for each other."))
                    .sayingSomething(),
            "What a call may cost at most; at least one limit.");

    private static final Fields PATTERN = new Fields(
                    "a pattern",
                    Field.of("get", NAME, "The entity of which one is read."),
                    Field.of("list", NAMES, "The entity, or entities, of which any number is read."),
                    Field.of("count", NAME, "The entity that is counted."),
                    Field.of("by", PATHS, "What the caller knows."),
                    Field.of("range", PATH, "The attribute that lies between two bounds."),
                    Field.of("prefix", PATH, "The attribute that begins with a text."),
                    Field.of("where", CONDITION, "What holds of every result."),
                    Field.of(
                            "sort",
                            Either.of(new Text(Form.SORT), new ListOf(new Text(Form.SORT))),
                            "The order of the results; `-placedAt` for the newest first."),
                    Field.of("page", new Whole(1, 10_000), "How many results a page has."),
                    Field.of("top", new Whole(1, 10_000), "How many results are wanted in all."),
                    Field.of("batch", new Whole(2, 10_000), "How many are asked for by key in one call."),
                    Field.of(
                            "consistency",
                            new Choice(List.of("eventual", "strong")),
                            "Whether a read must see the last write."),
                    RATE_FIELD,
                    SKEW_FIELD,
                    BUDGET_FIELD,
                    Field.of("latency", new Text(Form.DURATION), "How long a call may take."),
                    Field.of("needs", PATHS, "The attributes that the caller uses; all if silent."),
                    Field.of(
                            "from",
                            new MapOf(
                                    "origins",
                                    Form.PATH,
                                    new Choice(
                                            List.of("path", "query", "session", "body", "item", "clock", "constant"))),
                            "Where the caller has each parameter from."),
                    DESCRIPTION)
            .choosing("get", "list", "count");

    private static final Shape ADDITIONS = new MapOf("additions", Form.MEMBER, new Quantity(Form.AMOUNT));

    private static final List<Field> STEP_FIELDS = List.of(
            Field.of("create", NAME, "The entity of which a new one is written; refused if it is there."),
            Field.of("update", NAME, "The entity of which attributes are changed; refused if it is not there."),
            Field.of("put", NAME, "The entity that is written whole, there or not."),
            Field.of("delete", NAME, "The entity that is deleted."),
            Field.of("check", NAME, "The entity of which only conditions are checked."),
            Field.of("sets", NAMES, "The attributes that an update changes."),
            Field.of("adds", ADDITIONS, "Numbers added to attributes of this or other entities."),
            Field.of("with", NAMES, "The entities whose items a delete takes along."),
            Field.of("when", CONDITION, "What must hold, or nothing is written."));

    private static final String[] ACTIONS = {"create", "update", "put", "delete", "check"};

    private static final Fields STEP = new Fields("a step", STEP_FIELDS.toArray(new Field[0])).choosing(ACTIONS);

    private static final Fields WRITE = new Fields(
                    "a write",
                    concat(
                            STEP_FIELDS,
                            Field.of("transaction", new ListOf(STEP), "Steps that happen all or not at all."),
                            RATE_FIELD,
                            SKEW_FIELD,
                            BUDGET_FIELD,
                            DESCRIPTION))
            .choosing("create", "update", "put", "delete", "check", "transaction");

    private static final Shape KEY_ATTRIBUTES =
            new ListOf(Either.of(PATH, new MapOf("composed attributes", Form.STORED_NAME, TEMPLATE)));

    private static final Shape KEY_PART = Either.of(TEMPLATE, KEY_ATTRIBUTES);

    private static final Shape KEY = Either.of(
            TEMPLATE,
            KEY_ATTRIBUTES,
            new Fields(
                    "a key",
                    Field.required("partition", KEY_PART, "The partition part: a template, or attributes as they are."),
                    Field.of("sort", KEY_PART, "The sort part: a template, or attributes as they are."),
                    Field.of("when", CONDITION, "Which items stand in the index; the others do not.")));

    private static final Fields KEYS = new Fields(
                    "the keys of an entity",
                    Field.of("table", new Text(Form.TABLE_NAME), "The table of the entity, where each has its own."),
                    Field.of(
                            "key",
                            Either.of(KEY_ATTRIBUTES),
                            "The primary key as attributes of the entity: partition, then sort."))
            .and(Form.STORED_NAME, KEY);

    private static final MapOf COMPANIONS = new MapOf(
            "items",
            Form.MEMBER,
            new Fields(
                            "a companion item",
                            Field.of("table", new Text(Form.TABLE_NAME), "Its table; that of the entity if silent."),
                            Field.of("key", Either.of(KEY_ATTRIBUTES), "Its key as attributes of the entity."))
                    .and(Form.STORED_NAME, TEMPLATE));

    private static final Fields DESIGN = new Fields(
            "a design",
            Field.of(
                    "layout",
                    new Choice(List.of("single-table", "table-per-entity")),
                    "All entities in one table, or a table for each."),
            Field.of("table", new Text(Form.TABLE_NAME), "The name of the one table."),
            Field.of(
                    "encoding",
                    new Choice(List.of("escaped", "raw")),
                    "Whether values are escaped in keys; `raw` for a table that exists."),
            Field.of(
                    "type",
                    new Text(Form.STORED_NAME),
                    "The stored attribute that names the entity; `Type` if silent."),
            Field.of("keys", new MapOf("keys by entity", Form.NAME, KEYS), "The keys of each entity."),
            Field.of(
                    "indexes",
                    new MapOf(
                            "indexes",
                            Form.STORED_NAME,
                            new Fields(
                                    "an index",
                                    Field.of(
                                            "partition",
                                            new Text(Form.STORED_NAME),
                                            "Its partition attribute, if not by convention."),
                                    Field.of(
                                            "sort",
                                            new Text(Form.STORED_NAME),
                                            "Its sort attribute, if not by convention."),
                                    Field.of(
                                            "projection",
                                            Either.of(new Choice(List.of("all", "keys")), new ListOf(NAME)),
                                            "What it copies: `all`, `keys`, or a list of attributes."))),
                    "What is to be said about indexes beyond their keys."),
            Field.of("guards", COMPANIONS, "The items that guard unique attributes."),
            Field.of("sequences", COMPANIONS, "The items that keep the last number of sequences."));

    private static final Fields SCALING = new Fields(
            "scaling",
            Field.required("read", new Quantity(Form.COUNT), "Read units at most."),
            Field.required("write", new Quantity(Form.COUNT), "Write units at most."),
            Field.of(
                    "target",
                    new Whole(20, 90),
                    "Which part of the units should be in use, in percent; 70 if silent."));

    private static final List<Field> SETTINGS = List.of(
            Field.of(
                    "billing",
                    Either.of(
                            new Choice(List.of("on-demand")),
                            new Fields(
                                    "provisioned capacity",
                                    Field.required("read", new Quantity(Form.COUNT), "Read units."),
                                    Field.required("write", new Quantity(Form.COUNT), "Write units."),
                                    Field.of("scale", SCALING, "How the units follow the load, from these upwards."))),
                    "By the request, or for so many units."),
            Field.of(
                    "stream",
                    new Choice(List.of("none", "keys", "new", "old", "new-and-old")),
                    "What the table's stream shows."),
            Field.of("ttl", new Text(Form.STORED_NAME), "The stored attribute by which items expire."),
            Field.of("pointInTimeRecovery", FLAG, "Whether the table can be restored to any second."),
            Field.of("deletionProtection", FLAG, "Whether the table refuses to be deleted."),
            Field.of("onRemove", new Choice(List.of("retain", "destroy")), "What happens when it leaves the code."),
            Field.of("class", new Choice(List.of("standard", "infrequent-access")), "What storage costs."),
            Field.of(
                    "encryption",
                    new Text(Form.ENCRYPTION),
                    "Whose key items are encrypted with: DynamoDB's, the account's that AWS keeps, or one of your own."),
            Field.of("contributorInsights", FLAG, "Whether DynamoDB reports which keys are used most."),
            Field.of(
                    "alarms",
                    FLAG,
                    "Whether somebody is told when the table throttles, fails or uses more than was reckoned with; yes if"
                            + " silent."),
            Field.of("tags", new MapOf("tags", Form.TEXT, TEXT), "Tags of the table."));

    private static final Fields TABLE = new Fields("a table", SETTINGS.toArray(new Field[0]));

    private static final Fields ENVIRONMENT = new Fields(
            "an environment",
            concat(
                    SETTINGS,
                    Field.of("region", new Text(Form.REGION), "Its AWS region."),
                    Field.of("prefix", new Text(Form.AFFIX), "What stands before the names of tables."),
                    Field.of("suffix", new Text(Form.AFFIX), "What stands behind the names of tables.")));

    private static final Fields ROLE = new Fields(
                    "a role",
                    DESCRIPTION,
                    Field.of("patterns", NAMES, "The patterns that it may read by, or `all`; none if silent."),
                    Field.of("writes", NAMES, "The writes that it may do, or `all`; none if silent."),
                    Field.of(
                            "tenants",
                            new Choice(List.of("own", "all")),
                            "Whose data it may touch, where there is a tenant: that of the one on whose behalf it is called,"
                                    + " or everybody's."))
            .sayingSomething();

    private static final Fields SUPPRESSION = new Fields(
            "a suppression",
            Field.required("rule", new Text(Form.CODE), "The code of the finding."),
            Field.of("for", NAME, "The entity, type, pattern or write that it is accepted for."),
            Field.required("reason", TEXT, "Why it is accepted."));

    /** A whole model file. */
    public static final Fields ROOT = new Fields(
            "a model",
            Field.required("tablewright", new Version(VERSION), "The version of the model language."),
            Field.required("application", NAME, "The name of the application."),
            DESCRIPTION,
            Field.of("tenant", NAME, "The entity whose data its neighbours must never see."),
            Field.required("entities", new MapOf("entities", Form.NAME, ENTITY), "What is stored and found again."),
            Field.of("types", new MapOf("types", Form.NAME, ATTRIBUTES), "Values that are stored inside an item."),
            Field.of("relationships", new ListOf(RELATIONSHIP), "How entities are related, in crow's-foot lines."),
            Field.of(
                    "counts",
                    new MapOf("counts", Form.MEMBER, Either.of(PATH, AGGREGATE)),
                    "Counts of children that are kept in the parent."),
            Field.of(
                    "sums",
                    new MapOf("sums", Form.MEMBER, Either.of(MEMBER, AGGREGATE)),
                    "Sums over children that are kept in the parent."),
            Field.of("patterns", new MapOf("patterns", Form.NAME, PATTERN), "How data is read."),
            Field.of("writes", new MapOf("writes", Form.NAME, WRITE), "How data is written."),
            Field.of("roles", new MapOf("roles", Form.NAME, ROLE), "Who may use which patterns and writes."),
            Field.of("design", DESIGN, "Tables, keys and indexes."),
            Field.of("tables", new MapOf("tables", Form.TABLE_NAME, TABLE), "How tables are deployed."),
            Field.of("environments", new MapOf("environments", Form.NAME, ENVIRONMENT), "Where the application runs."),
            Field.of("suppress", new ListOf(SUPPRESSION), "Findings that are known and accepted."));

    private ModelGrammar() {}

    private static Field[] concat(List<Field> fields, Field... more) {
        Field[] all = Arrays.copyOf(fields.toArray(new Field[0]), fields.size() + more.length);
        System.arraycopy(more, 0, all, fields.size(), more.length);
        return all;
    }
}
