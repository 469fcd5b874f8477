package dev.tablewright.language.grammar;

import dev.tablewright.language.code.LanguageCode;
import java.util.regex.Pattern;

/** A way in which a text can be written. */
public enum Form {
    TEXT("\\S", "a text", "write what it says"),
    NAME(
            "^[A-Za-z][A-Za-z0-9_]{0,63}$",
            "a name",
            "a name begins with a letter and has letters, digits and `_`, 64 at most",
            LanguageCode.INVALID_NAME),
    PATH(
            "^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",
            "an attribute",
            "write the name of an attribute, or a way to one such as `repo.owner`"),
    SORT(
            "^-?[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$",
            "an attribute to sort by",
            "write the attribute, with `-` before it for the largest first"),
    MEMBER(
            "^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$",
            "an attribute of an entity",
            "write entity and attribute, as in `Customer.totalSpent`"),
    AMOUNT(
            "^-?([A-Za-z][A-Za-z0-9_]*|[0-9]+(\\.[0-9]+)?)$",
            "an amount",
            "write an attribute of the written entity or a number, with `-` before it to subtract"),
    TYPE("\\S", "a type", "write a type such as `string`, `list<Address>` or the name of an entity"),
    TEMPLATE("\\S", "a key template", "write text and attributes, as in \"ORDER#{orderId}\""),
    CONDITION("\\S", "a condition", "write a comparison, as in `status = PENDING`"),
    LINE_AS_KEY("[^A-Za-z0-9_]", "a relationship", "write a crow's-foot line, as in `Customer ||--o{ Order : places`"),
    LINE("\\S", "a relationship", "write a crow's-foot line, as in `Customer ||--o{ Order : places`"),
    RATE(
            "^([0-9]+(\\.[0-9]+)?[KM]?/(s|min|h|day|month)|high|medium|low)$",
            "a rate",
            "write a number and a unit (`200/s`, `5/min`, `2/h`, `3/day`, `1M/month`), or `high`, `medium` or `low`"),
    EXACT_RATE(
            "^[0-9]+(\\.[0-9]+)?[KM]?/(s|min|h|day|month)$",
            "a rate",
            "write a number and a unit: `200/s`, `5/min`, `2/h`, `3/day`, `1M/month`"),
    DURATION("^(?!0+m?s$)[0-9]{1,7}(ms|s)$", "a duration", "write a number above 0 and a unit: `10ms`, `2s`"),
    UNITS(
            "^(?!0+(\\.0+)?$)[0-9]{1,9}(\\.[0-9]{1,3})?$",
            "a number of units",
            "write a number above 0 and below 10^9, with up to 3 decimals: `0.5`, `12`"),
    SKEW(
            "^(uniform|constant|zipf(\\((0\\.([1-9][0-9]?|0[1-9])|[12](\\.[0-9]{1,2})?|3(\\.00?)?)\\))?)$",
            "a skew",
            "write `uniform`, `zipf`, `zipf(1.2)` or `constant`; the number lies above 0, is at most 3 and has up to 2 "
                    + "decimals"),
    COUNT(
            "^([0-9]{1,15}|[0-9]{1,12}(\\.[0-9]{1,6})?K|[0-9]{1,9}(\\.[0-9]{1,6})?M|[0-9]{1,6}(\\.[0-9]{1,6})?B)$",
            "a count",
            "write a whole number below 10^15: `5000`, `20K`, `1.5M`, `2B`"),
    SIZE(
            "^(?=[0-9.]*[1-9])[0-9]{1,9}(\\.[0-9]{1,6})?(B|KB|MB)$",
            "a size",
            "write a number above 0 and a unit: `300B`, `1.5KB`"),
    CODE("^TW[0-9]{4}$", "the code of a rule", "write a code such as `TW0301`"),
    REGULAR_EXPRESSION("\\S", "a regular expression", "write a regular expression, as in \"^[a-z]+$\""),
    TABLE_NAME(
            "^[A-Za-z0-9_.-]{3,255}$",
            "the name of a table",
            "DynamoDB wants 3 to 255 letters, digits, `_`, `-` and `.`"),
    STORED_NAME(
            "^[^\\s#:{}]{1,255}$",
            "the name of a stored attribute",
            "it has up to 255 characters, no space and none of `#:{}`"),
    REGION("^[a-z]{2,4}(-[a-z]+)+-[0-9]{1,2}$", "an AWS region", "write a region such as `eu-central-1`"),
    AFFIX("^[A-Za-z0-9_.-]{1,64}$", "a part of a name", "use letters, digits, `_`, `-` and `.`"),
    ENCRYPTION(
            "^(aws-owned|aws-managed|arn:aws[a-z-]*:kms:[a-z]{2,4}(-[a-z]+)+-[0-9]{1,2}:[0-9]{12}:key/[A-Za-z0-9-]{1,64})$",
            "a key to encrypt with",
            "write `aws-owned`, `aws-managed` or the ARN of a KMS key: `arn:aws:kms:eu-central-1:111122223333:key/…`");

    /** Longest text of any form but free text: names and numbers are short, and regular expressions recurse. */
    static final int LONGEST = 500;

    private final String written;
    private final Pattern pattern;
    private final String noun;
    private final String explanation;
    private final LanguageCode code;

    Form(String pattern, String noun, String explanation) {
        this(pattern, noun, explanation, LanguageCode.MALFORMED_VALUE);
    }

    Form(String pattern, String noun, String explanation, LanguageCode code) {
        this.written = pattern;
        // To Java, `$` is also the place before a last line separator; to JSON Schema it is the end.
        this.pattern = Pattern.compile(pattern.replaceFirst("\\$$", "\\\\z"));
        this.noun = noun;
        this.explanation = explanation;
        this.code = code;
    }

    /** Whether a text is written this way. The same pattern stands in the JSON Schema. */
    public boolean accepts(String text) {
        return (isFree() || text.length() <= LONGEST) && pattern.matcher(text).find();
    }

    String pattern() {
        return written;
    }

    /** What it is called. */
    public String noun() {
        return noun;
    }

    /** How it is written. */
    String explanation() {
        return explanation;
    }

    LanguageCode code() {
        return code;
    }

    /** Whether a number or a truth value would be right here if it stood in quotes. */
    boolean isQuotable() {
        return isFree() && this != TYPE && this != CONDITION && this != LINE;
    }

    /** Whether it measures something that cannot be less than nothing. */
    boolean isMeasure() {
        return switch (this) {
            case RATE, EXACT_RATE, DURATION, UNITS, COUNT, SIZE -> true;
            default -> false;
        };
    }

    /** Whether any text will do here, as far as a pattern can tell. */
    boolean isFree() {
        return written.equals("\\S");
    }
}
