package dev.tablewright.keys;

import java.util.List;

/** A template and the mistakes found in its text; with mistakes, the template holds the parts that could be read. */
public record ParsedTemplate(KeyTemplate template, List<TemplateProblem> problems) {

    public ParsedTemplate {
        problems = List.copyOf(problems);
    }

    public boolean isSound() {
        return problems.isEmpty();
    }
}
