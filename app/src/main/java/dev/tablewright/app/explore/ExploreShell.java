package dev.tablewright.app.explore;

import dev.tablewright.access.key.Route;
import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.lab.bind.BoundModel;
import dev.tablewright.lab.bind.BoundPattern;
import dev.tablewright.lab.explore.Explorer;
import dev.tablewright.lab.explore.Glance;
import dev.tablewright.lab.explore.Sight;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import dev.tablewright.runtime.call.ValueRefusedException;
import dev.tablewright.runtime.item.ItemMismatchException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What somebody sees who types one line after another. The last list stays at hand: its items can be looked at and followed. */
public final class ExploreShell {

    static final List<String> COMMANDS =
            List.of("tables", "patterns", "scan", "open", "item", "follow", "next", "requests", "help", "quit");

    private static final String HELP = """
        tables                     the tables, and the keys of every entity
        patterns                   what can be asked
        PATTERN name=value …       asks a pattern: ordersOfCustomer customer=alice
        open [INDEX] PARTITION …   all items that share a partition: open CUSTOMER#alice; then maybe how sort keys begin
        scan [TABLE]               whatever is in a table
        next                       what comes after the last list
        item N                     all about an item of the last list: keys, entity, as it is stored
        follow N ATTRIBUTE         the entity that an attribute of an item refers to
        requests                   what the last list asked of DynamoDB
        quit
        """;

    private final BoundModel model;
    private final Explorer explorer;
    private final GlanceText text;
    private final int size;
    private final PrintStream out;
    private Optional<Glance> last = Optional.empty();
    private Optional<Function<Optional<String>, Glance>> again = Optional.empty();

    public ExploreShell(BoundModel model, Explorer explorer, boolean reveal, int size, PrintStream out) {
        this.model = model;
        this.explorer = explorer;
        this.text = new GlanceText(model.model(), reveal);
        this.size = size;
        this.out = out;
    }

    /**
     * Does what a line says.
     *
     * @return whether there is more to come
     */
    public boolean line(String line) {
        try {
            List<String> words = Words.of(line);
            if (words.isEmpty()) {
                return true;
            }
            if (words.get(0).equals("quit") || words.get(0).equals("exit")) {
                return false;
            }
            command(words.get(0), words.subList(1, words.size()));
        } catch (MistypedException | IllegalArgumentException | ItemMismatchException | ValueRefusedException e) {
            out.println(PrintableText.lines(e.getMessage()));
        }
        return true;
    }

    /** Says something between two lines. */
    public void say(String sentence) {
        out.println(sentence);
    }

    private void command(String word, List<String> rest) {
        switch (word) {
            case "help", "?" -> out.print(HELP);
            case "tables" -> out.print(KeyChart.of(model.model()));
            case "patterns" -> model.patterns().forEach(pattern -> out.println(AskedPattern.usage(pattern)));
            case "scan" -> {
                Table table = table(rest);
                list(from -> explorer.anything(table, size, from));
            }
            case "open" -> open(rest);
            case "next" -> {
                Optional<String> from = last.flatMap(Glance::next);
                if (from.isEmpty()) {
                    throw new MistypedException("there is nothing more");
                }
                show(again.orElseThrow().apply(from));
            }
            case "item" -> out.print(text.whole(chosen(rest)));
            case "follow" -> follow(rest);
            case "requests" -> last.map(Glance::requests).orElse(List.of()).forEach(out::println);
            default -> ask(word, rest);
        }
    }

    private void ask(String word, List<String> rest) {
        if (model.pattern(word).isEmpty()) {
            List<String> known = new ArrayList<>(COMMANDS);
            model.patterns().forEach(each -> known.add(each.pattern().name().text()));
            throw new MistypedException("there is neither a command nor a pattern `" + word + "`"
                    + Nearest.to(word, known)
                            .map(nearest -> "; the nearest is `" + nearest + "`")
                            .orElse("; help shows what there is"));
        }
        AskedPattern asked = AskedPattern.of(model, word, rest);
        list(from -> explorer.ask(asked.pattern(), asked.arguments(), size, from));
    }

    private void open(List<String> rest) {
        Optional<Route> named = rest.isEmpty()
                ? Optional.empty()
                : model.analysis()
                        .space()
                        .routes()
                        .filter(route -> route.name().equals(rest.get(0)))
                        .findFirst();
        List<String> values = named.isPresent() ? rest.subList(1, rest.size()) : rest;
        Route route = named.orElseGet(() -> new Route(table(List.of()), Optional.empty()));
        int parts = route.schema().partition().size();
        if (values.size() < parts || values.size() > parts + 1) {
            throw new MistypedException("write: open " + (named.isPresent() ? route.name() + " " : "")
                    + "PARTITION [BEGINNING OF THE SORT KEY]");
        }
        String beginning = values.size() > parts ? values.get(parts) : "";
        if (!beginning.isEmpty() && route.schema().sort().isEmpty()) {
            throw new MistypedException(route.name() + " has no sort key");
        }
        list(from -> explorer.collection(route, values.subList(0, parts), beginning, size, from));
    }

    private Table table(List<String> rest) {
        List<Table> tables = model.design().tables();
        if (rest.isEmpty()) {
            if (tables.size() > 1) {
                throw new MistypedException("there are several tables, name one: "
                        + tables.stream().map(table -> table.name().text()).collect(Collectors.joining(", ")));
            }
            return tables.get(0);
        }
        return tables.stream()
                .filter(table -> table.name().text().equals(rest.get(0)))
                .findFirst()
                .orElseThrow(() -> new MistypedException("there is no table `" + rest.get(0) + "`"));
    }

    private void follow(List<String> rest) {
        Sight sight = chosen(rest);
        Row row = sight.row().orElseThrow(() -> new MistypedException("that is no entity"));
        if (rest.size() < 2) {
            throw new MistypedException("write: follow N ATTRIBUTE");
        }
        Attribute attribute = model.model()
                .entity(row.entity())
                .flatMap(entity -> entity.attribute(rest.get(1)))
                .filter(each -> each.type() instanceof Type.Reference)
                .orElseThrow(() -> new MistypedException(
                        "`" + rest.get(1) + "` of " + row.entity() + " does not refer to an entity"));
        String entity = ((Type.Reference) attribute.type()).entity();
        show(row.value(attribute.storedName())
                .map(id -> explorer.follow(entity, id)
                        .orElseThrow(() ->
                                new MistypedException("no key and no pattern finds a " + entity + " by its id alone")))
                .orElseThrow(() -> new MistypedException("it has no `" + rest.get(1) + "`")));
        again = Optional.empty();
    }

    private Sight chosen(List<String> rest) {
        List<Sight> sights = last.map(Glance::sights).orElse(List.of());
        int number = rest.isEmpty() || !rest.get(0).matches("[0-9]{1,6}") ? 0 : Integer.parseInt(rest.get(0));
        if (number < 1 || number > sights.size()) {
            throw new MistypedException(
                    sights.isEmpty()
                            ? "there is no list yet: ask a pattern, open a partition, or scan"
                            : "name an item of the last list: 1 to " + sights.size());
        }
        return sights.get(number - 1);
    }

    private void list(Function<Optional<String>, Glance> look) {
        Glance glance = look.apply(Optional.empty());
        again = Optional.of(look);
        show(glance);
    }

    private void show(Glance glance) {
        last = Optional.of(glance);
        out.print(text.list(glance));
        out.println(GlanceText.effort(glance) + (glance.next().isPresent() ? "; next shows more" : ""));
    }

    /** What a word can go on with, given those before it. */
    public List<String> completions(List<String> before) {
        if (before.isEmpty()) {
            List<String> all = new ArrayList<>(COMMANDS);
            model.patterns().forEach(pattern -> all.add(pattern.pattern().name().text()));
            return all;
        }
        Optional<BoundPattern> pattern = model.pattern(before.get(0));
        if (pattern.isPresent()) {
            return pattern.get().parameters().stream()
                    .map(parameter -> AskedPattern.word(parameter) + "=")
                    .filter(word -> before.stream().noneMatch(each -> each.startsWith(word)))
                    .toList();
        }
        return switch (before.get(0)) {
            case "open" -> model.analysis().space().routes().map(Route::name).toList();
            case "scan" ->
                model.design().tables().stream()
                        .map(table -> table.name().text())
                        .toList();
            case "follow" -> before.size() < 2 ? List.of() : references(before.get(1));
            default -> List.of();
        };
    }

    private List<String> references(String number) {
        try {
            return chosen(List.of(number)).row().stream()
                    .flatMap(row -> model.model().entity(row.entity()).stream())
                    .flatMap(entity -> entity.attributes().stream())
                    .filter(attribute -> attribute.type() instanceof Type.Reference)
                    .map(attribute -> attribute.name().text())
                    .toList();
        } catch (MistypedException e) {
            return List.of();
        }
    }
}
