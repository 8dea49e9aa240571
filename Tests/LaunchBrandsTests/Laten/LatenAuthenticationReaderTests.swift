// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import LaunchAuth
import ProofSupport
import StageUI
import Testing

/// The sign-in screen for different readers: from the right, in smaller letters or larger ones.
@MainActor @Suite("Laten's sign-in screen: its readers")
struct LatenAuthenticationReaderTests {
    @Test("Left stays left wherever people read from", .proves("LA-66", "LA-70"))
    func lightsFromTheRight() throws {
        let view = try LatenView.authentication { $0.layoutDirection = .rightToLeft }
        let glows = view.elements.filter { $0.blur > 0 }
        try #require(glows.count == 2)
        #expect(isNear(glows[0].frame.midX, 195) && isNear(glows[1].frame.midX, 97.5))
    }

    @Test(
        "The letters of a field are never smaller than 16 points", .proves("LA-93"),
        arguments: [DynamicTypeSize.xSmall, .medium, .large, .accessibility3])
    func fieldLetters(_ size: DynamicTypeSize) throws {
        let view = try LatenView.authentication { $0.dynamicTypeSize = size }
        view.model.email = "a@b.at"
        view.settle()
        for words in ["a@b.at", "Password"] {
            let points = try #require(view.text(words)?.run).font.size
            #expect(points >= 16, "\(words)")
            // They grow with the user's size all the same.
            if size == .accessibility3 { #expect(points > 20, "\(words)") }
        }
    }
}
