// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

private struct SpeedKey: TransactionKey {
    static var defaultValue: Double { 0 }
}

extension Transaction {
    fileprivate var pace: Double {
        get { self[SpeedKey.self] }
        set { self[SpeedKey.self] = newValue }
    }
}

private struct Kinds: View {
    let model: Model
    let kind: String
    var moving: some View { Color.red.offset(x: model.amount) }
    var body: some View {
        switch kind {
        case "all": Inner(model: model).transaction { $0.animation = .linear(duration: 2) }
        case "value": moving.transaction(value: model.a) { $0.animation = .linear(duration: 2) }
        case "body":
            moving.transaction {
                $0.animation = .linear(duration: 2)
            } body: {
                $0.opacity(1 - model.amount / 100)
            }
        case "animation":
            moving.animation(.linear(duration: 2)) { $0.opacity(1 - model.amount / 100) }
        case "key":
            moving.transaction { if $0.pace > 0 { $0.animation = .linear(duration: $0.pace) } }
        default: moving
        }
    }
}

private struct Inner: View {
    let model: Model
    var body: some View { Color.red.offset(x: model.amount) }
}

@MainActor
@Suite struct TransactionValueTests {
    let model = Model()

    private func probe(_ kind: String) -> StageProbe { StageProbe { Kinds(model: model, kind: kind) } }
    private func x(_ probe: StageProbe) -> Double { Double(probe.leaves[0].origin.x) }

    @Test(arguments: ["all"])
    func aTransactionModifierChangesEveryTransactionBelow(_ kind: String) {
        let probe = probe(kind)
        model.amount = 60
        probe.step(62)
        #expect(abs(x(probe) - 30) < 1e-9)
    }

    @Test(.proves("SW-24"))
    func aValueTransactionCountsOnlyWithItsValue() {
        let probe = probe("value")
        model.amount = 60
        probe.step()
        #expect(x(probe) == 60)
        model.amount = 0
        model.a = 1
        probe.step(62)
        #expect(abs(x(probe) - 30) < 1e-9)
    }

    @Test(arguments: ["body", "animation"])
    func aScopedTransactionReachesTheModifiersAndNotTheContent(_ kind: String) {
        let probe = probe(kind)
        model.amount = 60
        probe.step(62)
        #expect(x(probe) == 60)
        #expect(abs(probe.opacities[0] - 0.7) < 1e-9)
    }

    @Test func aTransactionCarriesValuesOfOnesOwn() {
        let probe = probe("key")
        withTransaction(\.pace, 2) { model.amount = 60 }
        probe.step(62)
        #expect(abs(x(probe) - 30) < 1e-9)
        model.amount = 0
        probe.step()
        #expect(x(probe) < 0)
    }

    @Test func aBindingCanWriteWithAMotion() {
        let probe = probe("")
        let model = model
        let binding = Binding(get: { model.amount }, set: { model.amount = $0 })
        binding.animation(.linear(duration: 2)).wrappedValue = 60
        probe.step(62)
        #expect(abs(x(probe) - 30) < 1e-9)
        var quiet = Transaction()
        quiet.disablesAnimations = true
        #expect(binding.transaction(quiet).wrappedValue == 60)
    }

    @Test(.proves("SW-26"))
    func disablingAnimationsSwitchesAttachedOnesOff() {
        let probe = StageProbe { Attached(model: model) }
        var quiet = Transaction()
        quiet.disablesAnimations = true
        withTransaction(quiet) { model.amount = 50 }
        probe.step()
        #expect(x(probe) == 50)
        model.amount = 0
        probe.step(32)
        #expect(abs(x(probe) - 25) < 1e-9)
    }

    private struct Attached: View {
        let model: Model
        var body: some View {
            Color.red.offset(x: model.amount).animation(.linear(duration: 1), value: model.amount)
        }
    }

    @Test func aSpringTakesUpTheSpeedOfTrackedChanges() {
        var tracking = Transaction()
        tracking.tracksVelocity = true
        func way(_ transaction: Transaction) -> Double {
            model.amount = 0
            let probe = probe("")
            for step in 1...5 {
                withTransaction(transaction) { model.amount = Double(step) * 10 }
                probe.step()
            }
            withAnimation(.spring(duration: 0.5, bounce: 0)) { model.amount = 60 }
            probe.step(6)
            return x(probe)
        }
        // 600 points a second carry it past its end.
        #expect(way(tracking) > 60)
        #expect(way(Transaction()) < 60)
    }
}
