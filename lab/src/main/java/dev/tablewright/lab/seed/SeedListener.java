package dev.tablewright.lab.seed;

/** Is told how far it has come, now and then: never by two threads at a time, and it should not take long. */
@FunctionalInterface
public interface SeedListener {

    void progressed(SeedProgress progress);
}
