package dev.tablewright.check.rule;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.entity.Relationship;
import java.util.stream.Stream;

/**
 * A line between two entities says that they belong together; an attribute of one must hold the id of the other, or an
 * entity between them must hold both, or nothing that is stored knows about it.
 */
public final class RelationshipCarriedByNothing implements Rule {

    @Override
    public Code code() {
        return new Code("TW0307", "relationship-carried-by-nothing", Severity.WARNING);
    }

    @Override
    public Stream<Diagnostic> check(Subject subject) {
        Model model = subject.model();
        return model.relationships().stream()
                .filter(relationship -> !isCarried(model, relationship))
                .map(relationship -> Diagnostic.of(
                                code(),
                                relationship.line(),
                                "nothing stores the relationship between " + relationship.left() + " and "
                                        + relationship.right())
                        .note("no attribute of one refers to the other" + throughWhat(relationship))
                        .help(wayOut(relationship)));
    }

    private static boolean isCarried(Model model, Relationship relationship) {
        String left = relationship.left().text();
        String right = relationship.right().text();
        return refers(model, left, right)
                || refers(model, right, left)
                || (relationship.isManyToMany() && hasLinkBetween(model, left, right));
    }

    private static boolean refers(Model model, String from, String to) {
        return model.entity(from).stream()
                .flatMap(entity -> entity.attributes().stream())
                .anyMatch(attribute -> attribute.type().refersTo(to));
    }

    /** Many to many: an entity of its own holds both ids. */
    private static boolean hasLinkBetween(Model model, String left, String right) {
        return model.entities().stream()
                .map(entity -> entity.name().text())
                .anyMatch(name -> refers(model, name, left) && refers(model, name, right));
    }

    private static String throughWhat(Relationship relationship) {
        return relationship.isManyToMany() ? ", and no entity refers to both" : "";
    }

    private static String wayOut(Relationship relationship) {
        if (relationship.isManyToMany()) {
            return "add an entity with an attribute of type `" + relationship.left() + "` and one of type `"
                    + relationship.right() + "`";
        }
        String many = (relationship.leftCardinality().isMany() ? relationship.left() : relationship.right()).text();
        String one = (relationship.leftCardinality().isMany() ? relationship.right() : relationship.left()).text();
        return "add an attribute of type `" + one + "` to " + many;
    }
}
