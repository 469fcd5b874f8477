package dev.tablewright.generate.docs;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Names of files: in lower case, with hyphens between words, each only once, also where case makes no difference. */
final class FileNames {

    /** Windows keeps these names for devices, whatever ending a file has. */
    private static final Set<String> DEVICES = Stream.concat(
                    Stream.of("con", "prn", "aux", "nul"),
                    IntStream.range(0, 10).boxed().flatMap(number -> Stream.of("com" + number, "lpt" + number)))
            .collect(Collectors.toUnmodifiableSet());

    private FileNames() {}

    /** {@code OrderItem} gives {@code order-item}; a second {@code orderItem}, {@code order-item-2}; {@code Con} gives {@code con-2}. */
    static Map<String, String> of(List<String> names) {
        Map<String, String> files = new LinkedHashMap<>();
        Set<String> taken = new HashSet<>(DEVICES);
        for (String name : names) {
            String plain = of(name);
            String free = plain;
            for (int number = 2; !taken.add(free); number++) {
                free = plain + "-" + number;
            }
            files.put(name, free);
        }
        return files;
    }

    static String of(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
                .replaceAll("[^A-Za-z0-9]+", "-")
                .replaceAll("(^-+)|(-+$)", "")
                .toLowerCase(Locale.ROOT);
    }
}
