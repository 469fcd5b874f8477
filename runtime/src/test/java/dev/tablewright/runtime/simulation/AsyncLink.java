package dev.tablewright.runtime.simulation;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import org.reactivestreams.Publisher;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import software.amazon.awssdk.http.async.AsyncExecuteRequest;
import software.amazon.awssdk.http.async.SdkAsyncHttpClient;
import software.amazon.awssdk.http.async.SdkAsyncHttpResponseHandler;
import software.amazon.awssdk.utils.async.SimplePublisher;

/** What the asynchronous client of the SDK takes for HTTP. */
record AsyncLink(Line line) implements SdkAsyncHttpClient {

    @Override
    public CompletableFuture<Void> execute(AsyncExecuteRequest request) {
        CompletableFuture<Reply> answer = new CompletableFuture<>();
        CompletableFuture<Void> ended = answer.whenComplete((reply, failure) -> {
                    if (failure == null) {
                        give(request.responseHandler(), reply);
                    } else {
                        request.responseHandler().onError(failure);
                    }
                })
                .thenApply(reply -> null);
        line.send(Request.of(request.request(), body(request.requestContentPublisher())), answer);
        return ended;
    }

    private static void give(SdkAsyncHttpResponseHandler handler, Reply reply) {
        handler.onHeaders(reply.head());
        SimplePublisher<ByteBuffer> body = new SimplePublisher<>();
        handler.onStream(body);
        body.send(ByteBuffer.wrap(reply.bytes()))
                .thenCompose(sent -> body.complete())
                .join();
    }

    /** The SDK has it at hand, and gives it at once. */
    private static byte[] body(Publisher<ByteBuffer> publisher) {
        CompletableFuture<byte[]> whole = new CompletableFuture<>();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        publisher.subscribe(new Subscriber<>() {
            @Override
            public void onSubscribe(Subscription subscription) {
                subscription.request(Long.MAX_VALUE);
            }

            @Override
            public void onNext(ByteBuffer part) {
                byte[] some = new byte[part.remaining()];
                part.get(some);
                bytes.writeBytes(some);
            }

            @Override
            public void onError(Throwable failure) {
                whole.completeExceptionally(failure);
            }

            @Override
            public void onComplete() {
                whole.complete(bytes.toByteArray());
            }
        });
        return whole.join();
    }

    @Override
    public void close() {
        // There is nothing to close.
    }
}
