// Licensed under the Apache License, Version 2.0.

import AVFoundation
import Foundation
import Testing

/// What apps ask of films, sounds and speech on a device that neither shows nor plays them.
@Suite @MainActor struct AVFoundationTests {
    /// Apple: the scale of a sum is the least common multiple of both.
    @Test func timesAreAddedInTheSmallestScaleThatHasBoth() {
        let sum = CMTimeAdd(
            CMTimeMake(value: 1, timescale: 600), CMTime(value: 1, timescale: 400))
        #expect(sum.value == 5 && sum.timescale == 1200)
        let rest = CMTimeSubtract(CMTime(value: 3, timescale: 2), CMTime(value: 1, timescale: 1))
        #expect(rest.value == 1 && rest.timescale == 2 && CMTimeGetSeconds(rest) == 0.5)
    }

    @Test func aSumThatFitsNoScaleIsRoundedOrInvalid() {
        let primes = CMTime(value: 1, timescale: 2_147_483_647) + CMTime(value: 1, timescale: 2)
        #expect(primes.timescale == 2_147_483_647 && abs(primes.seconds - 0.5) < 1e-8)
        #expect(!(CMTime.invalid + .zero).isValid)
        let far = CMTime(value: .max, timescale: 1)
        #expect(!(far + far).isValid && !(CMTime.zero - CMTime(value: .min, timescale: 1)).isValid)
    }

    @Test func timesAreCompared() {
        let (half, one) = (CMTime(value: 1, timescale: 2), CMTimeMakeWithSeconds(1, preferredTimescale: 600))
        #expect(half < one && CMTimeCompare(half, one) == -1 && CMTimeCompare(one, half) == 1)
        #expect(CMTimeCompare(one, CMTime(value: 1, timescale: 1)) == 0)
    }

    @Test func aPlayerPlaysWhileItsSpeedIsNotZero() {
        let player = AVPlayer()
        #expect(player.timeControlStatus == .paused)
        player.defaultRate = 2
        player.play()
        #expect(player.timeControlStatus == .playing && player.rate == 2)
        player.pause()
        #expect(player.timeControlStatus == .paused && player.rate == 0)
    }

    @Test func aPlayerMovesToATimeAndSaysSo() async {
        let player = AVPlayer()
        let observer = player.addPeriodicTimeObserver(forInterval: .zero, queue: .main) { _ in }
        let isThere = await withCheckedContinuation { told in
            player.seek(to: CMTime(value: 3, timescale: 1)) { told.resume(returning: $0) }
        }
        #expect(isThere && player.currentTime().seconds == 3)
        player.removeTimeObserver(observer)
    }

    /// An app's own object, with the method that it needs alone.
    private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var started = 0
        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            started += 1
        }
    }

    @Test func nothingIsSpoken() {
        let (synthesizer, listener) = (AVSpeechSynthesizer(), Listener())
        synthesizer.delegate = listener
        let utterance = AVSpeechUtterance(string: "Hello")
        #expect(utterance.rate == AVSpeechUtteranceDefaultSpeechRate && utterance.volume == 1)
        synthesizer.speak(utterance)
        #expect(!synthesizer.isSpeaking && listener.started == 0)
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        #expect(AVSpeechSynthesisVoice.speechVoices().isEmpty)
    }
}
