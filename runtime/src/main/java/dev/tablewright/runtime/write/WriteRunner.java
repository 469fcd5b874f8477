package dev.tablewright.runtime.write;

/** Does writes, and waits for them. A repository that blocks gives its own to the updates that it makes, so that they can apply themselves. */
public interface WriteRunner {

    <T> Outcome<T> run(Write<T> write);

    /** Of writes that others do: an asynchronous repository, or a transaction. */
    static WriteRunner none() {
        return new WriteRunner() {
            @Override
            public <T> Outcome<T> run(Write<T> write) {
                throw new IllegalStateException(write.call().name()
                        + " is not done by itself: hand it to a transaction or to an asynchronous repository");
            }
        };
    }
}
