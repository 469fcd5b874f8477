package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.KeyPiece;
import dev.tablewright.access.layout.CompanionLayout;
import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.layout.IndexLayout;
import dev.tablewright.access.layout.KeyLayout;
import dev.tablewright.access.request.Operand;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.generate.code.TextParts;
import dev.tablewright.model.entity.Entity;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The functions of an entity that make keys: those of its table and its indexes, of its guards and of its counters. */
final class KeyFunctions {

    private final Context context;
    private final Entity entity;
    private final String variable;
    private final Ways ways;
    /** What an item is put together of: calls of functions. */
    private final List<String> spread = new ArrayList<>();

    KeyFunctions(Context context, Entity entity) {
        this.context = context;
        this.entity = entity;
        this.variable = context.naming().of(entity).variable();
        this.ways = new Ways(context);
    }

    void add(Lines lines, EntityLayout layout) {
        String prefix = context.naming().prefix(entity);
        String words = "one " + Tsdoc.code(context.naming().of(entity).type());
        String table = context.naming().function(prefix + "Key");
        function(lines, table, Optional.of(words + " in the table"), layout.key(), stored(layout.key()));
        spread.add(call(table, layout.key()));
        for (IndexLayout index : layout.indexes()) {
            KeyLayout key = index.key();
            KeyLayout written = index.written();
            String part = prefix + Naming.part(key.route().name());
            String name = context.naming().function(part + "Key");
            String where = " in " + Tsdoc.code(key.route().name());
            function(lines, name, Optional.of(words + where), key, stored(key));
            if (written.parts().size() == key.parts().size()) {
                spread.add(call(name, key));
            } else if (!written.parts().isEmpty()) {
                // Attributes of the entity itself are there anyway, and whether they are decides nothing here.
                String rest = context.naming().function(part + "Attributes");
                function(lines, rest, Optional.empty(), written, stored(written));
                spread.add(call(rest, written));
            }
        }
        layout.companions().forEach(companion -> beside(lines, companion));
    }

    private void beside(Lines lines, CompanionLayout companion) {
        String attribute = companion.item().member().attribute();
        String name = context.naming()
                .function(context.naming().prefix(entity)
                        + Naming.part(attribute)
                        + (companion.isGuard() ? "GuardKey" : "CounterKey"));
        List<String> result = new ArrayList<>();
        companion
                .key()
                .parts()
                .forEach((part, value) -> result.add(Words.property(part) + ": "
                        + (value instanceof Operand.Stored whole
                                ? ways.codec(whole.path()).stored()
                                : "string")));
        String role = "the item that " + (companion.isGuard() ? "keeps " : "counts ") + Tsdoc.code(attribute)
                + (companion.isGuard() ? " unique in " : " in ")
                + Tsdoc.code(companion.item().table());
        function(lines, name, Optional.of(role), companion.key(), "{ " + String.join("; ", result) + " }");
    }

    /** Lines of an item that is put together of keys. */
    List<String> spread() {
        return spread;
    }

    private String call(String name, KeyLayout key) {
        return "..." + name + "(" + variable + (isExact(key) ? ", exact)," : "),");
    }

    private String stored(KeyLayout key) {
        String names = key.parts().keySet().stream().map(Words::literal).collect(Collectors.joining(" | "));
        return "Required<Pick<" + context.naming().of(entity).stored() + ", " + names + ">>";
    }

    private boolean isExact(KeyLayout key) {
        return key.parts().values().stream()
                .anyMatch(value -> value instanceof Operand.Stored whole
                        && ways.codec(whole.path()).isExact());
    }

    /** @param what the key is of, for those outside of the file */
    private void function(Lines lines, String name, Optional<String> what, KeyLayout key, String result) {
        lines.blank();
        what.ifPresent(words -> lines.doc(doc(words, key)));
        List<String> terms = new ArrayList<>();
        key.values().stream()
                .map(path -> ways.inEntity(variable, path))
                .filter(Way::optional)
                .forEach(way -> terms.add(way.isAbsent()));
        new ConditionText(ways, variable)
                .failures(key.when()).stream()
                        .filter(term -> !terms.contains(term))
                        .forEach(terms::add);
        List<String> parameters = new ArrayList<>();
        parameters.add(taken(key));
        if (isExact(key)) {
            parameters.add("exact: ExactNumberOf");
        }
        String type = key.isSparse() ? result + " | undefined" : result.replaceFirst("^Required<(Pick<.*>)>$", "$1");
        lines.function((what.isPresent() ? "export " : "") + "function " + name, parameters, type);
        if (!terms.isEmpty()) {
            lines.giveUpIf(terms);
        }
        lines.open("return {");
        key.parts().forEach((part, value) -> lines.line(Words.property(part) + ": " + value(value) + ","));
        lines.close("};").close("}");
    }

    private static String doc(String what, KeyLayout key) {
        List<String> shape = new ArrayList<>();
        key.parts().forEach((part, value) -> shape.add(Tsdoc.code(part + " = " + shown(value))));
        String when =
                key.when().stream().map(test -> test.comparison().toString()).collect(Collectors.joining(" and "));
        return "The key of " + what + ": " + String.join(", ", shape) + "."
                + (when.isEmpty() ? "" : " Only where " + Tsdoc.code(when) + ".");
    }

    private static String shown(Operand value) {
        return value instanceof Operand.Composed text
                ? text.whole().orElseThrow().pieces().stream()
                        .map(KeyPiece::text)
                        .collect(Collectors.joining())
                : ((Operand.Stored) value).source().text();
    }

    private String value(Operand value) {
        if (value instanceof Operand.Stored whole) {
            Way way = ways.inEntity(variable, whole.path());
            return way.codec().write(way.value());
        }
        return KeySlots.template(TextParts.of((Operand.Composed) value, encoded -> {
            Way way = ways.inEntity(variable, encoded.path());
            return KeySlots.TYPESCRIPT.of(encoded.slot(), way.codec().shape(), way.value());
        }));
    }

    /** The part of the entity that makes the key: who has no more can ask for it. Of a key of constants, anything. */
    private String taken(KeyLayout key) {
        Set<String> names = new LinkedHashSet<>();
        key.values().forEach(path -> names.add(property(path)));
        key.when().forEach(test -> names.add(property(test.path())));
        return names.isEmpty()
                ? "_" + variable + "?: unknown"
                : variable + ": Pick<" + context.naming().of(entity).type() + ", " + String.join(" | ", names) + ">";
    }

    private String property(ValuePath path) {
        return Words.literal(context.naming().property(entity.name().text(), path.first()));
    }
}
