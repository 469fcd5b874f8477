package dev.tablewright.generate.infrastructure.cdk;

import dev.tablewright.generate.infrastructure.cdk.Expression.Written;
import java.util.List;
import java.util.Optional;

/** How a programming language says what {@link Expression}s mean. It remembers which classes it was asked for. */
interface Language {

    Layout text(String text);

    Layout number(long number);

    Layout sequence(List<Layout> values);

    Layout mapping(List<Written> entries);

    Layout struct(CdkType type, List<Written> properties);

    /** @param id of the construct; empty if it is none */
    Layout create(CdkType type, Optional<String> id, List<Written> properties);

    Layout call(Layout target, String method, List<Layout> arguments);

    /** A call of one of the stack's own methods. */
    Layout own(String method, List<Layout> arguments);

    Layout property(Layout target, String name);

    /** A value of which the compiler should not ask whether it is there. */
    Layout present(Layout value);

    Layout joined(Layout first, String text);

    /** A class, as it is named in this file. */
    String type(CdkType type);

    /** A member of the object that the code is in. */
    String field(String name);
}
