package dev.tablewright.access.write;

import dev.tablewright.access.write.ItemRequest.Answer;
import dev.tablewright.access.write.ItemRequest.Kind;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.CompanionItem;
import dev.tablewright.model.design.Design;
import java.util.ArrayList;
import java.util.List;

/** What is sent to delete a child of what was deleted, with all that is kept beside it. */
record DeletionRequests(Model model, Design design) {

    /** @param via the attribute that refers to the deleted parent, whose numbers nobody needs any more */
    List<ItemRequest> ofChild(String child, String via) {
        StoredItem item = new StoredItem(model, design, child);
        Dependents dependents = item.dependents();
        ItemRole role = new ItemRole.Itself(child);
        ItemRequest delete = ItemRequest.of(Kind.DELETE, role, item.key()).answering(Answer.ALL_OLD);
        if (!dependents.isKept()) {
            return List.of(delete);
        }
        List<ItemRequest> all = new ArrayList<>();
        all.add(ItemRequest.of(Kind.GET, role, item.key()));
        // The caller gets what was deleted: nothing of it may have changed since it was read.
        all.add(delete.naming(item.whole()).ofAll());
        for (CompanionItem guard : dependents.guards()) {
            all.add(ItemRequest.of(Kind.DELETE, new ItemRole.Guard(guard.member()), item.ofForsakenGuard(guard)));
        }
        ParentRequests parents = new ParentRequests(model, design);
        dependents.tallies().stream()
                .filter(tally -> !tally.via().text().equals(via))
                .forEach(tally -> all.addAll(parents.shared(tally)));
        return all;
    }
}
