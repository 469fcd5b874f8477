package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import dev.tablewright.runtime.history.Asked.Create;
import dev.tablewright.runtime.history.Asked.Delete;
import dev.tablewright.runtime.history.Asked.Get;
import dev.tablewright.runtime.history.Asked.Put;
import dev.tablewright.runtime.history.Asked.Update;
import dev.tablewright.runtime.history.Demand;
import dev.tablewright.runtime.history.Item;
import dev.tablewright.runtime.history.Reason;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;

/** Mistakes that a data access layer could make, each made on purpose around the honest runtime. */
enum PlantedBug implements Bug {
    REFUSED_IS_TOLD_AS_DONE(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return told(honest, answer -> answer instanceof Answer.Refused ? Answer.done() : answer);
        }
    },
    THROTTLED_COUNTS_AS_DONE(Thing.plain()) {
        @Override
        public Reply seen(Reply reply) {
            return reply.equals(Reply.THROTTLED) ? new Reply(200, "{}") : reply;
        }
    },
    VERSION_IS_NOT_CHECKED(Thing.versioned()) {
        @Override
        public Client around(RuntimeClient honest) {
            return asking(honest, demand -> new Demand(null, demand.text(), demand.below()));
        }
    },
    CONDITION_IS_NOT_CHECKED(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return asking(honest, demand -> new Demand(demand.version(), null, null));
        }
    },
    UNIQUE_VALUE_IS_GIVEN_TWICE(Thing.unique()) {
        @Override
        public Client around(RuntimeClient honest) {
            return honest.with(honest.thing().unguarded());
        }
    },
    MISSING_IS_TOLD_AS_DELETED(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) -> honest.ask(
                    caller, asked instanceof Delete delete ? new Delete(delete.key(), false, Demand.NONE) : asked);
        }
    },
    UPDATES_GET_LOST(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) -> asked instanceof Update update && update.add() != 0
                    ? honest.ask(caller, new Get(update.key()))
                            .thenCompose(answer -> overwritten(honest, caller, update, answer))
                    : honest.ask(caller, asked);
        }
    },
    REFUSED_TAKES_EFFECT(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) -> honest.ask(caller, asked)
                    .thenCompose(answer -> asked instanceof Create create && answer instanceof Answer.Refused
                            ? honest.ask(caller, new Put(create.key(), create.item()))
                                    .thenApply(put -> answer)
                            : CompletableFuture.completedFuture(answer));
        }
    },
    DONE_HAS_NO_EFFECT(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) -> asked instanceof Update
                    ? honest.ask(caller, new Get(asked.key()))
                            .thenCompose(answer -> new Answer.Done(null).equals(answer)
                                    ? honest.ask(caller, asked)
                                    : CompletableFuture.completedFuture(Answer.done()))
                    : honest.ask(caller, asked);
        }
    },
    ADDITION_IS_DONE_TWICE(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) -> asked instanceof Update update && update.add() != 0
                    ? honest.ask(caller, asked)
                            .thenCompose(answer -> honest.ask(caller, asked).thenApply(again -> answer))
                    : honest.ask(caller, asked);
        }
    },
    UNKNOWN_IS_TOLD_AS_DONE(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return told(honest, answer -> answer.equals(Answer.unknown()) ? Answer.done() : answer);
        }
    },
    UNKNOWN_IS_TOLD_AS_FAILED(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return told(honest, answer -> answer.equals(Answer.unknown()) ? new Answer.Failed("no answer") : answer);
        }
    },
    READS_ARE_OLD(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            Map<String, Answer> cached = new HashMap<>();
            return (caller, asked) -> honest.ask(caller, asked)
                    .thenApply(answer -> asked instanceof Get && answer instanceof Answer.Done
                            ? cached.merge(asked.key(), answer, (old, fresh) -> old)
                            : answer);
        }
    },
    LOCK_HAS_TWO_WINNERS(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return (caller, asked) ->
                    honest.ask(caller, asked instanceof Create create ? new Put(create.key(), create.item()) : asked);
        }
    },
    REASON_IS_WRONG(Thing.plain()) {
        @Override
        public Client around(RuntimeClient honest) {
            return told(
                    honest,
                    answer -> answer instanceof Answer.Refused
                            ? new Answer.Refused(Set.of(Reason.UNMET, Reason.MISSING))
                            : answer);
        }
    };

    private final Thing thing;

    PlantedBug(Thing thing) {
        this.thing = thing;
    }

    /** The kind of items on which it shows. */
    Thing thing() {
        return thing;
    }

    private static Client told(Client honest, UnaryOperator<Answer> change) {
        return (caller, asked) -> honest.ask(caller, asked).thenApply(change);
    }

    private static Client asking(Client honest, UnaryOperator<Demand> change) {
        return (caller, asked) -> honest.ask(caller, changed(asked, change));
    }

    private static Asked changed(Asked asked, UnaryOperator<Demand> change) {
        if (asked instanceof Update update) {
            return new Update(update.key(), update.text(), update.mail(), update.add(), change.apply(update.demand()));
        }
        return asked instanceof Delete delete
                ? new Delete(delete.key(), delete.mustExist(), change.apply(delete.demand()))
                : asked;
    }

    /** Reads, adds and writes back, whatever happened in between. */
    private static CompletableFuture<Answer> overwritten(Client honest, int caller, Update update, Answer read) {
        if (!(read instanceof Answer.Done done)
                || done.item() == null
                || !update.demand().equals(Demand.NONE)) {
            return honest.ask(caller, update);
        }
        Item old = done.item();
        Item next = new Item(old.text(), old.count() + update.add(), old.version(), old.mail());
        return honest.ask(caller, new Put(update.key(), next))
                .thenApply(answer -> answer instanceof Answer.Done ? Answer.done() : answer);
    }
}
