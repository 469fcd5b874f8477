package dev.tablewright.runtime.write;

/** The same faults, met by the asynchronous client. */
class AsyncFaultTest extends FaultTest {

    @Override
    TestTable table() {
        return super.table().withoutWaiting();
    }
}
