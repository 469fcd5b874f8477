package dev.tablewright.runtime.write;

import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Predicate;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Does writes: finds out what they entail, sends it, and begins again if others were faster. */
final class Execution {

    /** How often a key is looked up where it may be out of date. */
    private static final int MOST_LOOKUPS = 3;

    /** How many numbers of a sequence are tried where entities were given numbers by hand. */
    private static final int MOST_DRAWS = 25;

    private final String name;
    private final List<Write<?>> writes;
    private final Settings settings;
    private final Optional<String> token;
    private final boolean once;

    /** @param once whether it goes as a transaction even if it is but one item */
    Execution(String name, List<Write<?>> writes, Settings settings, Optional<String> token, boolean once) {
        this.name = name;
        this.writes = writes;
        this.settings = settings;
        this.token = token;
        this.once = once;
    }

    /**
     * What one attempt learns from those before.
     *
     * @param failed how many there were
     * @param careful whether what the caller knew proved out of date
     * @param gone parents that proved gone
     * @param sent the failure of a request that was sent already; null if it is still to be sent
     */
    private record Attempt(int failed, boolean careful, Set<Place> gone, SdkException sent) {}

    /** What a draft wants. */
    private record Wish(Draft<?> draft, Draft.Wanted wanted) {}

    Step<Outcome<List<Object>>> run() {
        return begin(new Attempt(0, false, Set.of(), null));
    }

    /** After a request that needed no plan found that what the caller knew is out of date. */
    Step<Outcome<List<Object>>> afterStale() {
        return begin(new Attempt(1, true, Set.of(), null));
    }

    /** After the request for the only item, which needed no plan, failed. */
    Step<Outcome<List<Object>>> afterFirst(SdkException failure) {
        return begin(new Attempt(0, false, Set.of(), failure));
    }

    private Step<Outcome<List<Object>>> begin(Attempt first) {
        return begin(first, new Draft<?>[writes.size()]);
    }

    /** @param drafts that are there already; null where there is none */
    private Step<Outcome<List<Object>>> begin(Attempt first, Draft<?>[] drafts) {
        if (writes.isEmpty()) {
            return Step.done(Outcome.done(List.of()));
        }
        List<Integer> order = new ArrayList<>();
        // Who gets a number from a parent comes after the parent, which may be created here.
        for (boolean later : new boolean[] {false, true}) {
            for (int at = 0; at < writes.size(); at++) {
                if (later == (writes.get(at) instanceof EntityCreate<?> create && create.asksParents())) {
                    order.add(at);
                }
            }
        }
        return Step.done(new Company(writes))
                .then(company -> prepared(company, order, 0, drafts))
                .then(all -> attempt(all, first));
    }

    private Step<List<Draft<?>>> prepared(Company company, List<Integer> order, int done, Draft<?>[] drafts) {
        if (done == order.size()) {
            return Step.done(Arrays.asList(drafts));
        }
        int at = order.get(done);
        if (drafts[at] != null && drafts[at].staysAmong(company)) {
            return prepared(company, order, done + 1, drafts);
        }
        return writes.get(at).prepare(settings, company).then(draft -> {
            drafts[at] = draft;
            return prepared(company, order, done + 1, drafts);
        });
    }

    private Step<Outcome<List<Object>>> attempt(List<Draft<?>> drafts, Attempt attempt) {
        return wishes(drafts, 0, new ArrayList<>()).then(wishes -> {
            Blame blame = new Blame(wanted(wishes), Plan.NONE);
            List<Intent> intents = new ArrayList<>();
            for (int at = 0; at < wishes.size(); at++) {
                Draft.Wanted wanted = wishes.get(at).wanted();
                for (Refusal refusal : wanted.refusals()) {
                    blame.add(refusal, at);
                }
                intents.addAll(wanted.intents());
            }
            if (!blame.refusals().isEmpty()) {
                return refused(drafts, wishes, attempt, blame);
            }
            long now = Expiry.now(settings);
            Reads reads = new Reads(settings, now);
            return new Planning(reads, new Resolution(reads, now, attempt.careful(), attempt.gone()))
                    .plan(intents)
                    .then(plan -> planned(drafts, wishes, attempt, plan, now));
        });
    }

    private Step<List<Wish>> wishes(List<Draft<?>> drafts, int at, List<Wish> before) {
        if (at == drafts.size()) {
            return Step.done(before);
        }
        Draft<?> draft = drafts.get(at);
        return draft.wanted(settings).then(wanted -> {
            before.add(new Wish(draft, wanted));
            return wishes(drafts, at + 1, before);
        });
    }

    private Step<Outcome<List<Object>>> planned(
            List<Draft<?>> drafts, List<Wish> wishes, Attempt attempt, Plan plan, long now) {
        if (!plan.refusals().isEmpty()) {
            return refused(drafts, wishes, attempt, new Blame(wanted(wishes), plan).planned());
        }
        if (plan.writes().isEmpty()) {
            return Step.done(done(wishes, plan, null));
        }
        return sent(plan, attempt, new Sending(name, settings, now, writes.get(0) instanceof Telling))
                .then(sent -> {
                    if (sent instanceof Sending.Sent.Done done) {
                        return Step.done(done(wishes, plan, done.given()));
                    }
                    return failed(drafts, wishes, attempt, plan, ((Sending.Sent.Failed) sent).judged());
                });
    }

    private Step<Sending.Sent> sent(Plan plan, Attempt attempt, Sending sending) {
        ItemWrite first = plan.writes().get(0);
        if (plan.writes().size() == 1 && !once && !first.isCheck()) {
            return attempt.sent() != null
                    ? sending.failed(first, attempt.sent(), Sending.Tries.NONE)
                    : sending.one(first, Sending.Tries.NONE);
        }
        String known = token.orElseGet(() -> UUID.randomUUID().toString());
        return sending.together(plan.writes(), known, token.isEmpty());
    }

    private Outcome<List<Object>> done(List<Wish> wishes, Plan plan, Map<String, AttributeValue> given) {
        List<Object> results = new ArrayList<>();
        for (Wish wish : wishes) {
            results.add(wish.draft().result(wish.wanted().intents(), plan, given, settings));
        }
        return Outcome.done(results);
    }

    private static List<List<Intent>> wanted(List<Wish> wishes) {
        return wishes.stream().map(wish -> wish.wanted().intents()).toList();
    }

    private Step<Outcome<List<Object>>> failed(
            List<Draft<?>> drafts, List<Wish> wishes, Attempt attempt, Plan plan, List<Sending.Judged> judged) {
        Blame blame = new Blame(wanted(wishes), plan);
        Set<Place> gone = new HashSet<>(attempt.gone());
        boolean careful = attempt.careful();
        boolean stale = judged.isEmpty();
        for (Sending.Judged one : judged) {
            if (one.verdict() instanceof Verdict.Refuse refuse) {
                blame.add(refuse.refusal(), one.place());
                continue;
            }
            stale = true;
            if (one.verdict() instanceof Verdict.Gone orphaned) {
                gone.add(orphaned.parent());
            } else if (one.verdict() instanceof Verdict.Back back) {
                gone.remove(back.parent());
            } else {
                careful = true;
            }
        }
        if (!stale) {
            return refused(drafts, wishes, attempt, blame);
        }
        return again(drafts, new Attempt(attempt.failed() + 1, careful, gone, null));
    }

    /** A key that was looked up may have changed since: what is missing there is looked up again. */
    private Step<Outcome<List<Object>>> refused(
            List<Draft<?>> drafts, List<Wish> wishes, Attempt attempt, Blame blame) {
        boolean lookedUp = wishes.stream().anyMatch(wish -> wish.wanted().lookedUp());
        boolean missing = blame.refusals().stream()
                .anyMatch(refusal -> refusal instanceof Refusal.Missing || refusal instanceof Refusal.MissingParent);
        if (lookedUp && missing && attempt.failed() + 1 < MOST_LOOKUPS) {
            return again(drafts, new Attempt(attempt.failed() + 1, attempt.careful(), attempt.gone(), null));
        }
        List<Refusal> refusals = blame.refusals();
        boolean taken = refusals.stream().allMatch(refusal -> writes.stream().anyMatch(isDrawnAgain(refusal)));
        if (taken && attempt.failed() + 1 < MOST_DRAWS) {
            // Who has a number that is taken draws another. The others keep theirs.
            Draft<?>[] kept = new Draft<?>[drafts.size()];
            for (int at = 0; at < kept.length; at++) {
                Write<?> write = writes.get(at);
                boolean again = refusals.stream()
                        .anyMatch(refusal -> isDrawnAgain(refusal).test(write));
                kept[at] = again ? null : drafts.get(at);
            }
            return begin(new Attempt(attempt.failed() + 1, attempt.careful(), attempt.gone(), null), kept);
        }
        return Step.done(blame.outcome());
    }

    private static Predicate<Write<?>> isDrawnAgain(Refusal refusal) {
        return write -> write instanceof EntityCreate<?> create && create.mayDrawAgain(refusal);
    }

    private Step<Outcome<List<Object>>> again(List<Draft<?>> drafts, Attempt next) {
        return Step.again(() -> attempt(drafts, next), attempts -> new ConflictException(name, attempts, null));
    }
}
