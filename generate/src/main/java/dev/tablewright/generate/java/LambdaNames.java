package dev.tablewright.generate.java;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The names of parameters of lambdas. Java lets no lambda hide a variable, so whoever declares one steps aside. */
final class LambdaNames {

    private static final Set<String> USED =
            Set.of("item", "value", "text", "number", "time", "word", "in", "name", "bound");

    private LambdaNames() {}

    /** A variable with this name if no lambda uses it. */
    static String aside(String name, String otherwise) {
        return USED.contains(name) || name.matches("(each|in|name)[0-9]*") ? otherwise : name;
    }

    /** A variable with this name if no lambda in an expression declares it. */
    static String outside(String expression, String name, String otherwise) {
        String quoted = Pattern.quote(name);
        boolean declared = Pattern.compile("\\b" + quoted + " ->|\\((\\w+, )*" + quoted + "(, \\w+)*\\) ->")
                .matcher(expression)
                .find();
        return declared ? otherwise : name;
    }

    /** A parameter of a lambda that is called like none of these. */
    static String among(Collection<String> taken) {
        return List.of("value", "given", "present", "found", "one").stream()
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElse("value_");
    }
}
