// Licensed under the Apache License, Version 2.0.

/// A font file whose bytes are in memory, such as one bundled with an app.
public struct FontData: Hashable, Sendable {
    /// The name of the file, for messages.
    public let name: String
    /// The content of the file: OpenType, TrueType, or a collection of such fonts.
    public let bytes: [UInt8]

    /// Names the bytes of a font file.
    public init(_ name: String, bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
}
