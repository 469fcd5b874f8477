package dev.tablewright.lab.bind;

import dev.tablewright.access.read.AccessPlan;
import dev.tablewright.access.request.PatternRequests;
import dev.tablewright.lab.row.Row;
import dev.tablewright.model.pattern.Pattern;
import dev.tablewright.model.pattern.Pattern.Operation;
import dev.tablewright.runtime.call.CallInfo;
import dev.tablewright.runtime.call.Settings;
import dev.tablewright.runtime.call.Step;
import dev.tablewright.runtime.query.Listing;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern that can be asked. What it is asked with is checked first: an {@link IllegalArgumentException} says what is
 * missing or does not fit.
 */
public final class BoundPattern {

    private final Binding binding;
    private final AccessPlan plan;
    private final CallInfo call;
    private final PatternValues values;
    private final List<BoundRead<Row>> reads;

    BoundPattern(Binding binding, AccessPlan plan, CallInfo call) {
        this.binding = binding;
        this.plan = plan;
        this.call = call;
        this.values = new PatternValues(binding, binding.requests(plan));
        this.reads = values.requests().reads().stream()
                .map(read -> BoundRead.of(binding, values.requests(), read, call))
                .toList();
    }

    public Pattern pattern() {
        return plan.pattern();
    }

    /** How it is read. */
    public AccessPlan plan() {
        return plan;
    }

    /** What a call is expected to come to. */
    public CallInfo call() {
        return call;
    }

    /** What it has to be asked with. */
    public List<BoundParameter> parameters() {
        return values.parameters();
    }

    /** One entity, or none. */
    public Step<Optional<Row>> get(Settings settings, Arguments arguments) {
        ready(Operation.GET, false);
        return reads.get(0).first(settings, values.checked(arguments));
    }

    /** Entities by many keys, in their order; what is not there is left out, and what is asked for twice is given once. */
    public Step<List<Row>> batch(Settings settings, List<Arguments> many) {
        ready(Operation.GET, true);
        return reads.get(0).batch(settings, many.stream().map(values::checked).toList());
    }

    /** Any number of entities, in order. */
    public Listing<Row> list(Arguments arguments) {
        ready(Operation.LIST, false);
        Arguments checked = values.checked(arguments);
        PatternRequests requests = values.requests();
        Listing<Row> listing = requests.order()
                .map(order -> Listing.together(
                        call,
                        reads.stream()
                                .<Listing<? extends Row>>map(read -> read.list(checked))
                                .toList(),
                        new ResultOrder(order).comparator()))
                .orElseGet(() -> reads.get(0).list(checked));
        return requests.given().isEmpty()
                ? listing
                : listing.given(RequestValues.of(binding, requests, checked).of(requests.given()));
    }

    /** How many there are. */
    public Step<Long> count(Settings settings, Arguments arguments) {
        ready(Operation.COUNT, false);
        Arguments checked = values.checked(arguments);
        List<Step<Long>> counts =
                reads.stream().map(read -> read.count(settings, checked)).toList();
        return counts.size() == 1
                ? counts.get(0)
                : Step.all(
                        counts,
                        all -> Step.done(all.stream().mapToLong(Long::longValue).sum()));
    }

    private void ready(Operation operation, boolean batch) {
        if (reads.isEmpty()) {
            throw new IllegalStateException("the pattern " + pattern().name() + " is not served by the design");
        }
        if (pattern().operation() != operation || pattern().batch().isPresent() != batch) {
            throw new IllegalStateException("the pattern " + pattern().name() + " is not asked so: it is a "
                    + (pattern().batch().isPresent() ? "batch" : pattern().operation()));
        }
    }
}
