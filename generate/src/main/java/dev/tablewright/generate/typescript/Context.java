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
record Context(Analysis analysis, Naming naming, Codecs codecs, KeptNumbers kept) {

    static Context of(Analysis analysis) {
        Model model = analysis.model();
        Naming naming = new Naming(model);
        return new Context(analysis, naming, new Codecs(model, naming), new KeptNumbers(model));
    }

    Design design() {
        return analysis.space().design();
    }

    /** The way to a value. */
    ValuePath path(Entity entity, List<String> steps) {
        return ValuePath.of(analysis.space().leaves(), entity, steps);
    }

    Property property(String owner, Attribute attribute) {
        return new Property(attribute, naming.property(owner, attribute), codecs.of(owner, attribute));
    }

    List<Property> properties(String owner, List<Attribute> attributes) {
        return attributes.stream().map(attribute -> property(owner, attribute)).toList();
    }
}
