package dev.tablewright.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class ArtifactUriTest {

    static final Iterable<String> HOSTILE = HostileFindings.TEXTS;

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "shop.yaml, shop.yaml",
                "models/shop.yaml, models/shop.yaml",
                "./models/shop.yaml, models/shop.yaml",
                "../shop.yaml, ../shop.yaml",
                "my models/the shop.yaml, my%20models/the%20shop.yaml",
                "models\\shop.yaml, models/shop.yaml",
                ".\\models\\shop.yaml, models/shop.yaml",
                "größe.yaml, gr%C3%B6%C3%9Fe.yaml",
                "🚀.yaml, %F0%9F%9A%80.yaml",
                "a:b.yaml, a%3Ab.yaml",
                "\"a,b#c?d%e.yaml\", a%2Cb%23c%3Fd%25e.yaml",
                "<stdin>, %3Cstdin%3E",
                "-, -",
            })
    void relativeNamesStayRelative(String name, String uri) {
        assertThat(ArtifactUri.of(name)).isEqualTo(uri);
    }

    @ParameterizedTest
    @CsvSource({
        "/models/a b/shop.yaml, file:///models/a%20b/shop.yaml",
        "C:\\models\\a b\\shop.yaml, file:///C:/models/a%20b/shop.yaml",
        "c:/models/shop.yaml, file:///c:/models/shop.yaml",
        "\\\\server\\share\\shop.yaml, file://server/share/shop.yaml",
    })
    void absoluteNamesNameTheirScheme(String name, String uri) {
        assertThat(ArtifactUri.of(name)).isEqualTo(uri);
    }

    @ParameterizedTest
    @FieldSource("HOSTILE")
    void everyNameGivesAUri(String name) {
        URI uri = URI.create(ArtifactUri.of(name));

        assertThat(uri.getScheme()).isNull();
        assertThat(uri.getPath()).isEqualTo(WellFormedText.of(name).replace('\\', '/'));
    }

    @Test
    void driveWithoutSlashIsARelativeName() {
        assertThat(ArtifactUri.of("c:shop.yaml")).isEqualTo("c%3Ashop.yaml");
    }
}
