package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;

/** An update that gives what it has made of versions and numbers. */
final class Telling extends Write<Updated> {

    private final EntityUpdate<?, ?> update;

    Telling(EntityUpdate<?, ?> update) {
        this.update = update;
    }

    @Override
    public CallInfo call() {
        return update.call();
    }

    @Override
    public Step<Outcome<Updated>> step(Settings settings) {
        ShapeCall shaped = update.shaped(settings);
        return shaped == null
                ? super.step(settings)
                : shaped.send(settings, call().name(), true).then(sent -> ended(settings, sent, update::updated));
    }

    @Override
    boolean isOnce() {
        return update.isOnce();
    }

    @Override
    Step<Draft<Updated>> prepare(Settings settings, Company company) {
        return Step.done(update.drafted(update::updated));
    }
}
