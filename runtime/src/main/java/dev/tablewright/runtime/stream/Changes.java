package dev.tablewright.runtime.stream;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.item.EntityType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Hands the events of a stream, as typed changes, to those who asked for them:
 *
 * <pre>{@code
 * Changes changes = shop.changes()
 *         .on(shop.orders().type(), change -> change.after().ifPresent(this::confirmByMail));
 * changes.accept(LambdaEvents.read(in));
 * }</pre>
 *
 * <p>Items of other kinds pass by. An entity whose table key changes is a deletion and a creation.
 */
public final class Changes {

    private final Settings settings;
    private final List<Subscription<?>> subscriptions;

    private Changes(Settings settings, List<Subscription<?>> subscriptions) {
        this.settings = settings;
        this.subscriptions = List.copyOf(subscriptions);
    }

    public static Changes with(Settings settings) {
        return new Changes(settings, List.of());
    }

    /** The same, and also tells of changes to one kind of entities. */
    public <E> Changes on(EntityType<E> type, Consumer<? super Change<E>> listener) {
        List<Subscription<?>> more = new ArrayList<>(subscriptions);
        more.add(new Subscription<>(type, listener));
        return new Changes(settings, more);
    }

    /** Tells of events, in their order. What a listener throws ends it: the rest is delivered again. */
    public void accept(List<StreamEvent> events) {
        for (StreamEvent event : events) {
            for (Subscription<?> subscription : subscriptions) {
                subscription.tell(event, settings);
            }
        }
    }

    private record Subscription<E>(EntityType<E> type, Consumer<? super Change<E>> listener) {

        void tell(StreamEvent event, Settings settings) {
            change(event, settings).ifPresent(listener);
        }

        private Optional<Change<E>> change(StreamEvent event, Settings settings) {
            Optional<E> before = event.before().flatMap(item -> entity(item, settings));
            Optional<E> after = event.after().flatMap(item -> entity(item, settings));
            if (before.isPresent() && after.isPresent()) {
                return Optional.of(new Change.Updated<>(before.get(), after.get(), event));
            }
            if (before.isPresent()) {
                return Optional.of(new Change.Deleted<>(before.get(), event));
            }
            return after.map(entity -> new Change.Created<>(entity, event));
        }

        private Optional<E> entity(Map<String, AttributeValue> item, Settings settings) {
            return Images.isOf(type, item)
                    ? Optional.of(type.entity(settings.upgrades().upgraded(type, item)))
                    : Optional.empty();
        }
    }
}
