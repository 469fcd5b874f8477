package dev.tablewright.runtime.simulation;

/** Something that is wrong on purpose. */
interface Bug {

    /** The runtime as it is. */
    Bug NONE = new Bug() {};

    default Client around(RuntimeClient honest) {
        return honest;
    }

    /** What becomes of an answer before the SDK sees it. */
    default Reply seen(Reply reply) {
        return reply;
    }
}
