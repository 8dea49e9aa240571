// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Choice: Identifiable { let id: Int }

@MainActor
@Suite struct DeprecatedAlertTests {
    private let size = CGSize(width: 390, height: 844)

    private struct Asking: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            Text("below").alert(isPresented: $model.flag) {
                Alert(
                    title: Text("Delete?"), message: Text("It is gone then."),
                    primaryButton: .destructive(Text("Delete")) { model.log.append("deleted") },
                    secondaryButton: .cancel { model.log.append("kept") })
            }
        }
    }

    @Test(arguments: [("Delete", "deleted"), ("Cancel", "kept")])
    func aButtonOfAnAlertActsAndEndsIt(button: String, told: String) {
        let model = Model()
        let probe = StageProbe(size) { Asking(model: model) }
        model.flag = true
        probe.step(60)
        #expect(Set(["Delete?", "It is gone then.", "Delete", "Cancel"]).isSubset(of: probe.texts))
        #expect(probe.stage.tap(label: button))
        probe.step(60)
        #expect(model.log == [told])
        #expect(!model.flag)
        #expect(probe.texts == ["below"])
    }

    @Test func anAlertWithoutAButtonSaysOK() {
        let model = Model()
        model.flag = true
        let probe = StageProbe(size) { Plain(model: model) }
        probe.step(60)
        #expect(probe.stage.tap(label: "OK"))
        probe.step(60)
        #expect(!model.flag)
    }

    private struct Plain: View {
        let model: Model
        var body: some View {
            @Bindable var model = model
            Text("below").alert(isPresented: $model.flag) { Alert(title: Text("Hello")) }
        }
    }

    private struct Items: View {
        @State var alert: Choice?
        @State var sheet: Choice?
        var told: (String) -> Void = { _ in }
        var body: some View {
            VStack {
                Button("ask") { alert = Choice(id: 7) }
                Button("offer") { sheet = Choice(id: 8) }
            }
            .alert(item: $alert) { Alert(title: Text("alert \($0.id)")) }
            .actionSheet(item: $sheet) { choice in
                ActionSheet(
                    title: Text("sheet \(choice.id)"), message: Text("choose"),
                    buttons: [.default(Text("Copy")) { told("copied \(choice.id)") }, .cancel()])
            }
        }
    }

    @Test func anAlertIsMadeForItsItem() {
        let probe = StageProbe(size) { Items() }
        probe.stage.tap(label: "ask")
        probe.step(60)
        #expect(probe.texts.contains("alert 7"))
        probe.stage.tap(label: "OK")
        probe.step(60)
        #expect(!probe.texts.contains("alert 7"))
    }

    @Test func anActionSheetStandsAtTheBottomAndItsButtonsAct() throws {
        var log: [String] = []
        let probe = StageProbe(size) { Items { log.append($0) } }
        probe.stage.tap(label: "offer")
        probe.step(90)
        let texts = Drawn(probe.list).texts
        #expect(try #require(texts["sheet 8"]).minY > 500)
        #expect(try #require(texts["Cancel"]).minY > (try #require(texts["Copy"])).maxY)
        probe.stage.tap(label: "Copy")
        probe.step(90)
        #expect(log == ["copied 8"])
        #expect(!probe.texts.contains("Copy"))
    }
}
