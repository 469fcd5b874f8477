package dev.tablewright.generate.diagram;

import dev.tablewright.access.key.Route;
import dev.tablewright.check.proof.Analysis;
import dev.tablewright.generate.sample.SampleItem;
import dev.tablewright.model.Model;
import dev.tablewright.model.pattern.Pattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Pictures of what partitions look like: one for each kind of partition that holds several items, or that patterns list
 * from.
 *
 * <pre>{@code
 * List<Picture> pictures = CollectionPictures.of(model, items);
 * }</pre>
 */
public final class CollectionPictures {

    private static final int LONGEST_NAME = 60;

    private final Analysis analysis;
    private final Set<String> names = new HashSet<>();

    private CollectionPictures(Analysis analysis) {
        this.analysis = analysis;
    }

    /** The pictures, tables first, each followed by its indexes; none for a model that has no design yet. */
    public static List<Picture> of(Model model, List<SampleItem> items) {
        return Analysis.of(model)
                .map(analysis -> new CollectionPictures(analysis).pictures(items))
                .orElse(List.of());
    }

    private List<Picture> pictures(List<SampleItem> items) {
        List<Picture> pictures = new ArrayList<>();
        analysis.space().routes().forEach(route -> {
            for (Partition partition : Partitions.fullest(route, items)) {
                if (partition.items().size() > 1 || isListed(partition)) {
                    pictures.add(new CollectionPicture(analysis, partition).named(name(route, partition)));
                }
            }
        });
        return List.copyOf(pictures);
    }

    private boolean isListed(Partition partition) {
        return analysis.plans().stream()
                .filter(plan -> plan.pattern().operation() != Pattern.Operation.GET)
                .flatMap(plan -> analysis.requests(plan).reads().stream())
                .filter(request -> !request.isByKey())
                .anyMatch(request -> !new ReadRange(request).in(partition).isEmpty());
    }

    /** Of table or index and entities; a number behind it where two would be the same. */
    private String name(Route route, Partition partition) {
        String words = route.table().name().text()
                + route.index().map(index -> "-" + index.name()).orElse("") + "-"
                + String.join("-", partition.entities());
        String plain = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String name = plain.substring(0, Math.min(LONGEST_NAME, plain.length()));
        for (int number = 2; !names.add(name); number++) {
            name = plain.substring(0, Math.min(LONGEST_NAME, plain.length())) + "-" + number;
        }
        return name;
    }
}
