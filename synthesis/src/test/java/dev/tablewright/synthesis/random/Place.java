package dev.tablewright.synthesis.random;

import dev.tablewright.synthesis.random.Sketch.Fields;
import dev.tablewright.synthesis.random.Sketch.Items;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A way into a sketch: keys, and numbers of items. */
record Place(List<String> steps) {

    private static final Place ROOT = new Place(List.of());

    Place {
        steps = List.copyOf(steps);
    }

    /**
     * All places of a sketch: outer ones before inner ones, and of one list the last first, so that leaving one out does not
     * move those that are still to come.
     */
    static List<Place> in(Fields sketch) {
        List<Place> places = new ArrayList<>();
        List<Place> level = ROOT.inside(sketch);
        while (!level.isEmpty()) {
            places.addAll(level);
            List<Place> next = new ArrayList<>();
            for (Place place : level) {
                place.find(sketch).ifPresent(found -> next.addAll(place.inside(found)));
            }
            level = next;
        }
        return places;
    }

    /** What stands there, if the sketch still has such a place. */
    Optional<Sketch> find(Sketch sketch) {
        return steps.isEmpty() ? Optional.of(sketch) : child(sketch).flatMap(inner -> rest().find(inner));
    }

    /** The sketch without what stands there. */
    Optional<Fields> removedFrom(Fields sketch) {
        return changed(sketch, Optional.empty()).map(Fields.class::cast);
    }

    /** The sketch with something else there. */
    Optional<Fields> replacedIn(Fields sketch, Sketch value) {
        return changed(sketch, Optional.of(value)).map(Fields.class::cast);
    }

    private Optional<Sketch> changed(Sketch sketch, Optional<Sketch> value) {
        boolean here = steps.size() == 1;
        return child(sketch).flatMap(child -> {
            Optional<Sketch> inner = here ? value : rest().changed(child, value);
            return inner.isEmpty() && !here ? Optional.<Sketch>empty() : Optional.of(withChild(sketch, inner));
        });
    }

    private Sketch withChild(Sketch sketch, Optional<Sketch> child) {
        if (sketch instanceof Items items) {
            return child.map(inner -> items.with(index(), inner)).orElseGet(() -> items.without(index()));
        }
        Fields fields = (Fields) sketch;
        return child.map(inner -> fields.with(steps.get(0), inner)).orElseGet(() -> fields.without(steps.get(0)));
    }

    private Optional<Sketch> child(Sketch sketch) {
        if (sketch instanceof Fields fields) {
            return Optional.ofNullable(fields.all().get(steps.get(0)));
        }
        return sketch instanceof Items items && index() < items.all().size()
                ? Optional.of(items.all().get(index()))
                : Optional.empty();
    }

    private int index() {
        return Integer.parseInt(steps.get(0));
    }

    private List<Place> inside(Sketch sketch) {
        List<Place> places = new ArrayList<>();
        if (sketch instanceof Fields fields) {
            fields.all().keySet().forEach(key -> places.add(then(key)));
        } else if (sketch instanceof Items items) {
            for (int i = 0; i < items.all().size(); i++) {
                places.add(then(Integer.toString(i)));
            }
        }
        Collections.reverse(places);
        return places;
    }

    private Place then(String step) {
        List<String> longer = new ArrayList<>(steps);
        longer.add(step);
        return new Place(longer);
    }

    private Place rest() {
        return new Place(steps.subList(1, steps.size()));
    }
}
