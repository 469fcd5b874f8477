package dev.tablewright.generate.infrastructure.cdk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A value in a program for the CDK, whatever language it will be written in. */
interface Expression {

    Layout in(Language language);

    static Expression text(String text) {
        return language -> language.text(text);
    }

    static Expression number(long number) {
        return language -> language.number(number);
    }

    static Expression flag(boolean value) {
        return language -> Layout.of(Boolean.toString(value));
    }

    static Expression sequence(List<Expression> values) {
        return language -> language.sequence(
                values.stream().map(value -> value.in(language)).toList());
    }

    static Expression texts(List<String> texts) {
        return sequence(texts.stream().map(Expression::text).toList());
    }

    /** Values by texts. */
    static Expression mapping(List<Property> entries) {
        return language -> language.mapping(written(entries, language));
    }

    /** One of the values that a class has: {@code AttributeType.STRING}. */
    static Expression constant(CdkType type, String name) {
        return language -> Layout.of(language.type(type) + "." + name);
    }

    /** A value with properties. */
    static Expression struct(CdkType type, List<Property> properties) {
        return language -> language.struct(type, written(properties, language));
    }

    /** A new construct of the stack. */
    static Expression construct(CdkType type, String id, List<Property> properties) {
        return language -> language.create(type, Optional.of(id), written(properties, language));
    }

    /** A new object that is no construct. */
    static Expression object(CdkType type, List<Property> properties) {
        return language -> language.create(type, Optional.empty(), written(properties, language));
    }

    /** What a class gives without an object of it: {@code Duration.minutes(1)}. */
    static Expression given(CdkType type, String method, List<Expression> arguments) {
        return language -> language.call(Layout.of(language.type(type)), method, written(arguments, language));
    }

    /** What a method of the stack gives. */
    static Expression own(String method, Expression... arguments) {
        return language -> language.own(method, written(List.of(arguments), language));
    }

    /** The stack itself. */
    static Expression self() {
        return language -> Layout.of("this");
    }

    /** A member of the stack. */
    static Expression field(String name) {
        return language -> Layout.of(language.field(name));
    }

    /** A variable of the method, or a constant of the stack's class. */
    static Expression variable(String name) {
        return language -> Layout.of(name);
    }

    /** What it answers when it is asked to do something. */
    default Expression call(String method, Expression... arguments) {
        return language -> language.call(in(language), method, written(List.of(arguments), language));
    }

    /** One of its properties. */
    default Expression property(String name) {
        return language -> language.property(in(language), name);
    }

    /** The same, where the reader of the program knows that it is there and the compiler does not. */
    default Expression present() {
        return language -> language.present(in(language));
    }

    /** This text with another behind it. */
    default Expression followedBy(String text) {
        return language -> language.joined(in(language), text);
    }

    /** A property of a struct or a construct, or an entry of a mapping. */
    record Property(String name, Expression value) {}

    /** The same, ready to be laid out. */
    record Written(String name, Layout value) {}

    private static List<Written> written(List<Property> properties, Language language) {
        List<Written> out = new ArrayList<>();
        properties.forEach(each -> out.add(new Written(each.name(), each.value().in(language))));
        return out;
    }

    private static List<Layout> written(Iterable<Expression> expressions, Language language) {
        List<Layout> out = new ArrayList<>();
        expressions.forEach(each -> out.add(each.in(language)));
        return out;
    }
}
