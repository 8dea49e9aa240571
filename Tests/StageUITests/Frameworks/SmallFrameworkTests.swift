// Licensed under the Apache License, Version 2.0.

import AudioToolbox
import CoreHaptics
import SwiftUI
import Testing

@testable import StageUI

/// The modules of short sounds and of what is felt.
@Suite @MainActor struct SmallFrameworkTests {
    // MARK: - CoreHaptics

    private func event(_ type: CHHapticEvent.EventType, _ intensity: Float, at time: Double) -> CHHapticEvent
    {
        let values = [
            CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
            CHHapticEventParameter(parameterID: .hapticSharpness, value: 1),
        ]
        return CHHapticEvent(eventType: type, parameters: values, relativeTime: time)
    }

    @Test func aPatternIsKeptByItsTimes() async throws {
        #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        let probe = StageProbe { Text("a") }
        let pattern = try CHHapticPattern(
            events: [event(.hapticTransient, 0.5, at: 0.25), event(.hapticContinuous, 1, at: 0)],
            parameters: [])
        #expect(pattern.duration == 0.25)
        await probe.stage.working {
            let engine = CHHapticEngine()
            try? engine.start()
            try? engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
            for _ in 0..<1_000 where Stage.current?.haptics.count != 2 { await Task.yield() }
        }
        let kept = probe.stage.haptics
        #expect(
            kept.map(\.feedback) == [
                .impact(flexibility: .rigid, intensity: 1), .impact(flexibility: .rigid, intensity: 0.5),
            ])
        #expect(kept[1].time - kept[0].time == 0.25)
        #expect(probe.stage.issues.isEmpty)
    }

    @Test func aPatternBeginsAtATimeOfTheEngine() async throws {
        let probe = StageProbe { Text("a") }
        let pattern = try CHHapticPattern(events: [event(.hapticTransient, 1, at: 0)], parameters: [])
        await probe.stage.working {
            let engine = CHHapticEngine()
            try? engine.makePlayer(with: pattern).start(atTime: engine.currentTime + 1000)
            try? engine.makePlayer(with: pattern).start(atTime: CHHapticTimeImmediate)
            for _ in 0..<1_000 where Stage.current?.haptics.count != 2 { await Task.yield() }
        }
        let times = probe.stage.haptics.map(\.time)
        #expect(times.count == 2)
        #expect((900...1000).contains((times.last ?? 0) - (times.first ?? 0)))
    }

    @Test func soundsOfAPatternAreTold() async throws {
        let probe = StageProbe { Text("a") }
        let pattern = try CHHapticPattern(events: [event(.audioContinuous, 1, at: 0)], parameters: [])
        await probe.stage.working {
            try? CHHapticEngine().makePlayer(with: pattern).start(atTime: 0)
            for _ in 0..<1_000 where Stage.current?.issues.isEmpty != false { await Task.yield() }
        }
        #expect(probe.stage.haptics.isEmpty)
        #expect(
            probe.stage.issues.map(\.message) == [
                "A pattern's sounds are not heard: a stage has no loudspeaker."
            ])
    }

    // MARK: - AudioToolbox

    @Test func theVibrationIsKeptAndASoundIsTold() async {
        let probe = StageProbe { Text("a") }
        await probe.stage.working {
            await withCheckedContinuation { done in
                AudioServicesPlaySystemSoundWithCompletion(kSystemSoundID_Vibrate) { done.resume() }
            }
            await withCheckedContinuation { done in
                AudioServicesPlayAlertSoundWithCompletion(1007) { done.resume() }
            }
        }
        #expect(probe.stage.haptics.map(\.feedback) == [.impact(weight: .heavy)])
        #expect(
            probe.stage.issues.map(\.message) == ["The sound 1007 is not heard: a stage has no loudspeaker."])
    }

    @Test func aFileOfASoundHasANumber() {
        var (one, two) = (SystemSoundID.zero, SystemSoundID.zero)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/gone.caf"), &one) == -43 && one == 0)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath), &one) == 0 && one > 0xFFFF)
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: #filePath), &two) == 0 && one == two)
    }
}

extension Stage {
    /// Runs work as what a view's action begins.
    fileprivate func working(_ work: @escaping @MainActor () async -> Void) async {
        var task: Task<Void, Never>?
        react { task = Task { await work() } }
        await task?.value
    }
}
