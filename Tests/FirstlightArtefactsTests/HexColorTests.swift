// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct HexColorTests {
    @Test(
        "Style sheets put alpha last",
        arguments: [
            ("#1A2b3C", "#1A2B3C"), ("#abc", "#AABBCC"), ("#abc8", "#AABBCC88"), ("#01020380", "#01020380"),
            ("Teal", "#008080"), ("transparent", "#00000000"),
        ])
    func css(text: String, expected: String) {
        #expect(HexColor(css: text)?.css == expected)
    }

    /// The names of CSS Color 4, 6.1, and the examples of its sections 5, 7 and 8.
    @Test(
        "Each colour of CSS in sRGB is read, in its older and its newer form",
        arguments: [
            ("rebeccapurple", "#663399"), ("LightGoldenRodYellow", "#FAFAD2"), ("grey", "#808080"),
            ("darkslategrey", "#2F4F4F"), ("aliceblue", "#F0F8FF"), ("yellowgreen", "#9ACD32"),
            ("rgb(35, 35, 35)", "#232323"), ("rgb( 255,0 , 153 )", "#FF0099"), ("RGB(1 2 3)", "#010203"),
            ("rgb(300, -5, 0)", "#FF0000"), ("rgb(100%, 0%, 60%)", "#FF0099"),
            ("rgba(255, 0, 153, 1)", "#FF0099"), ("rgba(255, 0, 153, 0.5)", "#FF009980"),
            ("rgb(255 0 153 / 50%)", "#FF009980"), ("rgba(0, 0, 0, 0)", "#00000000"),
            ("rgb(none 1e1 +10)", "#000A0A"), ("rgba(0,0,0,.2)", "#00000033"),
            ("hsl(120, 100%, 50%)", "#00FF00"), ("hsl(120deg 100% 25%)", "#008000"),
            ("hsl(-240, 100%, 50%)", "#00FF00"), ("hsl(0.5turn 100% 50%)", "#00FFFF"),
            ("hsl(200grad 100 50)", "#00FFFF"), ("hsla(240, 100%, 50%, 0.4)", "#0000FF66"),
            ("hsl(180, 50%, 50%)", "#40BFBF"), ("hsl(0, 0%, 50%)", "#808080"),
            ("hwb(90 10% 10%)", "#80E61A"), ("hwb(0 80% 80%)", "#808080"), ("hwb(0 0% 0% / 0)", "#FF000000"),
        ] as [(String, String)])
    func functions(text: String, expected: String) {
        #expect(HexColor(css: text)?.css == expected)
    }

    @Test(
        "A form that CSS does not have is no colour",
        arguments: [
            "bleu", "rgb()", "rgb(1,2)", "rgb(1,,3)", "rgb(1,2,3,4,5)", "rgb(1 2 3 4)", "rgb(1,2,3",
            "rgb 1,2,3", "rgb(a,b,c)", "rgb(nan,0,0)", "rgb(inf 0 0)", "rgb(0x10,0,0)", "rgb(1.,2,3)",
            "rgb(1,2,50%)", "rgb(1 2 3 /)", "rgb(1 2 3 / 1 / 1)", "hsl(1,2,3)", "hsl(1px 2% 3%)",
            "hsl(1e999 0% 0%)",
            "lab(1 2 3)", "rgb(1;2;3)", "(1,2,3)", ")", "()",
        ])
    func malformed(text: String) { #expect(HexColor(css: text) == nil) }

    @Test(
        "Android puts alpha first",
        arguments: [
            ("#1A2b3C", "#1A2B3C"), ("#abc", "#AABBCC"), ("#8abc", "#88AABBCC"), ("#80010203", "#80010203"),
        ])
    func android(text: String, expected: String) {
        #expect(HexColor(android: text)?.android == expected)
        #expect(HexColor(android: "#80010203") == HexColor(css: "#01020380"))
    }

    @Test(
        "Other texts are no colours",
        arguments: ["", "#", "#12", "#12345", "#1234567", "#12345G", "1A2B3C", "#１２３"])
    func refused(text: String) {
        #expect(HexColor(css: text) == nil)
        #expect(HexColor(android: text) == nil)
    }
}
