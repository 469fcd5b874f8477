/**
 * Calls: what is asked of DynamoDB, in which order, and what is done with the answers. A call is a value made of {@link
 * dev.tablewright.runtime.call.Step}s. It does no input or output; a blocking and an asynchronous driver do that, so that everything
 * is written, and tested, once for both clients.
 */
package dev.tablewright.runtime.call;
