package dev.tablewright.synthesis.random;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is wrong with an answer of the designer.
 *
 * @param cause the same for the same kind of mistake, in whichever model it shows
 * @param details what is wrong here
 */
record Fault(String cause, String details) {

    static Optional<Fault> unless(boolean right, String cause, Object details) {
        return right ? Optional.empty() : Optional.of(new Fault(cause, String.valueOf(details)));
    }

    /** Mistakes that throw at the same place are one. */
    static Fault thrown(Throwable thrown) {
        String place = Arrays.stream(thrown.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("dev.tablewright"))
                .findFirst()
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .orElse("somewhere");
        String trace = Arrays.stream(thrown.getStackTrace())
                .limit(12)
                .map(frame -> "    at " + frame)
                .collect(Collectors.joining("\n"));
        return new Fault(thrown.getClass().getSimpleName() + " at " + place, thrown + "\n" + trace);
    }
}
