// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct ReadsScheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme.rawValue) }
}

private struct ReadsNothing: View {
    var body: some View { Text("still") }
}

private struct Enabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "on" : "off") }
}

private struct Tinted: View {
    let model: Model
    var body: some View {
        ReadsNothing().foregroundStyle(Color.red).opacity(model.a > 100 ? 0 : 1)
    }
}

@MainActor
@Suite struct EnvironmentTests {
    @Test(.proves("SW-73")) func onlyBodiesThatReadTheChangedValueRun() {
        let probe = StageProbe {
            VStack {
                ReadsScheme(); ReadsNothing(); Enabled()
            }
        }
        probe.stage.configuration.colorScheme = .dark
        probe.step()
        #expect(probe.texts == ["dark", "still", "on"])
        #expect(probe.bodies("ReadsScheme") == 2)
        #expect(probe.bodies("ReadsNothing") == 1)
        #expect(probe.bodies("Enabled") == 1)
    }

    @Test(.proves("SW-78")) func theNearestValueWins() {
        let probe = StageProbe {
            ReadsScheme().environment(\.colorScheme, .dark).environment(\.colorScheme, .light)
        }
        #expect(probe.texts == ["dark"])
    }

    @Test func settingAnEqualValueAgainChangesNothingBelow() {
        let model = Model()
        let probe = StageProbe { Tinted(model: model) }
        let layouts = probe.shaper.layoutCount
        model.a = 1
        probe.step()
        #expect(probe.bodies("Tinted") == 2)
        #expect(probe.shaper.layoutCount == layouts)
    }

    @Test func dynamicColoursFollowTheScheme() {
        let probe = StageProbe { Color.red }
        func paint() -> DisplayPaint? {
            guard case .fill(_, let paint, _)? = probe.leaves.first?.item.content else { return nil }
            return paint
        }
        #expect(paint() == .color(ResolvedColor(hex: 0xFF3B30)))
        probe.stage.configuration.colorScheme = .dark
        probe.step()
        #expect(paint() == .color(ResolvedColor(hex: 0xFF453A)))
    }

    @Test func aWholeTreeSwitchedOffStaysOff() {
        let probe = StageProbe { Enabled().disabled(false).disabled(true) }
        #expect(probe.texts == ["off"])
    }

    @Test(.proves("SW-81")) func textGrowsWithTheUsersTextSize() {
        let probe = StageProbe(CGSize(width: 400, height: 400)) { Text("ab").mark("t") }
        #expect(probe.frame("t")?.width == 17)
        probe.stage.configuration.dynamicTypeSize = .accessibility5
        probe.step()
        #expect(probe.frame("t")?.width == 53)
    }
}
