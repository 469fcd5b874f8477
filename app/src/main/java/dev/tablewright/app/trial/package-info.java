/** What a trial of a model came to, for people, programs and build servers. */
package dev.tablewright.app.trial;
