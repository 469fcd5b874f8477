package dev.tablewright.runtime.write;

/** The same crowds, through the asynchronous client. */
class AsyncConcurrencyTest extends ConcurrencyTest {

    @Override
    TestTable table() {
        return super.table().withoutWaiting();
    }
}
