// Licensed under the Apache License, Version 2.0.

/// The reasons to show that content exists without revealing it.
public struct RedactionReasons: OptionSet, Sendable {
    /// The raw value, with one bit for each reason.
    public let rawValue: Int
    /// Creates reasons from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The content is not there yet: texts and pictures are shown as grey bars of the same size.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Others may look: content marked as private is shown as a grey bar.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is out of date, and new content is pending; nothing looks different.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The environment's values for hiding content.
private struct Redaction: Equatable {
    var reasons: RedactionReasons = []
    var isPrivate = false
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: Redaction { Redaction() } }

extension EnvironmentValues {
    private var redaction: Redaction {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    /// The reasons to hide content.
    public var redactionReasons: RedactionReasons {
        get { redaction.reasons }
        set { redaction.reasons = newValue }
    }
    /// Indicates whether the content was marked as private.
    fileprivate var isPrivacySensitive: Bool {
        get { redaction.isPrivate }
        set { redaction.isPrivate = newValue }
    }
    /// Indicates whether texts and pictures are shown as bars.
    var hidesContent: Bool { redactionReasons.contains(.placeholder) || hidesWords }
    /// Indicates whether the words of texts are hidden from assistive technology; those of a placeholder are read all
    /// the same, as by the system.
    var hidesWords: Bool {
        let redaction = redaction
        return redaction.isPrivate && redaction.reasons.contains(.privacy)
    }
}

extension View {
    /// Adds a reason to show that content exists without revealing it.
    @_disfavoredOverload
    public func redacted(reason: RedactionReasons) -> some View {
        EnvironmentView(content: self, key: \EnvironmentValues.redactionReasons, value: reason) {
            $0.redactionReasons.formUnion(reason)
        }
    }
    /// Removes all reasons to hide the content of the view.
    @_disfavoredOverload
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Marks the view as private: it is hidden where the reason is privacy.
    @_disfavoredOverload
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
