package dev.tablewright.synthesis.explain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tablewright.model.design.Layout;
import dev.tablewright.synthesis.worth.Worth;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Large items of which often a small part would do; what the split ones cost is priced on a model that says them. */
class SplitProposalTest {

    private static final BigDecimal CENT = new BigDecimal("0.01");

    private static final String ARTICLES = """
            entities:
              Article:
                id: articleId
                attributes:
                  articleId: ulid
                  title: { type: string, max: 200 }
                  views: { type: integer, default: 0 }
                  body: { type: string, max: 20000 }
                expect: { count: 100K }
            patterns:
              article: { get: Article, by: articleId, rate: 50/s }
              title: { get: Article, by: articleId, rate: 80/s, needs: [title] }
            writes:
              publish: { create: Article, rate: 1/s }
              view: { update: Article, sets: [views], rate: 200/s }
              edit: { update: Article, sets: [body], rate: 2/s }
            """;

    private static final String SPLIT_BY_HAND = """
            entities:
              Article:
                id: articleId
                attributes:
                  articleId: ulid
                  title: { type: string, max: 200 }
                  views: { type: integer, default: 0 }
                expect: { count: 100K }
              ArticleDetails:
                id: article
                attributes:
                  article: Article
                  body: { type: string, max: 20000 }
                expect: { count: 100K }
            patterns:
              article: { list: [Article, ArticleDetails], by: article, rate: 50/s }
              title: { get: Article, by: articleId, rate: 80/s, needs: [title] }
            writes:
              publish:
                transaction: [{ create: Article }, { create: ArticleDetails }]
                rate: 1/s
              view: { update: Article, sets: [views], rate: 200/s }
              edit: { update: ArticleDetails, sets: [body], rate: 2/s }
            """;

    @ParameterizedTest
    @EnumSource(Layout.class)
    void costsWhatItCostsIfItIsWrittenByHand(Layout layout) {
        Explained whole = new Explained(ARTICLES, layout);
        Worth byHand = new Explained(SPLIT_BY_HAND, layout).worth().minus(whole.worth());

        Remodelling split = whole.remodelling("Article");

        assertThat(split.kind()).isEqualTo(Remodelling.Kind.SPLIT);
        assertThat(split.choice()).isEqualTo("`body` in an item of its own, ArticleDetails");
        assertThat(split.extra()).isNegative().isCloseTo(byHand.dollars(), within(CENT));
        assertThat(split.limits()).isZero();
    }

    @Test
    void saysWhatToWrite() {
        assertThat(split(ARTICLES).changes())
                .containsExactly(
                        "move `body` from Article to a new entity:"
                                + " `ArticleDetails: { id: article, attributes: { article: Article, body: … } }`",
                        "`article` becomes `list: [Article, ArticleDetails], by: article`",
                        "`publish` writes both, in a transaction",
                        "`edit` writes ArticleDetails alone");
    }

    /** On either side of a told figure the sign is another one. */
    @Test
    void saysFromWhichSizeOnItPays() {
        double bytes = told(split(ARTICLES), "it pays above ([0-9]+) bytes of `body`");

        // Half of the longest text is expected, beside the name of the attribute.
        assertThat(new Explained(sized((long) (2 * bytes * 0.9) - 8), Layout.SINGLE_TABLE).remodellings("Article"))
                .noneMatch(Remodelling::pays);
        assertThat(split(sized((long) (2 * bytes * 1.1) - 8)).extra()).isNegative();
    }

    @Test
    void saysFromWhichRateOnItPays() {
        String seldom = ARTICLES.replace("rate: 80/s", "rate: 1/s");
        double rate = told(split(seldom), "it pays above ([0-9.]+)/s of `view`");

        assertThat(split(seldom.replace("rate: 200/s", "rate: " + Math.round(rate * 54) + "/min"))
                        .extra())
                .isPositive();
        assertThat(split(seldom.replace("rate: 200/s", "rate: " + Math.round(rate * 66) + "/min"))
                        .extra())
                .isNegative();
    }

    private static String sized(long max) {
        return ARTICLES.replace("max: 20000", "max: " + max);
    }

    private static double told(Remodelling split, String words) {
        Pattern pattern = Pattern.compile(words);
        return split.reasons().stream()
                .map(pattern::matcher)
                .filter(Matcher::matches)
                .mapToDouble(told -> Double.parseDouble(told.group(1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(split.reasons()));
    }

    @Test
    void whatDoesNotPaySaysWhenItWould() {
        Remodelling split = split(ARTICLES.replace("rate: 200/s", "rate: 1/s").replace("rate: 80/s", "rate: 1/s"));

        assertThat(split.extra()).isPositive();
        assertThat(split.reasons()).allMatch(reason -> reason.startsWith("it would pay above "));
    }

    /** Where only the size of the whole is said, the rest of it lies in what nothing bounds. */
    @Test
    void aSizeThatIsSaidIsDivided() {
        String said = ARTICLES.replace("max: 20000", "max: 20000, optional: true")
                .replace("{ type: string, max: 20000, optional: true }", "string")
                .replace("expect: { count: 100K }", "expect: { count: 100K, size: 10KB }");

        assertThat(split(said).choice()).startsWith("`body` in an item");
        assertThat(split(said).extra()).isNegative().isCloseTo(split(ARTICLES).extra(), within(new BigDecimal("60")));
    }

    /** A list finds the small items, and fetches the others by their ids. */
    @Test
    void aListIsFollowedByABatch() {
        String listed = ARTICLES.replace(
                        "title: { type: string, max: 200 }",
                        "title: { type: string, max: 200 }\n      section: { enum: [NEWS, SPORTS] }")
                .replace("patterns:\n", "patterns:\n  section: { list: Article, by: section, page: 20, rate: 1/s }\n");

        assertThat(split(listed).changes())
                .contains("after `section`, `get: ArticleDetails, by: article, batch: 20` fetches the rest");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Small.
                "max: 20000 }|max: 400 }",
                // Everybody needs everything.
                ", needs: [title]| ;sets: [views]|sets: [body]",
                // Any number of them is read whole.
                "patterns:|patterns:\n  all: { list: Article, rate: 1/day }",
                // Something rests on it.
                "sets: [views]|sets: [views], when: body exists"
            })
    void anItemStaysWhole(String change) {
        String text = ARTICLES;
        for (String each : change.split(";")) {
            String[] both = each.split("\\|");
            text = text.replace(both[0], both[1].strip().isEmpty() ? "" : both[1]);
        }

        assertThat(new Explained(text, Layout.SINGLE_TABLE).remodellings("Article"))
                .isEmpty();
    }

    private static Remodelling split(String text) {
        return new Explained(text, Layout.SINGLE_TABLE).remodelling("Article");
    }
}
