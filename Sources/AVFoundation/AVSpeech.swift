// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The speed, 0 to 1.
    open var rate: Float = 0.5
    /// The pitch, 0.5 to 2.
    open var pitchMultiplier: Float = 1
    /// The volume, 0 to 1.
    open var volume: Float = 1
    /// The pause before it, in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause after it, in seconds.
    open var postUtteranceDelay: TimeInterval = 0
    /// Indicates whether the settings of screen readers win over these.
    open var prefersAssistiveTechnologySettings = false
    /// The voice.
    open var voice: AVSpeechSynthesisVoice?
    /// Creates an utterance of a text.
    public init(string: String) { speechString = string }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The slowest speed of speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The fastest speed of speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// The qualities of voices.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    /// The quality of a voice which every device has.
    case `default` = 1
    /// The quality of a better one, which a user can download.
    case enhanced
    /// The quality of the best one, which a user can download.
    case premium
}

/// A voice that speaks a language.
open class AVSpeechSynthesisVoice: NSObject {
    /// The language.
    public let language: String
    /// The name of the voice in all the system: here its language.
    open var identifier: String { language }
    /// The name of the voice: here its language.
    open var name: String { language }
    /// The quality.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    /// Creates the voice for a language.
    public init?(language: String?) { self.language = language ?? "en-US" }
    /// Returns nil: the device has no voices with names.
    public convenience init?(identifier: String) { nil }
    /// Returns the voices of the device: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// Returns the language that the device speaks.
    open class func currentLanguageCode() -> String { "en-US" }
}

/// The places at which speech can be interrupted.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate
    /// After the word.
    case word
}

/// A synthesizer of speech, which is not heard here.
open class AVSpeechSynthesizer: NSObject {
    /// The object that is notified of what is spoken: of nothing here.
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Indicates whether something is spoken: never.
    open var isSpeaking: Bool { false }
    /// Indicates whether speech was paused: never.
    open var isPaused: Bool { false }
    /// Creates a synthesizer.
    public override init() {}
    /// Speaks an utterance, without effect here.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Returns false: nothing is spoken that could be ended.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false: nothing is spoken that could be paused.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Returns false: nothing was paused.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// An object that is notified by a synthesizer of speech.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    /// Responds to the start of an utterance.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// Responds to the end of an utterance.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// Responds to a pause in an utterance.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// Responds to the end of a pause.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// Responds to an utterance that was ended before its end.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Responds to a word that is about to be spoken.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
    }
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
    }
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
    ) {}
    /// Does nothing.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
