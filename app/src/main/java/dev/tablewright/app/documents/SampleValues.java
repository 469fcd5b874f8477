package dev.tablewright.app.documents;

import dev.tablewright.generate.sample.SampleValue;
import java.util.Base64;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values of the SDK as plain ones. */
final class SampleValues {

    private SampleValues() {}

    static SampleValue of(AttributeValue value) {
        return switch (value.type()) {
            case S -> new SampleValue.S(value.s());
            case N -> new SampleValue.N(value.n());
            case B -> new SampleValue.B(base64(value.b()));
            case BOOL -> new SampleValue.BOOL(value.bool());
            case NUL -> new SampleValue.NULL();
            case L -> new SampleValue.L(value.l().stream().map(SampleValues::of).toList());
            case M -> {
                SortedMap<String, SampleValue> entries = new TreeMap<>();
                value.m().forEach((name, each) -> entries.put(name, of(each)));
                yield new SampleValue.M(entries);
            }
            case SS -> new SampleValue.SS(new TreeSet<>(value.ss()));
            case NS -> new SampleValue.NS(value.ns());
            case BS ->
                new SampleValue.BS(
                        value.bs().stream().map(SampleValues::base64).collect(Collectors.toCollection(TreeSet::new)));
            case UNKNOWN_TO_SDK_VERSION -> throw new IllegalStateException("a value without a type: " + value);
        };
    }

    private static String base64(SdkBytes bytes) {
        return Base64.getEncoder().encodeToString(bytes.asByteArray());
    }
}
