package dev.tablewright.lab.trial;

import java.time.Duration;
import java.util.List;

/**
 * What a trial came to.
 *
 * @param place where it took place, for people
 * @param seeded how many entities were written before
 * @param seeding how long that took
 * @param tables that are left there, if somebody wanted to keep them
 * @param notes what a reader should know besides
 */
public record TrialReport(
        String place,
        long seeded,
        Duration seeding,
        Duration time,
        List<SubjectResult> subjects,
        List<String> tables,
        List<String> notes) {

    public TrialReport {
        subjects = List.copyOf(subjects);
        tables = List.copyOf(tables);
        notes = List.copyOf(notes);
    }

    public boolean isPassed() {
        return subjects.stream().allMatch(SubjectResult::isPassed);
    }

    /** The patterns and writes that were not tried. */
    public List<SubjectResult> untried() {
        return subjects.stream()
                .filter(subject -> subject.untried().isPresent())
                .toList();
    }

    public int cases() {
        return subjects.stream().mapToInt(subject -> subject.cases().size()).sum();
    }

    public long failed() {
        return subjects.stream().mapToLong(SubjectResult::failed).sum();
    }
}
