package dev.tablewright.model.diagnostic;

import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A finding: what is wrong, where, what else belongs to it, and what to do. Built step by step, each step a new value:
 *
 * <pre>{@code
 * Diagnostic.of(code, span, "unknown attribute `emial`")
 *         .label("Customer has no such attribute")
 *         .also(customer, "Customer is declared here")
 *         .help("the nearest known attribute is `email`");
 * }</pre>
 *
 * @param title one line that says what is wrong
 * @param primary the smallest place that is wrong
 * @param secondary other places that explain it
 * @param notes facts
 * @param helps ways out
 * @param fix a change that is certainly right; empty if there is none
 */
public record Diagnostic(
        Code code,
        String title,
        Label primary,
        List<Label> secondary,
        List<String> notes,
        List<String> helps,
        List<Edit> fix) {

    public Diagnostic {
        secondary = List.copyOf(secondary);
        notes = List.copyOf(notes);
        helps = List.copyOf(helps);
        fix = List.copyOf(fix);
    }

    /** A finding with nothing but its title and place. */
    public static Diagnostic of(Code code, Span span, String title) {
        return new Diagnostic(code, title, new Label(span, ""), List.of(), List.of(), List.of(), List.of());
    }

    /** What is to be said at the place itself. */
    public Diagnostic label(String text) {
        return new Diagnostic(code, title, new Label(primary.span(), text), secondary, notes, helps, fix);
    }

    /** Another place that explains the finding. */
    public Diagnostic also(Span span, String text) {
        return new Diagnostic(code, title, primary, with(secondary, new Label(span, text)), notes, helps, fix);
    }

    /** A fact. */
    public Diagnostic note(String note) {
        return new Diagnostic(code, title, primary, secondary, with(notes, note), helps, fix);
    }

    /** A way out. */
    public Diagnostic help(String help) {
        return new Diagnostic(code, title, primary, secondary, notes, with(helps, help), fix);
    }

    /** A change that is certainly what the author meant. */
    public Diagnostic fix(Span span, String replacement) {
        return new Diagnostic(code, title, primary, secondary, notes, helps, with(fix, new Edit(span, replacement)));
    }

    public Severity severity() {
        return code.severity();
    }

    public Span span() {
        return primary.span();
    }

    private static <T> List<T> with(List<T> list, T element) {
        List<T> longer = new ArrayList<>(list);
        longer.add(element);
        return longer;
    }
}
