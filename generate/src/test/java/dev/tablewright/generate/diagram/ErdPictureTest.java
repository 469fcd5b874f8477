package dev.tablewright.generate.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tablewright.generate.diagram.DrawnPicture.Area;
import dev.tablewright.generate.hostile.HostileModel;
import dev.tablewright.model.Model;
import dev.tablewright.testing.Scale;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Pictures of entities, read back by one who knows nothing of how they were drawn. */
class ErdPictureTest {

    static Stream<HostileModel> models() {
        return Scale.some(8, DiagramModels.all());
    }

    @ParameterizedTest
    @MethodSource("models")
    void isDrawnWell(HostileModel drawn) {
        assertDrawnWell(drawn.model());
    }

    @ParameterizedTest
    @MethodSource("models")
    void isTheSameEachTime(HostileModel drawn) {
        Model model = drawn.model();

        assertThat(ErdPicture.of(model)).isEqualTo(ErdPicture.of(model));
    }

    @Test
    void whatIsTooLongIsCutAndToldInFull() {
        Model model = DiagramModels.hostile().model();
        DrawnPicture picture = DrawnPicture.of(ErdPicture.of(model).svg());

        assertThat(picture.all("tw-attribute").stream()
                        .filter(text -> DrawnPicture.shown(text).endsWith("\u2026")))
                .extracting(DrawnPicture::whole)
                .contains("a".repeat(64));
    }

    @Test
    void aLongChainIsBrokenIntoRows() {
        Model model = DiagramModels.hostile().model();
        Area canvas = DrawnPicture.of(ErdPicture.of(model).svg()).canvas();

        assertThat(canvas.width()).isLessThan(5 * canvas.height());
    }

    @Test
    void aModelWithoutRelationshipsIsDrawnToo() {
        Model model = DiagramModels.parsed("""
                tablewright: 1
                application: One
                entities:
                  Thing:
                    id: id
                    attributes:
                      id: ulid
                patterns:
                  thing: { get: Thing, by: id }
                """);

        assertDrawnWell(model);
    }

    private static void assertDrawnWell(Model model) {
        DrawnPicture picture = DrawnPicture.of(ErdPicture.of(model).svg());
        Map<String, Area> boxes = boxes(picture);
        assertThat(boxes.keySet())
                .containsExactlyElementsOf(model.entities().stream()
                        .map(entity -> entity.name().text())
                        .toList());
        assertThat(boxes.values()).allMatch(picture.canvas()::holds);
        List<Area> areas = List.copyOf(boxes.values());
        for (int i = 0; i < areas.size(); i++) {
            for (int j = i + 1; j < areas.size(); j++) {
                assertThat(areas.get(i).overlaps(areas.get(j)))
                        .as("%s and %s", areas.get(i), areas.get(j))
                        .isFalse();
            }
        }
        assertTextsFit(picture);
        assertLinesEndAtTheirBoxes(model, picture, boxes);
        assertLabelsStandFree(picture, boxes);
    }

    private static Map<String, Area> boxes(DrawnPicture picture) {
        Map<String, Area> boxes = new LinkedHashMap<>();
        for (Element entity : picture.all("tw-entity")) {
            String name = DrawnPicture.whole(DrawnPicture.all(entity, "tw-name").get(0));
            boxes.put(
                    name,
                    DrawnPicture.rectangle(DrawnPicture.all(entity, "tw-box").get(0)));
        }
        return boxes;
    }

    private static void assertTextsFit(DrawnPicture picture) {
        for (Element entity : picture.all("tw-entity")) {
            Area box = DrawnPicture.rectangle(DrawnPicture.all(entity, "tw-box").get(0));
            List<Element> texts = new ArrayList<>(DrawnPicture.all(entity, "tw-name"));
            texts.addAll(DrawnPicture.all(entity, "tw-attribute"));
            texts.addAll(DrawnPicture.all(entity, "tw-type"));
            texts.addAll(DrawnPicture.all(entity, "tw-more"));
            assertThat(texts).allMatch(text -> box.holds(DrawnPicture.area(text)), "stands in " + box);
            for (Element row : DrawnPicture.all(entity, "tw-row")) {
                Area name =
                        DrawnPicture.area(DrawnPicture.all(row, "tw-attribute").get(0));
                Area type = DrawnPicture.area(DrawnPicture.all(row, "tw-type").get(0));
                assertThat(name.overlaps(type)).as(row.getTextContent()).isFalse();
            }
        }
    }

    private static void assertLinesEndAtTheirBoxes(Model model, DrawnPicture picture, Map<String, Area> boxes) {
        List<Element> lines = picture.all("tw-relationship");
        assertThat(lines).hasSameSizeAs(model.relationships());
        for (int i = 0; i < lines.size(); i++) {
            List<double[]> corners = DrawnPicture.corners(
                    DrawnPicture.all(lines.get(i), "tw-line").get(0));
            double[] first = corners.get(0);
            double[] last = corners.get(corners.size() - 1);
            Area left = boxes.get(model.relationships().get(i).left().text());
            Area right = boxes.get(model.relationships().get(i).right().text());
            assertThat(left.hasAtBorder(first[0], first[1]))
                    .as("%s begins", model.relationships().get(i))
                    .isTrue();
            assertThat(right.hasAtBorder(last[0], last[1]))
                    .as("%s ends", model.relationships().get(i))
                    .isTrue();
            assertThat(segments(corners))
                    .as("%s runs through a box", model.relationships().get(i))
                    .noneMatch(piece -> boxes.values().stream().anyMatch(piece::overlaps));
        }
    }

    private static void assertLabelsStandFree(DrawnPicture picture, Map<String, Area> boxes) {
        List<Area> labels =
                picture.all("tw-label").stream().map(DrawnPicture::area).toList();
        assertThat(labels).allMatch(picture.canvas()::holds);
        assertThat(labels).noneMatch(label -> boxes.values().stream().anyMatch(label::overlaps));
        List<Area> lines = picture.all("tw-line").stream()
                .flatMap(line -> segments(DrawnPicture.corners(line)).stream())
                .toList();
        for (int i = 0; i < labels.size(); i++) {
            assertThat(lines)
                    .as(DrawnPicture.whole(picture.all("tw-label").get(i)))
                    .noneMatch(labels.get(i)::overlaps);
            for (int j = i + 1; j < labels.size(); j++) {
                assertThat(labels.get(i).overlaps(labels.get(j))).isFalse();
            }
        }
    }

    /** The straight pieces of a line, without their ends, which touch boxes. */
    private static List<Area> segments(List<double[]> corners) {
        List<Area> segments = new ArrayList<>();
        for (int i = 1; i < corners.size(); i++) {
            double[] from = corners.get(i - 1);
            double[] to = corners.get(i);
            double x = Math.min(from[0], to[0]);
            double y = Math.min(from[1], to[1]);
            double width = Math.abs(from[0] - to[0]);
            double height = Math.abs(from[1] - to[1]);
            segments.add(new Area(
                    x + Math.min(1, width / 2),
                    y + Math.min(1, height / 2),
                    Math.max(0, width - 2),
                    Math.max(0, height - 2)));
        }
        return segments;
    }
}
