// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct RandomTreeTests {
    /// Changes, taps and new sizes give the same screen as a stage that starts with the end state.
    @Test(arguments: 1...seeds)
    func whatIsUpdatedStepByStepEqualsWhatIsMadeAnew(_ seed: UInt64) {
        let model = PlanModel(seed: seed)
        let probe = StageProbe(CGSize(width: 200, height: 300)) {
            $0.safeArea = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        } content: {
            PlanRoot(model: model)
        }
        for round in 0..<12 {
            for _ in 0...model.choice(3) {
                if model.choice(2) == 0 {
                    withAnimation(.linear(duration: 0.05)) { model.change() }
                } else {
                    model.change()
                }
            }
            probe.step(model.choice(4))
            let point = CGPoint(x: model.choice(200), y: model.choice(300))
            switch model.choice(6) {
            case 0: probe.stage.tap(at: point)
            case 1: probe.stage.configuration.size.width = CGFloat(120 + model.choice(100))
            case 2: probe.stage.configuration.dynamicTypeSize = model.choice(2) == 0 ? .xLarge : .large
            case 3:
                probe.stage.configuration.layoutDirection = model.choice(2) == 0 ? .leftToRight : .rightToLeft
            case 4: probe.stage.configuration.safeArea.top = CGFloat(model.choice(30))
            default: break
            }
            probe.step(14)
            #expect(!probe.stage.activity.contains("animation"))
            let fresh = Stage(probe.stage.configuration, text: FixedShaper()) { PlanRoot(model: model) }
            let expected = fresh.frame(at: probe.stage.time)
            #expect(probe.list == expected, "round \(round)")
            #expect(areFinite(expected.items), "round \(round)")
            #expect(
                probe.stage.accessibilityTree().lines() == fresh.accessibilityTree().lines(), "round \(round)"
            )
            if probe.list != expected { return }
        }
    }

    private func areFinite(_ items: [DisplayItem]) -> Bool {
        items.allSatisfy { item in
            guard item.origin.x.isFinite, item.origin.y.isFinite else { return false }
            switch item.content {
            case .fill(.rectangle(let rect), _, _): return rect.width.isFinite && rect.height.isFinite
            case .text(let layout): return layout.size.width.isFinite
            case .group(_, let inner): return areFinite(inner)
            default: return true
            }
        }
    }

    /// Prints times; a machine's speed is no assertion.
    @Test func aThousandRowsAreLaidOutAndOneIsChanged() {
        let model = Model()
        let clock = ContinuousClock()
        let stage = Stage(StageConfiguration(size: CGSize(width: 390, height: 844)), text: FixedShaper()) {
            ThousandRows(model: model)
        }
        let first = clock.measure { _ = stage.frame(at: 0) }
        model.a = 7
        let change = clock.measure { _ = stage.frame(at: 1) }
        print("1,000 rows: first layout \(first), one changed leaf \(change)")
        #expect(stage.bodyCounts["NumberedRow"] == 1_001)
    }
}

/// How many random trees are tried; more when the environment asks for it.
private let seeds = UInt64(ProcessInfo.processInfo.environment["STAGE_FUZZ"] ?? "") ?? 12

private struct ThousandRows: View {
    let model: Model
    var body: some View { VStack { ForEach(0..<1_000) { NumberedRow(number: $0, model: model) } } }
}

private struct NumberedRow: View {
    let number: Int
    let model: Model
    var body: some View {
        HStack {
            Text("row \(number)"); Spacer(); Text(number == 500 ? "\(model.a)" : "-")
        }
    }
}
