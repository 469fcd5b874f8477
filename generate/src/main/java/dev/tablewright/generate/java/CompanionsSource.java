package dev.tablewright.generate.java;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What is kept beside an entity: guards of unique values, counts and sums in parents, sequences. */
final class CompanionsSource {

    private final Context context;
    private final Entity entity;
    private final String type;
    private final KeyMethods methods;
    private final Navigation navigation;
    private final NameScope functions = new NameScope();
    private final List<String> lists = new ArrayList<>();

    CompanionsSource(Context context, Entity entity, KeyMethods methods) {
        this.context = context;
        this.entity = entity;
        this.type = context.naming().stored(entity.name().text());
        this.methods = methods;
        this.navigation = new Navigation(context);
    }

    void add(Code constants, Code code) {
        list(constants, Library.GUARD, "guards", guards(code));
        list(constants, Library.TALLY, "tallies", tallies(code, Aggregate.Upkeep.TRANSACTION));
        list(constants, Library.TALLY, "streamedTallies", tallies(code, Aggregate.Upkeep.STREAM));
        list(constants, Library.NUMBERING, "numberings", numberings(code));
    }

    private void list(Code constants, String of, String method, List<String> elements) {
        if (!elements.isEmpty()) {
            String constant = JavaNames.constant(method);
            constants.line("private static final " + Library.LIST + "<" + of + "> " + constant + " = " + Library.LIST
                    + ".of(" + String.join(", ", elements) + ");");
            lists.add(of + " " + method + " " + constant);
        }
    }

    void overrides(Code code) {
        for (String list : lists) {
            String[] words = list.split(" ");
            EntityTypeSource.override(code, Library.LIST + "<" + words[0] + ">", words[1], words[2]);
        }
    }

    private List<String> guards(Code code) {
        List<String> guards = new ArrayList<>();
        for (CompanionItem companion : companions(Purpose.UNIQUENESS)) {
            Placement placement = context.space().of(companion).orElseThrow();
            String function = functions.claim(
                    JavaNames.variable("guard_of_" + companion.member().attribute()));
            key(code, function, companion, placement);
            guards.add("new " + Library.GUARD + "("
                    + JavaNames.literal(companion.member().toString()) + ", "
                    + JavaNames.literal(companion.member().attribute()) + ", "
                    + FacadeNames.table(context, companion.table()) + ", "
                    + EntityTypeSource.literals(
                            Library.SET,
                            KeysOfItems.madeOf(
                                    context, entity, placement.leaves().toList()))
                    + ", " + type + "::" + function + ")");
        }
        return guards;
    }

    private List<CompanionItem> companions(Purpose purpose) {
        return methods.companions().stream()
                .filter(companion -> companion.purpose() == purpose)
                .toList();
    }

    private static String map() {
        return Library.MAP + "<String, " + Library.ATTRIBUTE_VALUE + ">";
    }

    private void key(Code code, String function, CompanionItem companion, Placement placement) {
        code.blank().open("private static " + map() + " " + function + "(" + Library.ITEM_READER + " item) {");
        KeysOfItems item = new KeysOfItems(context, entity, code);
        List<Leaf> leaves = KeyMethod.leavesOf(placement.parts().toList());
        absent(code, item.guards(leaves), Library.MAP + ".of()");
        Map<Leaf, String> values = item.variables(leaves);
        String entries = placement
                .parts()
                .map(part -> JavaNames.literal(part.attribute()) + ", "
                        + methods.stored(part, methods.of(companion, part.attribute()), values::get))
                .collect(Collectors.joining(", "));
        code.line("return " + Library.MAP + ".of(" + entries + ");").close();
    }

    private static void absent(Code code, Set<String> terms, String nothing) {
        if (!terms.isEmpty()) {
            code.open("if (" + IndexKeysSource.negated(terms) + ") {")
                    .line("return " + nothing + ";")
                    .close();
        }
    }

    private List<String> tallies(Code code, Aggregate.Upkeep upkeep) {
        List<String> tallies = new ArrayList<>();
        for (Aggregate kept : context.model().aggregates()) {
            if (kept.source().text().equals(entity.name().text()) && kept.upkeep() == upkeep) {
                tallies.add(tally(code, kept));
            }
        }
        return tallies;
    }

    private String tally(Code code, Aggregate kept) {
        Entity parent = context.entity(kept.target().entity());
        String via = kept.via().text();
        ParentKey key = parentKey(parent, kept.upkeep() == Aggregate.Upkeep.STREAM);
        String function = functions.claim(JavaNames.variable(
                "share_of_" + parent.name() + "_" + kept.target().attribute()));
        String share = Library.OPTIONAL + "<" + Library.TALLY + ".Share>";
        code.blank().open("private static " + share + " " + function + "(" + Library.ITEM_READER + " item) {");
        Reached reference = navigation.inItem("item", entity, List.of(via));
        Set<String> terms = new LinkedHashSet<>(reference.guards());
        terms.addAll(ConditionSource.of(kept.where(), steps -> navigation.inItem("item", entity, steps)));
        String amount = amount(kept, terms);
        absent(code, terms, Library.OPTIONAL + ".empty()");
        String variable = LambdaNames.aside(JavaNames.variable(via), "parent");
        code.line(reference.codec().type() + " " + variable + " = " + reference.value() + ";");
        code.line("return " + Library.OPTIONAL + ".of(new " + Library.TALLY + ".Share(" + key.of(variable) + ", "
                + amount + "));");
        code.close();
        Set<String> madeOf = new LinkedHashSet<>(Set.of(stored(via)));
        kept.summed().ifPresent(name -> madeOf.add(stored(name.text())));
        Set<String> decides = new LinkedHashSet<>(KeysOfItems.madeOf(context, entity, kept.where()));
        decides.removeAll(madeOf);
        madeOf.addAll(KeysOfItems.madeOf(context, entity, kept.where()));
        String target = context.attribute(parent, kept.target().attribute()).storedName();
        String index = key.index()
                .map(name -> ", " + Library.OPTIONAL + ".of(" + JavaNames.literal(name) + ")")
                .orElse("");
        return "new " + Library.TALLY + "("
                + JavaNames.literal(kept.target().toString()) + ", () -> "
                + context.naming().stored(parent.name().text()) + ".INSTANCE, " + JavaNames.literal(target) + ", "
                + EntityTypeSource.literals(Library.SET, madeOf) + ", " + type + "::" + function + index + ")"
                + (decides.isEmpty() ? "" : ".decidedBy(" + EntityTypeSource.literals(Library.SET, decides) + ")");
    }

    private String stored(String attribute) {
        return context.attribute(entity, attribute).storedName();
    }

    private String amount(Aggregate kept, Set<String> terms) {
        if (kept.summed().isEmpty()) {
            return Library.BIG_DECIMAL + ".ONE";
        }
        Reached summed =
                navigation.inItem("item", entity, List.of(kept.summed().get().text()));
        terms.addAll(summed.guards());
        boolean decimal = summed.codec() instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.DECIMAL;
        return decimal ? summed.value() : Library.BIG_DECIMAL + ".valueOf(" + summed.value() + ")";
    }

    /**
     * The key under which a parent is found by its id.
     *
     * @param index in which; empty: in the table
     */
    private record ParentKey(Optional<String> index, java.util.function.UnaryOperator<String> expression) {
        String of(String variable) {
            return expression.apply(variable);
        }
    }

    private ParentKey parentKey(Entity parent, boolean indexes) {
        Placement placement = context.space()
                .byId(parent, indexes)
                .orElseThrow(() ->
                        new IllegalStateException("the key of " + parent.name() + " does not follow from its id"));
        boolean table = !placement.route().isIndex();
        return new ParentKey(
                table ? Optional.empty() : Optional.of(placement.route().name()),
                variable -> parentKey(parent, placement, variable));
    }

    private String parentKey(Entity parent, Placement placement, String variable) {
        KeyMethods others = new KeyMethods(context, parent);
        if (!placement.route().isIndex()) {
            List<Leaf> leaves = KeyMethod.leavesOf(placement.parts().toList());
            return context.naming().stored(parent.name().text()) + ".key("
                    + leaves.stream().map(leaf -> inId(parent, leaf, variable)).collect(Collectors.joining(", ")) + ")";
        }
        String entries = placement
                .parts()
                .map(part -> JavaNames.literal(part.attribute()) + ", "
                        + (part.isDirect()
                                ? others.stored(part, Optional.empty(), leaf -> inId(parent, leaf, variable))
                                : Library.VALUES + ".text("
                                        + others.own(part.attribute())
                                                .orElseThrow()
                                                .callFrom(leaf -> inId(parent, leaf, variable))
                                        + ")"))
                .collect(Collectors.joining(", "));
        return Library.MAP + ".of(" + entries + ")";
    }

    private String inId(Entity parent, Leaf leaf, String variable) {
        return navigation.inId(variable, parent, leaf.steps()).value();
    }

    private List<String> numberings(Code code) {
        List<String> numberings = new ArrayList<>();
        for (Sequence sequence : entity.sequences()) {
            numbering(code, sequence).ifPresent(numberings::add);
        }
        return numberings;
    }

    private Optional<String> numbering(Code code, Sequence sequence) {
        String attribute = sequence.attribute().text();
        String start = "new " + Library.NUMBERING + "(" + JavaNames.literal(entity.name() + "." + attribute) + ", "
                + JavaNames.literal(stored(attribute)) + ", ";
        String function = functions.claim(JavaNames.variable("counter_of_" + attribute));
        if (sequence.counter().isEmpty()) {
            return companions(Purpose.SEQUENCE).stream()
                    .filter(companion -> companion.member().attribute().equals(attribute))
                    .findFirst()
                    .map(companion -> {
                        key(
                                code,
                                function,
                                companion,
                                context.space().of(companion).orElseThrow());
                        return start + FacadeNames.table(context, companion.table()) + ", " + type + "::" + function
                                + ", \"last\", " + Library.OPTIONAL + ".empty())";
                    });
        }
        Entity parent = context.entity(sequence.counter().get().entity());
        String via = sequence.per().orElseThrow().text();
        ParentKey key = parentKey(parent, false);
        Reached reference = navigation.inItem("item", entity, List.of(via));
        String variable = LambdaNames.aside(JavaNames.variable(via), "parent");
        code.blank().open("private static " + map() + " " + function + "(" + Library.ITEM_READER + " item) {");
        code.line(reference.codec().type() + " " + variable + " = " + reference.value() + ";");
        code.line("return " + key.of(variable) + ";").close();
        String counter = sequence.counter().get().attribute();
        return Optional.of(
                start + FacadeNames.table(context, context.keys(parent).table()) + ", " + type + "::"
                        + function + ", "
                        + JavaNames.literal(context.attribute(parent, counter).storedName()) + ", " + Library.OPTIONAL
                        + ".of(() -> " + context.naming().stored(parent.name().text()) + ".INSTANCE))");
    }
}
