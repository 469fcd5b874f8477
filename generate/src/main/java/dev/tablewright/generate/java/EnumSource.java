package dev.tablewright.generate.java;

import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.List;

/** Enums. A constant is stored as the word that the model has, whatever Java makes of its name. */
record EnumSource(Naming naming) {

    void add(Code code, String owner, Attribute attribute, Type.Choice choice) {
        String name = naming.choice(owner, attribute);
        List<Name> words = choice.values();
        boolean same =
                words.stream().allMatch(word -> constant(owner, attribute, word).equals(word.text()));
        code.javadoc(attribute.description().orElse("What " + attribute.name() + " can be."));
        code.open("public enum " + name + " {");
        for (int i = 0; i < words.size(); i++) {
            String argument = same ? "" : "(" + JavaNames.literal(words.get(i).text()) + ")";
            code.line(constant(owner, attribute, words.get(i)) + argument + (i + 1 < words.size() ? "," : ";"));
        }
        if (!same) {
            code.blank().line("private final String word;").blank();
            code.block(name + "(String word) {", "this.word = word;");
        }
        code.blank().javadoc("The word that is stored.");
        code.block("public String word() {", same ? "return name();" : "return word;");
        code.blank().javadoc("The constant of a stored word; empty if there is none.");
        code.open("public static §Optional<" + name + "> ofWord(String word) {");
        code.open("return switch (word) {");
        for (Name word : words) {
            code.line("case " + JavaNames.literal(word.text()) + " -> §Optional.of(" + constant(owner, attribute, word)
                    + ");");
        }
        code.line("default -> §Optional.empty();");
        code.close("};").close().close();
    }

    private String constant(String owner, Attribute attribute, Name word) {
        return naming.constant(owner, attribute, word.text());
    }
}
