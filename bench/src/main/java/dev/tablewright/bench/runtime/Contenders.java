package dev.tablewright.bench.runtime;

import java.util.function.Function;

/** All ways that are compared, in the order of the columns. */
public enum Contenders {
    SDK("SDK alone", clients -> new SdkAlone(clients.open())),
    HAND("by hand", clients -> new HandWritten(clients.open())),
    GENERATED("generated", clients -> new GeneratedCode(clients.open())),
    RECORDS("Enhanced, static", clients -> EnhancedClient.records(clients.open())),
    BEANS("Enhanced, beans", clients -> EnhancedClient.beans(clients.open())),
    DOCUMENTS("Enhanced, documents", clients -> new EnhancedDocuments(clients.open())),
    STRAIGHT("straight", StraightReading::new);

    private final String title;
    private final Function<Clients, Contender> open;

    Contenders(String title, Function<Clients, Contender> open) {
        this.title = title;
        this.open = open;
    }

    String title() {
        return title;
    }

    Contender open(Clients clients) {
        return open.apply(clients);
    }
}
