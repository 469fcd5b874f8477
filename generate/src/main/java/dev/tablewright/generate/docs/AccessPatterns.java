package dev.tablewright.generate.docs;

import dev.tablewright.access.read.AccessPlanText;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.ItemChange;
import dev.tablewright.access.write.PlanWords;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.capacity.heat.PartitionLimit;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.cost.PatternCost;
import dev.tablewright.check.cost.WriteCost;
import dev.tablewright.check.load.ReadLoad;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.Quoted;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every way in which data is read and written, and what each asks of DynamoDB. */
final class AccessPatterns {

    static final String PATH = "data-access-patterns.md";

    private final Dossier dossier;
    private final AccessPlanText plans;
    private final Phrases phrases;

    AccessPatterns(Dossier dossier) {
        this.dossier = dossier;
        this.plans = new AccessPlanText(dossier.design().typeAttribute());
        this.phrases = new Phrases(dossier.model());
    }

    Document document() {
        return new DocumentDraft(
                        PATH,
                        "Data access patterns",
                        "Each read and write with its index, key condition, parameters, rate and units.")
                .say(
                        "Every pattern below is implemented: the checker proves for each that a table or an index serves it"
                                + " without a scan. Units are what one call is expected to consume; words in braces stand for what the"
                                + " caller gives.")
                .section("Reads")
                .table(reads())
                .section("Writes")
                .with(this::writes)
                .done();
    }

    TableDraft reads() {
        TableDraft table = new TableDraft(
                        "Entity", "Access Pattern", "Operation", "Index", "Key Condition", "Parameters")
                .figures("Frequency", "Requests", "Read Units")
                .words("Notes");
        for (PatternCost pattern : dossier.report().patterns()) {
            boolean first = true;
            for (ReadLoad load : pattern.load().reads()) {
                table.row(row(pattern, load, first));
                first = false;
            }
        }
        return table;
    }

    private List<Text> row(PatternCost cost, ReadLoad load, boolean first) {
        Pattern pattern = cost.load().pattern();
        Read read = load.read();
        return List.of(
                Texts.codes(read.wanted().stream()
                        .map(placement -> placement.owner().name().text())
                        .toList()),
                first ? Text.ofCode(cost.name()) : Text.of("and for ").code(cost.name()),
                Text.of(AccessPlanText.operation(pattern, read)),
                place(read),
                Text.ofCode(AccessPlanText.keyCondition(read)),
                first ? Phrases.parameters(pattern) : Text.EMPTY,
                first ? Text.of(frequency(pattern.rate())) : Text.EMPTY,
                Text.of(Figures.number(load.requests().expected())),
                Text.of(Figures.number(load.demands().stream()
                        .map(demand -> demand.units().expected())
                        .reduce(java.math.BigDecimal.ZERO, java.math.BigDecimal::add))),
                notes(pattern, read, first));
    }

    /** {@code Main} for the table, as the chart of keys calls it; with several tables, their names. */
    private Text place(Read read) {
        String index = AccessPlanText.index(read);
        if (dossier.isOneTable()) {
            return index.isEmpty() ? Text.of("Main") : Text.ofCode(index);
        }
        Text table = Text.ofCode(read.route().table().name().text());
        return index.isEmpty() ? table : table.and(" ").code(index);
    }

    static String frequency(Frequency rate) {
        String average = Figures.rate(rate);
        return average.equals("?") ? "not said" : average + peak(rate);
    }

    private static String peak(Frequency rate) {
        return rate.average().isPresent() && rate.peak().isPresent()
                ? ", peak " + Figures.rate(new Frequency(Optional.empty(), rate.peak(), Optional.empty()))
                : "";
    }

    /** More follows behind a semicolon. */
    private static Text description(String words) {
        String text = words.strip();
        return Text.of(text.endsWith(".") ? text.substring(0, text.length() - 1) : text);
    }

    private Text notes(Pattern pattern, Read read, boolean first) {
        List<Text> notes = new ArrayList<>();
        if (first) {
            pattern.description().ifPresent(words -> notes.add(description(words)));
            notes.add(phrases.of(pattern));
            if (pattern.consistency() == Pattern.Consistency.STRONG) {
                notes.add(Text.of("strongly consistent"));
            }
            if (!pattern.needs().isEmpty()) {
                notes.add(Text.of("uses only ")
                        .and(Texts.codes(
                                pattern.needs().stream()
                                        .map(path -> path.dotted())
                                        .toList(),
                                " and ")));
            }
            pattern.latencyMillis().ifPresent(millis -> notes.add(Text.of("within " + millis + " ms")));
        }
        String remark = plans.remark(read);
        if (!remark.isEmpty()) {
            notes.add(Text.of(remark));
        }
        return Texts.joined(notes, "; ");
    }

    private void writes(DocumentDraft draft) {
        if (dossier.report().writes().isEmpty()) {
            draft.say(
                    "The model names no writes: what creates and changes the entities is not in the figures of these documents.");
            return;
        }
        TableDraft table = new TableDraft("Entity", "Write", "Operation")
                .figures("Frequency", "Requests", "Items", "Write Units")
                .words("Notes");
        for (WriteCost write : dossier.report().writes()) {
            table.row(
                    Texts.codes(write.load().write().steps().stream()
                            .map(WriteStep::entity)
                            .map(Name::text)
                            .distinct()
                            .toList()),
                    Text.ofCode(write.name()),
                    Text.of(operation(write)),
                    Text.of(frequency(write.load().write().rate())),
                    Text.of(Figures.number(write.load().requests().expected())),
                    Text.of(Figures.number(write.load().items().expected())),
                    Text.of(Figures.number(
                            write.load().units(PartitionLimit.WRITE).expected())),
                    notes(write));
        }
        draft.table(table)
                .section("What each write does")
                .say("All that stands below one write happens together or not at all, except where it says otherwise.");
        dossier.report().writes().forEach(write -> {
            draft.part(Text.ofCode(write.name()));
            draft.bullets(actions(write.plan()));
        });
    }

    private static String operation(WriteCost write) {
        return write.load().transaction()
                ? "TransactWriteItems"
                : write.plan().actions().stream()
                        .findFirst()
                        .map(action -> action.kind() == ItemAction.Kind.CHECK
                                ? "ConditionCheck"
                                : action.kind().word() + "Item")
                        .orElse("");
    }

    private static Text notes(WriteCost write) {
        List<Text> notes = new ArrayList<>();
        write.load().write().description().ifPresent(words -> notes.add(description(words)));
        notes.add(Phrases.of(write.load().write()));
        if (!write.load().indexUnits().isZero()) {
            notes.add(Text.of(
                    "of the units, " + Figures.number(write.load().indexUnits().expected()) + " for indexes"));
        }
        return Texts.joined(notes, "; ");
    }

    private static List<Text> actions(WritePlan plan) {
        List<Text> lines = new ArrayList<>();
        plan.before().forEach(action -> lines.add(Text.of("first, by itself: ").and(action(action))));
        plan.actions().forEach(action -> lines.add(action(action)));
        plan.cascades().forEach(cascade -> lines.add(cascade(cascade)));
        plan.afterwards()
                .forEach(action ->
                        lines.add(Text.of("a moment later, from the stream: ").and(action(action))));
        return lines;
    }

    private static Text action(ItemAction action) {
        Text text = Text.of(action.kind().word() + " ").strong(action.role().toString());
        text = text.and(action.place()
                .map(place -> Text.of(" at ")
                        .and(Texts.codes(place.key().stream().map(PlanWords::of).toList())))
                .orElse(Text.EMPTY));
        if (!action.changes().isEmpty()) {
            text = text.and(": ")
                    .and(Texts.joined(
                            action.changes().stream()
                                    .map(AccessPatterns::change)
                                    .toList(),
                            ", "));
        }
        if (!action.conditions().isEmpty()) {
            text = text.and(", if ")
                    .and(Quoted.of(WordList.and(
                            action.conditions().stream().map(PlanWords::of).toList())));
        }
        return text.and(action.occasion()
                .map(occasion -> Text.of("; only when ").and(Quoted.of(PlanWords.of(occasion))))
                .orElse(Text.EMPTY));
    }

    private static Text change(ItemChange change) {
        return Text.ofCode(PlanWords.of(change))
                .and(change.occasion()
                        .map(occasion -> Text.of(" when ").and(Quoted.of(PlanWords.of(occasion))))
                        .orElse(Text.EMPTY));
    }

    private static Text cascade(ItemCascade cascade) {
        return Text.of("then, one by one: Delete every ")
                .strong(cascade.child().text())
                .and(" whose ")
                .code(cascade.via())
                .and(" it was")
                .and(cascade.fanout()
                        .map(number -> ", about " + Figures.number(java.math.BigDecimal.valueOf(number)))
                        .orElse(""))
                .and(cascade.foundIn()
                        .map(route -> ", found in " + PlanWords.of(route))
                        .orElse(""));
    }
}
