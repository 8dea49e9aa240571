// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// The bars of a stack: titles, items and the space that they take.
@MainActor
@Suite struct NavigationBarTests {
    private let screen = CGSize(width: 390, height: 844)
    private let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func probe<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> StageProbe {
        StageProbe(screen) {
            $0.safeArea = safe
        } content: {
            content()
        }
    }

    private func frame(_ label: String, _ probe: StageProbe) -> CGRect? {
        probe.stage.accessibilityTree().flattened.first { $0.label == label }?.frame
    }

    @Test func aLargeTitleIs52HighBelowABarOf44() throws {
        let probe = probe { NavigationStack { Color.red.mark("content").navigationTitle("Home") } }
        #expect(probe.frame("content") == CGRect(x: 0, y: 143, width: 390, height: 667))
        let title = try #require(probe.stage.elements.first { $0.label == "Home" })
        #expect(title.traits.contains(.isHeader))
        #expect(title.frame.minX == 16)
        #expect(abs(title.frame.midY - (47 + 44 + 26)) < 1e-6)
    }

    /// The title stays the name of the way back, and only its own bar is without it.
    @Test func aBarCanDoWithoutItsTitle() {
        func heads(_ kind: ToolbarDefaultItemKind?) -> StageProbe {
            probe {
                NavigationStack {
                    // A second kind, further out, takes nothing back.
                    Color.red.mark("content").navigationTitle("Home").toolbar(removing: kind)
                        .toolbar(removing: .sidebarToggle)
                }
            }
        }
        let (without, with) = (heads(.title), heads(.sidebarToggle))
        #expect(!without.stage.elements.contains { $0.label == "Home" })
        #expect(without.frame("content") == CGRect(x: 0, y: 91, width: 390, height: 719))
        #expect(with.stage.elements.contains { $0.label == "Home" })
    }

    @Test(arguments: [
        // The size of the title, and the height that it adds to the bar of 44 points.
        (DynamicTypeSize.xSmall, 31.0, 48.0), (.large, 34, 52), (.accessibility5, 60, 83),
    ])
    func aLargeTitleFollowsTheTextSizeAndASmallOneDoesNot(
        _ typeSize: DynamicTypeSize, _ size: Double, _ height: Double
    ) {
        func probe(_ mode: NavigationBarItem.TitleDisplayMode) -> StageProbe {
            StageProbe(CGSize(width: 390, height: 844)) {
                $0.dynamicTypeSize = typeSize
            } content: {
                NavigationStack {
                    Color.red.mark("content").navigationTitle("Home").navigationBarTitleDisplayMode(mode)
                }
            }
        }
        func title(_ probe: StageProbe) -> CGFloat? {
            probe.leaves.lazy.compactMap { leaf in
                guard case .text(let layout) = leaf.item.content else { return nil }
                return layout.lines.first?.runs.first?.font.size
            }.first
        }
        let large = probe(.large)
        #expect(title(large) == CGFloat(size))
        #expect(large.frame("content")?.minY == 44 + CGFloat(height))
        let small = probe(.inline)
        #expect(title(small) == 17)
        #expect(small.frame("content")?.minY == 44)
    }

    @Test func anInlineTitleStandsInTheMiddleOfTheBar() throws {
        let probe = probe {
            NavigationStack {
                Color.red.mark("content").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            }
        }
        #expect(probe.frame("content")?.minY == 91)
        #expect(frame("Home", probe)?.midX == 195)
        #expect(frame("Home", probe)?.midY == 69)
    }

    @Test func theBarCanBeTakenAway() {
        let probe = probe {
            NavigationStack { Color.red.mark("content").navigationTitle("Home").toolbar(.hidden) }
        }
        #expect(probe.frame("content")?.minY == 47)
        #expect(probe.texts.isEmpty)
    }

    @Test func itemsStandInTheBars() throws {
        struct Tools: View {
            var body: some View {
                NavigationStack {
                    Color.red.mark("content").navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                            ToolbarItem(placement: .bottomBar) { Button("Share") {} }
                        }
                }
            }
        }
        let probe = probe { Tools() }
        #expect(frame("Cancel", probe)?.minX == 16)
        #expect(probe.stage.drawn.texts["Done"]?.maxX == 374)
        #expect(abs((frame("Share", probe)?.midY ?? 0) - (844 - 34 - 22)) < 1e-6)
        #expect(probe.frame("content") == CGRect(x: 0, y: 91, width: 390, height: 675))
    }

    @Test func aLongTitleMakesRoomForTheItems() throws {
        let probe = probe {
            NavigationStack {
                Color.red.navigationTitle("A title of thirty characters").navigationBarTitleDisplayMode(
                    .inline
                )
                .toolbar { ToolbarItem { Button("Done and dusted") {} } }
            }
        }
        let item = try #require(frame("Done and dusted", probe))
        let title = try #require(probe.stage.elements.first { $0.traits.contains(.isHeader) }?.frame)
        #expect(title.minX >= 16)
        #expect(title.maxX <= item.minX - 8)
    }
}
