package dev.tablewright.runtime.simulation;

import dev.tablewright.runtime.history.Answer;
import dev.tablewright.runtime.history.Asked;
import java.util.concurrent.CompletableFuture;

/** What is tested: something that callers ask, and that tells them how it ended. */
interface Client {

    CompletableFuture<Answer> ask(int caller, Asked asked);
}
