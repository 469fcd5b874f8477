package dev.tablewright.language.code;

import static dev.tablewright.model.diagnostic.Severity.ERROR;
import static dev.tablewright.model.diagnostic.Severity.WARNING;

import dev.tablewright.model.diagnostic.Code;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.diagnostic.Severity;
import dev.tablewright.model.source.Span;
import java.util.Locale;

/** What can be wrong with a model file as a text. Each code has a page of its own in {@code docs/rules}. */
public enum LanguageCode {
    // The file.
    UNREADABLE_FILE(1, ERROR),
    FILE_TOO_LARGE(2, ERROR),
    INVALID_ENCODING(3, ERROR),
    EMPTY_FILE(4, ERROR),

    // YAML and its traps.
    YAML_SYNTAX(10, ERROR),
    TAB_INDENTATION(11, ERROR),
    DUPLICATE_KEY(12, ERROR),
    ANCHOR_OR_ALIAS(13, ERROR),
    MERGE_KEY(14, ERROR),
    SEVERAL_DOCUMENTS(15, ERROR),
    NESTING_TOO_DEEP(16, ERROR),
    BOOLEAN_AS_TEXT(17, ERROR),
    NUMBER_AS_TEXT(18, ERROR),
    EXPLICIT_TAG(19, ERROR),

    // The shape of the file.
    WRONG_SHAPE(20, ERROR),
    UNKNOWN_KEY(21, ERROR),
    MISSING_KEY(22, ERROR),
    UNKNOWN_WORD(23, ERROR),
    NUMBER_OUT_OF_RANGE(24, ERROR),
    EMPTY_VALUE(25, ERROR),
    MALFORMED_VALUE(26, ERROR),
    CONFLICTING_KEYS(27, ERROR),
    UNSUPPORTED_VERSION(28, ERROR),
    AMBIGUOUS_WORD(29, ERROR),

    // Entities, types and attributes.
    INVALID_NAME(101, ERROR),
    NAME_CLASH(102, ERROR),
    UNKNOWN_ENTITY(103, ERROR),
    UNKNOWN_TYPE(104, ERROR),
    UNKNOWN_ATTRIBUTE(105, ERROR),
    MALFORMED_TYPE(106, ERROR),
    RECURSIVE_TYPE(107, ERROR),
    UNSUITABLE_ID(108, ERROR),
    FACT_DOES_NOT_FIT(109, ERROR),
    DEFAULT_DOES_NOT_FIT(110, ERROR),
    UNSUITABLE_TTL(111, ERROR),
    UNSUITABLE_VERSION(112, ERROR),
    UNSUITABLE_SEQUENCE(113, ERROR),
    STORED_NAME_CLASH(114, ERROR),
    DUPLICATE_VALUE(115, ERROR),
    UNSUITABLE_UNIQUENESS(116, ERROR),
    CIRCULAR_ID(117, ERROR),
    NOTHING_EXPECTED(118, WARNING),

    // Relationships and aggregates.
    MALFORMED_RELATIONSHIP(120, ERROR),
    DUPLICATE_RELATIONSHIP(121, ERROR),
    UNSUITABLE_VIA(122, ERROR),
    UNSUITABLE_AGGREGATE(125, ERROR),
    CIRCULAR_AGGREGATE(126, ERROR),

    // Patterns, conditions and writes.
    UNSUITABLE_PARAMETER(130, ERROR),
    UNSUITABLE_ORDER(131, ERROR),
    FACT_OF_A_LIST(132, ERROR),
    UNKNOWN_PARAMETER(133, ERROR),
    NEVER_HAPPENS(134, WARNING),
    MALFORMED_CONDITION(140, ERROR),
    CONDITION_DOES_NOT_FIT(141, ERROR),
    UNSUITABLE_WRITE(150, ERROR),
    UNSUITABLE_ADDITION(151, ERROR),

    // Who may read and write.
    UNKNOWN_PATTERN_OR_WRITE(155, ERROR),
    UNSUITABLE_ROLE(156, ERROR),

    // Hand-written keys, tables and environments.
    MALFORMED_TEMPLATE(160, ERROR),
    UNSUITABLE_SLOT(161, ERROR),
    UNSUITABLE_FORMAT(162, ERROR),
    UNKNOWN_KEY_ATTRIBUTE(163, ERROR),
    INCOMPLETE_KEY(164, ERROR),
    ENTITY_WITHOUT_KEYS(165, WARNING),
    INCONSISTENT_KEY(166, ERROR),
    TOO_MANY_KEY_ATTRIBUTES(167, ERROR),
    WRONG_LAYOUT(168, ERROR),
    UNKNOWN_TABLE_OR_INDEX(169, ERROR),
    UNSUITABLE_COMPANION(170, ERROR),
    UNKNOWN_REGION(171, WARNING),
    UNSUITABLE_CAPACITY(172, ERROR),

    // Suppressions: what they name. Whether they are used is known only when all rules have spoken.
    UNKNOWN_SUBJECT(180, ERROR),

    // Diagrams that are read in.
    MALFORMED_DIAGRAM(195, ERROR),
    DIAGRAM_LINE_IGNORED(196, WARNING);

    private final Code code;

    LanguageCode(int number, Severity severity) {
        String digits = Integer.toString(10_000 + number).substring(1);
        this.code = new Code("TW" + digits, name().toLowerCase(Locale.ROOT).replace('_', '-'), severity);
    }

    public Code code() {
        return code;
    }

    /** A finding of this kind. */
    public Diagnostic at(Span span, String title) {
        return Diagnostic.of(code, span, title);
    }
}
