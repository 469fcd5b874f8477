package dev.tablewright.generate.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tablewright.generate.document.Block;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pictures in the page: each keeps to itself, and does nothing but show. */
class DrawingsTest {

    @Test
    void namesOfSeveralPicturesDoNotMeet() {
        Drawings drawings = new Drawings();
        Document page =
                Jsoup.parse(drawings.figure(figure(ShopDocuments.PICTURE)).toString()
                        + drawings.figure(figure(ShopDocuments.PICTURE)));

        assertThat(page.select("[id]").eachAttr("id"))
                .containsExactly("f1-many", "f1-customer", "f1-order", "f2-many", "f2-customer", "f2-order");
        assertThat(page.select("[marker-end]").eachAttr("marker-end"))
                .containsExactly("url(#f1-many)", "url(#f2-many)");
        assertThat(page.select("svg").eachAttr("class")).containsExactly("drawing s1", "drawing s1");
        assertThat(page.select("rect").eachAttr("class")).containsOnly("s1-box");
        assertThat(page.select("style, svg > title")).isEmpty();
        assertThat(page.select("svg[viewBox]").eachAttr("aria-label")).containsExactly("words", "words");
    }

    @Test
    void stylesHoldWithinTheirPicturesOnlyAndOnce() {
        Drawings drawings = new Drawings();
        String picture = svg("""
                <style>/* a comment */ .tw-a text, rect.b{fill:#fff} svg{color:red} text { font-family: "A B", sans-serif }
                @media (prefers-color-scheme:dark){.tw-a text{fill:#000}}</style>""");
        drawings.figure(figure(picture));
        drawings.figure(figure(picture));
        drawings.figure(figure(svg("<style>.b{fill:red}</style>")));

        assertThat(drawings.style()).isEqualTo("""
                        .s1-tw-a text, rect.s1-b { fill:#fff }
                        .s1 { color:red }
                        :where(.s1) text { font-family: "A B", sans-serif }
                        @media screen {
                        :where(:root[data-theme=dark]) .s1-tw-a text { fill:#000 }
                        }
                        @media screen and (prefers-color-scheme: dark) {
                        :where(:root:not([data-theme=light])) .s1-tw-a text { fill:#000 }
                        }
                        .s2-b { fill:red }
                        """);
    }

    @Test
    void wordsOfPicturesAreReadAsXmlHasThem() {
        Document page = Jsoup.parse(new Drawings()
                .figure(figure(svg("<text>a &lt;b&gt; &amp;amp; &#228;&#x1F600;<!-- no --><![CDATA[<i>]]></text>")))
                .toString());
        assertThat(page.select("text").text()).isEqualTo("a <b> &amp; ä\uD83D\uDE00<i>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<script>alert(1)</script>",
                "<foreignObject><p>x</p></foreignObject>",
                "<image href='https://example.com/x.png'/>",
                "<use href='https://example.com/x.svg#a'/>",
                "<use xlink:href='x.svg#a'/>",
                "<a href='javascript:alert(1)'><text>x</text></a>",
                "<rect onclick='alert(1)'/>",
                "<rect ONLOAD='alert(1)'/>",
                "<rect style='fill:red'/>",
                "<animate attributeName='href' to='javascript:x'/>",
                "<style>@import 'x.css';</style>",
                "<style>.a{fill:url(https://example.com/x)}</style>",
                "<style>.a{x:expression(\\61)}</style>",
                "<style>.a{fill:red}&lt;/style>&lt;script></style>",
                "<style>[a='b']{fill:red}</style>",
                "<style>.a{fill:red</style>",
                "<text>&unknown;</text>",
                "<text>a & b</text>",
                "<rect x='1' x='2'/>",
                "<rect x=1/>",
                "<g><rect></g>",
                "<!DOCTYPE svg>",
                "<?xml-stylesheet href='x.css'?>",
                "</svg><p>more</p><svg>"
            })
    void whatDoesMoreThanShowIsRefused(String part) {
        Drawings drawings = new Drawings();
        assertThatIllegalArgumentException().isThrownBy(() -> {
            drawings.figure(figure(svg(part)));
            drawings.style();
        });
    }

    private static String svg(String parts) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\">" + parts + "</svg>";
    }

    private static Block.Figure figure(String svg) {
        return new Block.Figure("a.svg", "caption", "words", svg);
    }
}
