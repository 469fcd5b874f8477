package dev.tablewright.access.write;

import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Aggregate.Upkeep;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that a write may send, whatever it finds: what its plan says, and what the runtime does besides when others were faster, when a parent
 * is gone, or when an item has an older shape.
 *
 * @param together what may go in one transaction; a read goes alone
 * @param searches queries for what it does not know the key of
 */
public record WriteRequests(List<List<ItemRequest>> together, List<ItemSearch> searches) {

    public WriteRequests {
        together = together.stream().map(List::copyOf).toList();
        searches = List.copyOf(searches);
    }

    /** What a write of the model may send. */
    public static WriteRequests of(Model model, Design design, WritePlan plan) {
        return new Drawing(model, design).write(plan).requests();
    }

    /** What may be sent to keep the numbers that follow from the stream, whoever wrote what they count. */
    public static WriteRequests ofStream(Model model, Design design) {
        return new Drawing(model, design).stream().requests();
    }

    /** Collects requests, transaction by transaction. */
    private static final class Drawing {

        private final Model model;
        private final Design design;
        private final List<List<ItemRequest>> together = new ArrayList<>();
        private final Set<ItemSearch> searches = new LinkedHashSet<>();

        Drawing(Model model, Design design) {
            this.model = model;
            this.design = design;
        }

        WriteRequests requests() {
            return new WriteRequests(together, List.copyOf(searches));
        }

        Drawing write(WritePlan plan) {
            plan.before().forEach(drawn -> add(new ParentRequests(model, design).drawn(drawn)));
            ParentRequests parents = new ParentRequests(model, design);
            List<ItemRequest> all = new ArrayList<>();
            for (ItemAction action : plan.actions()) {
                if (action.role() instanceof ItemRole.Parent parent) {
                    all.addAll(parents.added(action, parent));
                } else {
                    all.addAll(new ItselfRequests(model, design, plan, parents).of(action));
                }
            }
            add(all);
            plan.reads().stream()
                    .filter(ItemRead::finding)
                    .forEach(read -> searches.add(new ItemSearch(read.entity(), Optional.empty())));
            for (ItemCascade cascade : plan.cascades()) {
                searches.add(new ItemSearch(cascade.child().text(), Optional.of(cascade.via())));
                add(new DeletionRequests(model, design).ofChild(cascade.child().text(), cascade.via()));
            }
            return this;
        }

        Drawing stream() {
            ParentRequests parents = new ParentRequests(model, design);
            List<ItemRequest> all = new ArrayList<>();
            for (Aggregate kept : model.aggregates()) {
                String parent = kept.target().entity();
                boolean found = design.keysOf(parent).isPresent()
                        && new StoredItem(model, design, parent).isFoundById(kept.upkeep() == Upkeep.STREAM);
                if (found && StreamMarkers.isStreamed(model, kept)) {
                    all.addAll(parents.streamed(kept));
                    searches.add(new ItemSearch(parent, Optional.empty()));
                }
            }
            add(all);
            return this;
        }

        /** Reads go alone, all else together. */
        private void add(List<ItemRequest> all) {
            List<ItemRequest> written = new ArrayList<>(all);
            written.removeIf(request -> request.kind() == ItemRequest.Kind.GET);
            all.stream()
                    .filter(request -> request.kind() == ItemRequest.Kind.GET)
                    .forEach(read -> alone(List.of(read)));
            alone(written);
        }

        private void alone(List<ItemRequest> some) {
            if (!some.isEmpty()) {
                together.add(some);
            }
        }
    }
}
