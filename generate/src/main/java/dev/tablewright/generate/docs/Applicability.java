package dev.tablewright.generate.docs;

import dev.tablewright.keys.SlotFormat;
import dev.tablewright.model.Model;
import dev.tablewright.model.design.Design;
import dev.tablewright.model.design.IndexEntry;
import dev.tablewright.model.design.KeyValue;
import dev.tablewright.model.design.Layout;
import dev.tablewright.model.design.Projection;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.entity.Aggregate;
import dev.tablewright.model.entity.Attribute;
import dev.tablewright.model.entity.Relationship;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.WriteStep;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether a model has what a rule is about: of what is not there, nothing is held. */
final class Applicability {

    private final Model model;
    private final Design design;

    Applicability(Model model, Design design) {
        this.model = model;
        this.design = design;
    }

    /** Why a rule has nothing to look at; empty if it has. */
    Optional<String> obstacle(String code) {
        return switch (code) {
            case "TW0807" -> unless(model.tenant().isPresent(), "the model has no tenant");
            case "TW0809" -> unless(!model.roles().isEmpty(), "the model tells no roles apart");
            case "TW0805" -> unless(expires(), "nothing expires");
            case "TW0708" -> unless(expires() && counted(), "nothing that expires is counted");
            case "TW0804" -> unless(streamed(), "no number is kept from the stream");
            case "TW0704" -> unless(counts(), "no write counts anything up in another item");
            case "TW0705" ->
                unless(
                        model.entities().stream()
                                .anyMatch(entity -> !entity.sequences().isEmpty()),
                        "nothing is numbered");
            case "TW0710" ->
                unless(attributes().anyMatch(attribute -> attribute.unique().isPresent()), "no attribute is unique");
            case "TW0702" ->
                unless(steps().anyMatch(step -> !step.takesAlong().isEmpty()), "no deletion takes others along");
            case "TW0303", "TW0307" -> unless(!model.relationships().isEmpty(), "the model has no relationships");
            case "TW0309" ->
                unless(
                        model.relationships().stream().anyMatch(Relationship::isManyToMany),
                        "no relationship is many to many");
            case "TW0304", "TW0305" ->
                unless(
                        attributes().anyMatch(attribute -> attribute.type().isCollection()),
                        "no attribute holds several values");
            case "TW0306" -> unless(!model.types().isEmpty(), "nothing is embedded");
            case "TW0409", "TW0501", "TW0502", "TW0506", "TW0507", "TW0508", "TW0412" ->
                unless(indexed(), "there are no indexes");
            case "TW0503" -> unless(entries().anyMatch(entry -> !entry.when().isAlways()), "no index has a condition");
            case "TW0504" ->
                unless(
                        design.tables().stream()
                                .flatMap(table -> table.indexes().stream())
                                .anyMatch(index -> index.projection() instanceof Projection.Include),
                        "no index projects attributes by name");
            case "TW0505" ->
                unless(
                        model.patterns().stream()
                                .anyMatch(pattern -> pattern.consistency() == Pattern.Consistency.STRONG),
                        "no pattern asks for strong consistency");
            case "TW0603", "TW0605" ->
                unless(
                        model.patterns().stream()
                                .anyMatch(pattern -> pattern.batch().isPresent()),
                        "no pattern asks for many keys at once");
            case "TW0607" -> unless(has(SlotFormat.Truncated.class), "no partition is a unit of time");
            case "TW0219" -> unless(budgets(), "no call has a budget or a latency to keep");
            case "TW0403", "TW0404", "TW0415" ->
                unless(design.layout() == Layout.SINGLE_TABLE, "every entity has a table of its own");
            case "TW0203", "TW0405", "TW0407", "TW0410", "TW0411" ->
                unless(composed(), "no key is composed of several values");
            case "TW0808" ->
                unless(
                        Stream.concat(
                                        model.deployment().tables().values().stream(),
                                        model.deployment().environments().stream()
                                                .map(each -> each.settings()))
                                .anyMatch(settings -> settings.billing()
                                        .filter(Billing.Provisioned.class::isInstance)
                                        .isPresent()),
                        "no capacity is provisioned");
            case "TW0701", "TW0703", "TW0706", "TW0709" ->
                unless(!model.writes().isEmpty(), "the model names no writes");
            default -> Optional.empty();
        };
    }

    private static Optional<String> unless(boolean there, String reason) {
        return there ? Optional.empty() : Optional.of(reason);
    }

    private boolean expires() {
        return model.entities().stream().anyMatch(entity -> entity.ttl().isPresent());
    }

    private boolean counted() {
        return !model.aggregates().isEmpty()
                || model.patterns().stream().anyMatch(pattern -> pattern.operation() == Pattern.Operation.COUNT);
    }

    private boolean streamed() {
        return model.aggregates().stream().anyMatch(kept -> kept.upkeep() == Aggregate.Upkeep.STREAM);
    }

    private boolean counts() {
        return !model.aggregates().isEmpty()
                || steps().anyMatch(step -> !step.adds().isEmpty());
    }

    private boolean indexed() {
        return design.tables().stream().anyMatch(table -> !table.indexes().isEmpty());
    }

    private boolean budgets() {
        return model.patterns().stream()
                        .anyMatch(pattern -> pattern.budget().isPresent()
                                || pattern.latencyMillis().isPresent())
                || model.writes().stream().anyMatch(write -> write.budget().isPresent());
    }

    private boolean composed() {
        return values().anyMatch(KeyValue.Composed.class::isInstance);
    }

    private boolean has(Class<? extends SlotFormat> format) {
        return values().filter(KeyValue.Composed.class::isInstance)
                .flatMap(value -> ((KeyValue.Composed) value).template().slots().stream())
                .anyMatch(slot -> format.isInstance(slot.format()));
    }

    private Stream<KeyValue> values() {
        return design.keys().stream()
                .flatMap(keys -> Stream.concat(
                        keys.primary().values(),
                        keys.indexes().stream().flatMap(entry -> entry.key().values())));
    }

    private Stream<IndexEntry> entries() {
        return design.keys().stream().flatMap(keys -> keys.indexes().stream());
    }

    private Stream<WriteStep> steps() {
        return model.writes().stream().flatMap(write -> write.steps().stream());
    }

    private Stream<Attribute> attributes() {
        return model.attributes();
    }
}
