// Licensed under the Apache License, Version 2.0.

import AudioToolbox
import CommonCrypto
import CoreHaptics
import SwiftUI
import Testing

@testable import StageUI

/// The modules of short sounds, of what is felt and of the digests of C.
@Suite @MainActor struct SmallFrameworkTests {
    private func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    // MARK: - CommonCrypto

    /// The words of RFC 1321, FIPS 180 and RFC 3174 for "abc".
    @Test func digestsAreThoseOfTheStandards() {
        let text = Array("abc".utf8)
        func digest(
            _ count: Int32,
            _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
                UInt8
            >?
        ) -> String {
            var result = [UInt8](repeating: 0, count: Int(count))
            _ = function(text, 3, &result)
            return hex(result)
        }
        #expect(digest(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(
            digest(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) }
                == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            digest(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            digest(CC_SHA384_DIGEST_LENGTH) { CC_SHA384($0, $1, $2) }.hasPrefix(
                "cb00753f45a35e8bb5a03d699ac65007"))
        #expect(
            digest(CC_SHA512_DIGEST_LENGTH) { CC_SHA512($0, $1, $2) }.hasPrefix(
                "ddaf35a193617abacc417349ae204131"))
    }

    /// The second cases of RFC 2202 and RFC 4231.
    @Test(arguments: [
        (kCCHmacAlgMD5, 16, "750c783e6ab0b503eaa86e310a5db738"),
        (kCCHmacAlgSHA1, 20, "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
        (kCCHmacAlgSHA256, 32, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"),
    ])
    func codesAreThoseOfTheStandards(_ algorithm: Int, _ count: Int, _ expected: String) {
        let (key, text) = (Array("Jefe".utf8), Array("what do ya want for nothing?".utf8))
        var code = [UInt8](repeating: 0, count: count)
        CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &code)
        #expect(hex(code) == expected)
    }

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
