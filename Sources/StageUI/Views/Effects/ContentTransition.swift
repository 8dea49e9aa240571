// Licensed under the Apache License, Version 2.0.

import Foundation

/// The transition of content that changes in place.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case identity
        case fade
        case symbol(SymbolReplacement)
        /// New content comes from below or, where it counts down, from above.
        case roll(down: Bool)
        /// New content comes from below where a value has grown, and from above where it has become less.
        case rollBy(value: Double)
    }
    let kind: Kind

    /// At once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades out while the new one fades in.
    public static let opacity = ContentTransition(kind: .fade)
    /// The parts of both go over into each other; the subset fades from one to the other.
    public static let interpolate = ContentTransition(kind: .fade)
    /// The changed characters of a number roll, upwards unless it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(down: countsDown))
    }
    /// The changed characters of a number roll, upwards where its value has grown.
    public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(kind: .rollBy(value: value))
    }
}

private enum ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
}

private enum ContentTransitionLayerKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The transition of content that changes in place.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
    /// Indicates whether such content is drawn by the graphics processor; it makes no difference in the subset.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionLayerKey.self] }
        set { self[ContentTransitionLayerKey.self] = newValue }
    }
}

extension View {
    /// Sets the transition of content that changes in place.
    @_disfavoredOverload
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
