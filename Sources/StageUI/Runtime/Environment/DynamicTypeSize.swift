// Licensed under the Apache License, Version 2.0.

import Foundation

/// The user's text size; the default is `large`.
public enum DynamicTypeSize: String, CaseIterable, Hashable, Sendable, Codable, Comparable {
    /// The smallest size.
    case xSmall
    /// Two steps below the default.
    case small
    /// One step below the default.
    case medium
    /// The default.
    case large
    /// One step above the default.
    case xLarge
    /// Two steps above the default.
    case xxLarge
    /// Three steps above the default.
    case xxxLarge
    /// The first accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest size.
    case accessibility5

    /// Whether the size is one of the accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// Whether one size is smaller than another.
    public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }

    var rank: Int { Self.allCases.firstIndex(of: self) ?? 3 }

    /// Scales a length that belongs to a text style, to whole points as the system's metrics do.
    func scale(_ value: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat {
        let factor = style.size(at: self) / style.size(at: .large)
        return (value * factor * 3).rounded() / 3
    }
}

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty, InstallableProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var size: DynamicTypeSize?

    /// Creates a number that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        style = textStyle
    }

    /// The number at the user's text size.
    public var wrappedValue: Value {
        guard let size else { return base }
        return Value(Double(size.scale(CGFloat(Double(base)), relativeTo: style)))
    }

    mutating func install(_ storage: inout PropertyStorage) {
        let found = storage.environment.dynamicTypeSize
        size = found
        storage.recordEnvironmentRead { $0.dynamicTypeSize != found }
    }
}
