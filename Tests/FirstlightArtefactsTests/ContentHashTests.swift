// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct ContentHashTests {
    @Test(
        "The hashes are those of the published test vectors of FNV-1a",
        arguments: [("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8")])
    func vectors(text: String, expected: String) {
        #expect(ContentHash(text.utf8).description == expected)
        #expect(ContentHash(text.utf8).short == String(expected.suffix(8)))
    }
}
