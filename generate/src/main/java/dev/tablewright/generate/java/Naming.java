package dev.tablewright.generate.java;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.EmbeddedType;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.source.Name;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;

/**
 * All names of the generated code, chosen once and in the order of the file, so that the same model always gives the same names. What
 * the author named keeps its name as far as Java allows it; what is made up steps aside.
 */
final class Naming {

    private static final List<String> OF_OBJECTS =
            List.of("getClass", "hashCode", "toString", "notify", "notifyAll", "wait", "clone", "finalize");

    /** What the name of a constant ends with that says what is called. */
    static final String CALL = "_CALL";

    /** Classes that stand inside of others, which then cannot be called so. */
    private static final List<String> NESTED = List.of("Builder", "Id");

    private final Map<String, String> classes = new LinkedHashMap<>();
    private final Map<String, String> members = new HashMap<>();
    private final NameScope topLevel =
            new NameScope().reserve(JavaNames.JAVA_LANG).reserve(NESTED);
    private final String facade;

    Naming(Model model, Design design) {
        String application = JavaNames.type(model.application().text());
        model.entities().forEach(entity -> claim("entity ", entity.name().text(), "", "Entity"));
        model.types().forEach(type -> claim("type ", type.name().text(), "", "Value"));
        for (Entity entity : model.entities()) {
            derive(entity.name().text());
        }
        model.types()
                .forEach(type -> classes.put(
                        "codec " + type.name().text(),
                        topLevel.claim(type(type.name().text()) + "Codec")));
        this.facade = facade(application, design.tables().size() > 1 ? "Tables" : "Table");
        classes.put("async", topLevel.claim(facade + "Async"));
        classes.put("reads", topLevel.claim(application + "Reads"));
        classes.put("writes", topLevel.claim(application + "Writes"));
        model.patterns().forEach(this::results);
        model.entities()
                .forEach(entity -> members(
                        entity.name().text(), entity.attributes(), entity.id().size() > 1));
        model.types().forEach(type -> members(type.name().text(), type.fields(), false));
        methods(model);
    }

    private void claim(String kind, String name, String... suffixes) {
        String java = JavaNames.type(name);
        classes.put(kind + name, topLevel.claim(java + suffixes[0], java + suffixes[1]));
    }

    /** {@code ShopTable} for {@code Shop}; who is called {@code ShopTables} already is not called so twice. */
    private String facade(String application, String suffix) {
        return application.endsWith("Table") || application.endsWith("Tables")
                ? topLevel.claim(application, application + suffix)
                : topLevel.claim(application + suffix);
    }

    private void derive(String entity) {
        String java = entity(entity);
        String many = Plural.of(java);
        classes.put("stored " + entity, topLevel.claim(java + "Type", java + "StoredType"));
        classes.put("update " + entity, topLevel.claim(java + "Update", java + "Changes"));
        String repository =
                many.equals(java) ? topLevel.claim(java + "Repository") : topLevel.claim(many, java + "Repository");
        classes.put("repository " + entity, repository);
        classes.put("async " + entity, topLevel.claim(repository + "Async"));
    }

    private void results(Pattern pattern) {
        String java = JavaNames.type(pattern.name().text());
        String name = pattern.name().text();
        if (pattern.operation() == Pattern.Operation.COUNT) {
            return;
        }
        if (pattern.entities().size() > 1) {
            classes.put("results " + name, topLevel.claim(java, java + "Row", java + "Result"));
            for (Name entity : pattern.entities()) {
                if (!pattern.needs().isEmpty()) {
                    classes.put("row " + name + " " + entity, topLevel.claim(java + entity(entity.text()) + "Row"));
                }
            }
        } else if (!pattern.needs().isEmpty()) {
            classes.put("row " + name, topLevel.claim(java + "Row"));
        }
        if (pattern.batch().isPresent() && pattern.by().size() > 1) {
            classes.put("key " + name, topLevel.claim(java + "Key"));
        }
    }

    private void members(String owner, List<Attribute> attributes, boolean severalIds) {
        NameScope accessors = new NameScope().reserve(OF_OBJECTS).reserve("builder", "toBuilder");
        if (severalIds) {
            accessors.reserve("id");
        }
        NameScope nested = new NameScope()
                .reserve(JavaNames.JAVA_LANG)
                .reserve(classes.values())
                .reserve(NESTED);
        for (Attribute attribute : attributes) {
            String name = attribute.name().text();
            String variable = JavaNames.variable(name);
            members.put(owner + "." + name, accessors.claim(variable, variable + "_"));
            if (attribute.type() instanceof Type.Choice choice) {
                String preferred = JavaNames.type(name);
                members.put("enum " + owner + "." + name, nested.claim(preferred, preferred + "Value"));
                NameScope words = new NameScope();
                for (Name word : choice.values()) {
                    String constant = JavaNames.constant(word.text());
                    members.put("word " + owner + "." + name + " " + word, words.claim(constant, constant + "_"));
                }
            }
        }
    }

    /** Methods of the facade: patterns and writes have the names of the model, and may share one if they take different things. */
    private void methods(Model model) {
        NameScope taken = new NameScope()
                .reserve("on", "async", "transact", "changes", "applyStream", "connection", "equals", "wait");
        NameScope withoutParameters = new NameScope().reserve(OF_OBJECTS);
        NameScope shapes = new NameScope();
        for (Pattern pattern : model.patterns()) {
            String name = JavaNames.variable(pattern.name().text());
            boolean alone = pattern.by().isEmpty() && pattern.narrowing().isEmpty();
            String chosen = alone && withoutParameters.has(name) ? name + "_" : name;
            String method = taken.claim(chosen);
            members.put("pattern " + pattern.name(), method);
            members.put("shape " + pattern.name(), shape(shapes, JavaNames.constant(method)));
            withoutParameters.reserve(alone ? chosen : "");
        }
        for (Write write : model.writes()) {
            String name = JavaNames.variable(write.name().text());
            boolean object = OF_OBJECTS.contains(name) && mayTakeNothing(model, write);
            members.put("write " + write.name(), object ? taken.claim(name + "_") : taken.claim(name));
        }
        NameScope writers = new NameScope();
        for (Entity entity : model.entities()) {
            String repository = classes.get("repository " + entity.name());
            members.put("writer " + entity.name(), writers.claim(JavaNames.constant(repository)));
            String name = decapitalised(repository);
            members.put(
                    "accessor " + entity.name(), withoutParameters.claim(JavaNames.escaped(name), name + "Repository"));
        }
    }

    /** A pattern has two constants: {@code ORDER} and {@code ORDER_CALL}. */
    private static String shape(NameScope shapes, String preferred) {
        String free = preferred;
        while (shapes.has(free) || shapes.has(free + CALL)) {
            free += "_";
        }
        shapes.reserve(free, free + CALL);
        return free;
    }

    /** Whether its method may have no parameters: it writes no whole entity, and what it reaches has no id. */
    private static boolean mayTakeNothing(Model model, Write write) {
        return write.steps().stream()
                .allMatch(step -> step.action() != WriteStep.Action.CREATE
                        && step.action() != WriteStep.Action.PUT
                        && model.entities().stream()
                                .filter(entity -> entity.name()
                                        .text()
                                        .equals(step.entity().text()))
                                .allMatch(entity -> entity.id().isEmpty()));
    }

    static String decapitalised(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    /** All classes of the package: none of them can be imported from elsewhere. */
    Collection<String> topLevel() {
        return new TreeSet<>(classes.values());
    }

    String entity(String entity) {
        return classes.get("entity " + entity);
    }

    String type(String embedded) {
        return classes.get("type " + embedded);
    }

    /** The class that says how entities are stored. */
    String stored(String entity) {
        return classes.get("stored " + entity);
    }

    /** The class that says how an embedded value is stored. */
    String codec(String embedded) {
        return classes.get("codec " + embedded);
    }

    String update(String entity) {
        return classes.get("update " + entity);
    }

    String repository(String entity) {
        return classes.get("repository " + entity);
    }

    String asyncRepository(String entity) {
        return classes.get("async " + entity);
    }

    String facade() {
        return facade;
    }

    String asyncFacade() {
        return classes.get("async");
    }

    String reads() {
        return classes.get("reads");
    }

    String writes() {
        return classes.get("writes");
    }

    /** The sealed type of a pattern that gives several kinds. */
    String results(String pattern) {
        return classes.get("results " + pattern);
    }

    /** What a pattern gives that needs only some attributes. */
    String row(Pattern pattern, String entity) {
        return pattern.entities().size() > 1
                ? classes.get("row " + pattern.name() + " " + entity)
                : classes.get("row " + pattern.name());
    }

    String batchKey(String pattern) {
        return classes.get("key " + pattern);
    }

    /** The accessor of an attribute of an entity or an embedded type. */
    String member(String owner, String attribute) {
        return members.get(owner + "." + attribute);
    }

    /** The simple name of the enum of an attribute. */
    String choice(String owner, String attribute) {
        return members.get("enum " + owner + "." + attribute);
    }

    String constant(String owner, String attribute, String word) {
        return members.get("word " + owner + "." + attribute + " " + word);
    }

    String method(Pattern pattern) {
        return members.get("pattern " + pattern.name());
    }

    /** The constant of the request of a pattern. */
    String shape(Pattern pattern) {
        return members.get("shape " + pattern.name());
    }

    /** The constant by which entities of a kind are written. */
    String writer(String entity) {
        return members.get("writer " + entity);
    }

    String method(Write write) {
        return members.get("write " + write.name());
    }

    /** The method of the facade that gives a repository. */
    String accessor(String entity) {
        return members.get("accessor " + entity);
    }

    /** The class of an entity or an embedded type. */
    String owner(String owner) {
        String entity = entity(owner);
        return entity == null ? type(owner) : entity;
    }

    /** The enums that stand inside a class. */
    List<String> nested(String owner, List<Attribute> attributes) {
        return attributes.stream()
                .filter(attribute -> attribute.type() instanceof Type.Choice)
                .map(attribute -> choice(owner, attribute.name().text()))
                .toList();
    }

    List<String> nested(EmbeddedType type) {
        return nested(type.name().text(), type.fields());
    }
}
