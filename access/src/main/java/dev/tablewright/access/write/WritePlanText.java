package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemRole.Parent;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Write plans as text, for a terminal or a document: a line for each action. */
public final class WritePlanText {

    private final boolean severalTables;

    private WritePlanText(boolean severalTables) {
        this.severalTables = severalTables;
    }

    /** All plans, with an empty line between them. */
    public static String render(List<WritePlan> plans) {
        long tables = plans.stream()
                .flatMap(plan -> Stream.concat(plan.before().stream(), plan.actions().stream()))
                .flatMap(action -> action.place().stream())
                .map(ItemPlace::table)
                .distinct()
                .count();
        WritePlanText text = new WritePlanText(tables > 1);
        return plans.stream().map(text::render).collect(Collectors.joining("\n"));
    }

    private String render(WritePlan plan) {
        List<String> lines = new ArrayList<>(List.of(plan.write().name() + ": " + summary(plan)));
        plan.reads().forEach(read -> lines.add("  first " + line(read)));
        plan.before().forEach(action -> lines.add("  first " + line(action)));
        plan.actions().forEach(action -> lines.add("  " + line(action)));
        plan.encounters().forEach(encounter -> lines.add("  " + line(encounter)));
        plan.cascades().forEach(cascade -> lines.add("  " + line(cascade)));
        plan.afterwards().forEach(action -> lines.add("  afterwards, from the stream: " + line(action)));
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private static String summary(WritePlan plan) {
        int least = plan.leastActions();
        int most = plan.mostActions();
        String number = least == most ? "" + most : least + " to " + most;
        String drawn = plan.before().isEmpty() ? "" : ", after a number is drawn";
        String one = plan.needsTransaction() ? "one action, in a transaction" : "one action";
        return (most == 1 ? one : number + " actions, in a transaction") + drawn;
    }

    private static String line(ItemRead read) {
        String what = read.finding()
                ? "Query " + read.entity() + "  to find it by its id"
                : "Get " + read.entity()
                        + (read.needed().isEmpty() ? "  to give it back" : "  for " + String.join(", ", read.needed()));
        return what
                + switch (read.chance()) {
                    case ALWAYS -> "";
                    case USUALLY -> "  unless nothing changes";
                    default -> "  depending on the values";
                };
    }

    private String line(ItemAction action) {
        List<String> parts = new ArrayList<>();
        String table = action.place()
                .filter(place -> severalTables)
                .map(place -> " in " + place.table())
                .orElse("");
        parts.add(action.kind().word() + " " + action.role() + table);
        parts.add(action.place().map(PlanWords::of).orElse("no key"));
        if (!action.changes().isEmpty()) {
            parts.add(action.changes().stream().map(WritePlanText::text).collect(Collectors.joining(", ")));
        }
        if (!action.conditions().isEmpty()) {
            parts.add("if " + action.conditions().stream().map(PlanWords::of).collect(Collectors.joining(" and ")));
        }
        action.occasion().ifPresent(occasion -> parts.add("only when " + PlanWords.of(occasion)));
        return String.join("  ", parts);
    }

    private static String text(ItemChange change) {
        return PlanWords.of(change)
                + change.occasion()
                        .map(occasion -> " (when " + PlanWords.of(occasion) + ")")
                        .orElse("");
    }

    private static String line(ItemEncounter encounter) {
        Parent parent = (Parent) encounter.other().role();
        if (encounter.merged()) {
            return "where " + encounter.one().role() + " is the " + parent.reference() + " of "
                    + encounter.other().step().entity();
        }
        return "one item less if "
                + (encounter.one().role() instanceof Parent one && !one.equals(parent)
                        ? one.reference() + " and " + parent.reference() + " are"
                        : "both are of")
                + " the same " + parent.entity();
    }

    private static String line(ItemCascade cascade) {
        String many = cascade.most()
                .map(most -> most == 1 ? "at most one" : "at most " + most)
                .orElse("any number");
        String average =
                cascade.fanout().map(fanout -> ", " + fanout + " on average").orElse("");
        String found = cascade.foundIn()
                .map(where -> "found by " + cascade.via() + " in " + PlanWords.of(where))
                .orElse("which no query finds by " + cascade.via());
        String each = cascade.actionsEach() == 1 ? "" : ", " + cascade.actionsEach() + " actions each";
        return "then Delete " + cascade.child() + "  " + found + "  " + many + average + each;
    }
}
