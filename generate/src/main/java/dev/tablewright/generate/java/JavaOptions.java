package dev.tablewright.generate.java;

/**
 * What the caller decides.
 *
 * @param packageName of all classes
 * @param async whether there are also a facade and repositories for the asynchronous client
 */
public record JavaOptions(String packageName, boolean async) {

    private static final String PART = "[A-Za-z_][A-Za-z0-9_]*";

    /** Whether Java takes it as the name of a package. */
    public static boolean isPackage(String name) {
        if (!name.matches(PART + "(\\." + PART + ")*")) {
            return false;
        }
        for (String part : name.split("\\.")) {
            if (JavaNames.isKeyword(part) && !part.matches("record|sealed|permits|non|yield|var")) {
                return false;
            }
        }
        return true;
    }
}
