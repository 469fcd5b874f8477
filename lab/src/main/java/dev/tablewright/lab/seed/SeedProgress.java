package dev.tablewright.lab.seed;

/**
 * How far it has come.
 *
 * @param entity that is being written
 * @param done how many of them are written or refused
 * @param of how many there are
 * @param requests that were sent for them
 */
public record SeedProgress(String entity, long done, long of, long requests) {}
