// Licensed under the Apache License, Version 2.0.

/// The technologies that move their own cursor over the screen.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt8

    private init(bits: UInt8) { self.bits = bits }
    /// None of them.
    public init() { bits = 0 }

    /// The screen reader.
    public static var voiceOver: AccessibilityTechnologies { AccessibilityTechnologies(bits: 1) }
    /// The control by switches.
    public static var switchControl: AccessibilityTechnologies { AccessibilityTechnologies(bits: 2) }
    static var all: AccessibilityTechnologies { AccessibilityTechnologies(bits: 3) }

    /// Returns whether all of the given technologies are among these.
    public func contains(_ member: AccessibilityTechnologies) -> Bool { bits & member.bits == member.bits }
    /// Returns both together.
    public func union(_ other: Self) -> Self { Self(bits: bits | other.bits) }
    /// Returns the technologies in both.
    public func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }
    /// Returns the technologies in only one of both.
    public func symmetricDifference(_ other: Self) -> Self { Self(bits: bits ^ other.bits) }
    /// Adds technologies.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTechnologies
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTechnologies) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }
    /// Removes technologies; returns those that were there.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(member)
        bits &= ~member.bits
        return common.bits == 0 ? nil : common
    }
    /// Adds technologies; returns those that were there already.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTechnologies) -> AccessibilityTechnologies? {
        let common = intersection(newMember)
        bits |= newMember.bits
        return common.bits == 0 ? nil : common
    }
    /// Adds those of another set.
    public mutating func formUnion(_ other: Self) { self = union(other) }
    /// Keeps only what another set has, too.
    public mutating func formIntersection(_ other: Self) { self = intersection(other) }
    /// Keeps the technologies in only one of both.
    public mutating func formSymmetricDifference(_ other: Self) { self = symmetricDifference(other) }
}
