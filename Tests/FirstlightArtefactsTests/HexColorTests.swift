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
