// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A screen of 400 by 800 points, of which the device covers 30 at the bottom.
@MainActor
@Suite struct BottomBarTests {
    private func probe<C: ToolbarContent>(@ToolbarContentBuilder _ items: () -> C) -> StageProbe {
        let items = items()
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            $0.safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        } content: {
            NavigationStack {
                Color.blue.mark("content").toolbar { items }.navigationBarTitleDisplayMode(.inline)
            }
        }
        probe.step(2)
        return probe
    }

    private func icon(_ name: String) -> some View {
        Button {
        } label: {
            Color.red.frame(width: 20, height: 20).mark(name)
        }.accessibilityLabel(name)
    }

    private func frame(_ name: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.elements.first { $0.label == name }?.frame
    }

    @Test func `The bar is 44 points high above the safe area, and the content ends at it`() {
        let probe = probe { ToolbarItem(placement: .bottomBar) { icon("Share") } }
        #expect(probe.frame("content") == rect(0, 94, 400, 632))
        #expect(probe.frame("Share") == rect(190, 738, 20, 20))
    }

    @Test func `Items without a spacer spread from edge to edge`() {
        let probe = probe {
            ToolbarItem(placement: .bottomBar) { icon("Share") }
            ToolbarItem(placement: .bottomBar) { icon("Sort") }
            ToolbarItem(placement: .bottomBar) { icon("Delete") }
        }
        #expect(["Share", "Sort", "Delete"].map { probe.frame($0)?.minX } == [16, 190, 364])
    }

    @Test func `A spacer in a group parts what stands before it from what stands after it`() {
        let probe = probe {
            ToolbarItemGroup(placement: .bottomBar) {
                Text("1 selected").mark("text")
                Spacer()
                icon("Sort")
                icon("Delete")
            }
        }
        #expect(probe.frame("text")?.minX == 16)
        #expect(["Sort", "Delete"].map { probe.frame($0)?.minX } == [320, 364])
    }

    @Test func `A spacer that is an item of its own takes all the space`() {
        let probe = probe {
            ToolbarItem(placement: .bottomBar) { icon("Share") }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { icon("Sort") }
            ToolbarItem(placement: .bottomBar) { icon("Delete") }
        }
        #expect(["Share", "Sort", "Delete"].map { probe.frame($0)?.minX } == [16, 320, 364])
    }

    @Test func `Each button of a group is touched in 44 by 44 points`() {
        let probe = probe {
            ToolbarItemGroup(placement: .bottomBar) {
                Text("1 selected")
                Spacer()
                icon("Sort")
                icon("Delete")
            }
        }
        #expect(frame("Sort", probe) == rect(308, 726, 44, 44))
        #expect(frame("Delete", probe) == rect(352, 726, 44, 44))
    }

    /// Apple: the placement is the middle of the bottom bar.
    @Test func `A status stands in the middle, and the only item at the start`() {
        let probe = probe {
            ToolbarItem(placement: .bottomBar) { icon("Share") }
            ToolbarItem(placement: .status) { Color.green.frame(width: 100, height: 10).mark("status") }
        }
        #expect(probe.frame("status") == rect(150, 743, 100, 10))
        #expect(probe.frame("Share")?.minX == 16)
    }

    @Test func `A status alone makes a bar`() {
        let probe = probe {
            ToolbarItem(placement: .status) { Color.green.frame(width: 100, height: 10).mark("status") }
        }
        #expect(probe.frame("status") == rect(150, 743, 100, 10))
        #expect(probe.frame("content") == rect(0, 94, 400, 632))
    }

    // MARK: The ground

    /// The grounds of a bar over so many rows of 100 points, which begin at 94.
    private func grounds(
        _ rows: Int, _ visibility: Visibility? = nil, paint: Color? = nil, scrolledBy way: CGFloat = 0
    ) -> [CGRect] {
        let probe = StageProbe(CGSize(width: 400, height: 800)) {
            $0.safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
        } content: {
            NavigationStack {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<rows, id: \.self) { _ in Color.blue.frame(height: 100) }
                    }
                }
                .toolbar { ToolbarItem(placement: .bottomBar) { icon("Share") } }
                .navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(visibility ?? .automatic, for: .bottomBar)
                .toolbarBackground(paint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.bar), for: .bottomBar)
            }
        }
        probe.step(2)
        if way > 0 {
            probe.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 600 - way))
            probe.stage.settle()
        }
        return probe.stage.drawn.fills.map(\.rect).filter { $0 == rect(0, 726, 400, 74) }
    }

    @Test func `The bar has a ground only over content that is scrolled under it`() {
        #expect(grounds(6).isEmpty)
        #expect(grounds(7).count == 1)
        #expect(grounds(7, scrolledBy: 400).isEmpty)
    }

    @Test func `An app decides whether there is a ground, and its paint`() {
        #expect(grounds(1, .visible).count == 1)
        #expect(grounds(7, .hidden).isEmpty)
        #expect(grounds(7, paint: .yellow).count == 1)
    }
}
