package dev.tablewright.access.request;

import dev.tablewright.access.key.Leaves;
import dev.tablewright.model.Model;
import dev.tablewright.model.entity.AttributePath;
import dev.tablewright.model.entity.Entity;
import dev.tablewright.model.entity.Type;
import dev.tablewright.model.pattern.Parameter;
import java.util.List;
import java.util.Optional;

/**
 * A parameter of a pattern, with its type.
 *
 * @param name as the author called it
 * @param owner the first entity of the pattern that has one attribute that equals it; or else the one whose id it is
 * @param path that attribute; empty: the whole id of the owner
 * @param identified the entity whose id it is; parts of the parameter are spelled from there
 */
public record GivenParameter(String name, Entity owner, List<String> path, Type type, Optional<Entity> identified) {

    public GivenParameter {
        path = List.copyOf(path);
    }

    static GivenParameter of(Leaves leaves, Model model, List<Entity> entities, Parameter parameter) {
        String name = parameter.name().text();
        for (Entity entity : entities) {
            List<AttributePath> paths =
                    parameter.paths().getOrDefault(entity.name().text(), List.of());
            if (paths.size() == 1) {
                return of(leaves, model, name, entity, paths.get(0));
            }
        }
        Entity whole = entities.stream()
                .filter(entity -> parameter.paths().containsKey(entity.name().text()))
                .findFirst()
                .orElseThrow();
        return new GivenParameter(
                name, whole, List.of(), new Type.Reference(whole.name().text()), Optional.of(whole));
    }

    private static GivenParameter of(Leaves leaves, Model model, String name, Entity entity, AttributePath path) {
        Type type = ValuePath.of(leaves, entity, path.steps()).type();
        // The id of an entity may be a reference: {@code profile} of a Profile that is identified by its `user`.
        boolean isOwnId = !name.equals(path.dotted())
                && !name.contains(".")
                && entity.id().size() == 1
                && entity.id().get(0).text().equals(path.dotted());
        Optional<Entity> identified = type instanceof Type.Reference reference
                ? Optional.of(
                        isOwnId ? entity : model.entity(reference.entity()).orElseThrow())
                : Optional.empty();
        return new GivenParameter(name, entity, path.steps(), type, identified);
    }
}
