package dev.tablewright.generate.diagram;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.PrintableText;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Relationship;

/** A model as PlantUML's entities, with crow's feet. Names always stand in quotes: none is a word of the language then. */
public final class PlantUml {

    private final Model model;
    private final StringBuilder out = new StringBuilder();

    private PlantUml(Model model) {
        this.model = model;
    }

    public static String of(Model model) {
        return new PlantUml(model).text();
    }

    private String text() {
        out.append("@startuml\ntitle ")
                .append(safe(model.application().text()))
                .append("\nhide circle\nhide methods\n\n");
        model.entities().forEach(this::entity);
        model.relationships().forEach(this::relationship);
        return out.append("@enduml\n").toString();
    }

    private void entity(Entity entity) {
        out.append("entity \"").append(entity.name().text()).append("\" {\n");
        boolean separated = false;
        for (EntityRow row : EntityRow.of(model, entity)) {
            if (!row.key() && !separated) {
                separated = true;
                out.append("  --\n");
            }
            attribute(row);
        }
        out.append("}\n\n");
    }

    /** A star is PlantUML's sign for what is never absent. */
    private void attribute(EntityRow row) {
        out.append(row.optional() ? "  " : "  * ")
                .append(row.name())
                .append(" : ")
                .append(row.type());
        row.marks().forEach(mark -> out.append(" <<").append(mark).append(">>"));
        out.append('\n');
    }

    private void relationship(Relationship line) {
        out.append('"')
                .append(line.left().text())
                .append("\" ")
                .append(line.leftCardinality().left())
                .append(line.identifying() ? "--" : "..")
                .append(line.rightCardinality().right())
                .append(" \"")
                .append(line.right().text())
                .append('"');
        line.label().map(PlantUml::safe).filter(label -> !label.isBlank()).ifPresent(label -> out.append(" : ")
                .append(label));
        out.append('\n');
    }

    /** Free text without what PlantUML would act on: markup, links, variables, functions and comments. */
    private static String safe(String text) {
        return PrintableText.oneLine(text)
                .replace('"', '\u2019')
                .replace('\'', '\u2019')
                .replace('\\', '/')
                .replace('<', '\u2039')
                .replace('>', '\u203A')
                .replace('%', '\uFF05')
                .replace('$', '\uFF04')
                .replace("[[", "[ [")
                .replace("{{", "{ {");
    }
}
