/**
 * Callers, a network and a server in one process: records histories of the runtime under faults, with every order of events drawn from a
 * seed. Faults happen below the SDK, so its own repetitions take part.
 */
package dev.tablewright.runtime.simulation;
