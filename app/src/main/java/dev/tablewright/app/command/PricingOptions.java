package dev.tablewright.app.command;

import dev.tablewright.app.file.InputFile;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.PriceFile;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.capacity.price.Prices;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Environment;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.PrintableText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** Where a design is priced, and by which prices. */
final class PricingOptions {

    private static final String USUAL_REGION = "us-east-1";

    @Option(
            names = "--region",
            paramLabel = "REGION",
            completionCandidates = PricedRegions.class,
            description = "The AWS region whose prices hold. Default: that of the environment, or us-east-1.")
    private String region;

    @Option(
            names = "--environment",
            paramLabel = "NAME",
            description = "An environment of the model, whose settings and region hold.")
    private String environment;

    @Option(
            names = "--prices",
            paramLabel = "FILE",
            description = "Your own prices, in place of the built-in ones; docs/prices.md shows the form.")
    private String prices;

    /** The setting, or what is wrong with the options, for people. */
    record Chosen(Optional<Setting> setting, List<String> problems) {

        private static Chosen wrong(String... problems) {
            return new Chosen(Optional.empty(), List.of(problems));
        }
    }

    /** The setting of somebody who says nothing about it. */
    static Setting usual() {
        return Setting.asSaid(BuiltInPrices.prices().of(USUAL_REGION).orElseThrow(), Optional.empty());
    }

    /** The options as they were given, for a command that is to be run again. */
    String arguments() {
        return (region == null ? "" : " --region " + region)
                + (environment == null ? "" : " --environment " + environment)
                + (prices == null ? "" : " --prices " + prices);
    }

    Chosen choose(Model model) {
        Prices known = BuiltInPrices.prices();
        if (prices != null) {
            InputFile file = InputFile.read(prices);
            if (file.unreadable()) {
                return Chosen.wrong("tablewright: the prices in " + PrintableText.oneLine(prices) + " cannot be read: "
                        + file.diagnostics().get(0).title());
            }
            PriceFile.Result read = PriceFile.read(file.source().text());
            if (read.prices().isEmpty()) {
                return new Chosen(
                        Optional.empty(),
                        read.mistakes().stream()
                                .map(mistake -> PrintableText.oneLine(prices + ": " + mistake))
                                .toList());
            }
            known = read.prices().get();
        }
        return choose(model, known);
    }

    private Chosen choose(Model model, Prices known) {
        List<Environment> environments = model.deployment().environments();
        Optional<Environment> where = Optional.ofNullable(environment).flatMap(model.deployment()::environment);
        if (environment != null && where.isEmpty()) {
            List<String> names =
                    environments.stream().map(env -> env.name().text()).toList();
            return Chosen.wrong("tablewright: the model has no environment `" + PrintableText.oneLine(environment) + "`"
                    + nearest(environment, names)
                    + (names.isEmpty() ? "; it has none at all" : "; it has " + String.join(", ", names)));
        }
        String place = Optional.ofNullable(region)
                .or(() -> where.flatMap(Environment::region))
                .or(() -> known.of(USUAL_REGION).map(PriceList::region))
                .or(() -> known.regions().size() == 1
                        ? Optional.of(known.regions().get(0))
                        : Optional.empty())
                .orElse(USUAL_REGION);
        return known.of(place)
                .map(list -> complete(model, Setting.asSaid(list, where)))
                .orElseGet(() -> Chosen.wrong("tablewright: there are no prices of the region `"
                        + PrintableText.oneLine(place) + "`" + nearest(place, known.regions()) + "; known are "
                        + known.regions().stream().collect(Collectors.joining(", "))
                        + "; yours can be given with --prices"));
    }

    /** A table of a class whose price nobody knows would look as if it cost nothing. */
    private static Chosen complete(Model model, Setting setting) {
        PriceList list = setting.prices();
        List<String> tables = model.design().stream()
                .flatMap(design -> design.tables().stream())
                .map(table -> table.name().text())
                .filter(table -> !setting.isPriced(model, table))
                .toList();
        return tables.isEmpty()
                ? new Chosen(Optional.of(setting), List.of())
                : Chosen.wrong("tablewright: the prices of " + list.region() + " as of " + list.asOf()
                        + " lack the class infrequent-access, which these tables have: "
                        + PrintableText.oneLine(String.join(", ", tables)) + "; yours can be given with --prices");
    }

    private static String nearest(String word, List<String> known) {
        return Nearest.to(word, known)
                .map(near -> ", the nearest is `" + near + "`")
                .orElse("");
    }
}
