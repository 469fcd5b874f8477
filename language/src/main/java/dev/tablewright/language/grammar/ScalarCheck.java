package dev.tablewright.language.grammar;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.grammar.Shape.Choice;
import dev.tablewright.language.grammar.Shape.Flag;
import dev.tablewright.language.grammar.Shape.Quantity;
import dev.tablewright.language.grammar.Shape.Text;
import dev.tablewright.language.grammar.Shape.Version;
import dev.tablewright.language.grammar.Shape.Whole;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Style;
import dev.tablewright.language.syntax.ScalarWord;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Nearest;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Holds a single value against its shape, with an eye for what YAML tools make of unquoted words. */
public final class ScalarCheck {

    private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");
    private static final int LONGEST_QUOTATION = 60;

    private final Diagnostics diagnostics;

    ScalarCheck(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    /** Whether a value fits; if not, that has been reported. */
    boolean accepts(Scalar scalar, Shape shape) {
        Optional<Diagnostic> problem = problem(scalar, shape);
        problem.ifPresent(diagnostics::report);
        return problem.isEmpty();
    }

    /** Whether a key that the author chose fits; if not, that has been reported. */
    boolean acceptsKey(Scalar key, Form form) {
        Optional<Diagnostic> problem = ScalarWord.BOOLEAN.matches(key.value()) ? ambiguous(key) : text(key, form);
        problem.ifPresent(diagnostics::report);
        return problem.isEmpty();
    }

    private static Optional<Diagnostic> problem(Scalar scalar, Shape shape) {
        if (shape instanceof Text text) {
            return text(scalar, text.form());
        }
        if (shape instanceof Choice choice) {
            return choice(scalar, choice);
        }
        if (shape instanceof Flag) {
            return flag(scalar);
        }
        if (shape instanceof Whole whole) {
            return whole(scalar, whole);
        }
        if (shape instanceof Quantity quantity) {
            return quantity.form().accepts(scalar.value()) ? Optional.empty() : malformed(scalar, quantity.form());
        }
        if (shape instanceof Version version) {
            return version(scalar, version);
        }
        // What a default means depends on the type of its attribute.
        return Optional.empty();
    }

    private static Optional<Diagnostic> text(Scalar scalar, Form form) {
        boolean plain = scalar.style() == Style.PLAIN;
        boolean truth = plain && ScalarWord.BOOLEAN.matches(scalar.value());
        boolean number = plain && ScalarWord.NUMBER.matches(scalar.value());
        if (truth && form.isQuotable()) {
            return Optional.of(quote(
                    scalar,
                    LanguageCode.BOOLEAN_AS_TEXT,
                    "expected " + form.noun() + ", found the truth value `" + scalar.value() + "`"));
        }
        if (number && form.isQuotable()) {
            return Optional.of(quote(
                    scalar,
                    LanguageCode.NUMBER_AS_TEXT,
                    "expected " + form.noun() + ", found the number `" + scalar.value() + "`"));
        }
        if (truth || number || !form.accepts(scalar.value())) {
            return malformed(scalar, form);
        }
        return ambiguous(scalar);
    }

    /** A word that is a text to us and a truth value to tools of YAML 1.1. */
    public static Optional<Diagnostic> ambiguous(Scalar scalar) {
        boolean truth = ScalarWord.OLD_BOOLEAN.matches(scalar.value()) || ScalarWord.BOOLEAN.matches(scalar.value());
        boolean nothing = ScalarWord.NULL.matches(scalar.value());
        if (scalar.style() != Style.PLAIN || !(truth || nothing)) {
            return Optional.empty();
        }
        return Optional.of(quote(
                scalar,
                LanguageCode.AMBIGUOUS_WORD,
                "many YAML tools read `" + scalar.value() + "` as " + (truth ? "a truth value" : "nothing at all")));
    }

    private static Diagnostic quote(Scalar scalar, LanguageCode code, String title) {
        String quoted = "\"" + scalar.value() + "\"";
        return code.at(scalar.span(), title)
                .help("put it into quotes: `" + quoted + "`")
                .fix(scalar.span(), quoted);
    }

    private static Optional<Diagnostic> malformed(Scalar scalar, Form form) {
        String value = scalar.value();
        String quoted = value.isBlank() ? "an empty text" : "`" + shortened(value) + "`";
        Diagnostic diagnostic =
                form.code().at(scalar.span(), quoted + " is not " + form.noun()).help(form.explanation());
        if (form.isMeasure() && value.startsWith("-") && form.accepts(value.substring(1))) {
            return Optional.of(diagnostic.label("it cannot be negative"));
        }
        return Optional.of(
                form == Form.NAME ? strange(value).map(diagnostic::label).orElse(diagnostic) : diagnostic);
    }

    /** Names the first character that cannot stand in a name; some cannot be seen, others look like what they are not. */
    private static Optional<String> strange(String value) {
        return value.codePoints()
                .filter(c -> c > 0x7F || !(Character.isLetterOrDigit(c) || c == '_'))
                .boxed()
                .findFirst()
                .map(c -> c > 0x7F
                        ? "the character U+"
                                + Integer.toHexString(0x100000 | c)
                                        .substring(c > 0xFFFF ? 1 : 2)
                                        .toUpperCase(Locale.ROOT)
                                + " is none of A to Z"
                        : "`" + Character.toString(c) + "` cannot stand in a name");
    }

    private static Optional<Diagnostic> choice(Scalar scalar, Choice choice) {
        if (choice.words().contains(scalar.value())) {
            // `off` is a word of the language in one place; we know what it means there.
            return Optional.empty();
        }
        Diagnostic diagnostic = LanguageCode.UNKNOWN_WORD.at(scalar.span(), "expected " + choice.description());
        Optional<String> nearest = Nearest.to(scalar.value(), choice.words());
        return Optional.of(nearest.map(word -> diagnostic.label("the nearest known word is `" + word + "`"))
                .orElse(diagnostic.label("`" + shortened(scalar.value()) + "` is none of them")));
    }

    private static Optional<Diagnostic> flag(Scalar scalar) {
        if (scalar.style() == Style.PLAIN && ScalarWord.BOOLEAN.matches(scalar.value())) {
            return Optional.empty();
        }
        Diagnostic diagnostic = LanguageCode.WRONG_SHAPE
                .at(scalar.span(), "expected `true` or `false`")
                .label("this is " + scalar.kind());
        if (!ScalarWord.OLD_BOOLEAN.matches(scalar.value())) {
            return Optional.of(diagnostic);
        }
        String word = scalar.value().matches("(?i)yes|on|y") ? "true" : "false";
        return Optional.of(diagnostic.help("write `" + word + "`").fix(scalar.span(), word));
    }

    private static Optional<Diagnostic> whole(Scalar scalar, Whole whole) {
        if (scalar.style() != Style.PLAIN || !WHOLE.matcher(scalar.value()).matches()) {
            return Optional.of(LanguageCode.WRONG_SHAPE
                    .at(scalar.span(), "expected a whole number")
                    .label("this is " + scalar.kind()));
        }
        boolean small = scalar.value().length() <= 18;
        long value = small ? Long.parseLong(scalar.value()) : Long.MAX_VALUE;
        return value >= whole.min() && value <= whole.max()
                ? Optional.empty()
                : Optional.of(LanguageCode.NUMBER_OUT_OF_RANGE.at(
                        scalar.span(), "expected a number between " + whole.min() + " and " + whole.max()));
    }

    private static Optional<Diagnostic> version(Scalar scalar, Version version) {
        String current = Integer.toString(version.current());
        return scalar.style() == Style.PLAIN && scalar.value().equals(current)
                ? Optional.empty()
                : Optional.of(LanguageCode.UNSUPPORTED_VERSION
                        .at(scalar.span(), "this is not a version of the model language that Tablewright knows")
                        .help("write `tablewright: " + current + "`"));
    }

    private static String shortened(String value) {
        String line = value.lines().findFirst().orElse("");
        return line.length() <= LONGEST_QUOTATION && line.equals(value)
                ? value
                : line.substring(0, Math.min(line.length(), LONGEST_QUOTATION)) + "…";
    }
}
