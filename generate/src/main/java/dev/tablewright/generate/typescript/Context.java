package dev.tablewright.generate.typescript;

import dev.tablewright.access.request.ValuePath;
import dev.tablewright.access.write.KeptNumbers;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.List;

/** What all parts of the generator need. */
final class Context {

    private final Analysis analysis;
    private final Naming naming;
    private final Codecs codecs;
    private final KeptNumbers kept;

    Context(Analysis analysis) {
        this.analysis = analysis;
        this.naming = new Naming(analysis.model());
        this.codecs = new Codecs(analysis.model(), naming);
        this.kept = new KeptNumbers(analysis.model());
    }

    Analysis analysis() {
        return analysis;
    }

    Model model() {
        return analysis.model();
    }

    /** The way to a value. */
    ValuePath path(Entity entity, List<String> steps) {
        return ValuePath.of(analysis.space().leaves(), entity, steps);
    }

    Design design() {
        return analysis.space().design();
    }

    Naming naming() {
        return naming;
    }

    Codecs codecs() {
        return codecs;
    }

    KeptNumbers kept() {
        return kept;
    }

    Entity entity(String name) {
        return model().entity(name).orElseThrow();
    }

    Property property(String owner, Attribute attribute) {
        return new Property(attribute, naming.property(owner, attribute.name().text()), codecs.of(owner, attribute));
    }

    List<Property> properties(String owner, List<Attribute> attributes) {
        return attributes.stream().map(attribute -> property(owner, attribute)).toList();
    }
}
