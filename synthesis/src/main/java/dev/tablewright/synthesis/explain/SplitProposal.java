package dev.tablewright.synthesis.explain;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.source.Name;
import dev.tablewright.synthesis.explain.OtherModel.Priced;
import dev.tablewright.synthesis.strategy.SplitCuts;
import dev.tablewright.synthesis.strategy.SplitCuts.Cut;
import dev.tablewright.synthesis.strategy.Splitting;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What it would cost to keep what is seldom needed of an entity in an item of its own. */
final class SplitProposal {

    /** What fits into one write unit has nothing to save. */
    private static final BigDecimal LARGE = BigDecimal.valueOf(1_024);

    /** More numbers than these nobody keeps in mind. */
    private static final int MOST_TIPPINGS = 2;

    private final Ground ground;

    SplitProposal(Ground ground) {
        this.ground = ground;
    }

    /** A cut and what it comes to. */
    private record Tried(Cut cut, OtherModel other, Priced priced) {

        static final Comparator<Tried> BEST = Comparator.comparing(
                        (Tried tried) -> tried.priced().extra().violations())
                .thenComparing(tried -> tried.priced().extra().dollars());
    }

    /** The best of the cuts; empty if the item is small, or nobody does without a part of it. */
    Optional<Remodelling> of(Entity entity) {
        if (ground.isKept(entity) || bytes(entity).compareTo(LARGE) <= 0) {
            return Optional.empty();
        }
        String name = entity.name().text();
        Model part = ground.part(Set.of(name));
        return new SplitCuts(part, entity)
                .all().stream()
                        .flatMap(cut -> tried(part, name, cut).stream())
                        .min(Tried.BEST)
                        .map(best -> remodelling(part, entity, best));
    }

    private Optional<Tried> tried(Model part, String name, Cut cut) {
        OtherModel other = new OtherModel(ground, part, model -> new Splitting(model, name, cut).model());
        return other.priced().map(priced -> new Tried(cut, other, priced));
    }

    private Remodelling remodelling(Model part, Entity entity, Tried best) {
        Splitting splitting = new Splitting(part, entity.name().text(), best.cut());
        List<String> tippings = numbers(part, entity, best.cut())
                .flatMap(number -> best.other().tipping(best.priced(), number).stream())
                .limit(MOST_TIPPINGS)
                .toList();
        return new Remodelling(
                Remodelling.Kind.SPLIT,
                entity.name().text(),
                words(best.cut()) + " in an item of " + (best.cut().moved().size() == 1 ? "its" : "their") + " own, "
                        + splitting.other(),
                best.priced().extra().dollars(),
                best.priced().extra().violations(),
                tippings,
                splitting.changes());
    }

    /** How large the other part is, and how often somebody does without it. */
    private static Stream<Scaled> numbers(Model part, Entity entity, Cut cut) {
        Stream<Scaled> size =
                Scaled.Bytes.of(part, entity, cut.moved(), words(cut)).stream().map(bytes -> bytes);
        Stream<Scaled> writes = part.writes().stream()
                .filter(write -> isWithout(write, entity, cut))
                .map(Scaled.WriteRate::new);
        Stream<Scaled> reads = part.patterns().stream()
                .filter(pattern -> isWithout(pattern, entity, cut))
                .map(Scaled.PatternRate::new);
        return Stream.of(size, writes, reads).flatMap(numbers -> numbers);
    }

    private static boolean isWithout(Write write, Entity entity, Cut cut) {
        return write.steps().stream()
                .filter(step -> step.entity().text().equals(entity.name().text())
                        && !step.sets().isEmpty())
                .anyMatch(step -> step.sets().stream().map(Name::text).noneMatch(cut.names()::contains));
    }

    private static boolean isWithout(Pattern pattern, Entity entity, Cut cut) {
        return pattern.returns(entity.name().text())
                && !pattern.needs().isEmpty()
                && pattern.needs().stream().noneMatch(path -> cut.names().contains(path.first()));
    }

    private BigDecimal bytes(Entity entity) {
        return new ItemSizes(ground.model()).item(entity).expected();
    }

    private static String words(Cut cut) {
        List<String> names = cut.moved().stream()
                .map(Attribute::name)
                .map(name -> "`" + name + "`")
                .toList();
        return WordList.few(names);
    }
}
