package dev.tablewright.language.importer;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.source.Name;

/** What is to be said where a name of the diagram cannot be a name of the model. */
final class NameChange {

    private NameChange() {}

    static Diagnostic noLetters(Name drawn, String name) {
        return LanguageCode.DIAGRAM_LINE_IGNORED
                .at(drawn.span(), "a name in a model has letters from `A` to `Z`")
                .label("written as `" + name + "`")
                .help("rename it in the diagram, or in the model");
    }

    static Diagnostic clash(Name drawn, String wanted, String name) {
        return LanguageCode.DIAGRAM_LINE_IGNORED
                .at(drawn.span(), "`" + wanted + "` is already the name of something else")
                .label("written as `" + name + "`")
                .help("rename one of them");
    }
}
