package dev.tablewright.generate;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;

/** Why nothing is generated from a model that the checker accepts: it has no design, or AWS would refuse the infrastructure. */
public enum GenerateCode {
    NOTHING_TO_GENERATE("TW1001", "nothing-to-generate"),
    REFUSED_NAME("TW1013", "refused-name"),
    REFUSED_TAG("TW1014", "refused-tag"),
    POLICY_TOO_LARGE("TW1015", "policy-too-large"),
    TENANTS_NOT_APART("TW1016", "tenants-not-apart", Severity.WARNING),
    STACK_TOO_LARGE("TW1017", "stack-too-large");

    private final Code code;

    GenerateCode(String id, String name) {
        this(id, name, Severity.ERROR);
    }

    GenerateCode(String id, String name, Severity severity) {
        this.code = new Code(id, name, severity);
    }

    public Code code() {
        return code;
    }

    public Diagnostic at(Span span, String title) {
        return Diagnostic.of(code, span, title);
    }
}
