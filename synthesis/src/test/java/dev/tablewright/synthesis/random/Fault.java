package dev.tablewright.synthesis.random;

import dev.tablewright.model.Model;
import dev.tablewright.model.diagnostic.Diagnostic;
import dev.tablewright.model.entity.Entity;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What is wrong with an answer of the designer.
 *
 * @param cause the same for the same kind of mistake, in whichever model it shows
 * @param details what is wrong here
 */
public record Fault(String cause, String details) {

    public static Optional<Fault> unless(boolean right, String cause, Object details) {
        return right ? Optional.empty() : Optional.of(new Fault(cause, String.valueOf(details)));
    }

    /** A finding without what is particular to one model. */
    static String kind(Diagnostic finding, Model model) {
        String text = finding.title() + " / " + finding.primary().text();
        String general = text.replaceAll("`[^`]*`", "…").replaceAll("[0-9][0-9,.]*", "0");
        for (Entity entity : model.entities()) {
            general = general.replaceAll("\\b" + entity.name() + "\\b", "…");
        }
        return finding.code().id() + " " + general;
    }

    /** Mistakes that throw at the same place are one. */
    public static Fault thrown(Throwable thrown) {
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
