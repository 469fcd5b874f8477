package dev.tablewright.generate.docs;

import dev.tablewright.check.load.Amount;
import dev.tablewright.generate.document.Document;
import dev.tablewright.generate.document.DocumentDraft;
import dev.tablewright.generate.document.TableDraft;
import dev.tablewright.generate.document.Text;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Sequence;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.List;

/** All attributes of all entities, with what holds of them. */
final class EntitySchemas {

    static final String PATH = "entity-schemas.md";

    private final Dossier dossier;

    EntitySchemas(Dossier dossier) {
        this.dossier = dossier;
    }

    Document document() {
        Model model = dossier.model();
        DocumentDraft draft = new DocumentDraft(
                PATH, "Entity schemas", "Every attribute of every entity: type, constraints, what it means.");
        draft.say(Text.of("The same as TypeScript: ")
                .link("entity-schemas.ts", "entity-schemas.ts")
                .and(". Every item also has ")
                .code(dossier.design().typeAttribute())
                .and(", which holds the name of its entity, and the key attributes of ")
                .link("its table and indexes", KeyTables.path(dossier))
                .and("."));
        for (Entity entity : model.entities()) {
            draft.section(entity.name().text());
            entity.description().ifPresent(words -> draft.say(Text.of(words)));
            draft.say(facts(entity)).table(attributes(entity));
        }
        if (!model.types().isEmpty()) {
            draft.section("Embedded types").say("Values that are stored inside items.");
            for (EmbeddedType type : model.types()) {
                draft.part(Text.of(type.name().text())).table(table(type.fields(), List.of(), ""));
            }
        }
        return draft.done();
    }

    private Text facts(Entity entity) {
        List<Text> facts = new ArrayList<>();
        facts.add(
                entity.singleton()
                        ? Text.of("There is exactly one")
                        : Text.of("Identified by ")
                                .and(Texts.codes(
                                        entity.id().stream().map(Name::text).toList(), " and ")));
        entity.expect().count().ifPresent(count -> facts.add(Text.of(Amount.count(count) + " are expected")));
        facts.add(Text.of("an item is expected to have "
                + Amount.bytes(dossier.analysis().sizes().item(entity).expectedWhole())));
        entity.version()
                .ifPresent(version -> facts.add(Text.ofCode(version.text()).and(" counts changes")));
        entity.ttl()
                .ifPresent(
                        ttl -> facts.add(Text.of("DynamoDB deletes it after ").code(ttl.text())));
        if (entity.schemaVersion() > 1) {
            facts.add(Text.of("version " + entity.schemaVersion() + " of its shape"));
        }
        return Texts.joined(facts, "; ").and(".");
    }

    TableDraft attributes(Entity entity) {
        return table(entity.attributes(), entity.id(), entity.name().text());
    }

    private TableDraft table(List<Attribute> attributes, List<Name> id, String entity) {
        TableDraft table = new TableDraft("Attribute", "Type", "Stored as", "Required", "Constraints", "Description");
        for (Attribute attribute : attributes) {
            boolean part = id.stream()
                    .anyMatch(name -> name.text().equals(attribute.name().text()));
            String stored = attribute.storedName().equals(attribute.name().text()) ? "" : attribute.storedName();
            table.row(
                    Text.ofCode(attribute.name().text()),
                    type(attribute.type()),
                    stored.isEmpty() ? Text.EMPTY : Text.ofCode(stored),
                    Text.of(attribute.optional() ? "optional" : "required"),
                    Texts.joined(constraints(attribute, part, entity), "; "),
                    Text.of(attribute.description().orElse("")));
        }
        return table;
    }

    private static Text type(Type type) {
        return type instanceof Type.Reference reference
                ? Text.of("id of ").code(reference.entity())
                : Text.ofCode(type.toString());
    }

    private List<Text> constraints(Attribute attribute, boolean id, String entity) {
        List<Text> all = new ArrayList<>();
        String name = attribute.name().text();
        if (id) {
            all.add(Text.of("part of the id, never changes"));
        } else if (attribute.immutable()) {
            all.add(Text.of("never changes"));
        }
        attribute.max().ifPresent(max -> all.add(Text.of(most(attribute.type(), max))));
        attribute.pattern().ifPresent(pattern -> all.add(Text.of("matches ").code(pattern)));
        attribute
                .unique()
                .ifPresent(unique -> all.add(
                        unique.within().isEmpty()
                                ? Text.of("unique")
                                : Text.of("unique within ")
                                        .and(Texts.codes(
                                                unique.within().stream()
                                                        .map(Name::text)
                                                        .toList(),
                                                " and "))));
        attribute.defaultValue().ifPresent(value -> all.add(Text.of("at first ").code(value.text())));
        if (attribute.sensitive()) {
            all.add(Text.of("sensitive: not in logs"));
        }
        dossier.model().aggregates().stream()
                .filter(kept -> kept.target().entity().equals(entity)
                        && kept.target().attribute().equals(name))
                .forEach(kept -> all.add(kept(kept)));
        dossier.model().entity(entity).stream()
                .flatMap(found -> found.sequences().stream())
                .filter(sequence -> sequence.attribute().text().equals(name))
                .forEach(sequence -> all.add(numbered(sequence)));
        return all;
    }

    private static String most(Type type, long max) {
        if (type.isCollection()) {
            return "at most " + Amount.count(max) + " elements";
        }
        return type.isNumeric() ? "at most " + Amount.count(max) : "at most " + Amount.count(max) + " characters";
    }

    private static Text kept(Aggregate kept) {
        Text text = kept.summed()
                .map(summed -> Text.of("the sum of ").code(kept.source() + "." + summed))
                .orElseGet(() -> Text.of("the number of ").code(kept.source().text()));
        if (!kept.where().isAlways()) {
            text = text.and(" where ").code(kept.where().toString());
        }
        return text.and(
                kept.upkeep() == Aggregate.Upkeep.TRANSACTION
                        ? ", exact at every moment"
                        : ", brought up to date from the stream");
    }

    private static Text numbered(Sequence sequence) {
        return sequence.per()
                .map(per -> Text.of("numbered 1, 2, 3 within each ").code(per.text()))
                .orElse(Text.of("numbered 1, 2, 3"));
    }
}
