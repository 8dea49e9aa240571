// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Watched: View {
    let log: (String) -> Void
    @AccessibilityFocusState(for: .switchControl) private var bySwitch: Bool
    @AccessibilityFocusState private var byAll: Int?
    var body: some View {
        VStack {
            Text(verbatim: "a").accessibilityFocused($bySwitch).accessibilityFocused($byAll, equals: 1)
            Text(verbatim: "b")
        }
        .onChange(of: bySwitch) { log("switch \(bySwitch)") }
        .onChange(of: byAll) { log("all \(byAll ?? 0)") }
    }
}

@MainActor
@Suite struct AccessibilityTechnologyTests {
    private func log(_ technology: AccessibilityTechnologies) -> [String] {
        var words: [String] = []
        let stage = Stage.fixed { Watched { words.append($0) } }
        stage.moveAccessibilityFocus(label: "a", by: technology)
        stage.moveAccessibilityFocus(label: "b", by: technology)
        return words
    }

    @Test func aStateFollowsTheTechnologiesThatItIsForOnly() {
        #expect(log(.voiceOver) == ["all 1", "all 0"])
        #expect(Set(log(.switchControl)) == ["all 1", "all 0", "switch true", "switch false"])
    }

    @Test func technologiesAreASet() {
        var both: AccessibilityTechnologies = [.voiceOver, .switchControl]
        #expect(both.contains(.voiceOver) && both != .voiceOver)
        #expect(both.remove(.voiceOver) == .voiceOver && both == .switchControl)
        #expect(both.remove(.voiceOver) == nil)
        #expect(both.insert(.switchControl).inserted == false)
        #expect(both.symmetricDifference(.voiceOver) == [.voiceOver, .switchControl])
        #expect(AccessibilityTechnologies().isEmpty)
    }
}
