package dev.tablewright.lab.place;

import dev.tablewright.engine.LocalEngine;
import dev.tablewright.lab.place.PlaceException.Kind;
import dev.tablewright.runtime.query.UnprocessedKeysException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;

/** Says what exceptions of the SDK mean: to a person at a terminal, who wants to know what to do. */
final class Explanation {

    private static final Map<String, Kind> CODES = Map.ofEntries(
            Map.entry("UnrecognizedClientException", Kind.WRONG_CREDENTIALS),
            Map.entry("InvalidSignatureException", Kind.WRONG_CREDENTIALS),
            Map.entry("SignatureDoesNotMatch", Kind.WRONG_CREDENTIALS),
            Map.entry("MissingAuthenticationTokenException", Kind.WRONG_CREDENTIALS),
            Map.entry("MissingAuthenticationToken", Kind.WRONG_CREDENTIALS),
            Map.entry("IncompleteSignatureException", Kind.WRONG_CREDENTIALS),
            Map.entry("IncompleteSignature", Kind.WRONG_CREDENTIALS),
            Map.entry("InvalidClientTokenId", Kind.WRONG_CREDENTIALS),
            Map.entry("InvalidAccessKeyId", Kind.WRONG_CREDENTIALS),
            Map.entry("ExpiredTokenException", Kind.EXPIRED),
            Map.entry("ExpiredToken", Kind.EXPIRED),
            Map.entry("RequestExpired", Kind.EXPIRED),
            Map.entry("AccessDeniedException", Kind.REFUSED),
            Map.entry("AccessDenied", Kind.REFUSED),
            Map.entry("ResourceNotFoundException", Kind.NO_TABLE),
            Map.entry("TableNotFoundException", Kind.NO_TABLE),
            Map.entry("ThrottlingException", Kind.THROTTLED),
            Map.entry("ProvisionedThroughputExceededException", Kind.THROTTLED),
            Map.entry("RequestLimitExceeded", Kind.THROTTLED));

    /** How the SDK begins when it cannot make sense of an answer. */
    private static final String UNREADABLE = "Unable to unmarshall response";

    private final String place;
    private final Optional<LocalEngine> engine;

    Explanation(String place, Optional<LocalEngine> engine) {
        this.place = place;
        this.engine = engine;
    }

    PlaceException of(RuntimeException failure) {
        for (Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof PlaceException known) {
                return known;
            }
        }
        for (Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof AwsServiceException answer) {
                return answered(answer);
            }
        }
        if (engine.isPresent() && !engine.get().isRunning()) {
            return new PlaceException(Kind.ENDED, place + " has ended" + lastWords(engine.get()), failure);
        }
        if (failure instanceof UnprocessedKeysException) {
            return new PlaceException(
                    Kind.THROTTLED, place + " leaves keys unread, again and again: " + failure.getMessage(), failure);
        }
        if (String.valueOf(failure.getMessage()).startsWith(UNREADABLE)) {
            return new PlaceException(Kind.NO_CONNECTION, stranger(place, "with something else than JSON"), failure);
        }
        Kind kind = kind(failure);
        return new PlaceException(kind, unanswered(kind, failure), failure);
    }

    /** Somebody is there, who is not DynamoDB. */
    static String stranger(String place, String how) {
        return place + " answers " + how + ", and not as DynamoDB does: is the address right?";
    }

    private PlaceException answered(AwsServiceException answer) {
        String code = Optional.ofNullable(answer.awsErrorDetails())
                .map(AwsErrorDetails::errorCode)
                .orElse("");
        if (code.isEmpty()) {
            return new PlaceException(
                    Kind.NO_CONNECTION, stranger(place, "with status " + answer.statusCode()), answer);
        }
        Kind kind = CODES.getOrDefault(code, Kind.FAILED);
        String said = Optional.ofNullable(answer.awsErrorDetails())
                .map(AwsErrorDetails::errorMessage)
                .filter(text -> !text.isBlank())
                .orElseGet(() -> "status " + answer.statusCode());
        String sentence =
                switch (kind) {
                    case WRONG_CREDENTIALS ->
                        place + " does not know these credentials: check the access key, the secret"
                                + " and the profile (" + said + ")";
                    case EXPIRED -> "the credentials for " + place + " have expired: sign in again (" + said + ")";
                    case REFUSED -> "the credentials for " + place + " are good, but not for this: " + said;
                    case NO_TABLE -> place + " has no such table or index: " + said;
                    case THROTTLED ->
                        place + " was asked for too much at once, and still refuses after several attempts:"
                                + " ask for less in a second, or give the table more capacity (" + said + ")";
                    default -> place + " refuses: " + code + ": " + said;
                };
        return new PlaceException(kind, sentence, answer);
    }

    private static Kind kind(RuntimeException failure) {
        if (failure instanceof ApiCallTimeoutException || failure instanceof ApiCallAttemptTimeoutException) {
            return Kind.NO_CONNECTION;
        }
        for (Throwable each = failure; each != null; each = each.getCause()) {
            if (each instanceof IOException) {
                return Kind.NO_CONNECTION;
            }
        }
        String text = String.valueOf(failure.getMessage());
        if (text.contains("credentials")) {
            return Kind.NO_CREDENTIALS;
        }
        return text.contains("Unable to load region") ? Kind.NO_REGION : Kind.FAILED;
    }

    private String unanswered(Kind kind, RuntimeException failure) {
        return switch (kind) {
            case NO_CONNECTION ->
                "no connection to " + place + ": is it running, and in reach? (" + root(failure) + ")";
            case NO_CREDENTIALS ->
                "no credentials for " + place + ": set AWS_PROFILE, or AWS_ACCESS_KEY_ID and"
                        + " AWS_SECRET_ACCESS_KEY, or sign in (" + failure.getMessage() + ")";
            case NO_REGION -> "nothing says in which region of AWS: name it, or set AWS_REGION";
            default ->
                failure instanceof SdkClientException || failure instanceof AbortedException
                        ? place + " could not be asked: " + failure.getMessage()
                        : "while working with " + place + ": " + failure;
        };
    }

    private static String root(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
    }

    /** What the engine says whenever it starts: its settings, and that nobody reads its log. */
    private static boolean isChatter(String line) {
        return line.isBlank() || line.startsWith("SLF4J") || line.matches("[A-Za-z]+:\\s+\\S+");
    }

    private static String lastWords(LocalEngine engine) {
        List<String> lines =
                engine.output().stream().filter(line -> !isChatter(line)).toList();
        List<String> last = lines.subList(Math.max(0, lines.size() - 5), lines.size());
        return last.isEmpty() ? "" : "; it said:\n  " + String.join("\n  ", last);
    }
}
