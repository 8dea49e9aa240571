// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

private struct Opener: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    var body: some View { Button("Open") { openURL(url) } }
}

@MainActor
@Suite struct LinkTests {
    private let url = URL(filePath: "/terms")

    @Test func aTouchedLinkLeavesItsAddressToTheSystem() {
        let stage = Stage.fixed { Link("Terms", destination: url) }
        stage.tap(at: CGPoint(x: 200, y: 400))
        #expect(stage.openedURLs == [url])
        #expect(stage.elements.map(\.traits) == [.isLink])
    }

    @Test func aViewCanTakeAddressesItself() {
        var seen: [URL] = []
        let stage = Stage.fixed {
            Opener(url: url).environment(
                \.openURL,
                OpenURLAction {
                    seen.append($0)
                    return .handled
                })
        }
        stage.activate(label: "Open")
        #expect(seen == [url])
        #expect(stage.openedURLs.isEmpty)
    }

    @Test func aViewCanSendTheSystemToAnotherAddress() {
        let other = URL(filePath: "/other")
        let stage = Stage.fixed {
            Opener(url: url).environment(\.openURL, OpenURLAction { _ in .systemAction(other) })
        }
        stage.activate(label: "Open")
        #expect(stage.openedURLs == [other])
    }
}
