package dev.tablewright.generate.java;

import dev.tablewright.generate.chart.KeyChart;
import dev.tablewright.generate.chart.TextTable;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import java.util.ArrayList;
import java.util.List;

/** What is said above an entity: its description, its keys, and what the model says of its attributes. */
record EntityJavadoc(Context context) {

    Javadoc of(Entity entity) {
        String what = entity.singleton() ? "There is exactly one." : "Identified by " + id(entity) + ".";
        Javadoc javadoc = new Javadoc()
                .paragraph(entity.description().map(EntityJavadoc::sentence).orElse(what))
                .paragraph(entity.description().isPresent() ? what : "")
                .chart(TextTable.plain(KeyChart.rows(
                        context.design().keysOf(entity.name().text()).orElseThrow())));
        return parameters(javadoc, new Members(context).of(entity));
    }

    private static String id(Entity entity) {
        return String.join(" and ", entity.id().stream().map(Object::toString).toList());
    }

    /** {@code an Order}, {@code a Customer}. */
    static String one(String noun) {
        return ("AEIO".indexOf(Character.toUpperCase(noun.charAt(0))) >= 0 ? "an " : "a ") + noun;
    }

    static String sentence(String text) {
        String stripped = text.strip();
        return stripped.matches("(?s).*[.!?:]") ? stripped : stripped + ".";
    }

    /** A tag for each attribute of which there is something to say. */
    static Javadoc parameters(Javadoc javadoc, List<Member> members) {
        for (Member member : members) {
            String text = said(member);
            if (!text.isEmpty()) {
                javadoc.tag("@param", member.name() + " " + text);
            }
        }
        return javadoc;
    }

    private static String said(Member member) {
        Attribute attribute = member.attribute();
        List<String> facts = new ArrayList<>();
        attribute.description().ifPresent(text -> facts.add(text.strip().replaceFirst("\\.$", "")));
        if (attribute.type() instanceof Type.Reference reference) {
            facts.add("the id of " + one(reference.entity()));
        }
        attribute
                .unique()
                .ifPresent(unique ->
                        facts.add("unique" + (unique.within().isEmpty() ? "" : " within " + unique.within())));
        return String.join("; ", facts);
    }
}
