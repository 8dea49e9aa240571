// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@Suite struct SemanticVersionTests {
    /// Each stands before the next.
    static let ascending = [
        "0.9", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
        "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.0.1", "1.2", "1.10", "2.0", "10.0",
        "18446744073709551615",
    ]

    @Test(arguments: 0..<14)
    func versionsAreOrderedByTheirNumbersAndPreviewsComeFirst(place: Int) throws {
        let earlier = try #require(SemanticVersion(Self.ascending[place]))
        for text in Self.ascending[(place + 1)...] {
            let later = try #require(SemanticVersion(text))
            #expect(earlier < later && !(later < earlier) && earlier != later, "\(earlier) \(later)")
        }
    }

    @Test(arguments: [("2", "2.0.0"), ("2.1", "v2.1.0.0"), ("1.0+build.7", "1.0.0"), ("1.0-a", "1.0.0-a+x")])
    func theWayOfWritingMakesNoDifference(_ pair: (String, String)) throws {
        let left = try #require(SemanticVersion(pair.0))
        let right = try #require(SemanticVersion(pair.1))
        #expect(left == right && left.hashValue == right.hashValue)
        #expect(left.description == pair.0)
    }

    @Test(
        arguments: [
            "", ".", "1.", ".1", "1..2", "one", "1.0-", "1.0-a..b", "1.0+", "-1", "1.0 ", "+1", "1.0-ä",
            "18446744073709551616", "1,0", "٣.1", String(repeating: "1.", count: 90) + "1",
        ])
    func whatIsNoVersionIsRefused(_ text: String) { #expect(SemanticVersion(text) == nil) }

    @Test func aVersionIsCodedAsItsText() throws {
        let data = try JSONEncoder().encode([try #require(SemanticVersion("2.10.0-beta"))])
        #expect(String(decoding: data, as: UTF8.self) == "[\"2.10.0-beta\"]")
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([SemanticVersion].self, from: Data("[\"x\"]".utf8))
        }
    }
}
