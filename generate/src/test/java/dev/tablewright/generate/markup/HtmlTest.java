package dev.tablewright.generate.markup;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HtmlTest {

    @Test
    void escapesTextsAndAttributes() {
        Html html = Html.element("p").with("title", "a \"b\" <c> & 'd'").add("x < y & \"z\"");

        assertThat(html).hasToString("<p title=\"a &quot;b&quot; &lt;c&gt; &amp; 'd'\">x &lt; y &amp; \"z\"</p>");
    }

    @Test
    void lettersThatTurnOrHideTextBecomeVisible() {
        assertThat(Html.text("a\u202eb\u2066c\0d\ud800e\ufffff")).hasToString("a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf");
    }

    @Test
    void whatIsEmptyIsClosedAsHtmlWantsIt() {
        assertThat(Html.element("br")).hasToString("<br />");
        assertThat(Html.element("div")).hasToString("<div></div>");
    }

    @Test
    void doesNotChange() {
        Html empty = Html.element("p");
        Html filled = empty.add("a");
        filled.add("b");

        assertThat(empty).hasToString("<p></p>");
        assertThat(filled).hasToString("<p>a</p>");
    }
}
