// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// A screen with an alert or a dialog that has a long message and three buttons.
private struct Screen: View {
    let model: Model
    var isDialog = false
    var words = 60

    var body: some View {
        @Bindable var model = model
        let message = Text(verbatim: Array(repeating: "word", count: words).joined(separator: " "))
        if isDialog {
            Text("Below").confirmationDialog("Title", isPresented: $model.flag, titleVisibility: .visible) {
                buttons
            } message: {
                message
            }
        } else {
            Text("Below").alert("Title", isPresented: $model.flag) {
                buttons
            } message: {
                message
            }
        }
    }

    @ViewBuilder private var buttons: some View {
        Button("First of the buttons") { model.log.append("first") }
        Button("Second of the buttons") { model.log.append("second") }
        Button("Cancel", role: .cancel) { model.log.append("cancel") }
    }
}

/// Alerts and dialogs that are higher than the screen.
@MainActor
@Suite struct AlertRoomTests {
    private let model = Model()

    /// The smallest screens: a watch, and an iPhone of 320 points in landscape with the largest letters.
    enum Small: CaseIterable { case watch, landscape }

    private func probe(
        _ size: CGSize, _ type: DynamicTypeSize = .large, isDialog: Bool = false, words: Int = 60
    ) -> StageProbe {
        model.flag = false
        model.log = []
        let probe = StageProbe(size, configure: { $0.dynamicTypeSize = type }) {
            Screen(model: model, isDialog: isDialog, words: words)
        }
        model.flag = true
        probe.step(60)
        return probe
    }

    private func probe(_ small: Small, isDialog: Bool, words: Int = 60) -> StageProbe {
        switch small {
        case .watch: probe(CGSize(width: 198, height: 242), isDialog: isDialog, words: words)
        case .landscape:
            probe(CGSize(width: 568, height: 320), .accessibility5, isDialog: isDialog, words: words)
        }
    }

    /// The scroll view around the title and the message, and the one around all.
    private func scrolls(_ probe: StageProbe) throws -> (text: ScrollBox, all: ScrollBox) {
        let title = probe.stage.accessibilityTree().flattened.first { $0.label == "Title" }
        let text = try #require(title?.box?.enclosingScroll)
        return (text, try #require(text.enclosingScroll))
    }

    @Test(arguments: Small.allCases, [false, true])
    func theTextScrollsWithTheButtonsWhereThereIsNoRoom(_ small: Small, isDialog: Bool) throws {
        let probe = probe(small, isDialog: isDialog)
        let (text, all) = try scrolls(probe)
        #expect(text.room == .zero)
        #expect(all.room.height > 0)
        #expect(all.windowOnCanvas.minY >= 0)
        #expect(all.windowOnCanvas.maxY <= probe.stage.configuration.size.height)
    }

    @Test(arguments: Small.allCases, [false, true])
    func eachButtonIsReached(_ small: Small, isDialog: Bool) {
        let buttons = [
            ("First of the buttons", "first"), ("Second of the buttons", "second"), ("Cancel", "cancel"),
        ]
        for (label, entry) in buttons {
            let probe = probe(small, isDialog: isDialog)
            #expect(probe.stage.tap(label: label))
            #expect(model.log == [entry])
        }
    }

    @Test(arguments: Small.allCases)
    func aFingerOnTheTextScrollsToTheButtons(_ small: Small) throws {
        let probe = probe(small, isDialog: false)
        let (_, all) = try scrolls(probe)
        let window = all.windowOnCanvas
        let start = CGPoint(x: window.midX, y: window.midY)
        probe.stage.touchDown(at: start)
        for step in 1...4 {
            probe.stage.touchMove(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 20))
            probe.step()
        }
        #expect(all.offset.height > 0)
        probe.stage.touchUp(at: CGPoint(x: start.x, y: start.y - 80))
    }

    @Test(arguments: Small.allCases)
    func theTitlesOfButtonsAreWhole(_ small: Small) {
        let probe = probe(small, isDialog: false, words: 1)
        let texts = probe.texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        #expect(texts.contains("Second of the buttons"))
    }

    @Test func onAPhoneTheButtonsStayBelowALongText() throws {
        let probe = probe(CGSize(width: 390, height: 844), words: 1000)
        let (text, all) = try scrolls(probe)
        #expect(text.room.height > 0)
        #expect(all.room == .zero)
    }

    @Test func aTouchOnTheTextOfADialogDoesNotCancelIt() throws {
        let probe = probe(CGSize(width: 390, height: 844), isDialog: true, words: 3)
        let title = probe.stage.accessibilityTree().flattened.first { $0.label == "Title" }
        let frame = try #require(title?.frame)
        probe.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        probe.step(60)
        #expect(model.flag)
        probe.stage.tap(at: CGPoint(x: 195, y: 40))
        probe.step(60)
        #expect(!model.flag)
        #expect(model.log == ["cancel"])
    }
}
