// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Mailboxes: View {
    let model: Model
    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Inbox") { Text("mail") }.badge(model.a)
                NavigationLink {
                    Text("drafts")
                } label: {
                    Label("Drafts", systemImage: "doc").badge(3)
                }
                Text("Plain").badge(7)
            }
        }
    }
}

@MainActor
@Suite struct RowBadgeTests {
    private let model = Model()

    /// The places of the texts by their words.
    private func places(_ probe: StageProbe) -> [String: CGRect] {
        var found: [String: CGRect] = [:]
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content, let line = layout.lines.first else { continue }
            let words = line.runs.map(\.string).joined()
            found[words] = CGRect(
                origin: leaf.origin, size: CGSize(width: line.width, height: line.height))
        }
        return found
    }

    /// As in Mail: the number, and then the sign for the way.
    @Test func aLinkHasItsBadgeBeforeItsSign() throws {
        model.a = 12
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Mailboxes(model: model) }
        let places = places(probe)
        #expect(probe.stage.elements.compactMap(\.label) == ["Inbox, 12", "Drafts, 3", "Plain, 7"])
        for (row, words) in [("Inbox", "12"), ("Drafts", "3")] {
            let title = try #require(places[row], "\(places.keys)")
            let badge = try #require(places[words])
            #expect(abs(title.midY - badge.midY) < 8 && badge.minX > title.maxX)
            // The sign, 8 points behind it, ends at the inset of the row.
            #expect(badge.maxX < probe.stage.configuration.size.width - 32 - 8)
        }
        let (plain, linked) = (try #require(places["7"]), try #require(places["12"]))
        #expect(plain.maxX > linked.maxX + 8, "nothing stands behind it")
    }

    @Test func anotherNumberIsShownAtOnceAndZeroIsNone() {
        model.a = 1
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Mailboxes(model: model) }
        model.a = 2
        probe.step(1)
        #expect(probe.stage.elements.first?.label == "Inbox, 2")
        model.a = 0
        probe.step(1)
        #expect(probe.stage.elements.first?.label == "Inbox")
    }

    @Test func aBadgeStandsOnceAndGoesNoFurtherThanItsRow() {
        func labels<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
            let stage = Stage.shown(size: CGSize(width: 400, height: 800), content: content)
            stage.settle()
            return stage.elements.compactMap(\.label).joined(separator: " | ")
        }
        let beside = labels {
            NavigationStack {
                List {
                    HStack {
                        Text("A")
                        NavigationLink("B") { Text("b") }
                    }
                    .badge(3)
                }
            }
        }
        #expect(beside.filter { $0 == "3" }.count == 1, "\(beside)")
        let inside = labels {
            NavigationStack {
                List {
                    VStack {
                        Text("row")
                        List { NavigationLink("inner") { Text("x") } }.frame(height: 200)
                    }
                    .badge(5)
                }
            }
        }
        #expect(!inside.contains("inner, 5"), "\(inside)")
    }

    @Test func theAccessoryOfATabViewIsAboveItsOwnBarAlone() {
        let stage = Stage.shown(size: CGSize(width: 400, height: 800)) {
            TabView {
                Tab("Outer", systemImage: "house") {
                    TabView { Tab("Inner", systemImage: "star") { Text("page") } }
                }
            }
            .tabViewBottomAccessory { Text("Now playing") }
        }
        stage.settle()
        #expect(stage.elements.filter { $0.label == "Now playing" }.count == 1)
    }
}
