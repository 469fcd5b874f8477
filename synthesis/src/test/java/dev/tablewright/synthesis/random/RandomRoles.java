package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.testing.Dice;
import java.util.List;

/** Draws who may use which patterns and writes of a model: some may be used by several roles, some by none. */
public final class RandomRoles {

    private static final List<String> NAMES = List.of("web", "backOffice", "job");
    private static final int MOST_PERCENT = 80;

    private final Dice dice;

    private RandomRoles(Dice dice) {
        this.dice = dice;
    }

    /** The model with roles. */
    public static String in(String model, Dice dice) {
        Fields sketch = SketchReader.read(model);
        Fields roles = new RandomRoles(dice).draw(sketch);
        return roles.isEmpty() ? model : SketchText.of(sketch.with("roles", roles));
    }

    private Fields draw(Fields model) {
        Fields roles = Fields.NONE;
        for (String name : NAMES.subList(0, dice.between(1, NAMES.size()))) {
            int percent = dice.between(10, MOST_PERCENT);
            Fields role = some(some(Fields.NONE, model, "patterns", percent), model, "writes", percent);
            if (!role.isEmpty()) {
                boolean everybody = model.all().containsKey("tenant") && dice.percent(30);
                roles = roles.with(name, everybody ? role.with("tenants", "all") : role);
            }
        }
        return roles;
    }

    private Fields some(Fields role, Fields model, String section, int percent) {
        List<String> names = List.copyOf(model.fields(section).all().keySet());
        if (!names.isEmpty() && dice.percent(10)) {
            return role.with(section, "all");
        }
        List<String> chosen =
                names.stream().filter(name -> dice.percent(percent)).toList();
        return chosen.isEmpty() ? role : role.with(section, Sketch.Items.of(chosen));
    }
}
