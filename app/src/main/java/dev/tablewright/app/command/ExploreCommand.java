package dev.tablewright.app.command;

import dev.tablewright.access.key.Route;
import dev.tablewright.app.ExitCode;
import dev.tablewright.app.explore.AskedPattern;
import dev.tablewright.app.explore.ExploreShell;
import dev.tablewright.app.explore.GlanceJson;
import dev.tablewright.app.explore.GlanceText;
import dev.tablewright.app.explore.MistypedException;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.data.PopulationException;
import dev.tablewright.lab.explore.Explorer;
import dev.tablewright.lab.explore.Glance;
import dev.tablewright.lab.place.Place;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.runtime.call.ValueRefusedException;
import dev.tablewright.runtime.cursor.CursorException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "explore",
        description = "Looks at tables as entities: partitions with their keys read, patterns, references.",
        footer = {
            "",
            "Without --pattern or --key it reads one line after another from the terminal; help says what can be typed.",
            "An engine that is started for the purpose is filled first. Nothing else is ever written.",
            "",
            "Exit code: 0 done, 1 the model has errors, 2 misuse or unreadable input, 3 environment.",
            "",
            "Examples:",
            "  tablewright explore shop.yaml",
            "  tablewright explore shop.yaml --endpoint http://localhost:8000 --key CUSTOMER#alice",
            "  tablewright explore shop.yaml --aws --pattern ordersOfCustomer --with customer=alice --json"
        })
final class ExploreCommand implements Callable<Integer> {

    private final Terminal terminal;

    @Parameters(paramLabel = "FILE", description = "A model file with a design.")
    private String file;

    @Mixin
    private PlaceOptions places = new PlaceOptions();

    @Mixin
    private SeedOptions data = new SeedOptions();

    @Option(
            names = "--key",
            paramLabel = "VALUE",
            description = "The items of a partition; given for every key attribute, one item. May be repeated.")
    private List<String> keys = new ArrayList<>();

    @Option(names = "--index", paramLabel = "NAME", description = "With --key: the partition of this index.")
    private String index;

    @Option(names = "--table", paramLabel = "NAME", description = "With --key: in this table, if there are several.")
    private String table;

    @Option(names = "--pattern", paramLabel = "NAME", description = "What this pattern finds.")
    private String pattern;

    @Option(
            names = "--with",
            paramLabel = "NAME=VALUE",
            description = "What the pattern is asked with; from, to and prefix for a range or a beginning.")
    private List<String> with = new ArrayList<>();

    @Option(names = "--after", paramLabel = "TEXT", description = "Go on where an earlier answer ended: its `next`.")
    private String after;

    @Option(
            names = "--limit",
            paramLabel = "N",
            defaultValue = "20",
            description = "Items at a time; ${DEFAULT-VALUE}.")
    private int limit;

    @Option(names = "--json", description = "For programs.")
    private boolean json;

    @Option(names = "--reveal", description = "Show what the model calls sensitive, too.")
    private boolean reveal;

    ExploreCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
        Optional<String> problem = problem();
        if (problem.isPresent()) {
            terminal.remark("tablewright: " + problem.get());
            return ExitCode.USAGE;
        }
        BoundFile bound = BoundFile.open(terminal, file);
        if (bound.model().isEmpty()) {
            return bound.refusal();
        }
        BoundModel model = bound.model().get();
        try {
            return places.work(terminal, places.isOwnEngine(), place -> explore(model, place));
        } catch (MistypedException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.USAGE;
        } catch (PopulationException e) {
            terminal.remark("tablewright: " + PrintableText.lines(e.getMessage()));
            return ExitCode.FINDINGS;
        }
    }

    private Optional<String> problem() {
        if (limit < 1 || limit > 1000) {
            return Optional.of("--limit is from 1 to 1000, not " + limit);
        }
        if (pattern != null && !keys.isEmpty()) {
            return Optional.of("--pattern and --key are two questions: ask one");
        }
        if (pattern == null && !with.isEmpty()) {
            return Optional.of("--with is for --pattern");
        }
        if ((index != null || table != null) && keys.isEmpty()) {
            return Optional.of((index == null ? "--table" : "--index") + " is for --key");
        }
        if ((json || after != null) && pattern == null && keys.isEmpty()) {
            return Optional.of((json ? "--json" : "--after") + " is for --pattern and --key");
        }
        return data.problem();
    }

    private int explore(BoundModel model, Place place) throws IOException {
        if (places.isOwnEngine()) {
            SeededTables tables = new SeededTables(terminal, model, place, places);
            tables.create();
            terminal.remark(tables.fill(data.population(model.model())).written() + " entities were made up");
        }
        Explorer explorer = new Explorer(model, place.client(), places::table);
        if (pattern == null && keys.isEmpty()) {
            ExploreShell shell = new ExploreShell(model, explorer, reveal, limit, terminal.out());
            ExploreLines.read(terminal, shell, place);
            return ExitCode.CLEAN;
        }
        Glance glance;
        try {
            glance = pattern != null ? asked(model, explorer) : found(model, explorer);
        } catch (IllegalArgumentException | CursorException | ValueRefusedException e) {
            throw new MistypedException(e.getMessage());
        }
        if (json) {
            terminal.out().print(new GlanceJson(model.model(), reveal).of(glance));
            return ExitCode.CLEAN;
        }
        GlanceText text = new GlanceText(model.model(), reveal);
        boolean one = glance.sights().size() == 1;
        terminal.out().print(one ? text.whole(glance.sights().get(0)) : text.list(glance));
        glance.requests().forEach(terminal::remark);
        terminal.remark(GlanceText.effort(glance)
                + glance.next().map(next -> "; more with --after " + next).orElse(""));
        return ExitCode.CLEAN;
    }

    private Glance asked(BoundModel model, Explorer explorer) {
        AskedPattern asked = AskedPattern.of(model, pattern, with);
        return explorer.ask(asked.pattern(), asked.arguments(), limit, Optional.ofNullable(after));
    }

    private Glance found(BoundModel model, Explorer explorer) {
        Table chosen = table(model);
        Route route = index == null
                ? new Route(chosen, Optional.empty())
                : model.analysis()
                        .space()
                        .routes()
                        .filter(each -> each.isIndex()
                                && each.table().equals(chosen)
                                && each.index().orElseThrow().name().text().equals(index))
                        .findFirst()
                        .orElseThrow(() -> new MistypedException(chosen.name() + " has no index `" + index + "`"));
        int partition = route.schema().partition().size();
        int all = (int) route.schema().attributes().count();
        if (index == null && keys.size() == all) {
            return explorer.item(chosen, keys);
        }
        if (keys.size() < partition || keys.size() > partition + 1) {
            throw new MistypedException("the key of " + route.name() + " is made of "
                    + route.schema().attributes().map(each -> each.name()).collect(Collectors.joining(", "))
                    + ": give --key for each, in this order");
        }
        String beginning = keys.size() > partition ? keys.get(partition) : "";
        return explorer.collection(route, keys.subList(0, partition), beginning, limit, Optional.ofNullable(after));
    }

    private Table table(BoundModel model) {
        List<Table> tables = model.design().tables();
        if (table == null && tables.size() == 1) {
            return tables.get(0);
        }
        return tables.stream()
                .filter(each -> each.name().text().equals(table))
                .findFirst()
                .orElseThrow(() -> new MistypedException(
                        (table == null ? "name one with --table" : "there is no table `" + table + "`") + ": "
                                + tables.stream()
                                        .map(each -> each.name().text())
                                        .collect(Collectors.joining(", "))));
    }
}
