package dev.tablewright.app.design;

import dev.tablewright.app.CheckedDesign;
import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.Pipeline;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.Model;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.synthesis.Proposal;
import dev.tablewright.synthesis.explain.Decision;
import dev.tablewright.synthesis.explain.Decision.Alternative;
import dev.tablewright.synthesis.explain.Decision.Kind;
import dev.tablewright.synthesis.explain.Remodelling;
import dev.tablewright.synthesis.layout.OtherLayout;
import dev.tablewright.synthesis.worth.Worth;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Results to render, with designs and decisions that were written by hand: the search has no part in them. */
final class ExampleDesigns {

    static final String PLACES = "Customer ||--o{ Order : places";

    private static final Remodelling SPLIT = new Remodelling(
            Remodelling.Kind.SPLIT,
            "Order",
            "`notes` in an item of its own, OrderDetails",
            new BigDecimal("-12.3"),
            -1,
            List.of("it pays above 3 KB of `notes`"),
            List.of("move `notes` to a new entity"));

    private ExampleDesigns() {}

    /** The shop's own design, and the one that follows from it in the other layout. */
    static DesignedModel shop(BigDecimal gap) {
        Model shop = model(read("shop"));
        return new DesignedModel(
                shop,
                false,
                List.of(
                        design(shop, List.of()),
                        design(
                                OtherLayout.of(shop).model(),
                                List.of("`customerPage` takes two requests in place of one."))),
                gap,
                Map.of(PLACES, "composite-key"),
                ExampleDesigns::decisions,
                () -> List.of(SPLIT),
                List.of("No item of Review was counted: 1,000 are taken."),
                List.of());
    }

    /** A model whose names and keys want to do something to a terminal or a document. */
    static DesignedModel hostile() {
        Model hostile = model("""
                tablewright: 1
                application: Hot
                entities:
                  Thing:
                    id: thingId
                    attributes:
                      thingId: { type: string, max: 30 }
                patterns:
                  thing: { get: Thing, by: thingId, rate: 5/s }
                design:
                  keys:
                    Thing: { PK: "T|\\u202e\\u0007\\e[31m{thingId}", SK: "T" }
                """);
        return new DesignedModel(
                hostile,
                false,
                List.of(design(hostile, List.of())),
                BigDecimal.ZERO,
                Map.of(PLACES, "composite-key"),
                ExampleDesigns::decisions,
                () -> List.of(SPLIT),
                List.of("nothing \u202e is\u0007 certain"),
                List.of());
    }

    static DesignedModel kept() {
        Model shop = model(read("shop"));
        return new DesignedModel(
                shop,
                true,
                List.of(design(shop, List.of())),
                BigDecimal.ZERO,
                Map.of(),
                List::of,
                List::of,
                List.of(),
                List.of());
    }

    static DesignedModel none() {
        SourceFile source = new SourceFile("shop.yaml", read("shop").replaceFirst("by: email,", "by: emial,"));
        return new DesignedModel(
                model(read("shop")),
                false,
                List.of(),
                BigDecimal.ZERO,
                Map.of(),
                List::of,
                List::of,
                List.of(),
                Pipeline.check(source).diagnostics());
    }

    private static List<Decision> decisions() {
        return List.of(
                new Decision(
                        Kind.RELATIONSHIP,
                        PLACES,
                        "composite key: orders stand in the partition of their customer",
                        List.of(
                                "`customerPage` reads a customer and his newest orders together, 90 times a second,"
                                        + " which is one request if they stand next to each other.",
                                "There is no limit to the orders of a customer."),
                        List.of(
                                new Alternative(
                                        "secondary index",
                                        new BigDecimal("132.041"),
                                        List.of("Every order is written twice.")),
                                new Alternative(
                                        "complex attribute",
                                        new BigDecimal("-3"),
                                        List.of("An item would outgrow 400 KB."))),
                        List.of("Below 3 orders a customer, a complex attribute is cheaper.")),
                new Decision(
                        Kind.ENTITY,
                        "Order",
                        "PK = CUSTOMER#{customer}",
                        List.of("It is read with its customer."),
                        List.of(),
                        List.of(),
                        List.of(SPLIT)),
                new Decision(Kind.INDEX, "GSI1", "overloaded", List.of("Two share it."), List.of(), List.of()),
                new Decision(
                        Kind.PATTERN,
                        "ordersByStatus",
                        "Query of GSI2",
                        List.of("It is sparse."),
                        List.of(new Alternative("a filter", BigDecimal.ZERO, List.of())),
                        List.of()));
    }

    private static CheckedDesign design(Model model, List<String> differences) {
        Setting setting = Setting.asSaid(BuiltInPrices.prices().of("us-east-1").orElseThrow(), Optional.empty());
        CostReport report = Pipeline.cost(model, setting).orElseThrow();
        BigDecimal dollars = report.bill().total().expected().dollars();
        Worth worth = new Worth(0, differences.size(), dollars, BigDecimal.valueOf(2_628_000_000L));
        return new CheckedDesign(new Proposal(model, worth, differences), report, List.of());
    }

    private static Model model(String text) {
        return Pipeline.check(new SourceFile("shop.yaml", text)).model().orElseThrow();
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of("../examples", name, name + ".yaml"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
