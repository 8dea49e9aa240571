// Licensed under the Apache License, Version 2.0.

public import Foundation
import Synchronization

/// Finds the language of a text: by its script, and by the short words and letters that are usual in a language.
// Unchecked, as an open class cannot be checked: all that it stores is behind a lock.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    private struct State {
        var text = ""
        var hints: [NLLanguage: Double] = [:]
        var constraints: [NLLanguage] = []
    }
    private let state = Mutex(State())

    /// Creates a recogniser without a text.
    public override init() { super.init() }
    /// Adds a text.
    open func processString(_ string: String) { state.withLock { $0.text += string } }
    /// Forgets the texts, and what was said about them.
    open func reset() { state.withLock { $0 = State() } }
    /// The probabilities of languages before a text is read.
    open var languageHints: [NLLanguage: Double] {
        get { state.withLock { $0.hints } }
        set { state.withLock { $0.hints = newValue } }
    }
    /// The only languages that are looked for; none for all.
    open var languageConstraints: [NLLanguage] {
        get { state.withLock { $0.constraints } }
        set { state.withLock { $0.constraints = newValue } }
    }
    /// The most probable language; nil where nothing speaks for one.
    open var dominantLanguage: NLLanguage? { ranked.first?.language }
    /// Returns the most probable languages, each with its probability.
    open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        Dictionary(
            uniqueKeysWithValues: ranked.prefix(max(0, maxHypotheses)).map { ($0.language, $0.share) })
    }
    /// Returns the most probable language of a text; nil where nothing speaks for one.
    open class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    private var ranked: [(language: NLLanguage, share: Double)] {
        let state = state.withLock { $0 }
        let weighed = Evidence.weights(of: state.text).compactMap {
            code, weight -> (NLLanguage, Double)? in
            let language = NLLanguage(code)
            guard state.constraints.isEmpty || state.constraints.contains(language) else { return nil }
            let hint = state.hints.isEmpty ? 1 : max(state.hints[language] ?? 0, 0.01)
            return (language, weight * weight * hint)
        }
        let sum = weighed.reduce(0) { $0 + $1.1 }
        guard sum > 0 else { return [] }
        return weighed.map { ($0.0, $0.1 / sum) }
            .sorted { ($1.1, $0.0.rawValue) < ($0.1, $1.0.rawValue) }.map {
                (language: $0.0, share: $0.1)
            }
    }
}
