package dev.tablewright.runtime.write;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.core.async.AsyncRequestBody;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;

/** The same wire for the asynchronous client. */
record AsyncWire(Wire wire) implements SdkAsyncHttpClient {

    @Override
    public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
        CompletableFuture<byte[]> content = new CompletableFuture<>();
        request.requestContentPublisher().subscribe(new Collecting(content));
        return content.thenAcceptAsync(bytes -> exchange(request, bytes));
    }

    private void exchange(AsyncExecuteRequest request, byte[] content) {
        try {
            HttpExecuteResponse answer = wire.exchange(HttpExecuteRequest.builder()
                    .request(request.request())
                    .contentStreamProvider(() -> new ByteArrayInputStream(content))
                    .build());
            byte[] body = answer.responseBody().orElseThrow().readAllBytes();
            request.responseHandler().onHeaders(answer.httpResponse());
            request.responseHandler().onStream(AsyncRequestBody.fromBytes(body));
        } catch (IOException e) {
            request.responseHandler().onError(e);
        }
    }

    @Override
    public void close() {
        wire.close();
    }

    private static final class Collecting implements Subscriber<ByteBuffer> {

        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        private final CompletableFuture<byte[]> all;

        Collecting(CompletableFuture<byte[]> all) {
            this.all = all;
        }

        @Override
        public void onSubscribe(Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(ByteBuffer some) {
            byte[] part = new byte[some.remaining()];
            some.get(part);
            bytes.writeBytes(part);
        }

        @Override
        public void onError(Throwable failure) {
            all.completeExceptionally(failure);
        }

        @Override
        public void onComplete() {
            all.complete(bytes.toByteArray());
        }
    }
}
