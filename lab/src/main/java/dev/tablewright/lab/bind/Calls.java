package dev.tablewright.lab.bind;

import dev.tablewright.check.load.PatternLoad;
import dev.tablewright.check.load.Workload;
import dev.tablewright.check.load.WriteLoad;
import dev.tablewright.model.pattern.Write;
import dev.tablewright.runtime.call.CallInfo;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** What calls are expected to come to, as generated code declares it. */
final class Calls {

    private static final BigDecimal MOST_REQUESTS = BigDecimal.valueOf(1_000_000);

    private Calls() {}

    static CallInfo of(PatternLoad load) {
        return of(
                load.pattern().name().text(),
                load.units().expected(),
                load.requests().expected());
    }

    static CallInfo of(Write write, Workload workload, int at) {
        List<WriteLoad> loads = workload.writes();
        if (at >= loads.size()) {
            return CallInfo.of(write.name().text());
        }
        WriteLoad load = loads.get(at);
        return of(
                write.name().text(),
                load.tableUnits().expected().add(load.indexUnits().expected()),
                load.requests().expected());
    }

    private static CallInfo of(String name, BigDecimal units, BigDecimal requests) {
        return new CallInfo(
                name,
                units.setScale(2, RoundingMode.HALF_UP).doubleValue(),
                requests.setScale(0, RoundingMode.CEILING).min(MOST_REQUESTS).intValueExact());
    }
}
