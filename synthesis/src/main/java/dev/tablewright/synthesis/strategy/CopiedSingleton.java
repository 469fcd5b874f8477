package dev.tablewright.synthesis.strategy;

import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Rate;
import dev.tablewright.model.pattern.Write;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What there was once is there several times, and is always written as often. */
final class CopiedSingleton implements Copying {

    private final Model model;
    private final Entity entity;
    private final int copies;
    private final CopiedItem item;

    CopiedSingleton(Model model, Entity entity, int copies) {
        this.model = model;
        this.entity = entity;
        this.copies = copies;
        this.item = new CopiedItem(
                entity.name(),
                List.of(),
                entity.attributes(),
                copies,
                Optional.of((long) copies),
                entity.expect().itemBytes(),
                entity.span());
    }

    @Override
    public Model model() {
        return model.with(
                model.entities().stream()
                        .map(each -> each.name().equals(entity.name()) ? item.entity() : each)
                        .toList(),
                model.relationships(),
                model.patterns().stream()
                        .map(pattern -> reads(pattern) ? item.read(pattern) : pattern)
                        .toList(),
                model.writes().stream()
                        .map(write ->
                                writes(write) ? write.atRate(write.rate().times(BigDecimal.valueOf(copies))) : write)
                        .toList());
    }

    @Override
    public String what() {
        return entity.name().text();
    }

    @Override
    public List<String> changes() {
        List<String> changes = new ArrayList<>();
        changes.add("`" + entity.name() + ": { id: " + item.known() + ", attributes: { " + item.numbered()
                + ", … }, expect: { count: " + copies + " } }` in place of `singleton: true`");
        model.patterns().stream()
                .filter(this::reads)
                .forEach(pattern -> changes.add("`" + pattern.name() + ": { get: " + entity.name() + ", by: "
                        + item.known() + " }`: the caller draws a number from 0 to " + (copies - 1)));
        model.writes().stream().filter(this::writes).forEach(write -> changes.add(rate(write)));
        return changes;
    }

    private String rate(Write write) {
        Optional<Rate> rate = write.rate().average().or(write.rate()::peak);
        return "`" + write.name() + "` writes every copy: "
                + rate.map(said -> "`rate: " + said.times(BigDecimal.valueOf(copies)) + "`")
                        .orElse(copies + " times as often");
    }

    private boolean reads(Pattern pattern) {
        return pattern.returns(entity.name().text());
    }

    private boolean writes(Write write) {
        return write.steps().get(0).entity().text().equals(entity.name().text());
    }
}
