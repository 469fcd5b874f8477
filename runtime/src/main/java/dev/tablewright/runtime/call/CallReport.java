package dev.tablewright.runtime.call;

import java.time.Duration;
import java.util.Optional;

/**
 * What a call came to.
 *
 * @param requests that were sent to DynamoDB, repetitions by this library included
 * @param items that came back, or were written
 * @param units that DynamoDB charged
 * @param failure what it ended with; empty: it succeeded
 */
public record CallReport(
        CallInfo call, int requests, int items, double units, Duration time, Optional<Throwable> failure) {}
