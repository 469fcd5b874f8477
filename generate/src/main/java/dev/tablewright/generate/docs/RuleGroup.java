package dev.tablewright.generate.docs;

import java.util.List;
import java.util.stream.Stream;

/** Under which heading a rule is reviewed. */
enum RuleGroup {
    ACCESS_PATTERNS(
            "Access patterns",
            "0214 0215 0216 0217 0301 0302 0308 0312 0313 0314 0505 0601 0602 0603 0604 0605 0606 0607 1009 1011"),
    KEY_DESIGN(
            "Key design",
            "0201 0202 0203 0204 0310 0311 0401 0402 0403 0404 0405 0406 0407 0408 0410 0411 0412 0413 0414 0415 0416 0417 0806 1004 1006"),
    RELATIONSHIPS("Relationships", "0303 0304 0305 0306 0307 0309 0702 0707 1007"),
    ARCHITECTURE(
            "Architecture",
            "0409 0501 0502 0503 0504 0506 0701 0703 0706 0708 0709 0710 0801 0802 0803 0804 0805 0807 0809 1002 1003 1010 1012"),
    COST("Cost and performance", "0205 0218 0219 0507 0508 0704 0705 0808");

    private final String title;
    private final List<String> codes;

    RuleGroup(String title, String codes) {
        this.title = title;
        this.codes = Stream.of(codes.split(" ")).map(number -> "TW" + number).toList();
    }

    String title() {
        return title;
    }

    /** A rule that is in no list is about the architecture. */
    static RuleGroup of(String code) {
        return Stream.of(values())
                .filter(group -> group.names(code))
                .findFirst()
                .orElse(ARCHITECTURE);
    }

    boolean names(String code) {
        return codes.contains(code);
    }
}
