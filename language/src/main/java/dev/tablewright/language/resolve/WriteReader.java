package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Entry;
import dev.tablewright.language.syntax.Node.Mapping;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.language.syntax.Node.Sequence;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads writes. */
final class WriteReader {

    private final Scope scope;

    WriteReader(Scope scope) {
        this.scope = scope;
    }

    List<Write> read(View writes) {
        List<Write> read = new ArrayList<>();
        for (Entry entry : writes.entries()) {
            if (entry.value() instanceof Mapping) {
                View view = View.of(entry.value());
                read.add(new Write(
                        entry.key().name(),
                        steps(view),
                        new FrequencyReader(scope).read(view.node("rate")),
                        SkewReader.read(view),
                        BudgetReader.read(view),
                        view.text("description"),
                        entry.span()));
            }
        }
        return read;
    }

    private List<WriteStep> steps(View view) {
        Optional<Node> transaction = view.node("transaction");
        if (transaction.orElse(null) instanceof Sequence sequence) {
            for (String key : List.of("sets", "adds", "with", "when")) {
                if (view.has(key)) {
                    scope.report(LanguageCode.UNSUITABLE_WRITE
                            .at(view.keySpan(key), "`" + key + "` belongs to a step of the transaction")
                            .help("move it into the step that it is about"));
                }
            }
            return sequence.items().stream()
                    .flatMap(item -> step(View.of(item)).stream())
                    .toList();
        }
        return step(view).stream().toList();
    }

    private Optional<WriteStep> step(View view) {
        for (Action action : Action.values()) {
            Optional<Name> name = view.name(word(action));
            if (name.isPresent()) {
                return scope.entity(name.get()).map(entity -> step(view, action, name.get(), entity));
            }
        }
        return Optional.empty();
    }

    private WriteStep step(View view, Action action, Name name, Entity entity) {
        refuseMisplaced(view, action);
        List<Name> sets = view.names("sets");
        scope.refuseRepetition(sets);
        for (Name set : action == Action.UPDATE ? sets : List.<Name>of()) {
            scope.attribute(entity, set).ifPresent(attribute -> checkSet(entity, set, attribute));
        }
        List<Name> takesAlong = view.names("with");
        scope.refuseRepetition(takesAlong);
        for (Name child : action == Action.DELETE ? takesAlong : List.<Name>of()) {
            scope.entity(child).ifPresent(taken -> checkTaken(child, taken, entity));
        }
        List<Addition> additions = additions(view, entity);
        refuseSetAndAdded(sets, additions);
        return new WriteStep(
                action,
                name,
                sets,
                additions,
                takesAlong,
                ConditionReader.read(scope, List.of(entity), view.scalar("when")),
                view.span());
    }

    private void refuseMisplaced(View view, Action action) {
        refuse(view, "sets", action == Action.UPDATE, action);
        refuse(view, "with", action == Action.DELETE, action);
        refuse(view, "adds", action != Action.CHECK, action);
        refuseNothing(view, action);
    }

    private void refuseNothing(View view, Action action) {
        if (action == Action.UPDATE && !view.has("sets") && !view.has("adds")) {
            scope.report(LanguageCode.UNSUITABLE_WRITE
                    .at(view.keySpan("update"), "an `update` that changes nothing")
                    .help("say which attributes change with `sets:` or `adds:`"));
        }
        if (action == Action.CREATE && view.has("when")) {
            scope.report(LanguageCode.UNSUITABLE_WRITE
                    .at(view.keySpan("when"), "a condition on what is not there yet")
                    .note("a `create` has one condition of its own: that there is none with this id")
                    .help("check another entity with a step `check:` in a `transaction`"));
        }
    }

    /** DynamoDB refuses an update in which two clauses touch one attribute, and no order would say what comes out. */
    private void refuseSetAndAdded(List<Name> sets, List<Addition> additions) {
        for (Addition addition : additions) {
            MemberName target = addition.target();
            sets.stream()
                    .filter(set -> addition.via().isEmpty() && set.text().equals(target.attribute()))
                    .forEach(
                            set -> scope.report(
                                    LanguageCode.UNSUITABLE_WRITE
                                            .at(
                                                    target.attributeName().span(),
                                                    "`" + set + "` is set and added to in one step")
                                            .also(set.span(), "set here")
                                            .help(
                                                    "keep one of them: `adds:` if it grows by an amount, `sets:` if it gets a new value")));
        }
    }

    private void refuse(View view, String key, boolean fits, Action action) {
        if (view.has(key) && !fits) {
            scope.report(LanguageCode.UNSUITABLE_WRITE.at(
                    view.keySpan(key), "`" + key + "` does not go with `" + word(action) + "`"));
        }
    }

    private void checkSet(Entity entity, Name set, Attribute attribute) {
        if (entity.isIdentifiedBy(set.text())) {
            scope.report(LanguageCode.UNSUITABLE_WRITE
                    .at(set.span(), "`" + set + "` is part of the id and cannot be changed")
                    .note("another id is another " + entity.name())
                    .help("delete the one and create the other, in one `transaction`"));
        } else if (attribute.immutable()) {
            scope.report(LanguageCode.UNSUITABLE_WRITE
                    .at(set.span(), "`" + set + "` is immutable")
                    .also(attribute.span(), "declared here"));
        }
    }

    private void checkTaken(Name child, Entity taken, Entity deleted) {
        boolean refers = taken.attributes().stream()
                .anyMatch(a -> a.type().refersTo(deleted.name().text()));
        if (!refers) {
            scope.report(LanguageCode.UNSUITABLE_WRITE
                    .at(child.span(), "no attribute of " + child + " refers to " + deleted.name())
                    .note("so nothing says which of them go with it"));
        }
    }

    private List<Addition> additions(View view, Entity entity) {
        List<Addition> additions = new ArrayList<>();
        for (Entry entry : view.view("adds").entries()) {
            if (entry.value() instanceof Scalar amount && entry.key().value().contains(".")) {
                MemberName written = EntityReader.member(entry.key().name());
                checkAmount(amount, entity);
                target(written, entity).ifPresent(found -> {
                    checkTarget(found.target());
                    additions.add(new Addition(found.target(), found.via(), amount.name()));
                });
            }
        }
        return additions;
    }

    /** Where something is added: in the written entity, or in another, through the attribute that refers to it. */
    private record Target(MemberName target, Optional<Name> via) {}

    /**
     * What is meant by {@code Customer.totalSpent}, or by {@code debtor.balance} where several attributes refer to the same
     * entity.
     */
    private Optional<Target> target(MemberName written, Entity entity) {
        Optional<Attribute> through = entity.attribute(written.entity());
        if (through.isPresent() && through.get().type() instanceof Type.Reference reference) {
            MemberName target = new MemberName(reference.entity(), written.attribute(), written.span());
            return Optional.of(new Target(target, Optional.of(written.entityName())));
        }
        if (scope.entity(written.entityName()).isEmpty()) {
            return Optional.empty();
        }
        if (written.entity().equals(entity.name().text())) {
            return Optional.of(new Target(written, Optional.empty()));
        }
        List<Name> references = entity.attributes().stream()
                .filter(a -> a.type().equals(new Type.Reference(written.entity())))
                .map(Attribute::name)
                .toList();
        if (references.size() != 1) {
            scope.report(LanguageCode.UNSUITABLE_ADDITION
                    .at(
                            written.entityName().span(),
                            entity.name() + " has "
                                    + (references.isEmpty()
                                            ? "no attribute that refers"
                                            : "several attributes that refer")
                                    + " to "
                                    + written.entity())
                    .note("so nothing says which " + written.entity() + " is meant")
                    .help(
                            references.isEmpty()
                                    ? "add an attribute of type `" + written.entity() + "`"
                                    : "name the attribute: `" + references.get(0) + "." + written.attribute() + "`"));
            return Optional.empty();
        }
        return Optional.of(new Target(written, Optional.of(references.get(0))));
    }

    private void checkTarget(MemberName target) {
        scope.known(target.entity()).ifPresent(entity -> scope.attribute(entity, target.attributeName())
                .flatMap(attribute -> problem(entity, attribute))
                .ifPresent(problem -> scope.report(LanguageCode.UNSUITABLE_ADDITION
                        .at(target.span(), "nothing can be added to `" + target + "`")
                        .label(problem))));
    }

    private static Optional<String> problem(Entity entity, Attribute attribute) {
        if (!isNumber(attribute.type())) {
            return Optional.of("it is of type `" + attribute.type() + "`");
        }
        if (entity.isIdentifiedBy(attribute.name().text())) {
            return Optional.of("it is part of the id and cannot be changed");
        }
        return attribute.immutable() ? Optional.of("it is immutable") : Optional.empty();
    }

    private void checkAmount(Scalar amount, Entity written) {
        String name = amount.value().replaceFirst("^-", "");
        if (Character.isLetter(name.charAt(0))) {
            scope.attribute(written, new Name(name, amount.span()))
                    .filter(attribute -> !isNumber(attribute.type()))
                    .ifPresent(attribute -> scope.report(LanguageCode.UNSUITABLE_ADDITION
                            .at(amount.span(), "`" + amount.value() + "` is not a number")
                            .label("it is of type `" + attribute.type() + "`")));
        }
    }

    private static boolean isNumber(Type type) {
        return type == ScalarType.INTEGER || type == ScalarType.DECIMAL;
    }

    private static String word(Action action) {
        return action.name().toLowerCase(Locale.ROOT);
    }
}
