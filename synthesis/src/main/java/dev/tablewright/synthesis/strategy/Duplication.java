package dev.tablewright.synthesis.strategy;

import dev.tablewright.capacity.estimate.ItemSizes;
import dev.tablewright.model.Link;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.WordList;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Expectation;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Said;
import dev.tablewright.synthesis.key.Words;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What patterns want of a parent stands in each of its children as well, so that nobody reads the parent for it. That is
 * another model; it can only be proposed, and priced.
 */
public final class Duplication {

    private final Model model;
    private final Link link;
    private final DuplicationNeed need;
    private final List<Attribute> copied;
    private final Entity parent;
    private final Entity child;

    public Duplication(Model model, Link link) {
        this.model = model;
        this.link = link;
        this.need = new DuplicationNeed(model, link);
        this.copied = need.wanted();
        this.parent = model.entity(link.parent().name().text()).orElseThrow();
        this.child = model.entity(link.child().name().text()).orElseThrow();
    }

    public Strategy strategy() {
        return link.relationship().isManyToMany() ? Strategy.SHALLOW_DUPLICATION : Strategy.DUPLICATION;
    }

    /** Whether patterns read the parent for the sake of its children, and want of it what does not change all the time. */
    public boolean isPossible() {
        return !copied.isEmpty()
                && !parent.name().text().equals(child.name().text())
                && CopyUpkeep.counted(model, parent).stream().noneMatch(name -> copied().contains(name))
                && copied.stream().noneMatch(original -> child.attribute(copyName(original))
                        .isPresent());
    }

    /** The names of what is copied, in the parent. */
    public List<String> copied() {
        return copied.stream().map(Attribute::name).map(Name::text).toList();
    }

    /** Those who read the parent for the sake of its children. */
    public Stream<Pattern> readers() {
        return Stream.concat(need.together().stream(), need.afterwards().stream());
    }

    /** What is written to the copies after the parent changed. */
    public CopyUpkeep upkeep() {
        Set<String> changing = copied.stream()
                .filter(attribute -> !attribute.immutable())
                .map(attribute -> attribute.name().text())
                .collect(Collectors.toSet());
        return new CopyUpkeep(model, link, changing, this::copyName);
    }

    /** The other model; its prices are right, its places in the file are not. */
    public Model model() {
        return model.with(
                model.entities().stream()
                        .map(each -> each.name().equals(child.name()) ? holding() : each)
                        .toList(),
                model.relationships(),
                Stream.concat(model.patterns().stream().flatMap(this::reading), upkeep().lookups().stream())
                        .toList(),
                Stream.concat(model.writes().stream(), upkeep().following().stream())
                        .toList());
    }

    /** {@code customerName}: so the checker knows it for a copy. */
    private String copyName(Attribute original) {
        return copyName(original.name().text());
    }

    private String copyName(String original) {
        return link.via().name() + Words.capital(original);
    }

    private Entity holding() {
        List<Attribute> attributes = new ArrayList<>(child.attributes());
        copied.forEach(original -> attributes.add(copy(original)));
        long bytes = new ItemSizes(model)
                .attributes(parent, new HashSet<>(copied()))
                .expected()
                .longValue();
        Expectation expected = child.expect();
        return child.with(
                attributes,
                new Expectation(
                        expected.saidCount(),
                        expected.saidSize().map(said -> new Said<>(said.value() + bytes, said.span())),
                        expected.skew()));
    }

    private Attribute copy(Attribute original) {
        String name = copyName(original);
        return new Attribute(
                new Name(name, original.name().span()),
                original.type(),
                original.optional() || link.via().optional(),
                Optional.empty(),
                original.immutable(),
                original.max(),
                original.pattern(),
                Optional.empty(),
                name,
                original.sensitive(),
                Optional.empty(),
                original.span());
    }

    private Stream<Pattern> reading(Pattern pattern) {
        if (need.afterwards().contains(pattern)) {
            return Stream.of();
        }
        if (need.together().contains(pattern)) {
            return Stream.of(pattern.ofEntities(List.of(child.name())).needing(needs(pattern, false)));
        }
        return Stream.of(
                need.lists().contains(pattern) && !need.afterwards().isEmpty()
                        ? pattern.needing(needs(pattern, true))
                        : pattern);
    }

    /** Who says what he needs of the parent needs the copies of it. */
    private List<AttributePath> needs(Pattern pattern, boolean all) {
        if (pattern.needs().isEmpty()) {
            return List.of();
        }
        Set<String> named = pattern.needs().stream().map(AttributePath::first).collect(Collectors.toSet());
        List<AttributePath> needs = new ArrayList<>(pattern.needs().stream()
                .filter(path -> child.attribute(path.first()).isPresent())
                .toList());
        copied.stream()
                .filter(original -> all || named.contains(original.name().text()))
                .forEach(original -> needs.add(new AttributePath(List.of(copyName(original)), original.span())));
        return needs;
    }

    /** What the author would have to write, and what he would have to know; a sentence each. */
    public List<String> sentences() {
        List<String> sentences = new ArrayList<>();
        sentences.add("in the file, " + child.name() + " gets "
                + WordList.quoted(copied.stream().map(this::copyName).toList()) + ", like "
                + WordList.quoted(copied()) + " of " + parent.name()
                + "; who creates one must know " + (copied.size() == 1 ? "it" : "them"));
        need.together()
                .forEach(pattern -> sentences.add("`" + pattern.name() + "` becomes `list: " + child.name() + "`: a "
                        + parent.name() + " without any " + child.name() + " is not found by it"));
        if (!need.afterwards().isEmpty()) {
            List<String> gone =
                    need.afterwards().stream().map(each -> each.name().text()).toList();
            List<String> lists =
                    need.lists().stream().map(each -> each.name().text()).toList();
            sentences.add(
                    WordList.quoted(gone) + " can go, if " + (gone.size() == 1 ? "it only fetches" : "they only fetch")
                            + " what " + WordList.quoted(lists) + " found");
        }
        sentences.add(upkeep().sentence());
        return sentences;
    }
}
