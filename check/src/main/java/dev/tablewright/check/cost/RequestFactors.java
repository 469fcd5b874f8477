package dev.tablewright.check.cost;

import dev.tablewright.check.cost.Comparison.PatternPair;
import dev.tablewright.check.load.Amount;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Rate;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** How many requests reads take: what lies together in one table may take several in the other layout. */
final class RequestFactors {

    private static final String NAME = "requests";

    /** Fewer nobody notices, be the patterns that take them ever so many. */
    private static final BigDecimal NOTICEABLE = new BigDecimal("0.05");

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    private final List<PatternPair> patterns;

    /** @param patterns that both layouts serve */
    RequestFactors(List<PatternPair> patterns) {
        this.patterns = List.copyOf(patterns);
    }

    /** By how often they are made; by the number of patterns only if nobody says how often. */
    Factor requests() {
        List<PatternPair> moreInTables = which(pair -> extra(pair).signum() > 0);
        List<PatternPair> moreInSingle = which(pair -> extra(pair).signum() < 0);
        if (moreInTables.isEmpty() && moreInSingle.isEmpty()) {
            return Factor.neither(NAME, "every pattern takes as many in both; " + sums());
        }
        if (nobodySaysHowOften()) {
            return counted(moreInSingle, moreInTables);
        }
        BigDecimal single = perSecond(PatternPair::single);
        BigDecimal tables = perSecond(PatternPair::tables);
        BigDecimal part = part(tables.subtract(single).abs(), single.min(tables));
        if (part.compareTo(NOTICEABLE) < 0) {
            return Factor.neither(
                    NAME, parts("in several tables ", moreInTables) + parts("in one table ", moreInSingle) + sums());
        }
        String more = Amount.number(part.multiply(HUNDRED)) + "% more requests in ";
        return tables.compareTo(single) > 0
                ? Factor.single(NAME, more + "several tables, for " + named(moreInTables) + ": " + sums())
                : Factor.tables(NAME, more + "one table, for " + named(moreInSingle) + ": " + sums());
    }

    private static Factor counted(List<PatternPair> moreInSingle, List<PatternPair> moreInTables) {
        String said = ", counted by patterns, as there are no rates in numbers";
        String inTables = FactorWords.all(quoted(moreInTables), "takes", "take") + " more requests in several tables";
        String inSingle = FactorWords.all(quoted(moreInSingle), "takes", "take") + " more requests in one table";
        if (moreInTables.size() > moreInSingle.size()) {
            return Factor.single(NAME, inTables + said);
        }
        return moreInSingle.size() > moreInTables.size()
                ? Factor.tables(NAME, inSingle + said)
                : Factor.neither(NAME, inTables + ", " + inSingle + said);
    }

    private static String parts(String where, List<PatternPair> pairs) {
        List<String> parts = pairs.stream().map(RequestFactors::part).toList();
        return parts.isEmpty() ? "" : where + WordList.few(parts) + "; ";
    }

    /** {@code `everything` takes 1 more, 10 times a day}. */
    private static String part(PatternPair pair) {
        return FactorWords.name(pair) + " takes "
                + Amount.number(extra(pair).abs()) + " more, "
                + howOften(pair.pattern().rate());
    }

    private static String howOften(Frequency frequency) {
        return frequency
                .peak()
                .or(frequency::average)
                .map(RequestFactors::times)
                .orElse("nobody says in numbers how often");
    }

    private static String times(Rate rate) {
        String period =
                switch (rate.per()) {
                    case SECOND -> "a second";
                    case MINUTE -> "a minute";
                    case HOUR -> "an hour";
                    case DAY -> "a day";
                    case MONTH -> "a month";
                };
        return (rate.amount().compareTo(BigDecimal.ONE) == 0 ? "once " : Amount.number(rate.amount()) + " times ")
                + period;
    }

    private String sums() {
        if (nobodySaysHowOften()) {
            return "no rates in numbers";
        }
        return Amount.number(perSecond(PatternPair::single)) + " read requests/s at peak in one table, "
                + Amount.number(perSecond(PatternPair::tables)) + " in several";
    }

    /** Many-to-many speaks for one table only where a page of several kinds gains by it, and often enough. */
    Factor relationships(Model model) {
        List<Relationship> many = model.relationships().stream()
                .filter(Relationship::isManyToMany)
                .toList();
        String facts = (many.isEmpty() ? "no many-to-many" : many.size() + " many-to-many") + "; "
                + FactorWords.counted(
                        which(PatternPair::isMixed).size(),
                        "pattern reads several kinds of entities",
                        "patterns read several kinds of entities");
        List<PatternPair> gaining = which(pair -> pair.isMixed()
                && extra(pair).signum() > 0
                && many.stream().anyMatch(relationship -> touches(pair, relationship)));
        if (gaining.isEmpty()) {
            return Factor.neither("relationships", facts);
        }
        String gain = facts + "; " + FactorWords.all(quoted(gaining), "takes", "take") + " fewer requests in one table";
        return nobodySaysHowOften() || isNoticeable(gaining)
                ? Factor.single("relationships", gain)
                : Factor.neither("relationships", gain + ", less than 5% of all");
    }

    private static boolean touches(PatternPair pair, Relationship relationship) {
        return pair.pattern().returns(relationship.left().text())
                || pair.pattern().returns(relationship.right().text());
    }

    private boolean isNoticeable(List<PatternPair> gaining) {
        BigDecimal gained =
                gaining.stream().map(pair -> peak(pair).multiply(extra(pair))).reduce(BigDecimal.ZERO, BigDecimal::add);
        return part(gained, perSecond(PatternPair::single)).compareTo(NOTICEABLE) >= 0;
    }

    /** No vote of its own: it comes with the number of requests. */
    Factor oneRequest() {
        List<PatternPair> lost = which(PatternPair::losesOneRequest);
        return Factor.neither(
                "one request",
                lost.isEmpty()
                        ? "nothing that one request gives in one table takes several in the other layout"
                        : named(lost) + ": what one request gives in one table comes from several in the other layout,"
                                + " a little further apart in time");
    }

    private List<PatternPair> which(Predicate<PatternPair> condition) {
        return patterns.stream().filter(condition).toList();
    }

    private static String named(List<PatternPair> pairs) {
        return WordList.few(quoted(pairs));
    }

    private static List<String> quoted(List<PatternPair> pairs) {
        return pairs.stream().map(FactorWords::name).toList();
    }

    private boolean nobodySaysHowOften() {
        return patterns.stream()
                .allMatch(pair -> pair.single().load().pace().peak().isEmpty());
    }

    /** What a call takes more in several tables. */
    private static BigDecimal extra(PatternPair pair) {
        return requests(pair.tables()).subtract(requests(pair.single()));
    }

    private static BigDecimal requests(PatternCost cost) {
        return cost.load().requests().expected();
    }

    private static BigDecimal peak(PatternPair pair) {
        return pair.single().load().pace().peak().orElse(BigDecimal.ZERO);
    }

    /** In the busiest second, as far as anybody says how often. */
    private BigDecimal perSecond(Function<PatternPair, PatternCost> side) {
        return patterns.stream()
                .map(pair -> peak(pair).multiply(requests(side.apply(pair))))
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Nothing of nothing: what never happens does not matter. */
    private static BigDecimal part(BigDecimal some, BigDecimal all) {
        return all.signum() == 0 ? BigDecimal.ZERO : some.divide(all, MathContext.DECIMAL64);
    }
}
