// Licensed under the Apache License, Version 2.0.

public import Foundation
import StageUI

/// A value of an axis, for the marks at it.
public struct AxisValue: Sendable {
    let value: PlotValue
    /// The number of the value, from 0.
    public let index: Int
    /// The number of values.
    public let count: Int
    var unit: Calendar.Component?

    /// Returns the value as one of a type; nil where it is none.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { value.cast(to: type) }

    /// The value whose marks are made, for labels that write it.
    @TaskLocal static var current: AxisValue?
}

/// Says which values of an axis have marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case calendar(Calendar.Component, Int, Calendar)
        case step(Double)
        case given([PlotValue])
    }
    let kind: Kind
    /// Round values.
    public static let automatic = AxisMarkValues(kind: .automatic(count: nil))
    /// About so many round values.
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    /// Round values with a least distance.
    public static func automatic<P: Plottable & BinaryFloatingPoint>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    /// Each unit of the calendar, or each few of them.
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
        roundUpperBound: Bool? = nil, calendar: Calendar? = nil
    ) -> AxisMarkValues {
        AxisMarkValues(kind: .calendar(component, max(count, 1), calendar ?? .autoupdatingCurrent))
    }
    /// Values with a distance.
    public static func stride<P: Plottable & BinaryFloatingPoint>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .step(Double(step))) }
}

/// The sides of a chart that an axis stands at.
public struct AxisMarkPosition: Hashable, Sendable {
    let name: String
    /// Below for x, after for y.
    public static let automatic = AxisMarkPosition(name: "automatic")
    /// Before.
    public static let leading = AxisMarkPosition(name: "leading")
    /// After.
    public static let trailing = AxisMarkPosition(name: "trailing")
    /// Above.
    public static let top = AxisMarkPosition(name: "top")
    /// Below.
    public static let bottom = AxisMarkPosition(name: "bottom")
}

/// The kinds of axes, which make no difference here.
public struct AxisMarkPreset: Hashable, Sendable {
    let name: String
    /// As usual.
    public static let automatic = AxisMarkPreset(name: "automatic")
    /// The labels stand under the plot's ends.
    public static let aligned = AxisMarkPreset(name: "aligned")
    /// The labels stand inside.
    public static let inset = AxisMarkPreset(name: "inset")
    /// The lines go under the labels.
    public static let extended = AxisMarkPreset(name: "extended")
}
