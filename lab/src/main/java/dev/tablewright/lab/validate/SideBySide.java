package dev.tablewright.lab.validate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Does something for each of a few numbers at the same time. */
final class SideBySide {

    private SideBySide() {}

    /** Something that reads and writes. */
    interface Task {
        void run(int number) throws IOException, InterruptedException;
    }

    /** Ends when all have ended; what one of them threw comes out. */
    static void run(int numbers, Task task) throws IOException, InterruptedException {
        ExecutorService threads = Executors.newFixedThreadPool(numbers);
        try {
            List<Callable<Void>> calls = new ArrayList<>();
            for (int i = 0; i < numbers; i++) {
                int number = i;
                calls.add(() -> {
                    task.run(number);
                    return null;
                });
            }
            for (Future<Void> call : threads.invokeAll(calls)) {
                await(call);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    private static void await(Future<Void> call) throws InterruptedException, IOException {
        try {
            call.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
