// Licensed under the Apache License, Version 2.0.

import Observation
import SwiftUI
import Testing
import TipKit

@testable import StageUI

private struct SearchTip: Tip {
    var title: Text { Text(verbatim: "Search") }
    var message: Text? { Text(verbatim: "Find a note") }
}
private struct SortTip: Tip {
    static let isLoggedIn = Tips.Parameter(wrappedValue: false)
    static let opened = Event(id: "opened")
    var title: Text { Text(verbatim: "Sort") }
    var rules: [Rule] {
        Tips.Rule(Self.isLoggedIn) { $0 }
        #Rule(Self.opened) { $0.donations.count >= 2 }
    }
}
private struct RareTip: Tip {
    var title: Text { Text(verbatim: "Rare") }
    var options: [any TipOption] { MaxDisplayCount(1) }
}

@MainActor @Suite struct TipTests {
    private func on<R>(_ work: () throws -> R) rethrows -> R {
        try StageDevice.$opening.withValue(StageDevice(), operation: work)
    }

    @Test func `A tip comes when tips are set up, and goes when it is closed`() throws {
        try on {
            #expect(SearchTip().status == .pending)
            try Tips.configure()
            #expect(SearchTip().status == .available)
            SearchTip().invalidate(reason: .tipClosed)
            #expect(SearchTip().status == .invalidated(.tipClosed))
            SearchTip().invalidate(reason: .actionPerformed)
            #expect(SearchTip().status == .invalidated(.tipClosed))
        }
    }

    @Test func `All conditions have to hold`() throws {
        try on {
            try Tips.configure()
            #expect(SortTip().status == .pending)
            SortTip.isLoggedIn.wrappedValue = true
            #expect(!SortTip().shouldDisplay)
            SortTip.opened.sendDonation()
            SortTip.opened.sendDonation()
            #expect(SortTip.opened.donations.count == 2)
            #expect(SortTip().shouldDisplay)
        }
    }

    @Test func `What users have seen is forgotten before tips are set up, and not after`() throws {
        try on {
            SearchTip().invalidate(reason: .actionPerformed)
            try Tips.resetDatastore()
            try Tips.configure()
            #expect(SearchTip().shouldDisplay)
            #expect(throws: TipKitError.self) { try Tips.resetDatastore() }
        }
    }

    @Test func `Each device has seen tips of its own`() throws {
        try on {
            try Tips.configure()
            SearchTip().invalidate(reason: .tipClosed)
        }
        try on {
            try Tips.configure()
            #expect(SearchTip().shouldDisplay)
        }
    }

    @Test func `An ordered group waits for the tip before, and the other way takes the next`() throws {
        try on {
            try Tips.configure()
            let ordered = TipGroup(.ordered) {
                SortTip()
                SearchTip()
            }
            let first = TipGroup {
                SortTip()
                SearchTip()
            }
            #expect(ordered.currentTip == nil)
            #expect(first.currentTip is SearchTip)
            SortTip().invalidate(reason: .actionPerformed)
            #expect(ordered.currentTip is SearchTip)
        }
    }

    @Test func `A view of a tip goes when the tip does`() throws {
        let probe = StageProbe(CGSize(width: 300, height: 200)) {
            VStack {
                TipView(SearchTip())
                Text(verbatim: "Notes")
            }
        }
        #expect(probe.texts == ["Notes"])
        probe.stage.react { try? Tips.configure() }
        probe.step(2)
        #expect(probe.texts == ["Search", "Find a note", "Notes"])
        probe.stage.react { SearchTip().invalidate(reason: .tipClosed) }
        probe.step(60)
        #expect(probe.texts == ["Notes"])
    }

    @Test func `A tip comes in the popover after another one was put away`() {
        let next = Shown()
        let probe = StageProbe(CGSize(width: 400, height: 600)) { PopoverView(next: next) }
        probe.stage.react { try? Tips.configure() }
        probe.step(60)
        #expect(probe.texts.contains("Search"))
        probe.stage.tap(at: CGPoint(x: 200, y: 590))
        probe.step(60)
        #expect(!probe.texts.contains("Search"))
        probe.stage.react { next.isShown = true }
        probe.step(60)
        #expect(probe.texts.contains("Rare"))
    }

    @Test func `A tip that was shown as often as it may be is not shown again`() {
        let shown = Shown()
        let probe = StageProbe(CGSize(width: 300, height: 200)) { RareView(shown: shown) }
        probe.stage.react {
            try? Tips.configure()
            shown.isShown = true
        }
        probe.step(2)
        #expect(probe.texts == ["Rare"])
        probe.stage.react { shown.isShown = false }
        probe.step(2)
        probe.stage.react { shown.isShown = true }
        probe.step(2)
        #expect(probe.texts.isEmpty)
    }
}

@MainActor @Observable
private final class Shown {
    var isShown = false
}
private struct RareView: View {
    let shown: Shown
    var body: some View {
        if shown.isShown { TipView(RareTip()) }
    }
}
private struct PopoverView: View {
    let next: Shown
    private var tip: any Tip { next.isShown ? RareTip() : SearchTip() }
    var body: some View { Text(verbatim: "Notes").popoverTip(tip) }
}
