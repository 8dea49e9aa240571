// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A recorder of sounds, which does not record, as the device has no microphone.
open class AVAudioRecorder: NSObject {
    /// The file.
    public let url: URL
    /// The settings.
    public let settings: [String: Any]
    /// The object that is notified, to which nothing is told here.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Creates a recorder for a file.
    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
    /// Creates a recorder for a file and a format.
    public convenience init(url: URL, format: AVAudioFormat) throws { try self.init(url: url, settings: [:]) }
    /// Indicates whether it records: never.
    open var isRecording: Bool { false }
    /// The seconds that were recorded: none.
    open var currentTime: TimeInterval { 0 }
    /// Indicates whether the loudness is measured.
    open var isMeteringEnabled = false
    /// Makes the file, and returns whether it can be recorded: it cannot.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Begins to record, and returns whether it does: it does not.
    @discardableResult
    open func record() -> Bool { false }
    /// Begins to record for some seconds, and returns whether it does: it does not.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Pauses.
    open func pause() {}
    /// Ends the recording.
    open func stop() {}
    /// Deletes the file, and returns whether there was one: there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures the loudness, of which there is none.
    open func updateMeters() {}
    /// Returns the mean loudness of a channel, in decibels: silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the greatest loudness of a channel, in decibels: silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// An object that is notified by a recorder of sounds.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Responds to the end of a recording.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Responds to a sound that cannot be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// Does nothing.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// Does nothing.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// The number of a form of sounds.
public typealias AudioFormatID = UInt32
/// AAC.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Plain samples.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Apple Lossless.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// The key of the form of a sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the quality of a sound.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the bits in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a plain sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether plain samples are numbers with a fraction.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether the largest byte of a plain sample comes first.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether the channels are apart.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// The qualities of a sound.
public enum AVAudioQuality: Int, Sendable {
    /// The least.
    case min = 0
    /// Low.
    case low = 0x20
    /// As usual.
    case medium = 0x40
    /// High.
    case high = 0x60
    /// The best.
    case max = 0x7F
}
