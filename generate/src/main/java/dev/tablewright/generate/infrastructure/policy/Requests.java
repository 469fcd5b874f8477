package dev.tablewright.generate.infrastructure.policy;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Placement;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.read.Asking;
import dev.tablewright.access.read.Read;
import dev.tablewright.access.write.ItemAction;
import dev.tablewright.access.write.ItemCascade;
import dev.tablewright.access.write.ItemRole;
import dev.tablewright.access.write.WritePlan;
import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.CompanionItem.Purpose;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import dev.tablewright.model.entity.Condition;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.pattern.Frequency;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Says which requests patterns and writes send: what their plans say, and what data access layers do to carry them out. */
final class Requests {

    static final String GET = "GetItem";
    static final String BATCH_GET = "BatchGetItem";
    static final String QUERY = "Query";
    static final String PUT = "PutItem";
    static final String UPDATE = "UpdateItem";
    static final String DELETE = "DeleteItem";
    static final String CHECK = "ConditionCheckItem";

    private final Analysis analysis;
    private final Model model;
    private final KeySpace space;

    Requests(Analysis analysis) {
        this.analysis = analysis;
        this.model = analysis.model();
        this.space = analysis.space();
    }

    /** What a pattern of this name sends. */
    List<Request> ofPattern(String pattern) {
        return analysis.plans().stream()
                .filter(plan -> plan.pattern().name().text().equals(pattern))
                .flatMap(this::of)
                .distinct()
                .toList();
    }

    /** What a write of this name sends. */
    List<Request> ofWrite(String write) {
        return analysis.writePlans().stream()
                .filter(plan -> plan.write().name().text().equals(write))
                .flatMap(this::of)
                .distinct()
                .toList();
    }

    /** What brings numbers up to date that follow from the stream, whoever wrote what they count. */
    List<Request> ofStream() {
        Set<Aggregate> known = new HashSet<>();
        return model.aggregates().stream()
                .filter(kept -> StreamUse.follows(model, kept))
                .flatMap(kept -> upkeep(kept, known))
                .distinct()
                .toList();
    }

    /** The parent is changed, and looked for if it is gone; a number that others add up changes theirs with it. */
    private Stream<Request> upkeep(Aggregate kept, Set<Aggregate> known) {
        if (!known.add(kept)) {
            return Stream.empty();
        }
        String parent = kept.target().entity();
        String number = kept.target().attribute();
        Stream<Request> own =
                space.primary(parent).stream().flatMap(place -> words(kept).map(word -> Request.to(place, word)));
        Stream<Request> above = model.aggregates().stream()
                .filter(next -> next.upkeep() == Upkeep.TRANSACTION
                        && next.source().text().equals(parent)
                        && dependsOn(next, number))
                .flatMap(next -> upkeep(next, known));
        return Stream.of(own, lookup(parent), above).flatMap(requests -> requests);
    }

    /** Who follows the stream leaves out a parent that is gone; in a transaction it has to stay gone: that is a check. */
    private static Stream<String> words(Aggregate kept) {
        return kept.upkeep() == Upkeep.STREAM ? Stream.of(UPDATE, GET) : Stream.of(UPDATE, GET, CHECK);
    }

    private static boolean dependsOn(Aggregate kept, String number) {
        return kept.summed().filter(name -> name.text().equals(number)).isPresent()
                || kept.where().comparisons().stream()
                        .anyMatch(comparison -> comparison.path().first().equals(number));
    }

    private Stream<Request> of(AccessPlan plan) {
        return plan.reads().stream().flatMap(this::of);
    }

    private Stream<Request> of(Read read) {
        Stream<Request> own = read.wanted().stream()
                .limit(1)
                .map(wanted -> new Request(
                        read.operation().word(), read.route(), read.partition(), wanted.owner(), wanted.occupant()));
        if (!read.fetchBack()) {
            return own;
        }
        return Stream.concat(
                own,
                read.wanted().stream()
                        .flatMap(wanted -> space.primary(wanted.owner().name().text()).stream())
                        .map(placement -> Request.to(placement, BATCH_GET)));
    }

    private Stream<Request> of(WritePlan plan) {
        return Stream.of(
                        plan.before().stream().flatMap(this::ofAction),
                        plan.actions().stream().flatMap(this::ofAction),
                        plan.cascades().stream().flatMap(cascade -> of(plan, cascade)))
                .flatMap(requests -> requests);
    }

    private Stream<Request> ofAction(ItemAction action) {
        Stream<Request> itself = place(action.role()).stream()
                .flatMap(placement -> words(action).map(word -> Request.to(placement, word)));
        return Stream.concat(
                itself, action.role() instanceof ItemRole.Parent parent ? lookup(parent.entity()) : Stream.empty());
    }

    private Optional<Placement> place(ItemRole role) {
        if (role instanceof ItemRole.Itself itself) {
            return space.primary(itself.entity());
        }
        if (role instanceof ItemRole.Parent parent) {
            return space.primary(parent.entity());
        }
        return role instanceof ItemRole.Guard guard
                ? companion(Purpose.UNIQUENESS, guard.member())
                : companion(Purpose.SEQUENCE, ((ItemRole.Counter) role).member());
    }

    private Optional<Placement> companion(Purpose purpose, MemberName member) {
        return space.design().companions().stream()
                .filter(companion -> companion.purpose() == purpose)
                .filter(companion -> names(companion, member))
                .findFirst()
                .flatMap(space::of);
    }

    private static boolean names(CompanionItem companion, MemberName member) {
        return companion.member().entity().equals(member.entity())
                && companion.member().attribute().equals(member.attribute());
    }

    /**
     * What an action comes to. Items are read before they are changed wherever something else follows from what they were;
     * who may change an item may be told what was there anyway, so this is never left out.
     */
    private static Stream<String> words(ItemAction action) {
        boolean entity = action.role() instanceof ItemRole.Itself || action.role() instanceof ItemRole.Parent;
        return switch (action.kind()) {
            case PUT -> {
                // What replaces an item that others count in must leave their numbers as they are: then it updates.
                boolean replaces = entity && action.step().action() == WriteStep.Action.PUT;
                yield replaces ? Stream.of(PUT, GET, UPDATE) : Stream.of(PUT);
            }
            case UPDATE ->
                // A parent that is gone has to stay gone: that is a check.
                action.role() instanceof ItemRole.Parent
                        ? Stream.of(UPDATE, GET, CHECK)
                        : entity ? Stream.of(UPDATE, GET) : Stream.of(UPDATE);
            case DELETE -> entity ? Stream.of(DELETE, GET) : Stream.of(DELETE);
            case CHECK -> Stream.of(CHECK);
        };
    }

    /** A parent whose key is made of more than its id is found by a query first. */
    private Stream<Request> lookup(String parent) {
        return model.entity(parent).stream()
                .filter(entity -> space.byId(entity, false).isEmpty())
                .flatMap(entity -> asked(Asking.byId(entity)));
    }

    /** Whoever only asks which there are always asks by a query. */
    private Stream<Request> asked(Pattern pattern) {
        return of(analysis.plan(pattern))
                .map(request -> request.action().equals(BATCH_GET)
                        ? request
                        : new Request(
                                QUERY, request.route(), request.partition(), request.owner(), request.occupant()));
    }

    /** Children are found by a query, and each is deleted as if somebody had asked for it. */
    private Stream<Request> of(WritePlan plan, ItemCascade cascade) {
        String child = cascade.child().text();
        return model.entity(child).stream().flatMap(entity -> {
            Stream<Request> found = entity.attributes().stream()
                    .map(attribute -> attribute.name())
                    .filter(name -> name.text().equals(cascade.via()))
                    .flatMap(via -> asked(Asking.by(entity, via)));
            return Stream.concat(found, deletion(plan, entity, cascade.child()));
        });
    }

    private Stream<Request> deletion(WritePlan plan, Entity child, Name said) {
        WriteStep step = new WriteStep(
                WriteStep.Action.DELETE,
                said,
                List.of(),
                List.of(),
                List.of(),
                Condition.ALWAYS,
                plan.write().span());
        Write write = new Write(
                child.name(),
                List.of(step),
                Frequency.UNSAID,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                plan.write().span());
        Model alone = model.with(model.entities(), model.relationships(), List.of(), List.of(write));
        return WritePlanner.plan(alone).stream().flatMap(this::of);
    }
}
