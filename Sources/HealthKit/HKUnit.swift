// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation

/// The prefixes of metric units.
public enum HKMetricPrefix: Int, Hashable, Sendable {
    /// No prefix.
    case none
    /// Femto, 10⁻¹⁵.
    case femto
    /// Pico, 10⁻¹².
    case pico
    /// Nano, 10⁻⁹.
    case nano
    /// Micro, 10⁻⁶.
    case micro
    /// Milli, 10⁻³.
    case milli
    /// Centi, 10⁻².
    case centi
    /// Deci, 10⁻¹.
    case deci
    /// Deca, 10.
    case deca
    /// Hecto, 10².
    case hecto
    /// Kilo, 10³.
    case kilo
    /// Mega, 10⁶.
    case mega
    /// Giga, 10⁹.
    case giga
    /// Tera, 10¹².
    case tera

    var sign: String {
        ["", "f", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T"][rawValue]
    }
}

/// A unit of health data, such as `count/min`.
///
/// Unchecked, as nothing of it is changed.
open class HKUnit: NSObject, @unchecked Sendable {
    let measure: UnitMeasure
    /// The unit as a text.
    public let unitString: String

    init(_ measure: UnitMeasure, _ text: String) { (self.measure, unitString) = (measure, text) }
    /// Creates a unit from a text such as `mg/dL`; an unknown one is a unit of its own.
    public convenience init(from string: String) {
        self.init(UnitMeasure(reading: string) ?? UnitMeasure(dimensions: [string: 1]), string)
    }
    private static func unit(_ text: String) -> HKUnit { HKUnit(from: text) }

    /// Returns whether the unit is null: a number without a unit.
    open func isNull() -> Bool { measure.dimensions.isEmpty && measure.scale == 1 }
    /// The unit as a text.
    open override var description: String { unitString }
    /// Compares the dimensions and the factors.
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.measure == measure }
    /// The hash of the dimensions.
    open override var hash: Int { measure.dimensions.hashValue }

    /// Returns this unit multiplied by another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(measure.times(unit.measure, 1), "\(unitString)*\(unit.unitString)")
    }
    /// Returns this unit divided by another.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        let isOne = !unit.unitString.contains { "*/".contains($0) }
        let divisor = isOne ? unit.unitString : "(\(unit.unitString))"
        return HKUnit(measure.times(unit.measure, -1), "\(unitString)/\(divisor)")
    }
    /// Returns a power of this unit.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit(UnitMeasure(dimensions: [:]).times(measure, power), "\(unitString)^\(power)")
    }
    /// Returns the reciprocal of this unit.
    open func reciprocal() -> HKUnit {
        HKUnit(UnitMeasure(dimensions: [:]).times(measure, -1), "1/\(unitString)")
    }
}

// What is measured, each by the name that a text has for it.
extension HKUnit {
    /// A count.
    public class func count() -> HKUnit { unit("count") }
    /// A percentage, from 0 to 1.
    public class func percent() -> HKUnit { unit("%") }
    /// Grams.
    public class func gram() -> HKUnit { unit("g") }
    /// Grams with a prefix.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix.sign + "g") }
    /// Ounces.
    public class func ounce() -> HKUnit { unit("oz") }
    /// Pounds.
    public class func pound() -> HKUnit { unit("lb") }
    /// Stones.
    public class func stone() -> HKUnit { unit("st") }
    /// Metres.
    public class func meter() -> HKUnit { unit("m") }
    /// Metres with a prefix.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix.sign + "m") }
    /// Inches.
    public class func inch() -> HKUnit { unit("in") }
    /// Feet.
    public class func foot() -> HKUnit { unit("ft") }
    /// Yards.
    public class func yard() -> HKUnit { unit("yd") }
    /// Miles.
    public class func mile() -> HKUnit { unit("mi") }
    /// Litres.
    public class func liter() -> HKUnit { unit("L") }
    /// Litres with a prefix.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix.sign + "L") }
    /// Fluid ounces of the United States.
    public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us") }
    /// Cups of the United States.
    public class func cupUS() -> HKUnit { unit("cup_us") }
    /// Seconds.
    public class func second() -> HKUnit { unit("s") }
    /// Seconds with a prefix.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix.sign + "s") }
    /// Minutes.
    public class func minute() -> HKUnit { unit("min") }
    /// Hours.
    public class func hour() -> HKUnit { unit("hr") }
    /// Days.
    public class func day() -> HKUnit { unit("d") }
    /// Joules.
    public class func joule() -> HKUnit { unit("J") }
    /// Joules with a prefix.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit(prefix.sign + "J") }
    /// Calories.
    public class func smallCalorie() -> HKUnit { unit("cal") }
    /// Kilocalories.
    public class func largeCalorie() -> HKUnit { unit("Cal") }
    /// Kilocalories.
    public class func kilocalorie() -> HKUnit { unit("kcal") }
    /// Watts.
    public class func watt() -> HKUnit { unit("W") }
    /// Pascals.
    public class func pascal() -> HKUnit { unit("Pa") }
    /// Millimetres of mercury.
    public class func millimeterOfMercury() -> HKUnit { unit("mmHg") }
    /// Degrees Celsius.
    public class func degreeCelsius() -> HKUnit { unit("degC") }
    /// Degrees Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit { unit("degF") }
    /// Kelvins.
    public class func kelvin() -> HKUnit { unit("K") }
    /// Times per second.
    public class func hertz() -> HKUnit { unit("Hz") }
    /// Decibels of sound.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL") }
    /// Moles with a prefix, of something of which one has a mass in grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        unit("\(prefix.sign)mol<\(gramsPerMole)>")
    }
    /// International units.
    public class func internationalUnit() -> HKUnit { unit("IU") }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The mass of a mole of the sugar in blood, in grams.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A value with its unit.
///
/// Unchecked, as nothing of it is changed.
open class HKQuantity: NSObject, @unchecked Sendable {
    let unit: HKUnit
    private let value: Double
    /// Creates a value.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

    /// Returns whether the value can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool {
        unit.measure.dimensions == self.unit.measure.dimensions
    }
    /// Returns the value in a unit. In a unit of another kind it is 0, which is told; on a device the app ends.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard `is`(compatibleWith: unit) else {
            HealthData.tell("A quantity in \(self.unit.unitString) was asked for in \(unit.unitString).")
            return 0
        }
        return unit.measure == self.unit.measure
            ? value : unit.measure.value(ofStandard: self.unit.measure.standard(of: value))
    }
    /// Returns the order of two values of a kind.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }
    /// The value and its unit.
    open override var description: String {
        "\(value.rounded() == value && abs(value) < 1e15 ? "\(Int(value))" : "\(value)") \(unit.unitString)"
    }
    /// Compares the values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return other.doubleValue(for: unit) == value
    }
    /// The hash of the dimensions.
    open override var hash: Int { unit.hash }
}
