package dev.tablewright.generate.java;

import dev.tablewright.model.design.KeyAttribute;
import dev.tablewright.model.design.Table;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Entity;
import java.util.Optional;

/**
 * What a facade has for those who read the streams of its tables: changes for all, and counts and sums that are kept from the stream, for
 * models that have such.
 */
final class StreamSource {

    private final Context context;
    private final boolean async;

    StreamSource(Context context, boolean async) {
        this.context = context;
        this.async = async;
    }

    /** The methods; nothing is kept that a connection does not have. */
    void methods(Code code) {
        code.blank()
                .javadoc("Tells listeners of what happens to entities, from the streams of the tables.")
                .block("public " + Library.CHANGES + " changes() {", "return connection.changes();");
        if (appliesStream()) {
            code.blank()
                    .javadoc(new Javadoc()
                            .paragraph(
                                    "Brings counts and sums up to date that are kept from the stream. Every event counts "
                                            + "exactly once, however often it is delivered.")
                            .tag("@return", "how many events changed a number, now and not before"));
            String result = async ? Library.FUTURE + "<Integer>" : "int";
            code.block(
                    "public " + result + " applyStream(" + Library.LIST + "<" + Library.STREAM_EVENT + "> events) {",
                    "return connection.apply(" + tallies(markers().get()) + ", events);");
        }
    }

    /** Whether there are numbers to be kept from the stream, and a table that can hold what was counted. */
    boolean appliesStream() {
        return isTallied() && markers().isPresent();
    }

    private String tallies(Table markers) {
        String entities = async ? context.naming().facade() + ".entities()" : "entities()";
        String table = async
                ? FacadeNames.table(context, markers.name().text())
                : FacadeNames.constant(context, markers.name().text());
        String expiry = context.model()
                .deployment()
                .settings(markers.name().text(), Optional.empty())
                .ttl()
                .map(attribute -> Library.OPTIONAL + ".of(" + JavaNames.literal(attribute) + ")")
                .orElse(Library.OPTIONAL + ".empty()");
        return "new " + Library.STREAM_TALLIES + "(" + entities + ", " + table + ", " + expiry + ")";
    }

    /** When an entity expires, its parents' numbers cannot be kept in the same transaction either. */
    private boolean isTallied() {
        return context.model().aggregates().stream()
                .anyMatch(aggregate -> aggregate.upkeep() == Aggregate.Upkeep.STREAM
                        || context.model()
                                .entity(aggregate.source().text())
                                .flatMap(Entity::ttl)
                                .isPresent());
    }

    /** The table for markers, whose keys are texts: one that forgets them, if there is one. */
    private Optional<Table> markers() {
        Optional<Table> forgetful = context.design().tables().stream()
                .filter(StreamSource::hasTextKeys)
                .filter(table -> context.model()
                        .deployment()
                        .settings(table.name().text(), Optional.empty())
                        .ttl()
                        .isPresent())
                .findFirst();
        return forgetful.or(() -> context.design().tables().stream()
                .filter(StreamSource::hasTextKeys)
                .findFirst());
    }

    private static boolean hasTextKeys(Table table) {
        return table.key().attributes().allMatch(attribute -> attribute.type() == KeyAttribute.KeyType.STRING);
    }
}
