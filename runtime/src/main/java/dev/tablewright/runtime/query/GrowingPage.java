package dev.tablewright.runtime.query;

/** Who reads on wants more, and who wants more should not have to ask too often; but nobody gets more at a time than fits anywhere. */
final class GrowingPage {

    private static final int MOST = 1000;

    private int size;

    GrowingPage(int first) {
        this.size = first;
    }

    int next() {
        int now = size;
        size = Math.max(size, Math.min(MOST, size * 2));
        return now;
    }
}
