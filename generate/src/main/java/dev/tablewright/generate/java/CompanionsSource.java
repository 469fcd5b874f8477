package dev.tablewright.generate.java;

import dev.tablewright.access.layout.CompanionLayout;
import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.layout.NumberingLayout;
import dev.tablewright.access.layout.ParentLayout;
import dev.tablewright.access.layout.TallyLayout;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is kept beside an entity: guards of unique values, counts and sums in parents, sequences. */
final class CompanionsSource {

    private final Context context;
    private final EntityLayout layout;
    private final String type;
    private final KeyMethods methods;
    private final Navigation navigation;
    private final NameScope functions = new NameScope();
    private final List<String> lists = new ArrayList<>();

    CompanionsSource(Context context, Entity entity, KeyMethods methods) {
        this.context = context;
        this.layout = context.layout(entity);
        this.type = context.names(entity).stored();
        this.methods = methods;
        this.navigation = new Navigation(context);
    }

    void add(Code constants, Code code) {
        list(constants, "§Guard", "guards", layout.guards(), guard -> guard(code, guard));
        for (Aggregate.Upkeep upkeep : Aggregate.Upkeep.values()) {
            String method = upkeep == Aggregate.Upkeep.STREAM ? "streamedTallies" : "tallies";
            list(constants, "§Tally", method, layout.tallies(upkeep), tally -> tally(code, tally));
        }
        list(constants, "§Numbering", "numberings", layout.numberings(), each -> numbering(code, each));
    }

    private <T> void list(Code constants, String of, String method, List<T> all, Function<T, String> element) {
        if (!all.isEmpty()) {
            String constant = JavaNames.constant(method);
            constants.line("private static final §List<" + of + "> " + constant + " = §List.of("
                    + all.stream().map(element).collect(Collectors.joining(", ")) + ");");
            lists.add(of + " " + method + " " + constant);
        }
    }

    void overrides(Code code) {
        for (String list : lists) {
            String[] words = list.split(" ");
            EntityTypeSource.override(code, "§List<" + words[0] + ">", words[1], words[2]);
        }
    }

    private String guard(Code code, CompanionLayout guard) {
        MemberName member = guard.item().member();
        String function = functions.claim(JavaNames.variable("guard_of_" + member.attribute()));
        new KeysOfItems(navigation, code, methods).function(function, guard.key());
        return "new §Guard(" + JavaNames.literal(member.toString()) + ", "
                + JavaNames.literal(member.attribute()) + ", "
                + context.naming().table(guard.item().table()) + ", "
                + EntityTypeSource.literals("§Set", guard.key().madeOf()) + ", " + type + "::" + function + ")";
    }

    private String tally(Code code, TallyLayout tally) {
        ParentLayout parent = tally.parent();
        MemberName target = tally.kept().target();
        String function =
                functions.claim(JavaNames.variable("share_of_" + parent.entity().name() + "_" + target.attribute()));
        String share = "§Optional<§Tally.Share>";
        code.blank().open("private static " + share + " " + function + "(§ItemReader item) {");
        Set<String> terms =
                new LinkedHashSet<>(navigation.inItem("item", parent.via()).guards());
        terms.addAll(ConditionSource.of(tally.where(), path -> navigation.inItem("item", path)));
        String amount = tally.amount().map(path -> amount(path, terms)).orElse("§BigDecimal.ONE");
        ConditionSource.giveUpUnless(code, terms, "§Optional.empty()");
        code.line("return §Optional.of(new §Tally.Share(" + key(code, parent) + ", " + amount + "));")
                .close();
        Set<String> decides = tally.decidedBy();
        String index = tally.index()
                .map(name -> ", §Optional.of(" + JavaNames.literal(name) + ")")
                .orElse("");
        return "new §Tally(" + JavaNames.literal(target.toString()) + ", () -> " + instance(parent)
                + ", " + JavaNames.literal(tally.target()) + ", "
                + EntityTypeSource.literals("§Set", tally.madeOf()) + ", " + type + "::" + function + index + ")"
                + (decides.isEmpty() ? "" : ".decidedBy(" + EntityTypeSource.literals("§Set", decides) + ")");
    }

    private String instance(ParentLayout parent) {
        return context.names(parent.entity()).stored() + ".INSTANCE";
    }

    private String amount(ValuePath path, Set<String> terms) {
        Reached summed = navigation.inItem("item", path);
        terms.addAll(summed.guards());
        return path.type() == ScalarType.DECIMAL ? summed.value() : "§BigDecimal.valueOf(" + summed.value() + ")";
    }

    /** The key of a parent; the reference to it gets a variable, which is declared here. */
    private String key(Code code, ParentLayout parent) {
        Reached reference = navigation.inItem("item", parent.via());
        String variable = LambdaNames.aside(JavaNames.variable(parent.via().name()), "parent");
        code.line(reference.codec().type() + " " + variable + " = " + reference.value() + ";");
        Function<ValuePath, String> values =
                path -> navigation.inVariable(variable, path).value();
        return parent.key().route().isIndex()
                ? KeyMethods.from(context, parent.entity()).key(parent.key(), values)
                : context.names(parent.entity()).stored() + ".key("
                        + parent.key().values().stream().map(values).collect(Collectors.joining(", ")) + ")";
    }

    private String numbering(Code code, NumberingLayout numbering) {
        String function = functions.claim(
                JavaNames.variable("counter_of_" + numbering.attribute().name()));
        if (numbering.parent().isPresent()) {
            code.blank().open("private static §Item " + function + "(§ItemReader item) {");
            code.line("return " + key(code, numbering.parent().get()) + ";").close();
        } else {
            new KeysOfItems(navigation, code, methods).function(function, numbering.counter());
        }
        return "new §Numbering(" + JavaNames.literal(numbering.name()) + ", "
                + JavaNames.literal(numbering.attribute().storedName()) + ", "
                + context.naming()
                        .table(numbering.counter().route().table().name().text())
                + ", " + type + "::" + function + ", " + JavaNames.literal(numbering.last()) + ", "
                + numbering
                        .parent()
                        .map(parent -> "§Optional.of(() -> " + instance(parent) + ")")
                        .orElse("§Optional.empty()")
                + numbering.most().stream()
                        .mapToObj(most -> ", §OptionalLong.of(" + RecordSource.number(most) + ")")
                        .collect(Collectors.joining())
                + ")";
    }
}
