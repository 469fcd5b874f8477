package dev.tablewright.generate.java;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.generate.java.JavaApi.WriteInput.Role;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.WriteStep;
import dev.tablewright.model.pattern.WriteStep.Action;
import dev.tablewright.model.pattern.WriteStep.Addition;
import dev.tablewright.model.source.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** One step of a write, as an expression that makes the write, and what else it brings with it. */
final class StepSource {

    private final Context context;
    private final WriteStep step;
    private final Entity entity;
    private final String java;
    private final WriteParameters parameters;
    private final Map<String, String> known = new HashMap<>();
    private final List<Member> key;
    private final List<String> also = new ArrayList<>();
    private final List<Maybe> maybe = new ArrayList<>();
    private String variable = "";
    private final String expression;

    /**
     * A number that is added to a parent, if there is one.
     *
     * @param reference an {@code Optional} of its id
     * @param addition the write for an id
     */
    record Maybe(String reference, UnaryOperator<String> addition) {
        String write(String id) {
            return addition.apply(id);
        }
    }

    /** @param together whether it is one step of several: then a deletion of nothing is a refusal of all */
    StepSource(Context context, WriteStep step, boolean together, WriteParameters parameters) {
        this.context = context;
        this.step = step;
        this.entity = context.entity(step.entity().text());
        this.java = context.naming().entity(entity.name().text());
        this.parameters = parameters;
        this.key = new TableKey(context, entity).members();
        this.expression = switch (step.action()) {
            case CREATE -> whole("create");
            case PUT -> whole("put");
            case UPDATE -> update();
            case DELETE -> reached("delete") + (together ? ".mustExist()" : "");
            case CHECK -> reached("check");
        };
        step.adds().forEach(this::add);
    }

    /** The write itself. */
    String expression() {
        return expression;
    }

    /** Numbers that are added elsewhere. */
    List<String> also() {
        return also;
    }

    /** Numbers that are added to a parent that may be absent. */
    List<Maybe> maybe() {
        return maybe;
    }

    /** What it gives. */
    String result() {
        return switch (step.action()) {
            case CREATE, PUT -> java;
            case DELETE -> Library.OPTIONAL + "<" + java + ">";
            case UPDATE, CHECK -> "Void";
        };
    }

    boolean givesEntity() {
        return step.action() == Action.CREATE || step.action() == Action.PUT;
    }

    /** The variable of an attribute that the caller gives. */
    String given(String attribute) {
        return known.get(attribute);
    }

    private String whole(String method) {
        String name = Naming.decapitalised(java);
        variable = parameters.add(Role.ENTITY, "", java, name, name + "To" + JavaNames.type(method));
        String write = writes(entity) + "." + method + "(" + variable + ")";
        if (step.when().isAlways()) {
            return write;
        }
        // Together with a check of the same item, it replaces what is there.
        return write + ".with(" + writes(entity) + ".check(" + writes(entity) + ".known(" + variable + "))"
                + conditions() + ")";
    }

    private String writes(Entity written) {
        return context.naming().writer(written.name().text());
    }

    private String reach() {
        String stored = context.naming().stored(entity.name().text());
        return stored + ".known(" + key.stream().map(this::keyPart).collect(Collectors.joining(", ")) + ")";
    }

    private String keyPart(Member member) {
        String name = member.attribute().name().text();
        return known.computeIfAbsent(
                name,
                attribute -> parameters.add(
                        Role.KNOWN,
                        attribute,
                        member.codec().type(),
                        member.name(),
                        Naming.decapitalised(java) + JavaNames.type(member.name())));
    }

    private String reached(String method) {
        return writes(entity) + "." + method + "(" + reach() + ")" + conditions();
    }

    private String update() {
        UpdateSource names = new UpdateSource(context, entity);
        StringBuilder out =
                new StringBuilder("new " + context.naming().update(entity.name().text()) + "(" + writes(entity) + ", "
                        + reach() + ", " + Library.WRITE_RUNNER + ".none())");
        Members members = new Members(context);
        List<String> optional = new ArrayList<>();
        for (Name set : step.sets()) {
            Member member = members.of(entity, context.attribute(entity, set.text()));
            String type = JavaNames.type(member.name());
            // What is part of the key is named twice: where it is, and where it goes.
            String name = parameters.add(
                    Role.SET,
                    set.text(),
                    member.type(),
                    known.containsKey(set.text()) ? "new" + type : member.name(),
                    Naming.decapitalised(java) + type);
            known.putIfAbsent(set.text(), name);
            if (member.isOptional()) {
                optional.add(name + ".ifPresentOrElse(update::" + names.setter(set.text()) + ", update::"
                        + names.remover(set.text()) + ");");
            } else {
                out.append(".")
                        .append(names.setter(set.text()))
                        .append("(")
                        .append(name)
                        .append(")");
            }
        }
        for (Addition addition : step.adds()) {
            String adder =
                    addition.via().isEmpty() ? names.adder(addition.target().attribute()) : "";
            if (!adder.isEmpty()) {
                Attribute target = context.attribute(entity, addition.target().attribute());
                out.append(".")
                        .append(adder)
                        .append("(")
                        .append(amount(addition, target.type() == ScalarType.INTEGER))
                        .append(")");
            }
        }
        if (!step.sets().isEmpty()) {
            entity.version().ifPresent(version -> out.append(locked(version)));
        }
        out.append(conditions());
        statements.addAll(optional);
        return out.toString();
    }

    /**
     * Who sets values has seen others before, and says in which version. What is only added to a number is right whatever was there.
     */
    private String locked(Name version) {
        Member member = new Members(context).of(entity, context.attribute(entity, version.text()));
        String name = parameters.add(
                Role.VERSION,
                version.text(),
                "long",
                member.name(),
                Naming.decapitalised(java) + JavaNames.type(member.name()));
        return ".ifVersion(" + name + ")";
    }

    private final List<String> statements = new ArrayList<>();

    /** What has to be done with the update before it is used. */
    List<String> statements() {
        return statements;
    }

    String updateType() {
        return context.naming().update(entity.name().text());
    }

    private String conditions() {
        if (step.when().isAlways()) {
            return "";
        }
        return ".onlyIf("
                + step.when().comparisons().stream().map(this::condition).collect(Collectors.joining(", ")) + ")";
    }

    /** Named as the model has it: its values are no secret, and a refusal is to tell which of several writes was meant. */
    private String condition(Comparison comparison) {
        List<String> steps = comparison.path().steps();
        ItemTest.Holds test = context.test(entity, comparison);
        Codec codec = new Navigation(context).codec(test.path());
        String field = steps.size() == 1
                ? context.naming().repository(entity.name().text()) + "."
                        + RepositorySource.fields(context, entity).get(steps.get(0))
                : "new " + Library.FIELD + "<" + codec.boxed() + ">("
                        + JavaNames.literal(comparison.path().dotted()) + ", "
                        + Library.LIST + ".of("
                        + test.path().stored().stream().map(JavaNames::literal).collect(Collectors.joining(", "))
                        + "), " + codec.encoder() + ")";
        List<String> values = test.values().stream().map(codec::constant).toList();
        return field + "."
                + switch (comparison.operator()) {
                    case EQUAL -> "is(" + values.get(0) + ")";
                    case NOT_EQUAL -> "isNot(" + values.get(0) + ")";
                    case LESS -> "below(" + values.get(0) + ")";
                    case LESS_OR_EQUAL -> "atMost(" + values.get(0) + ")";
                    case GREATER -> "above(" + values.get(0) + ")";
                    case GREATER_OR_EQUAL -> "atLeast(" + values.get(0) + ")";
                    case IN -> "in(" + Library.LIST + ".of(" + String.join(", ", values) + "))";
                    case EXISTS -> "exists()";
                    case ABSENT -> "absent()";
                }
                + (values.isEmpty() ? "" : ".named(" + JavaNames.literal(comparison.toString()) + ")");
    }

    private void add(Addition addition) {
        String attribute = addition.target().attribute();
        Entity target = context.entity(addition.target().entity());
        if (addition.via().isEmpty()) {
            boolean done = step.action() == Action.UPDATE
                    && !new UpdateSource(context, entity).adder(attribute).isEmpty();
            if (!done) {
                String reach = givesEntity() ? writes(entity) + ".known(" + variable + ")" : reach();
                also.add(addition(target, reach, attribute, addition));
            }
            return;
        }
        String via = addition.via().get().text();
        Attribute reference = context.attribute(entity, via);
        String value = value(reference, reference.optional());
        TableKey parent = new TableKey(context, target);
        if (reference.optional()) {
            String amount = amount(addition, false);
            maybe.add(new Maybe(value, id -> added(target, parent.knownById(id), attribute, amount)));
        } else {
            also.add(addition(target, parent.knownById(value), attribute, addition));
        }
    }

    private String addition(Entity target, String reach, String attribute, Addition addition) {
        return added(target, reach, attribute, amount(addition, false));
    }

    private String added(Entity target, String reach, String attribute, String amount) {
        return writes(target) + ".add(" + reach + ", " + Library.MAP + ".of("
                + JavaNames.literal(context.attribute(target, attribute).storedName()) + ", " + amount + "))";
    }

    /** An attribute of the written entity: of the record, or what the caller gives beside it. */
    private String value(Attribute attribute) {
        return value(attribute, false);
    }

    /** @param optional whether the caller may leave it out */
    private String value(Attribute attribute, boolean optional) {
        Member member = new Members(context).of(entity, attribute);
        if (givesEntity()) {
            return variable + "." + member.name() + "()";
        }
        return known.computeIfAbsent(
                attribute.name().text(),
                name -> parameters.add(
                        Role.KNOWN,
                        name,
                        optional ? member.type() : member.codec().type(),
                        member.name(),
                        Naming.decapitalised(java) + JavaNames.type(member.name())));
    }

    private String amount(Addition addition, boolean whole) {
        String word = addition.amount().text();
        boolean minus = word.startsWith("-");
        String name = minus ? word.substring(1) : word;
        if (!Character.isLetter(name.charAt(0))) {
            return whole && !name.contains(".")
                    ? word
                    : "new " + Library.BIG_DECIMAL + "(" + JavaNames.literal(word) + ")";
        }
        Attribute attribute = context.attribute(entity, name);
        String value = value(attribute);
        boolean integer = attribute.type() == ScalarType.INTEGER;
        boolean optional = attribute.optional()
                && (givesEntity()
                        || step.sets().stream().anyMatch(set -> set.text().equals(name)));
        if (optional) {
            value = value + ".orElse(" + (integer ? "0L" : Library.BIG_DECIMAL + ".ZERO") + ")";
        }
        if (integer && whole) {
            return (minus ? "-" : "") + value;
        }
        String decimal = integer ? Library.BIG_DECIMAL + ".valueOf(" + value + ")" : value;
        return decimal + (minus ? ".negate()" : "");
    }
}
