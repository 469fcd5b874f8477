package dev.tablewright.app.command;

import dev.tablewright.app.DesignedModel;
import dev.tablewright.app.Pipeline;
import dev.tablewright.language.write.DesignInsertion;
import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.diagnostic.TextReport;
import dev.tablewright.model.source.SourceFile;
import java.util.Optional;

/** The keys of a model that somebody begins with: those that are best as far as it goes. */
final class FirstDesign {

    private final Terminal terminal;

    FirstDesign(Terminal terminal) {
        this.terminal = terminal;
    }

    /** The text with a design in it; as it is, if there is none yet, which is said. */
    String put(SourceFile source) {
        Optional<Model> model = Pipeline.check(source).model();
        if (model.isEmpty()) {
            return source.text();
        }
        DesignedModel designed = Pipeline.design(model.get(), TimeLimit.USUAL.wish(1), PricingOptions.usual());
        designed.assumptions().forEach(sentence -> terminal.remark("note: " + PrintableText.oneLine(sentence)));
        terminal.err().print(new TextReport(terminal.palette()).render(designed.findings()));
        return designed.best()
                .map(best -> Pipeline.insert(model.get(), best))
                .flatMap(DesignInsertion.Result::text)
                .orElse(source.text());
    }
}
