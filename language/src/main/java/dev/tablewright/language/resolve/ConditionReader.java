package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Condition.Operator;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads conditions: {@code status = PENDING and total > 100}, {@code status in [OPEN, WAITING]}, {@code endedAt absent}.
 */
final class ConditionReader {

    private static final Pattern TOKEN =
            Pattern.compile("\\s*(?:\"([^\"]*)\"|'([^']*)'|(!=|<=|>=|<>|==|[=<>\\[\\],])|([^\\s=<>!\\[\\],\"']+)|(.))");
    private static final Pattern PATH = Pattern.compile("[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*");
    private static final int LONGEST_PATH = 256;
    private static final String HELP =
            "write comparisons such as `status = PENDING`, `total >= 100`, `status in [A, B]`, `endedAt absent`,"
                    + " joined by `and`; between `{` and `}` a condition with `[` in it needs quotes";

    private enum Kind {
        WORD,
        QUOTED,
        SIGN
    }

    private record Token(Kind kind, String text, int start, int end) {}

    private final Scope scope;
    private final List<Entity> entities;
    private final Scalar scalar;
    private final List<Token> tokens = new ArrayList<>();
    private int next;

    private ConditionReader(Scope scope, List<Entity> entities, Scalar scalar) {
        this.scope = scope;
        this.entities = entities;
        this.scalar = scalar;
    }

    /** A condition on entities; each attribute must be known to at least one of them. */
    static Condition read(Scope scope, List<Entity> entities, Optional<Scalar> scalar) {
        return scalar.map(text -> new ConditionReader(scope, entities, text).read())
                .orElse(Condition.ALWAYS);
    }

    private Condition read() {
        tokenize();
        List<Comparison> comparisons = new ArrayList<>();
        do {
            Optional<Comparison> comparison = comparison();
            if (comparison.isEmpty()) {
                return new Condition(comparisons);
            }
            comparisons.add(comparison.get());
        } while (accept("and"));
        if (next < tokens.size()) {
            Token rest = tokens.get(next);
            String help = rest.text().equalsIgnoreCase("or")
                    ? "there is no `or`; compare one attribute with several values by `in [A, B]`"
                    : HELP;
            malformed(rest.start(), rest.end(), "unexpected `" + rest.text() + "`", help);
        }
        return new Condition(comparisons);
    }

    private void tokenize() {
        Matcher matcher = TOKEN.matcher(scalar.value().stripTrailing());
        int at = 0;
        while (at < matcher.regionEnd() && matcher.find(at)) {
            for (int group = 1; group <= 5; group++) {
                if (matcher.group(group) != null) {
                    Kind kind = group <= 2 ? Kind.QUOTED : group == 4 ? Kind.WORD : Kind.SIGN;
                    tokens.add(new Token(kind, matcher.group(group), matcher.start(group), matcher.end(group)));
                }
            }
            at = matcher.end();
        }
    }

    private Optional<Comparison> comparison() {
        if (next >= tokens.size()) {
            int end = scalar.value().length();
            return malformed(Math.max(0, end - 1), end, "the condition ends too early", HELP);
        }
        Token subject = tokens.get(next++);
        if (subject.kind() != Kind.WORD
                || subject.text().length() > LONGEST_PATH
                || !PATH.matcher(subject.text()).matches()) {
            return malformed(subject.start(), subject.end(), "expected an attribute here", HELP);
        }
        AttributePath path = new AttributePath(Arrays.asList(subject.text().split("\\.")), span(subject));
        if (next >= tokens.size()) {
            return malformed(subject.start(), subject.end(), "compared with what?", HELP);
        }
        Token sign = tokens.get(next++);
        String written = sign.text().equals("==") ? "=" : sign.text().equals("<>") ? "!=" : sign.text();
        Optional<Operator> operator = sign.kind() == Kind.QUOTED ? Optional.empty() : Operator.ofSign(written);
        if (operator.isEmpty()) {
            return malformed(sign.start(), sign.end(), "`" + sign.text() + "` is not a comparison", HELP);
        }
        return values(operator.get())
                .map(values ->
                        new Comparison(path, operator.get(), values, Scope.part(scalar, subject.start(), lastEnd())))
                .map(this::checked);
    }

    private Optional<List<Name>> values(Operator operator) {
        if (operator == Operator.EXISTS || operator == Operator.ABSENT) {
            return Optional.of(List.of());
        }
        if (operator != Operator.IN) {
            return value().map(List::of);
        }
        List<Name> values = new ArrayList<>();
        boolean open = accept("[");
        do {
            Optional<Name> value = value();
            if (value.isEmpty()) {
                return Optional.empty();
            }
            values.add(value.get());
        } while (open && accept(","));
        if (open && !accept("]")) {
            Token last = tokens.get(next - 1);
            malformed(last.start(), last.end(), "a `]` is missing behind this", HELP);
            return Optional.empty();
        }
        return Optional.of(values);
    }

    private Optional<Name> value() {
        if (next >= tokens.size() || tokens.get(next).kind() == Kind.SIGN) {
            Token at = tokens.get(Math.min(next, tokens.size() - 1));
            malformed(at.start(), at.end(), "a value is missing here", HELP);
            return Optional.empty();
        }
        Token token = tokens.get(next++);
        return Optional.of(new Name(token.text(), span(token)));
    }

    private boolean accept(String text) {
        boolean found = next < tokens.size()
                && tokens.get(next).kind() != Kind.QUOTED
                && tokens.get(next).text().equals(text);
        next += found ? 1 : 0;
        return found;
    }

    private int lastEnd() {
        return tokens.get(next - 1).end();
    }

    private Span span(Token token) {
        return Scope.part(scalar, token.start(), token.end());
    }

    private Optional<Comparison> malformed(int start, int end, String title, String help) {
        scope.report(LanguageCode.MALFORMED_CONDITION
                .at(Scope.part(scalar, start, end), title)
                .help(help));
        return Optional.empty();
    }

    private Comparison checked(Comparison comparison) {
        List<Entity> owners = entities.stream()
                .filter(entity -> scope.leadsSomewhere(entity, comparison.path()))
                .toList();
        if (owners.isEmpty() && !entities.isEmpty()) {
            scope.attribute(entities.get(0), comparison.path());
        }
        owners.stream()
                .flatMap(owner -> scope.find(owner, comparison.path()).stream())
                .findFirst()
                .ifPresent(attribute -> checkValues(comparison, attribute));
        return comparison;
    }

    private void checkValues(Comparison comparison, Attribute attribute) {
        Type type = attribute.type();
        boolean unordered = type == ScalarType.BOOLEAN || type instanceof Type.Choice || type.isCollection();
        if (comparison.operator().isOrdering() && unordered) {
            scope.report(LanguageCode.CONDITION_DOES_NOT_FIT.at(
                    comparison.span(), "values of type `" + type + "` have no order"));
            return;
        }
        for (Name value : comparison.values()) {
            Literals.problem(value.text(), type)
                    .ifPresent(problem -> scope.report(LanguageCode.CONDITION_DOES_NOT_FIT
                            .at(value.span(), "`" + value + "` is not a value of `" + comparison.path() + "`")
                            .label(problem)
                            .also(attribute.name().span(), "declared here")));
        }
    }
}
