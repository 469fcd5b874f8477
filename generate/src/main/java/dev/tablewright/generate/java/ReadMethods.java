package dev.tablewright.generate.java;

import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Methods that fill the requests of a pattern with what the caller gives. */
final class ReadMethods {

    private final Context context;
    private final Pattern pattern;
    private final PatternParameters parameters;
    private final List<ReadSource> reads;
    private final String result;

    ReadMethods(Context context, Pattern pattern, PatternParameters parameters, List<ReadSource> reads) {
        this.context = context;
        this.pattern = pattern;
        this.parameters = parameters;
        this.reads = reads;
        this.result = pattern.operation() == Pattern.Operation.COUNT
                ? "Long"
                : new Rows(context, parameters.requests()).type();
    }

    void add(Code code, String constant) {
        switch (pattern.operation()) {
            case GET -> {
                if (pattern.batch().isPresent()) {
                    batch(code, constant);
                } else {
                    get(code, constant);
                }
            }
            case COUNT -> count(code, constant);
            case LIST -> list(code, constant);
        }
    }

    private String name() {
        return context.naming().of(pattern).method();
    }

    private String declared() {
        String declared = parameters.declared();
        return declared.isEmpty() ? "" : ", " + declared;
    }

    private void get(Code code, String constant) {
        ReadSource read = reads.get(0);
        code.blank()
                .open("static §Step<§Optional<" + result + ">> " + name() + "(§Settings settings" + declared() + ") {");
        if (read.request().isByKey()) {
            code.line("return " + read.on(constant) + ".get(settings, " + read.key() + ");");
        } else {
            code.line("return " + listing(code, constant, read) + ".first(settings);");
        }
        code.close();
    }

    private void batch(Code code, String constant) {
        ReadSource read = reads.get(0);
        String key = parameters.batchKey();
        code.blank()
                .open("static §Step<§Map<" + key + ", " + result + ">> " + name() + "(§Settings settings, §Collection<"
                        + key + "> " + parameters.batchCollection() + ") {");
        String asked = read.request().isByKey() ? "§Item" : "§Listing<" + result + ">";
        code.line("§Map<" + key + ", " + asked + "> requests = new §LinkedHashMap<>();");
        code.open("for (" + key + " " + parameters.batchVariable() + " : " + parameters.batchCollection() + ") {");
        String request = read.request().isByKey() ? read.key() : listing(code, constant, read);
        code.line("requests.put(" + parameters.batchVariable() + ", " + request + ");")
                .close();
        code.line("return "
                        + (read.request().isByKey() ? read.batch(constant) : "§Listing.firsts(settings, requests)")
                        + ";")
                .close();
    }

    private void count(Code code, String constant) {
        code.blank().open("static §Step<Long> " + name() + "(§Settings settings" + declared() + ") {");
        if (reads.size() == 1) {
            code.line("return " + counted(code, constant, reads.get(0)) + ";");
        } else {
            List<String> steps = new ArrayList<>();
            for (int i = 0; i < reads.size(); i++) {
                steps.add(counted(code, constant + "_" + (i + 1), reads.get(i)));
            }
            code.line("return §Step.all(§List.of(" + String.join(", ", steps)
                    + "), counts -> §Step.done(counts.stream().mapToLong(Long::longValue).sum()));");
        }
        code.close();
    }

    /** The count of one partition, or of several. */
    private String counted(Code code, String shape, ReadSource read) {
        String start = read.on(shape) + ".count";
        if (read.request().walk().isPresent()) {
            return start + (read.loops().isEmpty() ? "" : "Scattered") + "(settings, " + walk(read) + ")";
        }
        return start + "(settings, " + (read.loops().isEmpty() ? read.values() : partitions(code, read)) + ")";
    }

    private void list(Code code, String constant) {
        code.blank().open("static §Listing<" + result + "> " + name() + "(" + parameters.declared() + ") {");
        if (reads.size() == 1) {
            code.line("return " + listing(code, constant, reads.get(0)) + given() + ";")
                    .close();
            return;
        }
        StringBuilder listings = new StringBuilder();
        for (int i = 0; i < reads.size(); i++) {
            listings.append(i == 0 ? "" : ", ").append(listing(code, constant + "_" + (i + 1), reads.get(i)));
        }
        OrderSource order = new OrderSource(context, parameters.requests());
        code.line("return §Listing.<" + result + ">together(" + constant + "_CALL, §List.of(" + listings + "), "
                + order.comparator() + ")" + given() + ";");
        code.close();
        order.methods(code);
    }

    /** What a cursor is bound to beside the values of the key condition. */
    private String given() {
        Map<String, String> given = new LinkedHashMap<>();
        parameters.requests().given().forEach((name, operand) -> given.put(name, operand.accept(reads.get(0))));
        return given.isEmpty() ? "" : ".given(" + MapLiteral.of(given) + ")";
    }

    /** What one read finds, in one partition or in several. */
    String listing(Code code, String shape, ReadSource read) {
        if (read.request().walk().isPresent()) {
            return read.on(shape) + (read.loops().isEmpty() ? ".walk(" : ".walkScattered(") + walk(read) + ")";
        }
        if (read.loops().isEmpty()) {
            return read.on(shape) + ".one(" + read.values() + ")";
        }
        return read.on(shape) + ".scatter(" + partitions(code, read) + ")";
    }

    /** Declares the values of all partitions that are asked at the same time. */
    private String partitions(Code code, ReadSource read) {
        String variable = "partitions" + (reads.size() == 1 ? "" : "" + (reads.indexOf(read) + 1));
        code.line("§List<§Item> " + variable + " = new §ArrayList<>("
                + read.request().width() + ");");
        for (ReadSource.LoopVariable loop : read.loops()) {
            code.open("for (var " + loop.name() + " : " + texts(loop) + ") {");
        }
        code.line(variable + ".add(" + read.values() + ");");
        read.loops().forEach(loop -> code.close());
        return variable;
    }

    private static String texts(ReadSource.LoopVariable loop) {
        return "§List.of(" + String.join(", ", loop.values()) + ")";
    }

    private String walk(ReadSource read) {
        String start = "§TimeUnits.of(" + parameters.narrowed() + ", §TimeUnit."
                + read.request().walk().orElseThrow().name() + ", "
                + read.request().read().backwards() + ", " + read.unit() + " -> ";
        return start + (read.loops().isEmpty() ? read.values() : streamed(read, 0) + ".toList()") + ")";
    }

    /** The values of all partitions: the last loop changes first, as in loops one inside the other. */
    private static String streamed(ReadSource read, int index) {
        ReadSource.LoopVariable loop = read.loops().get(index);
        boolean last = index + 1 == read.loops().size();
        return texts(loop) + ".stream()." + (last ? "map" : "flatMap") + "(" + loop.name() + " -> "
                + (last ? read.values() : streamed(read, index + 1)) + ")";
    }
}
