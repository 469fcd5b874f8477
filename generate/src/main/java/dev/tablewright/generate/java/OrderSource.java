package dev.tablewright.generate.java;

import dev.tablewright.access.key.Leaf;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.ScalarType;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.SortKey;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which results of several reads are put together: entities that have nothing to sort by come first, in the order in which
 * the pattern names them; the others by their values.
 */
final class OrderSource {

    private final Context context;
    private final Pattern pattern;
    private final String result;
    private final String name;

    OrderSource(Context context, Pattern pattern) {
        this.context = context;
        this.pattern = pattern;
        this.result = Rows.type(context, pattern);
        this.name = context.naming().method(pattern);
    }

    private List<Entity> entities() {
        return pattern.entities().stream()
                .map(found -> context.entity(found.text()))
                .toList();
    }

    private boolean isLeader(Entity entity) {
        return pattern.sort().isEmpty()
                || context.leaves()
                        .of(entity, pattern.sort().get(0).path().steps())
                        .isEmpty();
    }

    private String java(Entity entity) {
        String found = entity.name().text();
        return Rows.isPart(pattern, entity)
                ? context.naming().row(pattern, found)
                : context.naming().entity(found);
    }

    private String method(String what) {
        return name + JavaNames.type(what);
    }

    /** The comparator. */
    String add(Code code) {
        StringBuilder order = new StringBuilder(Library.COMPARATOR + ".<" + result + ">comparingInt("
                + context.naming().reads() + "::" + method("rank") + ")");
        List<Entity> followers =
                entities().stream().filter(entity -> !isLeader(entity)).toList();
        for (SortKey key : pattern.sort()) {
            if (followers.isEmpty()) {
                break;
            }
            List<Leaf> leaves = context.leaves().of(followers.get(0), key.path().steps());
            for (int i = 0; i < leaves.size(); i++) {
                Codec codec = codec(followers.get(0), leaves.get(i));
                String natural = natural(codec);
                order.append(".thenComparing(")
                        .append(context.naming().reads())
                        .append("::")
                        .append(keyMethod(key, i))
                        .append(", ")
                        .append(Library.COMPARATOR)
                        .append(".nullsFirst(")
                        .append(natural)
                        .append(key.descending() ? ".reversed()" : "")
                        .append("))");
            }
        }
        return order.toString();
    }

    private Codec codec(Entity entity, Leaf leaf) {
        return new Navigation(context)
                .inVariable("", entity, KeyMethods.steps(leaf))
                .codec();
    }

    private static boolean isText(Codec codec) {
        return codec instanceof WordCodec
                || (codec instanceof ScalarCodec scalar
                        && (scalar.type().equals("String") || scalar.scalar() == ScalarType.UUID));
    }

    private static String natural(Codec codec) {
        return isText(codec)
                ? Library.keys("KeyOrder") + ".UTF8"
                : Library.COMPARATOR + ".<" + codec.boxed() + ">naturalOrder()";
    }

    private String keyMethod(SortKey key, int index) {
        return method("by_" + key.path().dotted().replace('.', '_') + (index == 0 ? "" : "_" + index));
    }

    /** The methods that the comparator uses. */
    void methods(Code code) {
        code.blank().open("private static int " + method("rank") + "(" + result + " row) {");
        List<Entity> entities = entities();
        int rank = 0;
        for (Entity entity : entities) {
            if (isLeader(entity)) {
                code.open("if (row instanceof " + java(entity) + ") {")
                        .line("return " + rank + ";")
                        .close();
                rank++;
            }
        }
        code.line("return " + rank + ";").close();
        List<Entity> followers =
                entities.stream().filter(entity -> !isLeader(entity)).toList();
        for (SortKey key : pattern.sort()) {
            if (followers.isEmpty()) {
                break;
            }
            int leaves =
                    context.leaves().of(followers.get(0), key.path().steps()).size();
            for (int i = 0; i < leaves; i++) {
                keyMethod(code, key, i, followers);
            }
        }
    }

    private void keyMethod(Code code, SortKey key, int index, List<Entity> followers) {
        Leaf first = context.leaves().of(followers.get(0), key.path().steps()).get(index);
        Codec codec = codec(followers.get(0), first);
        code.blank()
                .open("private static " + (isText(codec) ? "String" : codec.boxed()) + " " + keyMethod(key, index) + "("
                        + result + " row) {");
        for (Entity entity : followers) {
            List<Leaf> leaves = context.leaves().of(entity, key.path().steps());
            if (index < leaves.size()) {
                String variable = JavaNames.escaped(Naming.decapitalised(java(entity)));
                Reached reached =
                        new Navigation(context).inRecord(variable, entity, KeyMethods.steps(leaves.get(index)));
                List<String> terms = new ArrayList<>(List.of("row instanceof " + java(entity) + " " + variable));
                terms.addAll(reached.guards());
                code.open("if (" + String.join(" && ", terms) + ") {")
                        .line("return " + text(reached) + ";")
                        .close();
            }
        }
        code.line("return null;").close();
    }

    private static String text(Reached reached) {
        if (reached.codec() instanceof WordCodec) {
            return reached.value() + ".word()";
        }
        boolean uuid = reached.codec() instanceof ScalarCodec scalar && scalar.scalar() == ScalarType.UUID;
        return uuid ? reached.value() + ".toString()" : reached.value();
    }
}
