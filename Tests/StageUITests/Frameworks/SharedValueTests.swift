// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

private struct Card: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Card, String>(exporting: \.name)
    }
}

/// Links that share values of an app's own, with previews.
@MainActor
@Suite struct SharedValueTests {
    @Test func aLinkRecordsTheKindOfItsValues() throws {
        let card = Card(name: "Queen")
        let (title, url) = ("Address", try #require(URL(string: "https://example.org")))
        let stage = Stage.shown {
            VStack {
                ShareLink(item: card, preview: .init("Card", image: card))
                ShareLink("Picture", item: Image(systemName: "star"), preview: SharePreview("A star"))
                ShareLink(items: [card, card]) {
                    SharePreview($0.name, icon: $0)
                } label: {
                    Text("Both")
                }
                ShareLink("Words", item: "words", preview: SharePreview("Words", image: card, icon: card))
                ShareLink(title, item: url)
                ShareLink(item: url, preview: SharePreview(Text("Address"))) { Text("Preview") }
            }
        }
        stage.settle()
        for label in ["Share…", "Picture", "Both", "Words", "Address", "Preview"] {
            stage.activate(label: label)
        }
        #expect(
            stage.sharedItems
                == ["Card", "Image", "Card", "Card", "words", "https://example.org", "https://example.org"])
    }
}
