// Licensed under the Apache License, Version 2.0.

extension VerticalEdge {
    /// The upper and the lower edge, or one of them.
    public struct Set: OptionSet, Sendable {
        /// The raw value, with one bit for each edge.
        public let rawValue: Int8
        /// Creates edges from their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one edge.
        public init(_ edge: VerticalEdge) { self = edge == .top ? .top : .bottom }
        /// The upper edge.
        public static let top = Set(rawValue: 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

extension HorizontalEdge {
    /// The edge where reading starts and the one where it ends, or one of them.
    public struct Set: OptionSet, Sendable {
        /// The raw value, with one bit for each edge.
        public let rawValue: Int8
        /// Creates edges from their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates the set of one edge.
        public init(_ edge: HorizontalEdge) { self = edge == .leading ? .leading : .trailing }
        /// The edge where reading starts.
        public static let leading = Set(rawValue: 1)
        /// The edge where reading ends.
        public static let trailing = Set(rawValue: 2)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
