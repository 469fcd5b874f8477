package dev.tablewright.runtime.stream;

import java.time.Instant;

/** That an event was applied. */
record Marker(String event, Instant expiresAt) {}
