package dev.tablewright.runtime.history;

import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * Draws a history, a line for each call:
 *
 * <pre>
 * a [====]         create k {x, count 0}      done {x, count 0}
 * b    [====]      create k {y, count 0}      done {y, count 0}
 * c          [...  delete k                   unknown
 * </pre>
 */
public final class Timeline {

    private static final int STEP = 3;

    private Timeline() {}

    public static String of(List<Call> calls) {
        TreeSet<Integer> times = new TreeSet<>();
        int callers = 0;
        int asked = 0;
        for (Call call : calls) {
            times.add(call.began());
            if (call.ended() != Call.NEVER) {
                times.add(call.ended());
            }
            callers = Math.max(callers, call.caller().length());
            asked = Math.max(asked, call.asked().toString().length());
        }
        int width = STEP * times.size() + STEP;
        StringBuilder drawing = new StringBuilder();
        for (Call call :
                calls.stream().sorted(Comparator.comparingInt(Call::began)).toList()) {
            drawing.append(padded(call.caller(), callers + 1))
                    .append(padded(bar(call, times), width))
                    .append(padded(call.asked().toString(), asked + 2))
                    .append(call.answer())
                    .append('\n');
        }
        return drawing.toString();
    }

    private static String bar(Call call, NavigableSet<Integer> times) {
        int from = STEP * times.headSet(call.began()).size();
        String before = " ".repeat(from) + "[";
        if (call.ended() == Call.NEVER) {
            return before + "...";
        }
        int to = STEP * times.headSet(call.ended()).size();
        return from == to ? " ".repeat(from) + "|" : before + "=".repeat(to - from - 1) + "]";
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
