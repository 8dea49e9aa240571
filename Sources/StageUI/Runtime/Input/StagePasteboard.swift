// Licensed under the Apache License, Version 2.0.

/// The last copied content, on one stage.
public struct StagePasteboard: Hashable, Sendable {
    /// The copied text; nil when nothing was copied.
    public var string: String?
    /// Creates a pasteboard with a text, or an empty one.
    public init(string: String? = nil) { self.string = string }
}
