package dev.tablewright.check;

import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Takes away the findings that the author has accepted, and speaks up about suppressions that do nothing. */
public final class Suppressions {

    public static final Code UNKNOWN_RULE = new Code("TW0190", "unknown-rule", Severity.ERROR);
    public static final Code UNSUPPRESSIBLE = new Code("TW0191", "unsuppressible", Severity.ERROR);
    public static final Code UNUSED = new Code("TW0192", "unused-suppression", Severity.WARNING);

    private Suppressions() {}

    /**
     * The findings that remain, sorted.
     *
     * @param known all codes that there are
     */
    public static List<Diagnostic> apply(Model model, List<Diagnostic> found, Collection<Code> known) {
        Map<String, Code> codes = known.stream().collect(Collectors.toMap(Code::id, Function.identity()));
        Diagnostics remaining = new Diagnostics();
        Set<Suppression> used = new HashSet<>();
        for (Diagnostic diagnostic : found) {
            List<Suppression> covering = model.suppressions().stream()
                    .filter(s -> diagnostic.code().isSuppressible())
                    .filter(s -> s.covers(diagnostic.code().id(), diagnostic.span()))
                    .toList();
            used.addAll(covering);
            if (covering.isEmpty()) {
                remaining.report(diagnostic);
            }
        }
        for (Suppression suppression : model.suppressions()) {
            if (!used.contains(suppression)) {
                remaining.report(idle(suppression, codes));
            }
        }
        return remaining.sorted();
    }

    private static Diagnostic idle(Suppression suppression, Map<String, Code> codes) {
        String id = suppression.code().text();
        Code code = codes.get(id);
        if (code == null) {
            Diagnostic diagnostic =
                    Diagnostic.of(UNKNOWN_RULE, suppression.code().span(), "there is no rule `" + id + "`");
            Optional<String> nearest = Nearest.to(id, codes.keySet());
            return nearest.map(name -> diagnostic.label("the nearest known code is `" + name + "`"))
                    .orElse(diagnostic);
        }
        if (!code.isSuppressible()) {
            return Diagnostic.of(UNSUPPRESSIBLE, suppression.code().span(), "`" + id + "` cannot be suppressed")
                    .note("it is an error: it says that something is false, not that it is unwise");
        }
        String where = suppression.on().map(name -> " on " + name).orElse("");
        return Diagnostic.of(UNUSED, suppression.span(), "nothing is found here that `" + id + "` would suppress")
                .label("no finding " + id + " (" + code.name() + ")" + where)
                .help("remove it");
    }
}
