package dev.tablewright.runtime;

import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads in which blocking connections do what goes side by side, unless they are given others: requests to shards, and parts of
 * cascades. They are started when first needed, go away when idle, and do not keep a program from ending.
 */
final class FanOut {

    private static final int MOST = 32;
    private static final AtomicInteger COUNT = new AtomicInteger();

    static final Executor THREADS = threads();

    private FanOut() {}

    private static Executor threads() {
        ThreadPoolExecutor threads =
                new ThreadPoolExecutor(MOST, MOST, 10, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), FanOut::thread);
        threads.allowCoreThreadTimeOut(true);
        return threads;
    }

    private static Thread thread(Runnable work) {
        Thread thread = new Thread(work, "tablewright-fan-out-" + COUNT.incrementAndGet());
        thread.setDaemon(true);
        return thread;
    }
}
