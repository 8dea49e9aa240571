// Licensed under the Apache License, Version 2.0.

package import Foundation

/// A number that grows with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
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
}

extension ScaledMetric: DynamicProperty, InstallableProperty {
    mutating func install(_ storage: inout PropertyStorage) {
        let found = storage.environment.dynamicTypeSize
        size = found
        storage.recordEnvironmentRead { $0.dynamicTypeSize != found }
    }
}

extension DynamicTypeSize {
    /// Scales a length that belongs to a text style, to whole points as the system's metrics do.
    package func scale(_ value: CGFloat, relativeTo style: Font.TextStyle) -> CGFloat {
        let factor = style.size(at: self) / style.size(at: .large)
        return (value * factor * 3).rounded() / 3
    }
}
