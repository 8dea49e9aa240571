// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A value that can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    mutating func scale(by factor: Double)
    /// The square of the value's length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// Returns the value multiplied.
    public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }

    /// Moves the value by a share of the way to another value.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// Returns the value a share of the way to another one.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension Float: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= factor }
    /// The square of the number.
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the number.
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    /// The square of the number.
    public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that are interpolated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// The first value.
    public var first: First
    /// The second value.
    public var second: Second

    /// Joins two values.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Two zeros.
    public static var zero: Self { Self(.zero, .zero) }
    /// Adds each part.
    public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
    /// Subtracts each part.
    public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
    /// Multiplies each part.
    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }
    /// The square of the length of both.
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// An empty value, for types that cannot be interpolated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the value.
    public init() {}
    /// The value.
    public static var zero: Self { Self() }
    /// The value.
    public static func + (a: Self, b: Self) -> Self { a }
    /// The value.
    public static func - (a: Self, b: Self) -> Self { a }
    /// Does nothing.
    public mutating func scale(by factor: Double) {}
    /// Zero.
    public var magnitudeSquared: Double { 0 }
}

/// A view, shape or value whose change can be animated.
@MainActor @preconcurrency
public protocol Animatable {
    /// The type of the interpolated values.
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    /// The interpolated values.
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing to interpolate.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
