// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct ConfirmationDialogTests {
    private let model = Model()
    private let safe = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

    private func probe(_ visibility: Visibility) -> StageProbe {
        struct Screen: View {
            let model: Model
            let visibility: Visibility
            var body: some View {
                @Bindable var model = model
                Color.white.confirmationDialog("Photo", isPresented: $model.flag, titleVisibility: visibility)
                {
                    Button("Camera") { model.log.append("camera") }
                    Button("Delete", role: .destructive) { model.log.append("delete") }
                }
            }
        }
        let probe = StageProbe(CGSize(width: 390, height: 844)) {
            $0.safeArea = safe
        } content: {
            Screen(model: model, visibility: visibility)
        }
        model.flag = true
        probe.step(60)
        return probe
    }

    @Test func theButtonsStandAtTheBottomAboveACancelButtonOfTheirOwnCard() throws {
        let probe = probe(.hidden)
        let nodes = probe.stage.elements
        #expect(nodes.map(\.label) == ["Camera", "Delete", "Cancel"])
        let frames = nodes.map(\.frame)
        #expect(frames.map(\.minX) == [8, 8, 8])
        #expect(frames.map(\.width) == [374, 374, 374])
        #expect(frames.map(\.height) == [57, 57, 57])
        #expect(abs(frames[2].maxY - (844 - 34)) < 1e-9)
        #expect(abs(frames[1].maxY - (frames[2].minY - 8)) < 1e-9)
    }

    @Test func theTitleIsShownWhenItIsToBeVisible() {
        #expect(probe(.visible).texts.contains("Photo"))
        model.flag = false
        #expect(!probe(.automatic).texts.contains("Photo"))
    }

    @Test(arguments: ["Camera", "Delete", "Cancel"])
    func anyButtonEndsIt(label: String) {
        let probe = probe(.hidden)
        #expect(probe.stage.tap(label: label))
        #expect(model.log == (label == "Cancel" ? [] : [label.lowercased()]))
        #expect(!model.flag)
        probe.step(60)
        #expect(probe.texts.isEmpty)
    }

    @Test func aTouchBesideItCancels() {
        let probe = probe(.hidden)
        probe.stage.tap(at: CGPoint(x: 195, y: 200))
        #expect(!model.flag)
        #expect(model.log.isEmpty)
    }
}
