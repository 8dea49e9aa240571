// Licensed under the Apache License, Version 2.0.

public import Foundation

/// The number of a sound's samples.
public typealias AVAudioFrameCount = UInt32
/// The place of a sound's sample.
public typealias AVAudioFramePosition = Int64
/// The number of a sound's channels.
public typealias AVAudioChannelCount = UInt32
/// The number of a node's connection.
public typealias AVAudioNodeBus = Int

/// The kinds of plain samples.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another one.
    case otherFormat
    /// Numbers of 32 bits with a fraction.
    case pcmFormatFloat32
    /// Numbers of 64 bits with a fraction.
    case pcmFormatFloat64
    /// Whole numbers of 16 bits.
    case pcmFormatInt16
    /// Whole numbers of 32 bits.
    case pcmFormatInt32
}

/// The form of a sound: its samples in a second and its channels.
public final class AVAudioFormat: NSObject, Sendable {
    /// The samples in a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The kind of samples.
    public let commonFormat: AVAudioCommonFormat
    /// Indicates whether the channels' samples follow each other.
    public let isInterleaved: Bool
    /// Indicates whether it is the usual one: numbers of 32 bits with a fraction, each channel apart.
    public var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    /// Creates a form of plain samples; nil without samples or channels.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
        interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0 else { return nil }
        (self.sampleRate, channelCount, commonFormat, isInterleaved) = (
            sampleRate, channels, format, interleaved
        )
    }
    /// Creates the usual form; nil without samples or channels.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(
            commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }
    /// Creates a form by its settings; nil without samples or channels.
    public convenience init?(settings: [String: Any]) {
        self.init(
            standardFormatWithSampleRate: (settings[AVSampleRateKey] as? NSNumber)?.doubleValue
                ?? settings[AVSampleRateKey] as? Double ?? 0,
            channels: AVAudioChannelCount(clamping: settings[AVNumberOfChannelsKey] as? Int ?? 0))
    }
    /// Returns whether another form is the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return (sampleRate, channelCount, commonFormat.rawValue, isInterleaved)
            == (other.sampleRate, other.channelCount, other.commonFormat.rawValue, other.isInterleaved)
    }
    /// The hash of the samples and the channels.
    public override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }

    static var usual: AVAudioFormat {
        AVAudioFormat(usualRate: 48_000)
    }
    private init(usualRate: Double) {
        (sampleRate, channelCount, commonFormat, isInterleaved) = (usualRate, 2, .pcmFormatFloat32, false)
    }
}

/// A part of a sound.
open class AVAudioBuffer: NSObject {
    /// The form.
    public let format: AVAudioFormat
    init(_ format: AVAudioFormat) { self.format = format }
}

/// A part of a sound in plain samples, which are in memory and silent at first.
open class AVAudioPCMBuffer: AVAudioBuffer {
    /// The number of samples that there is room for.
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples that count.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }
    private let bytes: UnsafeMutableRawPointer
    private let samples: [UnsafeMutableRawPointer]
    private let channels: UnsafeMutableRawPointer

    /// Creates a part with room for a number of samples; nil for samples of a kind that is not plain.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        let size: Int
        switch format.commonFormat {
        case .pcmFormatFloat32, .pcmFormatInt32: size = 4
        case .pcmFormatFloat64: size = 8
        case .pcmFormatInt16: size = 2
        case .otherFormat: return nil
        }
        let (count, length) = (Int(format.channelCount), Int(frameCapacity) * size)
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: max(1, count * length), alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, count * length))
        // The channels' samples follow each other one by one, or each channel's are together.
        samples = format.isInterleaved ? [bytes] : (0..<count).map { bytes + $0 * length }
        let pointers = UnsafeMutablePointer<UnsafeMutableRawPointer>.allocate(capacity: samples.count)
        pointers.initialize(from: samples, count: samples.count)
        (self.bytes, self.frameCapacity, channels) = (bytes, frameCapacity, UnsafeMutableRawPointer(pointers))
        super.init(format)
    }
    deinit {
        bytes.deallocate()
        channels.deallocate()
    }

    /// The distance of a channel's samples.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }
    /// The samples of each channel; nil for whole numbers.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
        guard format.commonFormat == .pcmFormatFloat32 else { return nil }
        return UnsafePointer(channels.assumingMemoryBound(to: UnsafeMutablePointer<Float>.self))
    }
    /// The samples of each channel; nil unless they are whole numbers of 16 bits.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? {
        guard format.commonFormat == .pcmFormatInt16 else { return nil }
        return UnsafePointer(channels.assumingMemoryBound(to: UnsafeMutablePointer<Int16>.self))
    }
    /// The samples of each channel; nil unless they are whole numbers of 32 bits.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? {
        guard format.commonFormat == .pcmFormatInt32 else { return nil }
        return UnsafePointer(channels.assumingMemoryBound(to: UnsafeMutablePointer<Int32>.self))
    }
}

/// A time of a sound.
public final class AVAudioTime: NSObject, Sendable {
    /// The sample.
    public let sampleTime: AVAudioFramePosition
    /// The samples in a second.
    public let sampleRate: Double
    /// Creates the time of a sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    }
}

/// The file of a sound. Its samples are not read here: those of a file that is there are silent, and it has no length.
open class AVAudioFile: NSObject {
    /// The file.
    public let url: URL
    /// The form of the samples.
    public let processingFormat: AVAudioFormat
    /// The form in the file.
    open var fileFormat: AVAudioFormat { processingFormat }
    /// The number of samples: none.
    open var length: AVAudioFramePosition { 0 }
    /// The place of the next sample.
    open var framePosition: AVAudioFramePosition = 0

    /// Opens a file to read it.
    ///
    /// - Throws: An error where there is no file.
    public init(forReading fileURL: URL) throws {
        guard FileManager.default.fileExists(atPath: fileURL.path) else { throw CocoaError(.fileNoSuchFile) }
        (url, processingFormat) = (fileURL, .usual)
    }
    /// Makes a file to write it, which has no samples.
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        (url, processingFormat) = (fileURL, AVAudioFormat(settings: settings) ?? .usual)
    }
    /// Reads samples: none.
    open func read(into buffer: AVAudioPCMBuffer) throws { buffer.frameLength = 0 }
    /// Reads a number of samples at most: none.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        buffer.frameLength = 0
    }
    /// Writes samples, which nothing keeps.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        framePosition += AVAudioFramePosition(buffer.frameLength)
    }
}
