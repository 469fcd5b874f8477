package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.diagram.DrawnPicture.Area;
import dev.tablewright.generate.hostile.HostileModel;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

class KeyMapPictureTest {

    static Stream<HostileModel> models() {
        return DiagramModels.all();
    }

    @Test
    void showsTheKeysOfEachEntityInEachColumn() {
        DrawnPicture picture = DrawnPicture.of(
                KeyMapPicture.of(DiagramModels.example("shop")).get(0).svg());
        List<Element> columns = picture.all("tw-route");

        assertThat(columns).hasSize(3);
        assertThat(DrawnPicture.all(columns.get(1), "tw-column"))
                .extracting(DrawnPicture::shown)
                .contains("GSI1 (GSI1PK, GSI1SK)");
        assertThat(DrawnPicture.all(columns.get(0), "tw-key-text"))
                .extracting(DrawnPicture::whole)
                .startsWith("CUSTOMER#{username}", "CUSTOMER#{username}", "CUSTOMER#{customer}");
    }

    @Test
    void entitiesWhosePartitionsBeginAlikeHaveOneColour() {
        DrawnPicture picture = DrawnPicture.of(
                KeyMapPicture.of(DiagramModels.example("shop")).get(0).svg());
        List<String> colours = DrawnPicture.all(picture.all("tw-route").get(0), "tw-item").stream()
                .map(cell -> cell.getAttribute("class"))
                .toList();

        assertThat(colours.get(0)).isEqualTo(colours.get(1)).isNotEqualTo(colours.get(2));
    }

    @Test
    void aTableForEachEntityNeedsNoMap() {
        assertThat(KeyMapPicture.of(DiagramModels.example("shop-tables"))).isEmpty();
        assertThat(KeyMapPicture.of(DiagramModels.hostile().model())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("models")
    void textsStandInTheirCells(HostileModel drawn) {
        for (Picture picture : KeyMapPicture.of(drawn.model())) {
            DrawnPicture map = DrawnPicture.of(picture.svg());
            for (Element cell : map.all("tw-item")) {
                Area ground = DrawnPicture.rectangle(
                        DrawnPicture.all(cell, "tw-ground").get(0));
                assertThat(map.canvas().holds(ground)).isTrue();
                assertThat(Stream.of("tw-key-text", "tw-column").flatMap(type -> DrawnPicture.all(cell, type).stream()))
                        .as(picture.name())
                        .allMatch(text -> ground.holds(DrawnPicture.area(text)), "stands in " + ground);
            }
        }
    }
}
