package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.entity.Strategy;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Many to many has two directions, and the key of the entity between serves one of them. The other needs an index, which
 * is cheap to have from the beginning and a migration later; so it is worth asking whether it was forgotten.
 */
public final class ManyToManyOneWay implements Rule {

    /** Ways to store one end inside the other: whoever insists on them has decided for a direction. */
    private static final Set<Strategy> ONE_WAY_BY_CHOICE = EnumSet.of(
            Strategy.EMBEDDED, Strategy.COMPLEX_ATTRIBUTE, Strategy.DUPLICATION, Strategy.SHALLOW_DUPLICATION);

    /** An attribute that leads to one end of a relationship, and the entity that has it. */
    private record Carrier(Entity owner, Attribute attribute) {}

    @Override
    public Code code() {
        return new Code("TW0309", "many-to-many-one-way", Severity.ADVICE);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.relationships().stream()
                .filter(Relationship::isManyToMany)
                .filter(relationship -> relationship.strategy().stream().noneMatch(ONE_WAY_BY_CHOICE::contains))
                .flatMap(relationship -> check(model, relationship).stream());
    }

    private Optional<Diagnostic> check(Model model, Relationship relationship) {
        String left = relationship.left().text();
        String right = relationship.right().text();
        List<Carrier> carriers = model.entities().stream()
                .flatMap(entity -> carriers(entity, left, right))
                .toList();
        if (carriers.isEmpty()) {
            return oneHoldsTheOther(model, relationship);
        }
        List<Carrier> followed = carriers.stream()
                .filter(carrier -> isListed(model, carrier, carriers))
                .toList();
        if (followed.isEmpty()) {
            // Whether it is followed at all is another question: nobody forgot one half of it.
            return Optional.empty();
        }
        return carriers.stream()
                .filter(carrier -> !followed.contains(carrier))
                .filter(carrier -> followed.stream().noneMatch(other -> leadsFromTheSame(carrier, other, left, right)))
                .findFirst()
                .map(carrier -> finding(relationship, followed.get(0), carrier));
    }

    /** Ids in a list or a set can be read and not looked up: there is no way back, unless the other end has a list too. */
    private Optional<Diagnostic> oneHoldsTheOther(Model model, Relationship relationship) {
        String left = relationship.left().text();
        String right = relationship.right().text();
        List<Carrier> inLeft = collections(model, left, right);
        List<Carrier> inRight = left.equals(right) ? List.of() : collections(model, right, left);
        // With two lists of the same kind, one may well be the way back.
        boolean oneSide = inLeft.isEmpty() != inRight.isEmpty() && (!left.equals(right) || inLeft.size() == 1);
        if (!oneSide || model.patterns().isEmpty()) {
            return Optional.empty();
        }
        Carrier only = (inLeft.isEmpty() ? inRight : inLeft).get(0);
        return Optional.of(Diagnostic.of(
                        code(),
                        relationship.line(),
                        "`" + drawn(relationship) + "` can be followed in one direction only")
                .label("nothing can be looked up by an element of a collection")
                .also(
                        only.attribute().name().span(),
                        "the ids stand here, inside " + only.owner().name())
                .help("add an entity that refers to both; or say that one direction is enough, as in"
                        + " `strategy: complex-attribute`"));
    }

    private Diagnostic finding(Relationship relationship, Carrier followed, Carrier missing) {
        String entity = missing.owner().name().text();
        return Diagnostic.of(
                        code(),
                        relationship.line(),
                        "patterns follow `" + drawn(relationship) + "` in one direction only")
                .label("no pattern lists " + entity + " by `"
                        + missing.attribute().name() + "`")
                .also(
                        followed.attribute().name().span(),
                        "a pattern lists " + followed.owner().name() + " by this one")
                .also(missing.attribute().name().span(), "and none by this one")
                .help("add the other direction, as in `{ list: " + entity + ", by: "
                        + missing.attribute().name() + " }`, or suppress this if nobody will ever ask");
    }

    private static List<Carrier> collections(Model model, String entity, String target) {
        return model.entity(entity).stream()
                .flatMap(owner -> owner.attributes().stream()
                        .filter(attribute -> attribute.type().isCollection()
                                && attribute.type().refersTo(target))
                        .map(attribute -> new Carrier(owner, attribute)))
                .toList();
    }

    private static String drawn(Relationship relationship) {
        return relationship.left() + " " + relationship.leftCardinality().left() + "--"
                + relationship.rightCardinality().right() + " " + relationship.right();
    }

    /** The attributes of an entity between the two, if it is one: it refers to both ends. */
    private static Stream<Carrier> carriers(Entity entity, String left, String right) {
        String name = entity.name().text();
        if (name.equals(left) || name.equals(right)) {
            return Stream.empty();
        }
        List<Carrier> toLeft = references(entity, left);
        List<Carrier> toRight = left.equals(right) ? toLeft : references(entity, right);
        boolean between = left.equals(right) ? toLeft.size() > 1 : !toLeft.isEmpty() && !toRight.isEmpty();
        if (!between) {
            return Stream.empty();
        }
        return Stream.concat(toLeft.stream(), toRight.stream()).distinct();
    }

    private static List<Carrier> references(Entity entity, String target) {
        return entity.attributes().stream()
                .filter(attribute ->
                        !attribute.type().isCollection() && attribute.type().refersTo(target))
                .map(attribute -> new Carrier(entity, attribute))
                .toList();
    }

    /** Whether a pattern gives what stands between by one end alone; who gives both ends follows nothing. */
    private static boolean isListed(Model model, Carrier carrier, List<Carrier> carriers) {
        return model.patterns().stream()
                .filter(pattern -> pattern.operation() == Operation.LIST)
                .filter(pattern -> isGiven(pattern, carrier))
                .anyMatch(pattern -> carriers.stream()
                        .filter(other -> other.owner().equals(carrier.owner()) && !other.equals(carrier))
                        .noneMatch(other -> isGiven(pattern, other)));
    }

    private static boolean isGiven(Pattern pattern, Carrier carrier) {
        String name = carrier.attribute().name().text();
        return pattern.by().stream()
                .flatMap(parameter ->
                        parameter.paths().getOrDefault(carrier.owner().name().text(), List.of()).stream())
                .anyMatch(path -> path.first().equals(name));
    }

    /** Whether two attributes begin at the same end; in a relationship of an entity with itself each is an end. */
    private static boolean leadsFromTheSame(Carrier one, Carrier other, String left, String right) {
        return !left.equals(right)
                && one.attribute().type().equals(other.attribute().type());
    }
}
