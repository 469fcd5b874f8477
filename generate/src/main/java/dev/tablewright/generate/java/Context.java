package dev.tablewright.generate.java;

import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import java.util.List;

/** What all generators look at. */
record Context(Analysis analysis, JavaOptions options, Naming naming, Codecs codecs) {

    static Context of(Analysis analysis, JavaOptions options) {
        Naming naming = new Naming(analysis.model(), analysis.space().design());
        return new Context(analysis, options, naming, new Codecs(analysis.model(), naming));
    }

    Model model() {
        return analysis.model();
    }

    /** The entities that are stored: a model may be ahead of its design. */
    List<Entity> stored() {
        return model().entities().stream()
                .filter(entity -> analysis.layout(entity).isPresent())
                .toList();
    }

    Design design() {
        return analysis.space().design();
    }

    /** How an entity is stored. */
    EntityLayout layout(Entity entity) {
        return analysis.layout(entity).orElseThrow();
    }

    /** The way to a value. */
    ValuePath path(Entity entity, List<String> steps) {
        return ValuePath.of(analysis.space().leaves(), entity, steps);
    }

    Naming.EntityNames names(Entity entity) {
        return naming.of(entity.name().text());
    }

    Entity entity(String name) {
        return model().entity(name).orElseThrow();
    }

    Attribute attribute(Entity entity, String name) {
        return entity.attribute(name).orElseThrow();
    }

    /** An empty file in the package. */
    JavaFile file(String name) {
        return new JavaFile(options.packageName(), name).taking(naming.topLevel());
    }
}
