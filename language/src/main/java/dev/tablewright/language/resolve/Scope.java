package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.LostText;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Style;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Diagnostics;
import dev.tablewright.model.diagnostic.Nearest;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.entity.ValueWalk;
import dev.tablewright.model.source.Name;
import dev.tablewright.model.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * The names of a model and what they mean, as far as that is known yet. Looking up a name that is not there reports it;
 * a name that was declared and could not be read is silently empty, so that one mistake gives one finding.
 */
final class Scope {

    private final Diagnostics diagnostics;
    private final LostText lost;
    private boolean namesAreLost;
    private final Set<String> unreadableOwners = new HashSet<>();
    private final Map<String, Name> entityNames = new LinkedHashMap<>();
    private final Map<String, Name> typeNames = new LinkedHashMap<>();
    private final Map<String, Entity> entities = new LinkedHashMap<>();
    private final Map<String, EmbeddedType> types = new LinkedHashMap<>();
    private final Map<String, Set<String>> unreadable = new HashMap<>();

    Scope(Diagnostics diagnostics, LostText lost) {
        this.diagnostics = diagnostics;
        this.lost = lost;
    }

    void report(Diagnostic diagnostic) {
        diagnostics.report(diagnostic);
    }

    void declareEntity(Name name) {
        entityNames.put(name.text(), name);
    }

    void declareType(Name name) {
        typeNames.put(name.text(), name);
    }

    void define(Entity entity) {
        entities.put(entity.name().text(), entity);
    }

    void define(EmbeddedType type) {
        types.put(type.name().text(), type);
    }

    /** Remembers an attribute that is declared but could not be read. */
    void unreadable(String owner, String attribute) {
        unreadable.computeIfAbsent(owner, o -> new HashSet<>()).add(attribute);
    }

    /** Remembers that none of the attributes of an owner could be read. */
    void unreadable(String owner) {
        unreadableOwners.add(owner);
    }

    /** Remembers that the entities or the types could not be read at all: from now on no name is called unknown. */
    void loseNames() {
        namesAreLost = true;
    }

    boolean isEntity(String name) {
        return entityNames.containsKey(name);
    }

    boolean isType(String name) {
        return typeNames.containsKey(name);
    }

    /** Whether a name may have been declared in a part of the file that could not be read. */
    boolean isLost(String name) {
        return namesAreLost || lost.holds(name);
    }

    /** Whether a key was written twice at a place: one of the two names was meant to be another. */
    boolean lacksName(Span place) {
        return diagnostics.sorted().stream()
                .anyMatch(finding ->
                        finding.code().equals(LanguageCode.DUPLICATE_KEY.code()) && place.contains(finding.span()));
    }

    List<String> entityNames() {
        return List.copyOf(entityNames.keySet());
    }

    List<String> typeNames() {
        return List.copyOf(typeNames.keySet());
    }

    List<Entity> entities() {
        return List.copyOf(entities.values());
    }

    List<EmbeddedType> types() {
        return List.copyOf(types.values());
    }

    /** Where an entity or a type is declared. */
    Optional<Span> declaration(String name) {
        return Optional.ofNullable(entityNames.getOrDefault(name, typeNames.get(name)))
                .map(Name::span);
    }

    /** An entity by its name, without a word if there is none. */
    Optional<Entity> known(String name) {
        return Optional.ofNullable(entities.get(name));
    }

    /** An embedded type by its name, without a word if there is none. */
    Optional<EmbeddedType> knownType(String name) {
        return Optional.ofNullable(types.get(name));
    }

    /** Follows paths through what is known. */
    ValueWalk valueWalk() {
        return new ValueWalk(this::known, this::knownType);
    }

    /** The entity that is meant; an unknown one is reported. */
    Optional<Entity> entity(Name use) {
        if (!isEntity(use.text()) && !isLost(use.text())) {
            report(unknown(LanguageCode.UNKNOWN_ENTITY, use.span(), use.text(), "an entity", entityNames()));
        }
        return known(use.text());
    }

    /** The attribute of an entity that is meant; an unknown one is reported. */
    Optional<Attribute> attribute(Entity owner, Name use) {
        return attribute(owner, new AttributePath(List.of(use.text()), use.span()));
    }

    /** The attribute at the end of a path; an unknown one is reported. */
    Optional<Attribute> attribute(Entity owner, AttributePath path) {
        return walk(owner, path, this::unknownAttribute);
    }

    /** The attribute at the end of a path, without a word if there is none. */
    Optional<Attribute> find(Entity owner, AttributePath path) {
        return walk(owner, path, (holder, name) -> Optional.empty());
    }

    /** Whether a path leads to something, even to something that could not be read. */
    boolean leadsSomewhere(Entity owner, AttributePath path) {
        return find(owner, path).isPresent() || isUnreadable(owner.name().text(), path.first()) || isLost(path.first());
    }

    /**
     * Something that has attributes.
     *
     * @param reachedBy the attribute through which it is reached; empty for the entity with which a path begins
     */
    private record Holder(String name, Optional<Attribute> reachedBy, List<Attribute> members) {

        Optional<Attribute> member(String step) {
            for (Attribute member : members) {
                if (member.name().text().equals(step)) {
                    return Optional.of(member);
                }
            }
            return Optional.empty();
        }
    }

    private Optional<Attribute> walk(
            Entity owner, AttributePath path, BiFunction<Holder, Name, Optional<Attribute>> otherwise) {
        Holder holder = new Holder(owner.name().text(), Optional.empty(), owner.attributes());
        Optional<Attribute> found = Optional.empty();
        int offset = 0;
        for (String step : path.steps()) {
            Name name = new Name(step, stepSpan(path, offset, step));
            found = holder.member(step);
            if (found.isEmpty()) {
                return isUnreadable(holder.name(), step) || isLost(step)
                        ? Optional.empty()
                        : otherwise.apply(holder, name);
            }
            holder = new Holder(
                    found.get().type().toString(), found, members(found.get().type()));
            offset += step.length() + 1;
        }
        return found;
    }

    /** What one reaches from a value: fields of an embedded value, or the parts of another entity's id. */
    private List<Attribute> members(Type type) {
        if (type instanceof Type.Embedded embedded) {
            return knownType(embedded.type()).map(EmbeddedType::fields).orElse(List.of());
        }
        if (type instanceof Type.Reference reference) {
            return known(reference.entity())
                    .map(e -> e.attributes().stream()
                            .filter(a -> e.isIdentifiedBy(a.name().text()))
                            .toList())
                    .orElse(List.of());
        }
        return List.of();
    }

    private Optional<Attribute> unknownAttribute(Holder holder, Name use) {
        String owner = holder.name();
        List<String> names = holder.members().stream().map(a -> a.name().text()).toList();
        Optional<Attribute> reference = holder.reachedBy().filter(a -> a.type() instanceof Type.Reference);
        if (reference.isPresent()) {
            report(LanguageCode.UNKNOWN_ATTRIBUTE
                    .at(
                            use.span(),
                            "`" + use + "` cannot be reached through `"
                                    + reference.get().name() + "`")
                    .note("a reference holds the id of " + owner + " and nothing else: " + quoted(names)));
            return Optional.empty();
        }
        Diagnostic diagnostic =
                LanguageCode.UNKNOWN_ATTRIBUTE.at(use.span(), owner + " has no attribute `" + use.text() + "`");
        Optional<String> nearest = Nearest.to(use.text(), names);
        if (nearest.isPresent()) {
            diagnostic = diagnostic.label("the nearest known attribute is `" + nearest.get() + "`");
        } else if (!names.isEmpty() && !unreadable.containsKey(owner)) {
            diagnostic = diagnostic.note("the known attributes are " + quoted(names));
        }
        Optional<Span> declared = declaration(owner);
        report(declared.isPresent() ? diagnostic.also(declared.get(), owner + " is declared here") : diagnostic);
        return Optional.empty();
    }

    private boolean isUnreadable(String owner, String attribute) {
        return unreadable.getOrDefault(owner, Set.of()).contains(attribute)
                || unreadableOwners.contains(owner)
                || (isEntity(owner) && !entities.containsKey(owner))
                || (isType(owner) && !types.containsKey(owner));
    }

    /** Reports names that stand twice in a list. */
    void refuseRepetition(List<Name> names) {
        Map<String, Name> seen = new HashMap<>();
        for (Name name : names) {
            Name first = seen.putIfAbsent(name.text(), name);
            if (first != null) {
                report(LanguageCode.DUPLICATE_VALUE
                        .at(name.span(), "`" + name + "` is listed twice")
                        .also(first.span(), "first here"));
            }
        }
    }

    /** A finding about a name that is not known, with the nearest one that is. */
    static Diagnostic unknown(LanguageCode code, Span span, String name, String kind, List<String> known) {
        Diagnostic diagnostic = code.at(span, "`" + name + "` is not " + kind);
        Optional<String> nearest = Nearest.to(name, known);
        if (nearest.isPresent()) {
            return diagnostic.label("the nearest known name is `" + nearest.get() + "`");
        }
        return known.isEmpty() ? diagnostic : diagnostic.note("the known names are " + quoted(known));
    }

    /** A path as it is written in a scalar or in a part of one. */
    static AttributePath path(Name name) {
        return new AttributePath(Arrays.asList(name.text().split("\\.")), name.span());
    }

    /** The place of a part of a scalar's value; the whole scalar where escapes make that impossible to say. */
    static Span part(Scalar scalar, int from, int to) {
        Span span = scalar.span();
        int written = span.end() - span.start();
        int quotes = scalar.style() == Style.PLAIN ? 0 : 1;
        return written == scalar.value().length() + 2 * quotes ? span.part(from + quotes, to + quotes) : span;
    }

    static String quoted(List<String> names) {
        List<String> few = names.size() <= 12 ? names : names.subList(0, 12);
        List<String> quoted =
                new ArrayList<>(few.stream().map(name -> "`" + name + "`").toList());
        if (names.size() > few.size()) {
            quoted.add("and " + (names.size() - few.size()) + " more");
        }
        return String.join(", ", quoted);
    }

    private static Span stepSpan(AttributePath path, int offset, String step) {
        boolean exact = path.span().text().equals(path.dotted());
        return exact ? path.span().part(offset, offset + step.length()) : path.span();
    }
}
