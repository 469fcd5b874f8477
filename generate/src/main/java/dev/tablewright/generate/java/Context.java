package dev.tablewright.generate.java;

import dev.tablewright.access.layout.EntityLayout;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import java.util.List;

/** What all generators look at. */
final class Context {

    private final Analysis analysis;
    private final JavaOptions options;
    private final Naming naming;
    private final Codecs codecs;

    Context(Analysis analysis, JavaOptions options) {
        this.analysis = analysis;
        this.options = options;
        this.naming = new Naming(analysis.model(), analysis.space().design());
        this.codecs = new Codecs(analysis.model(), naming);
    }

    Analysis analysis() {
        return analysis;
    }

    Model model() {
        return analysis.model();
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

    JavaOptions options() {
        return options;
    }

    Naming naming() {
        return naming;
    }

    Codecs codecs() {
        return codecs;
    }

    Entity entity(String name) {
        return model().entity(name).orElseThrow();
    }

    EntityKeys keys(Entity entity) {
        return design().keysOf(entity.name().text()).orElseThrow();
    }

    Attribute attribute(Entity entity, String name) {
        return entity.attribute(name).orElseThrow();
    }

    /** A comparison of the model. */
    ItemTest.Holds test(Entity entity, Comparison comparison) {
        return ItemTest.of(analysis.space().leaves(), entity, comparison);
    }

    /** What is sent for a plan. */
    PatternRequests requests(AccessPlan plan) {
        return analysis.requests(plan);
    }

    /** An empty file in the package. */
    JavaFile file(String name) {
        return new JavaFile(options.packageName(), name).taking(naming.topLevel());
    }
}
