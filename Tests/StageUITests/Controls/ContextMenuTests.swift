// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ContextMenuTests {
    private let size = CGSize(width: 390, height: 600)

    private struct Screen: View {
        let told: (String) -> Void
        var body: some View {
            Button("Mail") { told("opened") }
                .contextMenu {
                    Button("Copy") { told("copied") }
                    Button("Delete", role: .destructive) { told("deleted") }
                }
        }
    }

    private func hold(_ probe: StageProbe) {
        probe.stage.touchDown(at: CGPoint(x: 195, y: 300))
        probe.step(40)
        probe.stage.touchUp(at: CGPoint(x: 195, y: 300))
        probe.step(40)
    }

    @Test func aTouchThatIsHeldOpensTheMenuAndItsButtonsAct() {
        var log: [String] = []
        let probe = StageProbe(size) { Screen { log.append($0) } }
        hold(probe)
        #expect(probe.texts.contains("Copy"))
        #expect(log == [])
        #expect(probe.stage.tap(label: "Copy"))
        probe.step(60)
        #expect(log == ["copied"])
        #expect(!probe.texts.contains("Copy"))
    }

    @Test func theFirstItemThatHasPriorityIsNearestToTheTouch() throws {
        func isWrittenOrder(_ alignment: Alignment, _ order: MenuOrder) throws -> Bool {
            let probe = StageProbe(size) {
                Menu("More") {
                    Button("One") {}
                    Button("Two") {}
                }
                .menuOrder(order)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
            #expect(probe.stage.tap(label: "More"))
            probe.step(60)
            let texts = probe.stage.drawn.texts
            return try #require(texts["One"]).minY < #require(texts["Two"]).minY
        }
        #expect(try !isWrittenOrder(.bottom, .priority))
        #expect(try isWrittenOrder(.top, .priority))
        #expect(try isWrittenOrder(.bottom, .fixed))
    }

    @Test func aShortTouchStillPressesTheButtonInside() {
        var log: [String] = []
        let probe = StageProbe(size) { Screen { log.append($0) } }
        probe.stage.tap(label: "Mail")
        probe.step(40)
        #expect(log == ["opened"])
        #expect(!probe.texts.contains("Copy"))
    }

    @Test func aScreenReaderOpensTheMenuByAnAction() {
        let probe = StageProbe(size) { Screen { _ in } }
        #expect(probe.stage.perform(.named("Show Context Menu"), label: "Mail"))
        probe.step(40)
        #expect(probe.texts.contains("Copy"))
    }

    @Test func aPreviewStandsAboveTheItems() throws {
        let probe = StageProbe(size) {
            Text("Mail").contextMenu {
                Button("Copy") {}
            } preview: {
                Color.red.frame(width: 120, height: 80).mark("preview")
            }
        }
        #expect(probe.frame("preview") == nil)
        hold(probe)
        let preview = try #require(probe.frame("preview"))
        #expect(preview.size == CGSize(width: 120, height: 80))
        let item = try #require(probe.stage.elements.first { $0.label == "Copy" }?.frame)
        // A gap of 12 points is between the two.
        #expect(abs(item.minY - preview.maxY - 12) < 1e-6)
    }

    @Test func withoutItemsThereIsNoMenu() {
        let probe = StageProbe(size) { Text("Mail").contextMenu {} }
        hold(probe)
        #expect(probe.texts == ["Mail"])
    }
}
