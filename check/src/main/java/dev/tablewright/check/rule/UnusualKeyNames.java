package dev.tablewright.check.rule;

import dev.tablewright.keys.KeyTemplate.Slot;
import dev.tablewright.keys.SlotFormat;
import dev.tablewright.keys.ValueEncoding;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A key that serves many entities has a name that fits them all, and the key of one entity has its own. Whoever meets the
 * other way round looks for an overloaded table that is not there, or overlooks the one that is.
 */
public final class UnusualKeyNames implements Rule {

    private static final Pattern GENERIC =
            Pattern.compile("[_-]?([PS]K|(partition|sort|hash|range)[_-]?key)", Pattern.CASE_INSENSITIVE);

    @Override
    public Code code() {
        return new Code("TW0406", "unusual-key-names", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.design().stream()
                // A table that exists has the names that it has.
                .filter(design -> design.encoding() != ValueEncoding.RAW)
                .flatMap(this::check);
    }

    private Stream<Diagnostic> check(Design design) {
        // Guards and counters make even the table of a single entity one of several kinds of items.
        Map<String, Integer> kinds = new HashMap<>();
        design.keys().forEach(keys -> kinds.merge(keys.table(), 1, Integer::sum));
        design.companions().forEach(companion -> kinds.merge(companion.table(), 1, Integer::sum));
        boolean generic = design.layout() == Layout.SINGLE_TABLE;
        Set<String> found = new HashSet<>();
        return design.keys().stream()
                .filter(keys -> generic == kinds.get(keys.table()) > 1)
                .filter(keys -> generic || keys.primary().values().allMatch(UnusualKeyNames::couldStandAlone))
                .flatMap(keys -> keys.primary()
                        .values()
                        .filter(value -> GENERIC.matcher(value.attribute()).matches() != generic)
                        .filter(value -> found.add(keys.table()))
                        .map(value -> generic ? speaking(keys, value) : generic(keys, value)));
    }

    private Diagnostic speaking(EntityKeys keys, KeyValue value) {
        return Diagnostic.of(
                        code(),
                        value.span(),
                        "`" + value.attribute() + "` is a key of every entity in the table `" + keys.table() + "`")
                .label("the name is that of one attribute")
                .help("in a table for several entities, call the key `PK` and `SK`, each with a template");
    }

    private Diagnostic generic(EntityKeys keys, KeyValue value) {
        return Diagnostic.of(
                        code(),
                        value.span(),
                        "`" + value.attribute() + "` says nothing about the key of the table `" + keys.table() + "`")
                .label("all items there are of " + keys.entity())
                .help("make the key of attributes as they are, under their own names: `key: [ … ]`");
    }

    /** Only an attribute as it is can lend a key its name; what is made of several has none. */
    private static boolean couldStandAlone(KeyValue value) {
        if (!(value instanceof KeyValue.Composed composed)) {
            return true;
        }
        List<Slot> slots = composed.template().slots();
        return slots.size() <= 1
                && slots.stream()
                        .allMatch(slot -> slot.path().size() == 1 && slot.format() instanceof SlotFormat.Plain);
    }
}
