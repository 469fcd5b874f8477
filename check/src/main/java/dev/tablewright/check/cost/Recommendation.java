package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.model.design.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which of two layouts to take, and why.
 *
 * @param layout the better one; empty if both are the same
 * @param clear whether it is much better, or others could see it otherwise
 * @param because the reasons that decided
 * @param factors all that was weighed
 * @param questions what a model cannot say, and which way each answer points
 */
public record Recommendation(
        Optional<Layout> layout, boolean clear, String because, List<Factor> factors, List<Question> questions) {

    public Recommendation {
        factors = List.copyOf(factors);
        questions = List.copyOf(questions);
    }

    /** Something that only the team knows. */
    public record Question(String text, Layout ifYes) {}

    /** So many factors more are a clear case. */
    private static final int CLEAR = 2;

    private static final List<Question> QUESTIONS = List.of(
            new Question("Is the application new, and are its patterns still being found?", Layout.TABLE_PER_ENTITY),
            new Question("Is the team new to DynamoDB?", Layout.TABLE_PER_ENTITY),
            new Question("Do people ask questions of the data that no pattern foresees?", Layout.TABLE_PER_ENTITY),
            new Question("Is it read through GraphQL, a resolver for each entity?", Layout.TABLE_PER_ENTITY),
            new Question("Must every page answer within 10 ms?", Layout.SINGLE_TABLE));

    static Recommendation of(Side single, Side tables, List<PatternPair> patterns, List<WritePair> writes) {
        if (single.tables() == tables.tables()) {
            String same = "both layouts are the same: "
                    + (single.tables() == 1 ? "one table" : "the same " + single.tables() + " tables");
            return new Recommendation(Optional.empty(), false, same, List.of(), List.of());
        }
        return of(new Factors(single, tables, patterns, writes).all());
    }

    static Recommendation of(List<Factor> factors) {
        List<Factor> decisive = factors.stream().filter(Factor::decisive).toList();
        if (!decisive.isEmpty()) {
            // The first is the worst: what is not served at all is not late either.
            Factor first = decisive.get(0);
            boolean agreed = decisive.stream().map(Factor::favours).distinct().count() == 1;
            return new Recommendation(first.favours(), agreed, first.reason(), factors, QUESTIONS);
        }
        long forSingle = weight(factors, Layout.SINGLE_TABLE);
        long forTables = weight(factors, Layout.TABLE_PER_ENTITY);
        // In doubt the simpler one: the books call several tables the exception, but only where one table gains
        // something.
        Layout better = forSingle > forTables ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY;
        String because = forSingle == forTables ? undecided(forSingle) : reasons(factors, better);
        boolean clear = Math.abs(forSingle - forTables) >= CLEAR;
        return new Recommendation(Optional.of(better), clear, because, factors, QUESTIONS);
    }

    private static String undecided(long forEach) {
        return forEach == 0
                ? "nothing speaks for one table, and several are simpler to understand, to change and to analyse"
                : "as much speaks for one as for the other: several tables, because they are simpler to understand,"
                        + " to change and to analyse";
    }

    private static String reasons(List<Factor> factors, Layout better) {
        return factors.stream()
                .filter(factor -> factor.favours().filter(better::equals).isPresent())
                .map(Factor::reason)
                .collect(Collectors.joining("; "));
    }

    private static long weight(List<Factor> factors, Layout layout) {
        return factors.stream()
                .filter(factor -> factor.favours().filter(layout::equals).isPresent())
                .mapToLong(Factor::weight)
                .sum();
    }
}
