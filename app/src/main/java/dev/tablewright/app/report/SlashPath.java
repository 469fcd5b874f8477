package dev.tablewright.app.report;

/** The name of a file as build servers compare it with the paths of a repository: slashes only, no {@code ./} before. */
final class SlashPath {

    private SlashPath() {}

    static String of(String fileName) {
        String path = fileName.replace('\\', '/');
        while (path.startsWith("./")) {
            path = path.substring(2);
        }
        return path;
    }
}
