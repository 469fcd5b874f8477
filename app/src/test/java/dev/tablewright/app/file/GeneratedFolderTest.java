package dev.tablewright.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GeneratedFolderTest {

    @TempDir
    Path root;

    private GeneratedFolder folder() {
        return new GeneratedFolder(root, "", List.of("# made", "// made"));
    }

    private static SortedMap<String, String> files(String text) {
        return new TreeMap<>(Map.of("model.json", text));
    }

    private GeneratedFolder.Difference generate(SortedMap<String, String> files) throws IOException {
        GeneratedFolder.Difference difference = folder().compare(files);
        if (difference.foreign().isEmpty()) {
            folder().apply(files, difference);
        }
        return difference;
    }

    @Test
    void writesAFileWithoutAMarkAgainIfNobodyChangedIt() throws IOException {
        generate(files("{}"));
        assertThat(generate(files("[]")).written()).containsExactly("model.json");
        assertThat(root.resolve("model.json")).hasContent("[]");
    }

    @Test
    void leavesAFileWithoutAMarkThatSomebodyChanged() throws IOException {
        generate(files("{}"));
        Files.writeString(root.resolve("model.json"), "{\"mine\": 1}");
        assertThat(generate(files("[]")).foreign()).containsExactly("model.json");
        assertThat(root.resolve("model.json")).hasContent("{\"mine\": 1}");
    }

    @Test
    void leavesAFileThatWasThereBefore() throws IOException {
        Files.write(root.resolve("model.json"), new byte[] {(byte) 0xff, 0, 1});
        assertThat(generate(files("{}")).foreign()).containsExactly("model.json");
    }

    @Test
    void overwritesWhatBearsAnyOfItsMarks() throws IOException {
        Files.writeString(root.resolve("model.json"), "// made long ago, and changed");
        assertThat(generate(files("{}")).written()).containsExactly("model.json");
    }

    @Test
    void removesWhatIsNoLongerGenerated() throws IOException {
        generate(files("{}"));
        assertThat(generate(new TreeMap<>()).removed()).containsExactly("model.json");
        assertThat(root.resolve("model.json")).doesNotExist();
    }
}
