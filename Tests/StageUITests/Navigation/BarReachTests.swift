// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// What a button of a bar draws may be small; a finger finds it in 44 by 44 points, as UIKit's bar buttons.
@MainActor
@Suite struct BarReachTests {
    private struct Icon: View {
        let name: String
        var width: CGFloat = 20
        let touched: @MainActor (String) -> Void
        var body: some View {
            Button {
                touched(name)
            } label: {
                Color.red.frame(width: width, height: 20).mark(name)
            }
            .accessibilityLabel(name)
        }
    }

    private final class Log {
        var touched: [String] = []
    }
    private let log = Log()

    private func icon(_ name: String, width: CGFloat = 20) -> some View {
        Icon(name: name, width: width) { log.touched.append($0) }
    }

    private func probe<C: ToolbarContent>(
        _ size: CGSize = CGSize(width: 390, height: 844), @ToolbarContentBuilder _ items: () -> C
    ) -> StageProbe {
        let items = items()
        return StageProbe(size) {
            NavigationStack { Color.clear.toolbar { items }.navigationBarTitleDisplayMode(.inline) }
        }
    }

    private func frame(_ name: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.elements.first { $0.label == name }?.frame
    }

    @Test func `An icon is drawn at the margin and touched in 44 by 44 points around it`() {
        let probe = probe { ToolbarItem { icon("Add") } }
        #expect(probe.frame("Add") == rect(354, 12, 20, 20))
        #expect(frame("Add", probe) == rect(342, 0, 44, 44))
        probe.stage.tap(at: CGPoint(x: 385, y: 2))
        probe.stage.tap(at: CGPoint(x: 343, y: 43))
        #expect(log.touched == ["Add", "Add"])
        probe.stage.tap(at: CGPoint(x: 340, y: 22))
        probe.stage.tap(at: CGPoint(x: 364, y: 46))
        #expect(log.touched == ["Add", "Add"])
    }

    @Test func `What two icons side by side are touched in meets and does not overlap`() {
        let probe = probe {
            ToolbarItemGroup(placement: .topBarTrailing) {
                icon("Share"); icon("Add")
            }
        }
        #expect(frame("Share", probe) == rect(298, 0, 44, 44))
        #expect(frame("Add", probe) == rect(342, 0, 44, 44))
        probe.stage.tap(at: CGPoint(x: 341, y: 22))
        probe.stage.tap(at: CGPoint(x: 343, y: 22))
        #expect(log.touched == ["Share", "Add"])
    }

    @Test func `Words of a bar keep their distance of 16 points`() {
        let probe = probe {
            ToolbarItem(placement: .topBarLeading) { icon("Sort", width: 50) }
            ToolbarItem(placement: .topBarLeading) { icon("Edit", width: 60) }
        }
        #expect(probe.frame("Sort") == rect(16, 12, 50, 20))
        #expect(probe.frame("Edit") == rect(82, 12, 60, 20))
        #expect(frame("Edit", probe) == rect(82, 0, 60, 44))
    }

    @Test func `In a bar of 32 points a button is touched to 12 points below it`() {
        let probe = probe(CGSize(width: 844, height: 390)) { ToolbarItem { icon("Add") } }
        #expect(probe.frame("Add") == rect(808, 6, 20, 20))
        #expect(frame("Add", probe) == rect(796, 0, 44, 44))
        probe.stage.tap(at: CGPoint(x: 818, y: 42))
        #expect(log.touched == ["Add"])
    }

    @Test func `The way back is touched in 44 points too, however short its name`() {
        let path = NavigationPath([1])
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            NavigationStack(path: .constant(path)) {
                Color.clear.navigationTitle("A").navigationDestination(for: Int.self) { _ in Color.clear }
            }
        }
        probe.step(60)
        #expect(frame("A", probe)?.size == CGSize(width: 44, height: 44))
    }

    @Test func `A button above the keyboard is touched over the height of its bar`() {
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            $0.keyboardHeight = 300
        } content: {
            TextField("Name", text: .constant("")).toolbar {
                ToolbarItem(placement: .keyboard) { icon("Next") }
            }
        }
        probe.stage.activate(label: "Name")
        probe.step(90)
        #expect(frame("Next", probe) == rect(4, 456, 44, 44))
    }
}
