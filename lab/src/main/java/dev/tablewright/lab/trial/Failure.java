package dev.tablewright.lab.trial;

import java.util.List;

/**
 * What went wrong in a case.
 *
 * @param what in a sentence
 * @param differences what is missing, what is too much, what is different; a line each
 * @param expected what there should be, row by row
 * @param actual what there is
 * @param requests that were sent, as people read them
 */
public record Failure(
        String what, List<String> differences, List<String> expected, List<String> actual, List<String> requests) {

    public Failure {
        differences = List.copyOf(differences);
        expected = List.copyOf(expected);
        actual = List.copyOf(actual);
        requests = List.copyOf(requests);
    }
}
