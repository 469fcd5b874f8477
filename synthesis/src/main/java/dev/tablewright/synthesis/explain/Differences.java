package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.price.Money;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.synthesis.candidate.Draft;
import dev.tablewright.synthesis.candidate.EntityChoice;
import dev.tablewright.synthesis.candidate.Gathering;
import dev.tablewright.synthesis.key.ValuePaths;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a design differs from the best one, and why it is not the best. */
public final class Differences {

    /** Keys of a few bytes more can make an item cost another unit; `compare` calls less than this equal. */
    private static final BigDecimal A_FIFTH_MORE = new BigDecimal("1.2");

    private final Model model;
    private final KeyWords words;

    public Differences(Model model) {
        this.model = model;
        this.words = new KeyWords(new ValuePaths(model));
    }

    /** Two designs of one layout. */
    public List<String> between(Draft best, Draft other, Worth bestWorth, Worth otherWorth) {
        List<String> sentences = new ArrayList<>();
        for (EntityChoice choice : other.choices()) {
            Optional<EntityChoice> chosen = best.choice(choice.name());
            if (chosen.filter(choice::equals).isEmpty()) {
                sentences.add(choice.name() + " stands " + words.choice(choice));
            }
        }
        for (Pattern pattern : model.patterns()) {
            String name = pattern.name().text();
            Optional<Gathering> there = best.gathering(name);
            Optional<Gathering> here = other.gathering(name);
            if (!there.map(Gathering::isInTable).equals(here.map(Gathering::isInTable))) {
                sentences.add("`" + name + "` reads " + place(here));
            }
        }
        sentences.add(why(bestWorth, otherWorth));
        return sentences;
    }

    /** Two designs of different layouts. */
    public List<String> ofLayouts(int tables, int indexes, Worth bestWorth, Worth otherWorth) {
        List<String> sentences = new ArrayList<>();
        sentences.add(WordList.count(tables, "table") + " and " + WordList.count(indexes, "index", "indexes"));
        sentences.add(why(bestWorth, otherWorth));
        boolean near = otherWorth.dollars().compareTo(bestWorth.dollars().multiply(A_FIFTH_MORE)) < 0;
        if (near && otherWorth.violations() <= bestWorth.violations()) {
            sentences.add("the layouts differ by less than a fifth, and sizes are estimates: other reasons may decide"
                    + " (`tablewright compare` names them)");
        }
        return sentences;
    }

    private static String place(Optional<Gathering> gathering) {
        return gathering
                .map(there -> there.isInTable() ? "them together in the table" : "them together in an index")
                .orElse("each of its entities by itself");
    }

    private static String why(Worth best, Worth other) {
        if (other.violations() > best.violations()) {
            return "it breaks " + WordList.count(other.violations() - best.violations(), "limit")
                    + " more: partitions too hot, or budgets not kept";
        }
        BigDecimal extra = other.dollars().subtract(best.dollars());
        if (extra.signum() > 0) {
            return "it costs " + new Money(extra) + " a month more";
        }
        return other.requests().compareTo(best.requests()) > 0
                ? "it costs the same and asks more often"
                : "it costs the same; the best one is plainer";
    }
}
