package dev.tablewright.generate;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;

/** What a model can say and generated code, or the infrastructure, could not do. */
public enum GenerateCode {
    NOTHING_TO_GENERATE("TW1001", "nothing-to-generate"),
    TOO_MANY_ATTRIBUTES("TW1002", "too-many-attributes"),
    UNSTORABLE_SET("TW1003", "unstorable-set"),
    UNENFORCED_INDEX_CONDITION("TW1004", "unenforced-index-condition"),
    PARENT_OUT_OF_REACH("TW1006", "parent-out-of-reach"),
    CHILDREN_OUT_OF_REACH("TW1007", "children-out-of-reach"),
    UNWRITABLE_CONSTANT("TW1009", "unwritable-constant"),
    CONDITIONAL_PUT("TW1010", "conditional-put"),
    UNCOMPARABLE_RANGE("TW1011", "uncomparable-range"),
    KEPT_NUMBER_SET("TW1012", "kept-number-set"),
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
