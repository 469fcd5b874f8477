package dev.tablewright.runtime.stream;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The event that a Lambda function gets from the stream of a table. It is read from its text, so that the function needs no library
 * of event classes:
 *
 * <pre>{@code
 * public void handleRequest(InputStream in, OutputStream out, Context context) {
 *     tallies.apply(LambdaEvents.read(in));
 * }
 * }</pre>
 */
public final class LambdaEvents {

    private LambdaEvents() {}

    /** @throws StreamFormatException if it is no such event */
    public static List<StreamEvent> read(InputStream event) throws IOException {
        return read(new String(event.readAllBytes(), StandardCharsets.UTF_8));
    }

    /** @throws StreamFormatException if it is no such event */
    public static List<StreamEvent> read(String event) {
        List<StreamEvent> events = new ArrayList<>();
        for (Object record : list(member(object(Json.read(event), "the event"), "Records"), "Records")) {
            events.add(event(object(record, "a record")));
        }
        return events;
    }

    private static StreamEvent event(Map<String, Object> record) {
        Map<String, Object> change = object(member(record, "dynamodb"), "dynamodb");
        boolean expired = record.get("userIdentity") instanceof Map<?, ?> by
                && by.get("principalId") instanceof String principal
                && StreamEvent.isService(principal);
        return new StreamEvent(
                text(member(record, "eventID"), "eventID"),
                text(member(change, "SequenceNumber"), "SequenceNumber"),
                image(change, "OldImage"),
                image(change, "NewImage"),
                expired);
    }

    private static Optional<Map<String, AttributeValue>> image(Map<String, Object> change, String name) {
        return Optional.ofNullable(change.get(name)).map(image -> item(object(image, name)));
    }

    private static Map<String, AttributeValue> item(Map<String, Object> members) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        members.forEach((name, value) -> item.put(name, value(object(value, name))));
        return item;
    }

    /** {@code {"S": "alice"}}: the type, and the value. */
    private static AttributeValue value(Map<String, Object> typed) {
        if (typed.size() != 1) {
            throw new StreamFormatException("a value has one type, not " + typed.size());
        }
        Map.Entry<String, Object> entry = typed.entrySet().iterator().next();
        Object value = entry.getValue();
        String type = entry.getKey();
        return switch (type) {
            case "S" -> AttributeValue.fromS(text(value, type));
            case "N" -> AttributeValue.fromN(text(value, type));
            case "B" -> AttributeValue.fromB(bytes(value));
            case "BOOL" -> AttributeValue.fromBool(Boolean.TRUE.equals(value));
            case "NULL" -> AttributeValue.fromNul(true);
            case "M" -> AttributeValue.fromM(item(object(value, type)));
            case "L" -> AttributeValue.fromL(each(value, type, element -> value(object(element, type))));
            case "SS" -> AttributeValue.fromSs(each(value, type, element -> text(element, type)));
            case "NS" -> AttributeValue.fromNs(each(value, type, element -> text(element, type)));
            case "BS" -> AttributeValue.fromBs(each(value, type, LambdaEvents::bytes));
            default -> throw new StreamFormatException("`" + type + "` is no type of DynamoDB");
        };
    }

    private static <T> List<T> each(Object value, String name, Function<Object, T> read) {
        return list(value, name).stream().map(read).toList();
    }

    private static SdkBytes bytes(Object value) {
        try {
            return SdkBytes.fromByteArrayUnsafe(Base64.getDecoder().decode(text(value, "B")));
        } catch (IllegalArgumentException e) {
            throw new StreamFormatException("a binary value is not in base 64");
        }
    }

    private static Object member(Map<String, Object> object, String name) {
        Object value = object.get(name);
        if (value == null) {
            throw new StreamFormatException("`" + name + "` is missing");
        }
        return value;
    }

    @SuppressWarnings("unchecked") // Json makes no other maps.
    private static Map<String, Object> object(Object value, String name) {
        if (value instanceof Map<?, ?> map) {
            return (Map<String, Object>) map;
        }
        throw new StreamFormatException("`" + name + "` is no object");
    }

    private static List<?> list(Object value, String name) {
        if (value instanceof List<?> list) {
            return list;
        }
        throw new StreamFormatException("`" + name + "` is no array");
    }

    private static String text(Object value, String name) {
        if (value instanceof String text) {
            return text;
        }
        throw new StreamFormatException("`" + name + "` is no text");
    }
}
