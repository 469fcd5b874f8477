package dev.tablewright.app.cost;

import dev.tablewright.app.Pipeline;
import dev.tablewright.capacity.price.BuiltInPrices;
import dev.tablewright.capacity.price.PriceFile;
import dev.tablewright.capacity.price.PriceList;
import dev.tablewright.check.cost.CostReport;
import dev.tablewright.check.cost.Setting;
import dev.tablewright.model.source.SourceFile;
import dev.tablewright.testing.Examples;
import java.util.Optional;

/** Reports to render: of all examples, and of a model that is hot, hostile and says too little. */
final class CostReports {

    static final String HOSTILE_PRICES = """
            region, as_of, read_million, write_million, read_hour, write_hour, storage, pitr, source
            us-east-1, 2026-07-30, 0.10, 0.50, 0.0001, 0.0005, 0.20, 0.16, <script>alert("p")</script> & 'more'
            """;

    private static final String HOSTILE = """
            tablewright: 1
            application: Hot
            entities:
              Event:
                id: eventId
                attributes:
                  eventId: { type: string, max: 30 }
                  day: timestamp
                  text: string
                expect: { count: 5M }
              Thing:
                id: thingId
                attributes:
                  thingId: { type: string, max: 30 }
            patterns:
              eventsOfDay: { list: Event, by: day, page: 500, rate: 3000/s }
              event: { get: Event, by: eventId, rate: high }
            writes:
              record: { create: Event, rate: 4000/s }
              addThing: { create: Thing, rate: 5/s }
            design:
              keys:
                Event: { PK: "</td><script>&amp;\\"'{day:day}", SK: "E#{eventId}" }
                Thing: { PK: "T#\\u202e\\ufffe\\u0007{thingId}", SK: "T" }
            """;

    private CostReports() {}

    static CostReport example(String name) {
        return of(name, Examples.text(name), usual());
    }

    static CostReport hostile() {
        PriceList prices = PriceFile.read(HOSTILE_PRICES)
                .prices()
                .orElseThrow()
                .of("us-east-1")
                .orElseThrow();
        return of("hostile", HOSTILE, prices);
    }

    private static CostReport of(String name, String model, PriceList prices) {
        return Pipeline.cost(
                        Pipeline.check(new SourceFile(name + ".yaml", model))
                                .model()
                                .orElseThrow(),
                        Setting.asSaid(prices, Optional.empty()))
                .orElseThrow();
    }

    private static PriceList usual() {
        return BuiltInPrices.prices().of("us-east-1").orElseThrow();
    }
}
