// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct DeprecatedFieldTests {
    private struct Fields: View {
        @State var name = ""
        @State var word = ""
        let told: (String) -> Void
        var body: some View {
            VStack {
                TextField("Name", text: $name, onEditingChanged: { told($0 ? "begin" : "end") }) {
                    told("commit \(name)")
                }
                SecureField("Word", text: $word) { told("secret") }
            }
        }
    }

    @Test func aFieldTellsOfItsEditingAndOfItsSubmission() {
        var log: [String] = []
        let probe = StageProbe(CGSize(width: 200, height: 200)) { Fields { log.append($0) } }
        probe.stage.tap(label: "Name")
        probe.step(2)
        #expect(log == ["begin"])
        probe.stage.type("Ada")
        probe.stage.press(.return)
        probe.step(2)
        #expect(log == ["begin", "commit Ada", "end"])
    }

    @Test func aSecureFieldTellsOfItsSubmission() {
        var log: [String] = []
        let probe = StageProbe(CGSize(width: 200, height: 200)) { Fields { log.append($0) } }
        probe.stage.tap(label: "Word")
        probe.stage.type("x")
        probe.stage.press(.return)
        probe.step(2)
        #expect(log == ["secret"])
    }
}
