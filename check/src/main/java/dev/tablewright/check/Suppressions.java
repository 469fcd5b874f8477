package dev.tablewright.check;

import dev.tablewright.model.Model;
import dev.tablewright.model.Suppression;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Severity;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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
        Map<String, Code> codes = byId(known);
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

    /** What is wrong with suppressions whatever is found: for a file with errors, in which no rule can be run. */
    public static List<Diagnostic> refuse(List<Suppression> suppressions, Collection<Code> known) {
        Map<String, Code> codes = byId(known);
        return suppressions.stream()
                .map(suppression -> idle(suppression, codes))
                .filter(diagnostic -> !diagnostic.code().equals(UNUSED))
                .toList();
    }

    private static Map<String, Code> byId(Collection<Code> codes) {
        return codes.stream().collect(Collectors.toMap(Code::id, Function.identity()));
    }

    private static Diagnostic idle(Suppression suppression, Map<String, Code> codes) {
        String id = suppression.code().text();
        Code code = codes.get(id);
        if (code == null) {
            return Diagnostic.of(UNKNOWN_RULE, suppression.code().span(), "there is no code `" + id + "`")
                    .help("`tablewright explain` lists all codes");
        }
        if (!code.isSuppressible()) {
            return Diagnostic.of(UNSUPPRESSIBLE, suppression.code().span(), "`" + id + "` cannot be suppressed")
                    .note("it is an error: it says that something is false, not that it is unwise");
        }
        String where = suppression.on().map(name -> " for " + name).orElse("");
        return Diagnostic.of(UNUSED, suppression.span(), "nothing is found here that `" + id + "` would suppress")
                .label("no finding " + id + " (" + code.name() + ")" + where)
                .help("remove it");
    }
}
