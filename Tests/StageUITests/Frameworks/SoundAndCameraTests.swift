// Licensed under the Apache License, Version 2.0.

import AVFAudio
import AVFoundation
import AVKit
import Foundation
import Testing
import UIKit

/// What apps do with sounds, films and cameras on a device that has neither a microphone nor a camera.
@Suite @MainActor struct SoundAndCameraTests {
    @Test func aBufferHasSamplesInMemory() throws {
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        #expect(buffer.frameCapacity == 4 && buffer.frameLength == 0 && buffer.stride == 1)
        let channels = try #require(buffer.floatChannelData)
        #expect(channels[0][3] == 0 && channels[1][0] == 0)
        channels[0][3] = 0.5
        channels[1][0] = -0.25
        #expect(channels[0][3] == 0.5 && channels[1][0] == -0.25)
        buffer.frameLength = 9
        #expect(buffer.frameLength == 4 && buffer.int16ChannelData == nil)
    }

    @Test func samplesOfChannelsFollowEachOtherWhereTheFormSaysSo() throws {
        let format = try #require(
            AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 3))
        let samples = try #require(buffer.int16ChannelData)[0]
        for index in 0..<6 { samples[index] = Int16(index) }
        #expect(buffer.stride == 2 && samples[5] == 5 && buffer.floatChannelData == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 0, channels: 1) == nil)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 0) == nil)
    }

    @Test func aSoundIsOverAsSoonAsItIsPlayed() throws {
        let (engine, player) = (AVAudioEngine(), AVAudioPlayerNode())
        engine.attach(player)
        engine.connect(player, to: engine.mainMixerNode, format: nil)
        try engine.start()
        #expect(engine.isRunning && player.engine === engine)
        let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1))
        let calls = Calls()
        player.scheduleBuffer(buffer, completionHandler: { calls.add("first") })
        #expect(calls.names == [])
        player.play()
        #expect(calls.names == ["first"])
        player.scheduleBuffer(buffer, at: nil, options: .loops, completionHandler: { calls.add("loop") })
        #expect(calls.names == ["first"] && player.isPlaying)
        player.stop()
        #expect(calls.names == ["first", "loop"] && !player.isPlaying)
        engine.detach(player)
        #expect(player.engine == nil && engine.attachedNodes.isEmpty)
    }

    /// The calls that came, in order.
    ///
    /// Unchecked, because the test's own thread alone calls.
    private final class Calls: @unchecked Sendable {
        private(set) var names: [String] = []
        func add(_ name: String) { names.append(name) }
    }

    @Test func theDeviceHasALoudspeakerAndNoMicrophone() async throws {
        let session = AVAudioSession.sharedInstance()
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker])
        #expect(session.currentRoute.inputs.isEmpty && session.recordPermission == .denied)
        let recorder = try AVAudioRecorder(
            url: URL(fileURLWithPath: "/tmp/none.m4a"),
            settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC), AVSampleRateKey: 44_100])
        #expect(!recorder.record() && !recorder.isRecording)
        let isAllowed = await AVAudioApplication.requestRecordPermission()
        #expect(!isAllowed)
    }

    /// The numbers of Apple's header.
    @Test func anInterruptionIsReadFromItsNumbers() {
        let info: [AnyHashable: Any] = [
            AVAudioSessionInterruptionTypeKey: UInt(0), AVAudioSessionInterruptionOptionKey: UInt(1),
        ]
        let kind = (info[AVAudioSessionInterruptionTypeKey] as? UInt).flatMap {
            AVAudioSession.InterruptionType(rawValue: $0)
        }
        let options = (info[AVAudioSessionInterruptionOptionKey] as? UInt).map {
            AVAudioSession.InterruptionOptions(rawValue: $0)
        }
        #expect(kind == .ended && options?.contains(.shouldResume) == true)
        #expect(AVAudioSession.RouteChangeReason(rawValue: 2) == .oldDeviceUnavailable)
        #expect(AVAudioSession.RouteChangeReason(rawValue: 8) == .routeConfigurationChange)
    }

    @Test func picturesOfAFilmEndInAnError() async throws {
        let asset = AVAsset(url: URL(fileURLWithPath: "/tmp/none.mov"))
        let generator = AVAssetImageGenerator(asset: asset)
        #expect(throws: AVError(.contentIsUnavailable)) {
            try generator.copyCGImage(at: .zero, actualTime: nil)
        }
        let length = try await asset.load(.duration)
        let tracks = try await asset.loadTracks(withMediaType: .video)
        #expect(length == .zero && tracks.isEmpty)
        // Apple's header: AVErrorContentIsUnavailable.
        #expect((AVError(.contentIsUnavailable) as NSError).code == -11863)
    }

    @Test func partsOfAFilmAreCompared() {
        let second = CMTime(value: 1, timescale: 1)
        let range = CMTimeRange(start: second, end: CMTime(value: 3, timescale: 1))
        #expect(range.duration.seconds == 2 && range.containsTime(second))
        #expect(!range.containsTime(CMTime(value: 3, timescale: 1)))
        let other = CMTimeRangeMake(
            start: CMTime(value: 2, timescale: 1), duration: CMTime(value: 4, timescale: 1))
        let both = range.intersection(other)
        #expect(both.start.seconds == 2 && both.end.seconds == 3 && range.union(other).duration.seconds == 5)
        #expect(CMTimeMultiply(second, multiplier: 3).seconds == 3)
        #expect(CMTimeMultiplyByFloat64(CMTime(value: 600, timescale: 600), multiplier: 0.5).value == 300)
    }

    /// An app's own object, with the method that it needs alone.
    private final class Listener: NSObject, AVCapturePhotoCaptureDelegate {
        var codes: [AVError.Code] = []
        func photoOutput(
            _ output: AVCapturePhotoOutput,
            didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
        ) { if let error = error as? AVError { codes.append(error.code) } }
    }

    @Test func thereIsNoCamera() {
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        let found = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .front)
        #expect(found.devices.isEmpty)
        let (session, output, listener) = (AVCaptureSession(), AVCapturePhotoOutput(), Listener())
        session.sessionPreset = .photo
        if session.canAddOutput(output) { session.addOutput(output) }
        output.capturePhoto(with: AVCapturePhotoSettings(), delegate: listener)
        #expect(listener.codes == [.sessionNotRunning] && session.sessionPreset == .photo)
    }

    /// An app's own view of a film.
    private final class FilmView: UIView {
        override class var layerClass: AnyClass { AVPlayerLayer.self }
    }

    @Test func aFilmHasALayer() throws {
        let (view, player) = (FilmView(), AVPlayer())
        let layer = try #require(view.layer as? AVPlayerLayer)
        layer.player = player
        layer.videoGravity = .resizeAspectFill
        #expect(layer.player === player && !layer.isReadyForDisplay)
        let preview = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        preview.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(
            preview.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50))
                == CGPoint(x: 0.25, y: 0.5))
    }
}
