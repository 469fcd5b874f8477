package dev.tablewright.generate.typescript;

import dev.tablewright.access.key.IndexKeyParts;
import dev.tablewright.access.key.KeyPart;
import dev.tablewright.access.key.Leaf;
import dev.tablewright.access.key.Placement;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.entity.Condition;
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
        this.variable = context.naming().of("variable", entity);
        this.ways = new Ways(context);
    }

    void add(Lines lines) {
        String prefix = context.naming().prefix(entity);
        List<IndexKeyParts> written =
                IndexKeyParts.of(context.space(), entity.name().text());
        for (Placement placement : context.space().of(entity.name().text())) {
            List<KeyPart> parts = placement.parts().toList();
            boolean table = !placement.route().isIndex();
            String name = context.naming()
                    .function(
                            prefix + (table ? "" : Naming.part(placement.route().name())) + "Key");
            String where = table
                    ? "in the table"
                    : "in " + Tsdoc.code(placement.route().name());
            function(lines, true, name, words() + " " + where, parts, placement.when(), stored(parts));
            List<KeyPart> composed = written.stream()
                    .filter(one -> one.placement().equals(placement))
                    .findFirst()
                    .map(IndexKeyParts::parts)
                    .orElse(List.of());
            if (table || composed.equals(parts)) {
                spread.add(call(name, parts));
            } else if (!composed.isEmpty()) {
                // Attributes of the entity itself are there anyway, and whether they are decides nothing here.
                String rest = context.naming()
                        .function(prefix + Naming.part(placement.route().name()) + "Attributes");
                function(lines, false, rest, "", composed, placement.when(), stored(composed));
                spread.add(call(rest, composed));
            }
        }
        context.design().companions().stream()
                .filter(companion ->
                        companion.member().entity().equals(entity.name().text()))
                .forEach(companion ->
                        context.space().of(companion).ifPresent(placement -> beside(lines, companion, placement)));
    }

    private void beside(Lines lines, CompanionItem companion, Placement placement) {
        boolean guard = companion.purpose() == CompanionItem.Purpose.UNIQUENESS;
        String attribute = companion.member().attribute();
        List<KeyPart> parts = placement.parts().toList();
        String name = context.naming()
                .function(
                        context.naming().prefix(entity) + Naming.part(attribute) + (guard ? "GuardKey" : "CounterKey"));
        String result = parts.stream()
                .map(part -> Words.property(part.attribute()) + ": " + storedType(part))
                .collect(Collectors.joining("; ", "{ ", " }"));
        String role = guard
                ? "the item that keeps " + Tsdoc.code(attribute) + " unique"
                : "the item that counts " + Tsdoc.code(attribute);
        function(lines, true, name, role + " in " + Tsdoc.code(companion.table()), parts, Condition.ALWAYS, result);
    }

    private String words() {
        return "one " + Tsdoc.code(context.naming().entity(entity));
    }

    /** Lines of an item that is put together of keys. */
    List<String> spread() {
        return spread;
    }

    private String call(String name, List<KeyPart> parts) {
        return "..." + name + "(" + variable + (isExact(parts) ? ", exact)," : "),");
    }

    private String storedType(KeyPart part) {
        return part.isDirect() ? way(leafOf(part)).codec().stored() : "string";
    }

    private static Leaf leafOf(KeyPart part) {
        return part.pieces().get(0).leaf().orElseThrow();
    }

    private Way way(Leaf leaf) {
        return ways.inEntity(variable, entity, leaf.steps());
    }

    private String stored(List<KeyPart> parts) {
        String names = parts.stream()
                .map(part -> Words.literal(part.attribute()))
                .distinct()
                .collect(Collectors.joining(" | "));
        return "Required<Pick<" + context.naming().storedEntity(entity) + ", " + names + ">>";
    }

    private boolean isExact(List<KeyPart> parts) {
        return parts.stream()
                .anyMatch(part -> part.isDirect() && way(leafOf(part)).codec().isExact());
    }

    /** Whether items may have no such key. */
    boolean isSparse(List<KeyPart> parts, Condition when) {
        return !when.isAlways()
                || leaves(parts).stream().anyMatch(leaf -> way(leaf).optional());
    }

    private static Set<Leaf> leaves(List<KeyPart> parts) {
        Set<Leaf> leaves = new LinkedHashSet<>();
        parts.forEach(part -> part.pieces().forEach(piece -> piece.leaf().ifPresent(leaves::add)));
        return leaves;
    }

    private void function(
            Lines lines,
            boolean exported,
            String name,
            String what,
            List<KeyPart> parts,
            Condition when,
            String result) {
        boolean sparse = isSparse(parts, when);
        lines.blank();
        if (exported) {
            String shape = parts.stream()
                    .map(part -> Tsdoc.code(part.attribute() + " = " + shown(part)))
                    .collect(Collectors.joining(", "));
            String condition = when.isAlways() ? "" : " Only where " + Tsdoc.code(when.toString()) + ".";
            lines.doc("The key of " + what + ": " + shape + "." + condition);
        }
        List<String> terms = new ArrayList<>();
        leaves(parts).stream().map(this::way).filter(Way::optional).forEach(way -> terms.add(way.isAbsent()));
        new ConditionText(context, entity, variable)
                .failures(when).stream().filter(term -> !terms.contains(term)).forEach(terms::add);
        List<String> parameters = new ArrayList<>();
        taken(parts, when).ifPresent(type -> parameters.add(variable + ": " + type));
        if (parameters.isEmpty()) {
            // A key of constants; callers give what they have all the same.
            parameters.add("_" + variable + "?: unknown");
        }
        if (isExact(parts)) {
            parameters.add("exact: ExactNumberOf");
        }
        String type = sparse ? result + " | undefined" : result.replaceFirst("^Required<(Pick<.*>)>$", "$1");
        lines.function((exported ? "export " : "") + "function " + name, parameters, type);
        if (!terms.isEmpty()) {
            lines.giveUpIf(terms);
        }
        lines.open("return {");
        Set<String> seen = new LinkedHashSet<>();
        parts.stream()
                .filter(part -> seen.add(part.attribute()))
                .forEach(part -> lines.line(Words.property(part.attribute()) + ": " + value(part) + ","));
        lines.close("};").close("}");
    }

    private static String shown(KeyPart part) {
        return part.pieces().stream().map(piece -> piece.text()).collect(Collectors.joining());
    }

    private String value(KeyPart part) {
        if (part.isDirect()) {
            Way way = way(leafOf(part));
            return way.codec().write(way.value());
        }
        return SlotText.composed(part.pieces(), this::way);
    }

    /** The part of the entity that makes the key: who has no more can ask for it. */
    private Optional<String> taken(List<KeyPart> parts, Condition when) {
        Set<String> names = new LinkedHashSet<>();
        leaves(parts).forEach(leaf -> names.add(leaf.first()));
        when.comparisons().forEach(comparison -> names.add(comparison.path().first()));
        if (names.isEmpty()) {
            return Optional.empty();
        }
        String properties = names.stream()
                .map(name ->
                        Words.literal(context.naming().property(entity.name().text(), name)))
                .collect(Collectors.joining(" | "));
        return Optional.of("Pick<" + context.naming().entity(entity) + ", " + properties + ">");
    }
}
