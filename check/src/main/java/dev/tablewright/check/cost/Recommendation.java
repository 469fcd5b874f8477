package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.cost.Comparison.WritePair;
import dev.tablewright.model.design.Layout;
import java.util.List;
import java.util.Optional;

/**
 * Which of two layouts to take, and why.
 *
 * @param layout the better one
 * @param clear whether it is much better, or others could see it otherwise
 * @param because the reasons that decided
 * @param factors all that was weighed
 * @param questions what a model cannot say, and which way each answer points
 */
public record Recommendation(
        Layout layout, boolean clear, String because, List<Factor> factors, List<Question> questions) {

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
        List<Factor> factors = new Factors(single, tables, patterns, writes).all();
        Optional<Factor> decisive = factors.stream().filter(Factor::decisive).findFirst();
        if (decisive.isPresent()) {
            return new Recommendation(
                    decisive.get().favours().orElseThrow(), true, decisive.get().reason(), factors, QUESTIONS);
        }
        long forSingle = weight(factors, Layout.SINGLE_TABLE);
        long forTables = weight(factors, Layout.TABLE_PER_ENTITY);
        // In doubt the simpler one: the books call several tables the exception, but only where one table gains
        // something.
        Layout better = forSingle > forTables ? Layout.SINGLE_TABLE : Layout.TABLE_PER_ENTITY;
        List<String> reasons = factors.stream()
                .filter(factor -> factor.favours().filter(better::equals).isPresent())
                .map(Factor::reason)
                .toList();
        String because = reasons.isEmpty()
                ? "nothing speaks for one table, and several are simpler to understand, to change and to analyse"
                : String.join("; ", reasons);
        return new Recommendation(better, Math.abs(forSingle - forTables) >= CLEAR, because, factors, QUESTIONS);
    }

    private static long weight(List<Factor> factors, Layout layout) {
        return factors.stream()
                .filter(factor -> factor.favours().filter(layout::equals).isPresent())
                .mapToLong(Factor::weight)
                .sum();
    }
}
