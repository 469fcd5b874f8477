package dev.tablewright.runtime.simulation;

import dev.tablewright.engine.LocalEngine;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.Proxy;
import java.nio.charset.StandardCharsets;

/** DynamoDB Local. */
final class EngineServer implements Server {

    @Override
    public Reply handle(Request request) {
        try {
            HttpURLConnection connection =
                    (HttpURLConnection) LocalEngine.shared().endpoint().toURL().openConnection(Proxy.NO_PROXY);
            connection.setRequestMethod("POST");
            request.headers().forEach(connection::setRequestProperty);
            connection.setDoOutput(true);
            connection.getOutputStream().write(request.body());
            int status = connection.getResponseCode();
            try (InputStream body = status == 200 ? connection.getInputStream() : connection.getErrorStream()) {
                return new Reply(status, new String(body.readAllBytes(), StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
