package dev.tablewright.runtime.simulation;

/** Does requests, one at a time. */
interface Server {

    Reply handle(Request request);
}
