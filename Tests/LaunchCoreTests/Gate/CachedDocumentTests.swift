// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchCore
import Testing

@Suite struct CachedDocumentTests {
    let noon = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test func aDocumentFromTheFutureIsAskedForAgain() {
        let document = CachedDocument(value: 1, savedAt: noon + 10, freshness: .seconds(60))
        #expect(!document.isFresh(at: noon) && document.age(at: noon) == .zero)
    }

    @Test(
        arguments: [
            (0.0, "just now"), (59, "just now"), (60, "1 minute ago"), (3599, "59 minutes ago"),
            (3600, "1 hour ago"), (86_399, "23 hours ago"), (86_400, "1 day ago"), (999_999, "11 days ago"),
        ])
    func anAgeIsSaidInItsLargestUnit(_ seconds: Double, text: String) {
        #expect(DocumentAge(.seconds(seconds)).text == text)
    }
}
