// Licensed under the Apache License, Version 2.0.

/// The parts of a screen that are compared with a golden.
public struct Snapshotting: OptionSet, Hashable, Sendable {
    /// The bits of what is compared.
    public let rawValue: Int

    /// Creates a choice from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The pixels, with a PNG file.
    public static let image = Snapshotting(rawValue: 1)
    /// The accessibility tree and the display list, line by line, with a text file.
    public static let text = Snapshotting(rawValue: 2)
}
