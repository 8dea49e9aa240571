// Licensed under the Apache License, Version 2.0.

public import Foundation
public import StageUI

/// A type of values that a chart can show.
public protocol Plottable {
    /// The type of what is shown for a value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The form that is shown for the value: a number, a date or the name of a category.
    var primitivePlottable: PrimitivePlottable { get }
    /// Creates a value from what is shown for it; nil where there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or the name of a category.
public protocol PrimitivePlottableProtocol: Plottable {}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// Creates a value from itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// Creates a value from its raw value; nil where there is none.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

/// A value as a chart knows it.
enum PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    init(_ value: some Plottable) {
        let plain = value.primitivePlottable
        self =
            switch plain {
            case let text as String: .category(text)
            case let date as Date: .date(date)
            case let number as Double: .number(number)
            case let number as any BinaryInteger: .number(Double(number))
            case let number as Float: .number(Double(number))
            case let number as CGFloat: .number(Double(number))
            case let number as Decimal: .number(NSDecimalNumber(decimal: number).doubleValue)
            default: .category("\(plain)")
            }
    }

    /// The place on a scale of numbers or dates; nil for a category.
    var amount: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
    /// The value as it is written at an axis and read aloud.
    func text(by unit: Calendar.Component? = nil) -> String {
        switch self {
        case .number(let number): number.formatted(.number.precision(.fractionLength(0...2)))
        case .category(let name): name
        case .date(let date):
            switch unit {
            case .year: date.formatted(.dateTime.year())
            case .month, .quarter: date.formatted(.dateTime.month(.abbreviated))
            case .hour, .minute, .second: date.formatted(.dateTime.hour().minute())
            default: date.formatted(.dateTime.month(.abbreviated).day())
            }
        }
    }
    /// Returns the value as one of a type; nil where it is none.
    func cast<P: Plottable>(to type: P.Type) -> P? {
        func made(_ plain: Any) -> P? {
            (plain as? P.PrimitivePlottable).flatMap(P.init(primitivePlottable:))
        }
        switch self {
        case .category(let name): return made(name)
        case .date(let date): return made(date)
        case .number(let number):
            if let whole = P.PrimitivePlottable.self as? any BinaryInteger.Type {
                return number.magnitude < 1e15 ? made(whole.init(number.rounded())) : nil
            }
            return made(number) ?? made(Float(number)) ?? made(CGFloat(number)) ?? made(Decimal(number))
        }
    }
}

/// A value with its label, for a mark.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let start: PlotValue
    /// The end of a range or of a calendar's unit.
    var end: PlotValue?
    var unit: Calendar.Component?

    /// Creates a labelled value.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(labelKey), start: PlotValue(value))
    }
    /// Creates a labelled value.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: Text(label), start: PlotValue(value))
    }
    /// Creates a labelled value.
    public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: label, start: PlotValue(value))
    }
    /// Creates a labelled range of values.
    public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue
    where Value: Comparable {
        PlottableValue(
            label: Text(labelKey), start: PlotValue(range.lowerBound), end: PlotValue(range.upperBound))
    }
}

extension PlottableValue where Value == Date {
    /// Creates a labelled unit of the calendar that contains a date.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        dated(Text(labelKey), value, unit, calendar)
    }
    /// Creates a labelled unit of the calendar that contains a date.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> PlottableValue {
        dated(Text(label), value, unit, calendar)
    }
    private static func dated(
        _ label: Text, _ value: Date, _ unit: Calendar.Component, _ calendar: Calendar
    ) -> PlottableValue {
        guard let span = calendar.dateInterval(of: unit, for: value) else {
            return PlottableValue(label: label, start: .date(value), unit: unit)
        }
        return PlottableValue(label: label, start: .date(span.start), end: .date(span.end), unit: unit)
    }
}
