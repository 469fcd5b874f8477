package dev.tablewright.generate.java;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.key.Leaves;
import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;

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

    KeySpace space() {
        return analysis.space();
    }

    Leaves leaves() {
        return analysis.space().leaves();
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

    /** What is sent for a plan. */
    PatternRequests requests(AccessPlan plan) {
        return analysis.requests(plan);
    }

    /** An empty file in the package. */
    JavaFile file(String name) {
        return new JavaFile(options.packageName(), name).taking(naming.topLevel());
    }
}
