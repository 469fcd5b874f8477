package dev.tablewright.bench.runtime.straight;

import dev.tablewright.bench.shop.CustomerPage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.http.SdkHttpResponse;

/**
 * Takes the content of answers before the SDK reads it, makes records of it, and leaves the SDK an empty one. Everything else, such as
 * signatures, retries and timeouts, stays the SDK's. It is made for the blocking client, which works in the thread of the caller.
 */
public final class StraightAnswers implements ExecutionInterceptor {

    private static final byte[] NOTHING = "{}".getBytes(StandardCharsets.UTF_8);

    private final ThreadLocal<Desk> desks = ThreadLocal.withInitial(Desk::new);

    /** What a thread works with, again and again. */
    private static final class Desk {
        private final RecordReader records = new RecordReader();
        private byte[] buffer = new byte[64 * 1024];
        private List<CustomerPage> results = List.of();
    }

    /** What the last answer to this thread had. */
    public List<CustomerPage> results() {
        return desks.get().results;
    }

    /** The sum is that of the content that the SDK does not see. */
    @Override
    public SdkHttpResponse modifyHttpResponse(Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
        SdkHttpResponse response = context.httpResponse();
        return response.isSuccessful()
                ? response.toBuilder().removeHeader("x-amz-crc32").build()
                : response;
    }

    @Override
    public Optional<InputStream> modifyHttpResponseContent(
            Context.ModifyHttpResponse context, ExecutionAttributes attributes) {
        if (!context.httpResponse().isSuccessful() || context.responseBody().isEmpty()) {
            return context.responseBody();
        }
        Desk desk = desks.get();
        try (InputStream content = context.responseBody().get()) {
            int length = 0;
            int read;
            while ((read = content.read(desk.buffer, length, desk.buffer.length - length)) >= 0) {
                length += read;
                if (length == desk.buffer.length) {
                    desk.buffer = Arrays.copyOf(desk.buffer, 2 * length);
                }
            }
            desk.results = desk.records.read(desk.buffer, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Optional.of(new ByteArrayInputStream(NOTHING));
    }
}
