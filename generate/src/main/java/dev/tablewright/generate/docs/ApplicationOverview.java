package dev.tablewright.generate.docs;

import dev.tablewright.capacity.bill.TableUsage;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Figures;
import dev.tablewright.check.load.Amount;
import dev.tablewright.check.load.Pace;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Role;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the application is: its entities, what is done with them and by whom, and how much of it. */
final class ApplicationOverview {

    static final String PATH = "application-overview.md";

    private final Dossier dossier;
    private final Model model;
    private final Phrases phrases;

    ApplicationOverview(Dossier dossier) {
        this.dossier = dossier;
        this.model = dossier.model();
        this.phrases = new Phrases(model);
    }

    Document document() {
        DocumentDraft draft = new DocumentDraft(
                PATH,
                "Application overview",
                "What is stored, what is done with it, by whom, and how much of it there is.");
        model.description().ifPresent(words -> draft.say(Text.of(words)));
        draft.say(layout());
        draft.section("Entities").table(entities());
        actions(draft);
        draft.section("Scale requirements").bullets(scale());
        tenant(draft);
        environments(draft);
        return draft.done();
    }

    private Text layout() {
        int tables = dossier.design().tables().size();
        String entities = WordList.count(model.entities().size(), "entity", "entities");
        int indexes = dossier.design().tables().stream()
                .mapToInt(table -> table.indexes().size())
                .sum();
        String with =
                indexes == 0 ? "no secondary index" : WordList.count(indexes, "secondary index", "secondary indexes");
        return Text.of(
                dossier.design().layout() == Layout.SINGLE_TABLE
                        ? entities + (tables == 1 ? " in one table" : " in " + tables + " tables") + " with " + with
                                + "."
                        : entities + ", each in a table of its own: " + WordList.count(tables, "table") + " with "
                                + with + ".");
    }

    private TableDraft entities() {
        TableDraft table =
                new TableDraft("Entity", "What it is", "Identified by").figures("Expected", "Size of an item");
        for (Entity entity : model.entities()) {
            table.row(
                    Text.EMPTY.strong(entity.name().text()),
                    Text.of(entity.description().orElse("")),
                    entity.singleton()
                            ? Text.of("there is one")
                            : Texts.codes(entity.id().stream().map(Name::text).toList()),
                    Text.of(
                            entity.singleton()
                                    ? "1"
                                    : entity.expect().count().map(Amount::count).orElse("not said")),
                    Text.of(Amount.bytes(dossier.analysis().sizes().item(entity).expectedWhole())));
        }
        return table;
    }

    /** By role, if the author tells roles apart; otherwise reads and writes. */
    private void actions(DocumentDraft draft) {
        if (model.roles().isEmpty()) {
            draft.section("Actions")
                    .say("The model tells no roles apart: the application as a whole may do all of this.")
                    .table(actions(pattern -> true, write -> true));
            return;
        }
        draft.section("Roles").say("Each has rights of its own. The rate of an action is that of all roles together.");
        for (Role role : model.roles()) {
            draft.section(Text.of("Actions of ").code(role.name().text()));
            role.description().ifPresent(words -> draft.say(Text.of(words)));
            if (model.tenant().isPresent()) {
                draft.say(Text.of(
                                role.tenants() == Role.Tenants.OWN
                                        ? "It touches the data of one "
                                        : "It touches the data of every ")
                        .code(model.tenant().get().text())
                        .and(
                                role.tenants() == Role.Tenants.OWN
                                        ? " at a time: that on whose behalf it is called."
                                        : "."));
            }
            draft.table(
                    actions(pattern -> role.patterns().contains(pattern.name().text()), write -> role.writes()
                            .contains(write.name().text())));
        }
    }

    private TableDraft actions(Function<Pattern, Boolean> reads, Function<Write, Boolean> writes) {
        TableDraft table = new TableDraft("Action", "Kind", "What it does").figures("Rate");
        model.patterns().stream()
                .filter(reads::apply)
                .forEach(pattern -> table.row(
                        Text.ofCode(pattern.name().text()),
                        Text.of("read"),
                        described(pattern.description(), phrases.of(pattern)),
                        Text.of(AccessPatterns.frequency(pattern.rate()))));
        model.writes().stream()
                .filter(writes::apply)
                .forEach(write -> table.row(
                        Text.ofCode(write.name().text()),
                        Text.of("write"),
                        described(write.description(), Phrases.of(write)),
                        Text.of(AccessPatterns.frequency(write.rate()))));
        return table;
    }

    private static Text described(Optional<String> words, Text phrase) {
        return words.map(said -> phrase.and(" – " + said)).orElse(phrase);
    }

    private List<Text> scale() {
        CostReport report = dossier.report();
        List<Text> lines = new ArrayList<>();
        lines.add(Text.of(calls(
                "reads", report.patterns().stream().map(each -> each.load().pace()))));
        lines.add(Text.of(
                calls("writes", report.writes().stream().map(each -> each.load().pace()))));
        BigDecimal items = report.tables().stream()
                .map(TableUsage::table)
                .map(usage -> usage.items().expected())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal bytes = report.tables().stream()
                .flatMap(TableUsage::parts)
                .map(usage -> usage.storedBytes().expected())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        lines.add(Text.of(Figures.number(items) + " items; " + Figures.gigabytes(bytes) + " with all indexes"));
        model.patterns().forEach(pattern -> pattern.latencyMillis()
                .ifPresent(millis ->
                        lines.add(Text.ofCode(pattern.name().text()).and(" answers within " + millis + " ms"))));
        model.patterns().forEach(pattern -> pattern.budget()
                .ifPresent(budget -> lines.add(Text.ofCode(pattern.name().text())
                        .and(" may cost at most ")
                        .and(Budgets.words(budget, "read")))));
        model.writes().forEach(write -> write.budget()
                .ifPresent(budget -> lines.add(Text.ofCode(write.name().text())
                        .and(" may cost at most ")
                        .and(Budgets.words(budget, "write")))));
        report.remarks().withoutRate().stream()
                .map(Name::text)
                .reduce((one, other) -> one + ", " + other)
                .ifPresent(names -> lines.add(Text.of("no rate is said of " + names)));
        return lines;
    }

    private static String calls(String what, Stream<Pace> paces) {
        List<Pace> all = paces.toList();
        BigDecimal average = sum(all, Pace::average);
        BigDecimal peak = sum(all, Pace::peak);
        String text = Figures.number(average) + " " + what + " a second on average";
        return peak.compareTo(average) > 0 ? text + ", " + Figures.number(peak) + " in the busiest second" : text;
    }

    private static BigDecimal sum(List<Pace> paces, Function<Pace, Optional<BigDecimal>> part) {
        return paces.stream().map(part).flatMap(Optional::stream).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private void tenant(DocumentDraft draft) {
        model.tenant().ifPresent(tenant -> draft.section("Tenants")
                .say(Text.of("The data of one ")
                        .code(tenant.text())
                        .and(
                                " must never be seen by another. Where its id leads the partition key, policies can enforce that by ")
                        .code("dynamodb:LeadingKeys")
                        .and("; the ")
                        .link("review", AntiPatternReview.PATH)
                        .and(" says whether it does everywhere.")));
    }

    private void environments(DocumentDraft draft) {
        List<Environment> environments = model.deployment().environments();
        if (environments.isEmpty()) {
            return;
        }
        TableDraft table = new TableDraft("Environment", "Region", "Tables");
        environments.forEach(environment -> table.row(
                Text.ofCode(environment.name().text()),
                Text.of(environment.region().orElse("not said")),
                Texts.codes(dossier.design().tables().stream()
                        .map(each -> environment.nameOf(each.name().text()))
                        .toList())));
        draft.section("Environments").table(table);
    }
}
