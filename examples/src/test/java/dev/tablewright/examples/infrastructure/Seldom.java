package dev.tablewright.examples.infrastructure;

import dev.tablewright.access.key.KeySpace;
import dev.tablewright.access.write.ItemRequest;
import dev.tablewright.access.write.WritePlanner;
import dev.tablewright.access.write.WriteRequests;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.EntityKeys;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.MemberName;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * What writes send so seldom that no trial may need it, and a policy has to allow: after others were faster, to parents that are gone, of items
 * in an older shape, with attributes that the model does not know, and with those that an item need not have. A trial is alone, knows
 * all that it wrote, and creates few items. That this much is needed then, {@link PoliciesUnderConflictTest} shows.
 */
final class Seldom {

    private final Set<List<String>> actions = new HashSet<>();
    private final Set<List<String>> names = new HashSet<>();

    /** Nothing is sent seldom. */
    Seldom() {}

    /**
     * @param physical from the name of a table in the model to that in the template
     * @param scarce whether there may be nothing to go with what is deleted, to be fetched back for what an index lacks, or to be kept
     *     unique where nothing has to be
     */
    Seldom(Model model, List<String> writes, UnaryOperator<String> physical, boolean scarce) {
        Design design = model.design().orElseThrow();
        KeySpace space = new KeySpace(model, design);
        if (scarce) {
            design.tables().stream()
                    .map(table -> TemplateResources.tableArn(
                            physical.apply(table.name().text())))
                    .forEach(table -> actions.add(List.of("dynamodb:BatchGetItem", table)));
            design.companions().stream()
                    .filter(guard -> isOptional(model, guard.member()))
                    .map(guard -> TemplateResources.tableArn(physical.apply(guard.table())))
                    .flatMap(table ->
                            Stream.of(List.of("dynamodb:PutItem", table), List.of("dynamodb:DeleteItem", table)))
                    .forEach(actions::add);
            WritePlanner.plan(model).stream()
                    .flatMap(plan -> plan.cascades().stream())
                    .flatMap(cascade -> design.keysOf(cascade.child().text()).stream())
                    .map(keys -> TemplateResources.tableArn(physical.apply(keys.table())))
                    .flatMap(table ->
                            Stream.of(List.of("dynamodb:DeleteItem", table), List.of("dynamodb:GetItem", table)))
                    .forEach(actions::add);
        }
        WritePlanner.plan(model).stream()
                .filter(plan -> writes.contains(plan.write().name().text()))
                .flatMap(plan -> WriteRequests.of(model, design, plan).together().stream())
                .flatMap(List::stream)
                .forEach(request -> add(
                        request,
                        TemplateResources.tableArn(physical.apply(request.place(space)
                                .orElseThrow()
                                .route()
                                .table()
                                .name()
                                .text()))));
        for (EntityKeys keys : design.keys()) {
            String resource = TemplateResources.tableArn(physical.apply(keys.table()));
            Entity entity = model.entity(keys.entity().text()).orElseThrow();
            maybe(entity, keys).forEach(name -> names.add(List.of("dynamodb:PutItem", resource, name)));
        }
    }

    /** What an item need not have: optional attributes, and keys of indexes in which it need not stand. */
    private static Stream<String> maybe(Entity entity, EntityKeys keys) {
        return Stream.concat(
                entity.attributes().stream().filter(Attribute::optional).map(Attribute::storedName),
                keys.indexes().stream()
                        .flatMap(entry -> entry.key().values())
                        .filter(KeyValue.Composed.class::isInstance)
                        .map(KeyValue::attribute));
    }

    private static boolean isOptional(Model model, MemberName member) {
        return model.entity(member.entity())
                .flatMap(entity -> entity.attribute(member.attribute()))
                .filter(Attribute::optional)
                .isPresent();
    }

    private void add(ItemRequest request, String resource) {
        String action = "dynamodb:" + request.kind().word();
        if (request.rare()) {
            actions.add(List.of(action, resource));
            request.names().forEach(name -> names.add(List.of(action, resource, name)));
        }
        if (request.all()) {
            names.add(List.of(action, resource, "any attribute"));
        }
    }

    boolean does(String action, String resource) {
        return actions.contains(List.of(action, resource));
    }

    boolean names(String action, String resource, String attribute) {
        return names.contains(List.of(action, resource, attribute));
    }
}
