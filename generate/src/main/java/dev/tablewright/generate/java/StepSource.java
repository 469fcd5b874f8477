package dev.tablewright.generate.java;

import dev.tablewright.access.request.ItemTest;
import dev.tablewright.access.request.ValuePath;
import dev.tablewright.access.write.Amount;
import dev.tablewright.access.write.StepAddition;
import dev.tablewright.access.write.StepInput;
import dev.tablewright.access.write.StepProgram;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Condition.Comparison;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** One step of a write, as an expression that makes the write, and what else it brings with it. */
final class StepSource {

    private final Context context;
    private final StepProgram step;
    private final Entity entity;
    private final String java;
    private final WriteParameters parameters;
    private final Optional<String> shape;
    private final List<String> also = new ArrayList<>();
    private final List<Maybe> maybe = new ArrayList<>();

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

    /** @param shape the constant with the request, if it is the same in all calls */
    StepSource(Context context, StepProgram step, WriteParameters parameters, Optional<String> shape) {
        this.context = context;
        this.step = step;
        this.entity = step.entity();
        this.java = context.names(entity).type();
        this.parameters = parameters;
        this.shape = shape;
        step.additions().stream().filter(addition -> !addition.ofUpdate()).forEach(this::add);
    }

    /** The write itself. */
    String expression() {
        return switch (step.step().action()) {
            case CREATE -> whole("create");
            case PUT -> whole("put");
            case UPDATE -> update();
            case DELETE -> reached("delete") + (step.mustExist() ? ".mustExist()" : "");
            case CHECK -> reached("check");
        };
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
        return switch (step.step().action()) {
            case CREATE, PUT -> java;
            case DELETE -> "§Optional<" + java + ">";
            case UPDATE, CHECK -> "Void";
        };
    }

    /** The variable of an attribute that the caller gives. */
    String given(Attribute attribute) {
        return parameters.variable(step.given(attribute));
    }

    private String whole(String method) {
        String write = writes(entity) + "." + method + "(" + variable() + ")";
        if (step.conditions().isEmpty()) {
            return write;
        }
        // Together with a check of the same item, it replaces what is there.
        return write + ".with(" + writes(entity) + ".check(" + reach() + ")" + conditions() + ")";
    }

    /** Of the whole entity. */
    private String variable() {
        return parameters.variable(step.inputs().get(0));
    }

    private String writes(Entity written) {
        return context.names(written).writer();
    }

    private String reach() {
        if (step.givesEntity()) {
            return writes(entity) + ".known(" + variable() + ")";
        }
        String parts = step.key().stream().map(this::given).collect(Collectors.joining(", "));
        return context.names(entity).stored() + ".known(" + parts + ")";
    }

    private String reached(String method) {
        return writes(entity) + "." + method + "(" + reach() + ")" + conditions();
    }

    private String update() {
        UpdateSource names = new UpdateSource(context, entity);
        StringBuilder out = new StringBuilder(
                "new " + updateType() + "(" + writes(entity) + ", " + reach() + ", §WriteRunner.none())");
        step.sets().stream()
                .filter(set -> !set.optional())
                .forEach(set -> out.append(called(names.setter(name(set)), parameters.variable(set))));
        for (StepAddition addition : step.additions()) {
            if (addition.ofUpdate()) {
                boolean whole = addition.attribute().type() == ScalarType.INTEGER;
                String amount = whole ? whole(addition.amount()) : decimal(addition.amount());
                out.append(called(names.adder(addition.attribute().name().text()), amount));
            }
        }
        step.version().ifPresent(version -> out.append(called("ifVersion", parameters.variable(version))));
        return out.append(conditions()).toString();
    }

    private static String called(String method, String argument) {
        return "." + method + "(" + argument + ")";
    }

    private static String name(StepInput input) {
        return input.attribute().orElseThrow().name().text();
    }

    /** What has to be done with an update before it is used: optional attributes are set or removed, as the caller says. */
    List<String> statements(String update) {
        UpdateSource names = new UpdateSource(context, entity);
        return step.sets().stream()
                .filter(StepInput::optional)
                .map(set -> parameters.variable(set) + ".ifPresentOrElse(" + update + "::" + names.setter(name(set))
                        + ", " + update + "::" + names.remover(name(set)) + ");")
                .toList();
    }

    String updateType() {
        return context.names(entity).update();
    }

    /** What must hold; a request that is the same in all calls says it itself. */
    private String conditions() {
        if (shape.isPresent()) {
            return ".as(" + shape.get() + ")";
        }
        return step.conditions().isEmpty()
                ? ""
                : step.conditions().stream().map(this::condition).collect(Collectors.joining(", ", ".onlyIf(", ")"));
    }

    /** Named as the model has it: its values are no secret, and a refusal is to tell which of several writes was meant. */
    String condition(ItemTest.Holds test) {
        Comparison comparison = test.comparison();
        Codec codec = new Navigation(context).codec(test.path());
        List<String> values = test.values().stream().map(codec::constant).toList();
        return field(test.path(), codec) + "."
                + switch (comparison.operator()) {
                    case EQUAL -> "is(" + values.get(0) + ")";
                    case NOT_EQUAL -> "isNot(" + values.get(0) + ")";
                    case LESS -> "below(" + values.get(0) + ")";
                    case LESS_OR_EQUAL -> "atMost(" + values.get(0) + ")";
                    case GREATER -> "above(" + values.get(0) + ")";
                    case GREATER_OR_EQUAL -> "atLeast(" + values.get(0) + ")";
                    case IN -> "in(§List.of(" + String.join(", ", values) + "))";
                    case EXISTS -> "exists()";
                    case ABSENT -> "absent()";
                }
                + (values.isEmpty() ? "" : ".named(" + JavaNames.literal(comparison.toString()) + ")");
    }

    private String field(ValuePath path, Codec codec) {
        if (path.steps().size() == 1) {
            return context.names(entity).repository() + "."
                    + RepositorySource.fields(context, entity).get(path.steps().get(0));
        }
        String stored = path.stored().stream().map(JavaNames::literal).collect(Collectors.joining(", "));
        return "new §Field<" + codec.boxed() + ">("
                + JavaNames.literal(String.join(".", path.steps())) + ", §List.of(" + stored + "), "
                + codec.encoder() + ")";
    }

    private void add(StepAddition addition) {
        String amount = decimal(addition.amount());
        if (addition.via().isEmpty()) {
            also.add(added(addition, reach(), amount));
            return;
        }
        Attribute via = addition.via().get();
        TableKey parent = new TableKey(context, addition.target());
        if (via.optional()) {
            maybe.add(new Maybe(value(via), id -> added(addition, parent.knownById(id), amount)));
        } else {
            also.add(added(addition, parent.knownById(value(via)), amount));
        }
    }

    private String added(StepAddition addition, String reach, String amount) {
        return writes(addition.target()) + ".add(" + reach + ", §Map.of("
                + JavaNames.literal(addition.attribute().storedName()) + ", " + amount + "))";
    }

    /** An attribute of the written entity: of the record, or what the caller gives beside it. */
    private String value(Attribute attribute) {
        return step.givesEntity()
                ? variable() + "." + context.naming().member(entity.name().text(), attribute) + "()"
                : given(attribute);
    }

    /** A number that is added to a {@code long}. */
    private String whole(Amount amount) {
        if (amount instanceof Amount.Of of && attribute(of).type() == ScalarType.INTEGER) {
            return (of.negative() ? "-" : "") + number(attribute(of));
        }
        return amount instanceof Amount.Fixed fixed && fixed.number().scale() <= 0
                ? fixed.number().toPlainString() + (fixed.number().precision() > 9 ? "L" : "")
                : decimal(amount);
    }

    private String decimal(Amount amount) {
        if (amount instanceof Amount.Fixed fixed) {
            return "new §BigDecimal(" + JavaNames.literal(fixed.number().toPlainString()) + ")";
        }
        Amount.Of of = (Amount.Of) amount;
        String number = number(attribute(of));
        boolean integer = attribute(of).type() == ScalarType.INTEGER;
        return (integer ? "§BigDecimal.valueOf(" + number + ")" : number) + (of.negative() ? ".negate()" : "");
    }

    private Attribute attribute(Amount.Of amount) {
        return context.attribute(entity, amount.value().first());
    }

    /** What may be absent counts nothing. */
    private String number(Attribute attribute) {
        boolean optional = step.givesEntity()
                ? attribute.optional()
                : step.given(attribute).optional();
        String zero = attribute.type() == ScalarType.INTEGER ? "0L" : "§BigDecimal.ZERO";
        return value(attribute) + (optional ? ".orElse(" + zero + ")" : "");
    }
}
