/**
 * Key templates such as {@code ORDER#{placedAt}#{orderId}} and the encoding of values in them: the one piece that the
 * compiler and the code in the user's application share. Pure, without dependencies.
 */
package dev.tablewright.keys;
