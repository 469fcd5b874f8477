package dev.tablewright.keys;

/** Why a value cannot be written into a key, or a key cannot be read. */
public enum Refusal {
    UNPAIRED_SURROGATE("half of a surrogate pair has no UTF-8 form"),
    NUMBER_TOO_WIDE("the number has more digits than the slot is wide"),
    NUMBER_OUT_OF_RANGE("DynamoDB's numbers lie between 1E-130 and 9.99E+125"),
    NUMBER_TOO_PRECISE("DynamoDB's numbers have at most 38 digits"),
    YEAR_OUT_OF_RANGE("years lie between 0000 and 9999"),
    TIME_TOO_PRECISE("a timestamp has no fraction of a millisecond"),
    MALFORMED_ULID("a ULID is 26 upper-case Crockford characters, at most 7ZZZZZZZZZZZZZZZZZZZZZZZZZ"),
    MALFORMED_KSUID("a KSUID is 27 base-62 characters, at most aWgEPTl1tmebfsQzFP4bxwgy80V"),
    UNSUITABLE_FORMAT("the format of the slot does not fit the type of the value"),
    MISSING_VALUE("there is no value for the slot"),
    EMPTY_KEY("a key holds at least one byte"),
    KEY_TOO_LONG("the key has more bytes than DynamoDB allows"),

    MALFORMED_ESCAPE("`$` does not begin an escape that an encoder writes"),
    UNESCAPED_CHARACTER("this character never stands unescaped in a value"),
    MALFORMED_NUMBER("not a number as an encoder writes it"),
    MALFORMED_TIMESTAMP("not a timestamp as an encoder writes it"),
    MALFORMED_UUID("not a UUID in lower-case canonical form"),
    MALFORMED_BINARY("not pairs of upper-case hexadecimal digits"),
    LITERAL_EXPECTED("the literal of the template does not stand here"),
    KEY_TOO_SHORT("the key ends inside a value"),
    TRAILING_TEXT("the key goes on behind the end of the template"),
    CONTRADICTION("another slot of the same attribute says otherwise"),
    AMBIGUOUS_TEMPLATE("where the value of the slot ends cannot be seen from a key");

    private final String sentence;

    Refusal(String sentence) {
        this.sentence = sentence;
    }

    /** What is wrong, in a few words. */
    public String sentence() {
        return sentence;
    }
}
