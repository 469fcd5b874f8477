package dev.tablewright.generate.typescript;

import java.util.Locale;
import java.util.Set;

/** What TypeScript means by words, and texts as it writes them. */
final class Words {

    /** No variable can be called so, in a module. */
    static final Set<String> RESERVED = Set.of(
            ("abstract any arguments as async await boolean break case catch class const constructor continue debugger"
                            + " declare default delete do else enum eval export extends false finally for from function get if"
                            + " implements import in infer instanceof interface is keyof let module namespace never new null"
                            + " number object of package private protected public readonly require return set static string super"
                            + " switch symbol this throw true try type typeof undefined unique unknown var void while with yield"
                            + " bigint exports globalThis NaN Infinity")
                    .split(" "));

    /** What every module sees: a type of a model that had such a name would hide it. */
    static final Set<String> GLOBALS =
            Set.of(("Object Function Boolean Symbol Number BigInt Math Date String RegExp Array Map Set WeakMap"
                            + " WeakSet WeakRef JSON Promise Proxy Reflect Iterator Generator ArrayBuffer SharedArrayBuffer"
                            + " DataView Atomics Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array"
                            + " Float64Array BigInt64Array BigUint64Array Error RangeError TypeError SyntaxError EvalError"
                            + " ReferenceError URIError AggregateError Record Partial Required Readonly Pick Omit Exclude Extract"
                            + " NonNullable Parameters ReturnType InstanceType Awaited ReadonlyArray ReadonlyMap ReadonlySet"
                            + " Iterable Uppercase Lowercase Capitalize Uncapitalize ThisType PropertyKey Intl globalThis Buffer")
                    .split(" "));

    /** What every object has, also one without properties: an absent property of such a name is there all the same. */
    static final Set<String> OF_OBJECTS = Set.of(
            ("constructor toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable __proto__"
                            + " __defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__")
                    .split(" "));

    private Words() {}

    /** A text in quotes. What is not ASCII is escaped: whoever reads the file may read it in another encoding. */
    static String literal(String text) {
        return "'" + escaped(text, '\'') + "'";
    }

    /** A piece of a text between backticks. */
    static String inTemplate(String text) {
        return escaped(text, '`').replace("${", "\\${");
    }

    private static String escaped(String text, char quote) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == quote || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c > '~') {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    /** The name of a property in a type or an object: {@code PK}, {@code 'get-class'}. */
    static String property(String name) {
        if (name.equals("__proto__")) {
            // In braces, this alone would be the prototype and no property.
            return "['__proto__']";
        }
        return isIdentifier(name) ? name : literal(name);
    }

    /** Access to a property: {@code .PK}, {@code ['get-class']}. */
    static String access(String name) {
        return isIdentifier(name) ? "." + name : "[" + literal(name) + "]";
    }

    static boolean isIdentifier(String name) {
        return name.matches("[A-Za-z_$][A-Za-z0-9_$]*");
    }
}
