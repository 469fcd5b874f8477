package dev.tablewright.generate.java;

import dev.tablewright.access.write.StreamMarkers;
import java.util.Optional;

/**
 * What a facade has for those who read the streams of its tables: changes for all, and counts and sums that are kept from the stream, for
 * models that have such.
 */
record StreamSource(Context context, boolean async) {

    /** The methods; nothing is kept that a connection does not have. */
    void methods(Code code) {
        code.blank()
                .javadoc("Tells listeners of what happens to entities, from the streams of the tables.")
                .block("public §Changes changes() {", "return connection.changes();");
        if (appliesStream()) {
            code.blank()
                    .javadoc(new Javadoc()
                            .paragraph("Brings counts and sums up to date that are kept from the stream. Every event"
                                    + " counts exactly once, however often it is delivered.")
                            .tag("@return", "how many events changed a number, now and not before"));
            String result = async ? "§CompletableFuture<Integer>" : "int";
            code.block(
                    "public " + result + " applyStream(§List<§StreamEvent> events) {",
                    "return connection.apply(" + tallies(markers().get()) + ", events);");
        }
    }

    /** Whether there are numbers to be kept from the stream, and a table that can hold what was counted. */
    boolean appliesStream() {
        return markers().isPresent();
    }

    private String tallies(StreamMarkers markers) {
        String entities = async ? context.naming().facade() + ".entities()" : "entities()";
        String name = markers.table().name().text();
        String table = async ? context.naming().table(name) : context.naming().tableConstant(name);
        String expiry = JavaNames.optional(markers.expiry());
        return "new §StreamTallies(" + entities + ", " + table + ", " + expiry + ")";
    }

    private Optional<StreamMarkers> markers() {
        return StreamMarkers.of(context.model(), context.design());
    }
}
