// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Screen: View {
    let model: Model
    let kind: String
    var body: some View {
        @Bindable var model = model
        Text("Below").tint(.red)
            .sheet(
                isPresented: Binding(get: { model.flag && kind.hasPrefix("sheet") }, set: { model.flag = $0 })
            ) {
                if kind == "sheet medium" {
                    Text("Sheet").presentationDetents([.medium])
                } else if kind == "sheet both" {
                    Text("Sheet").presentationDetents([.medium, .large])
                } else {
                    Text("Sheet")
                }
            }
            .fullScreenCover(
                isPresented: Binding(get: { model.flag && kind == "cover" }, set: { model.flag = $0 })
            ) {
                Text("Cover")
            }
            .alert(
                "Title",
                isPresented: Binding(get: { model.flag && kind == "alert" }, set: { model.flag = $0 })
            ) {
                Button("Stay", role: .cancel) {}
                Button("Go") {}
            }
    }
}

/// How presentations look on their way and at rest.
@MainActor
@Suite struct PresentationEdgeCaseTests {
    private let model = Model()

    private func probe(
        _ kind: String, frames: Int = 60, configure: (inout StageConfiguration) -> Void = { _ in }
    ) -> StageProbe {
        let probe = StageProbe(CGSize(width: 390, height: 844), configure: configure) {
            Screen(model: model, kind: kind)
        }
        model.flag = true
        probe.step(frames)
        return probe
    }

    private func blacks(_ probe: StageProbe) -> [Double] {
        zip(probe.leaves, probe.opacities).compactMap { leaf, opacity in
            guard case .fill(_, .color(let color), _) = leaf.item.content, color.red == 0, color.green == 0,
                color.blue == 0
            else { return nil }
            return (Double(color.opacity) * opacity * 100).rounded() / 100
        }
    }

    @Test func whatIsBelowAnAlertIsDarkerInTheDark() {
        #expect(blacks(probe("alert")).contains(0.2))
        model.flag = false
        #expect(blacks(probe("alert") { $0.colorScheme = .dark }).contains(0.48))
    }

    @Test func theButtonThatCancelsIsHeavier() {
        let probe = probe("alert")
        var weights: [String: Int] = [:]
        for leaf in probe.leaves {
            guard case .text(let layout) = leaf.item.content else { continue }
            for run in layout.lines.flatMap(\.runs) { weights[run.string] = Int(run.font.weight) }
        }
        #expect(weights["Stay"] == 600)
        #expect(weights["Go"] == 400)
    }

    private func scales(_ probe: StageProbe) -> [CGFloat] {
        probe.leaves.flatMap(\.effects).compactMap {
            if case .transform(let transform) = $0 { transform.a } else { nil }
        }
    }

    @Test func anAlertDoesNotGrowWhereMotionIsReduced() {
        #expect(scales(probe("alert", frames: 8)).contains { $0 > 1.001 })
        model.flag = false
        #expect(!scales(probe("alert", frames: 8) { $0.reduceMotion = true }).contains { $0 > 1.001 })
    }

    @Test func aCoverComesFromBelow() {
        let probe = probe("cover", frames: 8)
        let cover = Drawn(probe.list).texts["Cover"]?.midY ?? 0
        #expect(cover > 430)
        probe.step(80)
        #expect(abs((Drawn(probe.list).texts["Cover"]?.midY ?? 0) - 422) < 1)
    }

    @Test func theWindowGoesBackOnlyForALargeSheet() {
        let large = scales(probe("sheet")).filter { $0 < 0.999 }
        model.flag = false
        let medium = scales(probe("sheet medium")).filter { $0 < 0.999 }
        #expect(!large.isEmpty)
        #expect(medium.isEmpty)
    }

    @Test func aSheetOfOneHeightHasNoHandle() {
        let one = probe("sheet medium").leaves.count
        model.flag = false
        let two = probe("sheet both").leaves.count
        #expect(two > one)
    }
}
