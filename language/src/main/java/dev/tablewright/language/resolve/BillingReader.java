package dev.tablewright.language.resolve;

import dev.tablewright.language.code.LanguageCode;
import dev.tablewright.language.syntax.Node;
import dev.tablewright.language.syntax.Node.Scalar;
import dev.tablewright.model.design.TableSettings.Billing;
import dev.tablewright.model.design.TableSettings.Scaling;
import java.util.Optional;

/** Reads how capacity is paid for. */
final class BillingReader {

    /** What AWS proposes. */
    private static final int USUAL_TARGET = 70;

    private final Scope scope;

    BillingReader(Scope scope) {
        this.scope = scope;
    }

    Optional<Billing> read(Node node) {
        if (node instanceof Scalar) {
            return Optional.of(new Billing.OnDemand());
        }
        View view = View.of(node);
        Optional<Long> read = units(view, "read");
        Optional<Long> write = units(view, "write");
        Optional<Scaling> scaling = view.node("scale").flatMap(there -> scaling(View.of(there), view));
        return read.isPresent() && write.isPresent()
                ? Optional.of(new Billing.Provisioned(read.get(), write.get(), scaling))
                : Optional.empty();
    }

    private Optional<Long> units(View view, String key) {
        Optional<Long> units = view.count(key);
        if (units.filter(count -> count < 1).isPresent()) {
            scope.report(LanguageCode.UNSUITABLE_CAPACITY
                    .at(view.scalar(key).orElseThrow().span(), "a table has at least one " + key + " unit")
                    .note("DynamoDB refuses to create one without"));
        }
        return units;
    }

    private Optional<Scaling> scaling(View view, View provisioned) {
        Optional<Long> read = most(view, provisioned, "read");
        Optional<Long> write = most(view, provisioned, "write");
        return read.isPresent() && write.isPresent()
                ? Optional.of(new Scaling(
                        read.get(), write.get(), view.whole("target").orElse(USUAL_TARGET)))
                : Optional.empty();
    }

    /** Scaling begins at what is provisioned, so its end cannot lie below. */
    private Optional<Long> most(View view, View provisioned, String key) {
        Optional<Long> most = view.count(key);
        Optional<Long> least = provisioned.count(key);
        if (most.isPresent() && least.isPresent() && most.get() < least.get()) {
            scope.report(LanguageCode.UNSUITABLE_CAPACITY
                    .at(
                            view.scalar(key).orElseThrow().span(),
                            "the most " + key + " units are fewer than those that are provisioned")
                    .also(provisioned.scalar(key).orElseThrow().span(), "scaling begins here")
                    .help("write at least `" + key + ": "
                            + provisioned.text(key).orElseThrow() + "` under `scale`"));
        }
        return most;
    }
}
