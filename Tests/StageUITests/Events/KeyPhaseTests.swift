// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Log {
    var words: [String] = []
}

private struct Field: View {
    let log: Log
    var phases: KeyPress.Phases? = .all
    var result = KeyPress.Result.ignored
    @State private var text = "abcdefgh"
    var body: some View {
        let field = TextField("a", text: $text)
        if let phases {
            field.onKeyPress(.delete, phases: phases) { press in
                log.words.append(["1": "down", "2": "repeat", "4": "up"]["\(press.phase.rawValue)"] ?? "")
                return result
            }
        } else {
            field.onKeyPress(.delete) {
                log.words.append("told")
                return result
            }
        }
    }
}

@MainActor
@Suite struct KeyPhaseTests {
    private let log = Log()

    private func focused(_ view: Field) -> Stage {
        let stage = Stage.fixed { view }
        stage.activate(label: "a")
        return stage
    }

    /// Holds a key for some seconds.
    private func hold(_ key: StageKey, _ seconds: Double, on stage: Stage) {
        let start = stage.time
        stage.keyDown(key)
        for frame in 1...Int(seconds * 60) { _ = stage.frame(at: start + Double(frame) / 60) }
        stage.keyUp()
    }

    @Test func aKeyGoesDownAndUp() {
        focused(Field(log: log)).press(.delete)
        #expect(log.words == ["down", "up"])
    }

    @Test func aHeldKeyRepeatsAfterFourTenthsAndThenEachTenth() {
        hold(.delete, 0.65, on: focused(Field(log: log)))
        #expect(log.words == ["down", "repeat", "repeat", "repeat", "up"])
    }

    @Test func withoutPhasesAnActionIsForDownAndRepeat() {
        hold(.delete, 0.45, on: focused(Field(log: log, phases: nil)))
        #expect(log.words == ["told", "told"])
    }

    @Test func onlyThePhasesThatWereAskedForAreTold() {
        hold(.delete, 0.45, on: focused(Field(log: log, phases: [.up, .repeat])))
        #expect(log.words == ["repeat", "up"])
    }

    @Test func aHeldKeyEditsTheTextAgainUnlessItIsHandled() {
        let stage = focused(Field(log: log))
        hold(.delete, 0.55, on: stage)
        #expect(stage.textInput?.text == "abcde")
        let handled = focused(Field(log: log, result: .handled))
        hold(.delete, 0.55, on: handled)
        #expect(handled.textInput?.text == "abcdefgh")
    }

    @Test func aStageWithAHeldKeyIsNotSettled() {
        let stage = focused(Field(log: log))
        stage.keyDown(.delete)
        #expect(stage.activity.contains("key"))
        stage.keyUp()
        #expect(!stage.activity.contains("key"))
    }
}
