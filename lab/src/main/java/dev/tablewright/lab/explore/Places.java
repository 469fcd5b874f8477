package dev.tablewright.lab.explore;

import dev.tablewright.lab.validate.ItemJson;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Keys from which a look at a table goes on, as text that scripts can hand back. They hold the key of the last item, and nothing else. */
final class Places {

    private Places() {}

    static String write(Map<String, AttributeValue> key) {
        byte[] json = ItemJson.text(key).getBytes(StandardCharsets.UTF_8);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(json);
    }

    /** @throws IllegalArgumentException if it is no such text */
    static Map<String, AttributeValue> read(String text) {
        try {
            Map<String, AttributeValue> key =
                    ItemJson.read(new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8));
            if (key.isEmpty()) {
                throw new IllegalArgumentException("no key");
            }
            return key;
        } catch (IllegalArgumentException | UncheckedIOException e) {
            throw new IllegalArgumentException("`" + text + "` is nothing to go on from", e);
        }
    }
}
