package dev.tablewright.generate.java;

/** What a facade has for writes that are made elsewhere: one of them or several, that throw refusals or give them. */
record DoingSource(WritesSource writes, boolean async) {

    void methods(Code code) {
        String value = async ? ".thenApply(§Outcome::orThrow)" : ".orThrow()";
        code.blank().javadoc(refusing("Does one write, and gives what it gives."));
        code.block("public <T> " + future("T") + " write(§Write<T> write) {", "return tryWrite(write)" + value + ";");
        code.blank().javadoc("Does one write, or says what stands in the way.");
        code.block(
                "public <T> " + future("§Outcome<T>") + " tryWrite(§Write<T> write) {",
                "return connection.run(write);");
        if (writes.hasCascades()) {
            code.blank()
                    .javadoc("Deletes an entity and all that belongs to it, and gives how many went with it; or says"
                            + " what stands in the way.");
            code.block(
                    "public " + future("§Outcome<Long>") + " tryWrite(§Cascade cascade) {",
                    "return connection.run(§CallInfo.of(\"cascade\"), " + (async ? "() -> " : "")
                            + "cascade.step(connection.settings()));");
        }
        String several = "§Write<?>... writes";
        String arguments = "(§CallInfo.of(\"transact\"), §List.of(writes));";
        code.blank().javadoc(refusing("Does several writes, all or nothing."));
        code.block(
                "public " + (async ? future("Void") : "void") + " transact(" + several + ") {",
                (async ? "return " : "") + "connection.transact" + arguments);
        code.blank().javadoc("Does several writes, all or nothing, or says what stands in the way.");
        code.block(
                "public " + future("§Outcome<Void>") + " tryTransact(" + several + ") {",
                "return connection.tryTransact" + arguments);
    }

    private Javadoc refusing(String text) {
        return FacadeSource.refusing(new Javadoc().paragraph(text), async);
    }

    private String future(String type) {
        return async ? "§CompletableFuture<" + type + ">" : type;
    }
}
