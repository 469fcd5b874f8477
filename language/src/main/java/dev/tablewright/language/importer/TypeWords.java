package dev.tablewright.language.importer;

import dev.tablewright.model.entity.ScalarType;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What the types of SQL, UML and programming languages are called in the model language. */
final class TypeWords {

    private static final Map<String, ScalarType> WORDS = words();

    private TypeWords() {}

    /** The type that a word means, in whatever case it is written. */
    static Optional<ScalarType> of(String word) {
        return Optional.ofNullable(WORDS.get(word.toLowerCase(Locale.ROOT)));
    }

    private static Map<String, ScalarType> words() {
        Map<String, ScalarType> words = new HashMap<>();
        add(words, ScalarType.STRING, "string str text varchar varchar2 nvarchar nvarchar2 char nchar character");
        add(words, ScalarType.STRING, "tinytext mediumtext longtext clob citext email url uri slug");
        add(words, ScalarType.INTEGER, "int integer long bigint smallint tinyint mediumint short byte number serial");
        add(words, ScalarType.INTEGER, "bigserial smallserial int2 int4 int8 int16 int32 int64 biginteger unsigned");
        add(words, ScalarType.DECIMAL, "float double decimal money numeric real bigdecimal float4 float8 currency");
        add(words, ScalarType.BOOLEAN, "bool boolean bit");
        add(words, ScalarType.TIMESTAMP, "date datetime datetime2 timestamp timestamptz instant time localdate");
        add(words, ScalarType.TIMESTAMP, "localdatetime offsetdatetime zoneddatetime");
        add(words, ScalarType.EPOCH, "epoch ttl");
        add(words, ScalarType.UUID, "uuid guid uniqueidentifier");
        add(words, ScalarType.ULID, "ulid");
        add(words, ScalarType.KSUID, "ksuid");
        add(words, ScalarType.BINARY, "blob bytes binary varbinary bytea longblob mediumblob");
        return words;
    }

    private static void add(Map<String, ScalarType> words, ScalarType type, String names) {
        for (String name : names.split(" ")) {
            words.put(name, type);
        }
    }
}
