// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// Writes measured values in the language and the units of a locale.
///
/// Unchecked, as open and changeable as Apple's: whoever shares one does not change it.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choices of units.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates choices from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit of the value.
        public static let providedUnit = UnitOptions(rawValue: 1)
        /// A unit of the region in which the number is neither large nor small; as the region chooses it without, too.
        public static let naturalScale = UnitOptions(rawValue: 2)
        /// A temperature without the name of its scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// The choice of units.
    open var unitOptions: UnitOptions = []
    /// The length of units.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale.
    open var locale = Locale.autoupdatingCurrent
    /// The formatter of the number where the unit stays, whose locale follows this one's.
    open lazy var numberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter.
    public override init() { super.init() }
    /// Fails: there are no archives of formatters.
    public required init?(coder: NSCoder) { nil }

    /// Returns a measured value in words.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let width =
            switch unitStyle {
            case .short: "narrow"
            case .long: "full-name"
            default: "short"
            }
        let value = measurement.value
        let plain = value.formatted(.number.locale(locale))
        guard let unit = measurement.unit as? Dimension else { return "\(plain) \(measurement.unit.symbol)" }
        let isTemperature = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
        let usage = unitOptions.contains(.providedUnit) ? nil : "default"
        let written = UnitText.text(
            value, unit, width: isTemperature ? "narrow" : width, usage: usage, locale: locale)
        guard var text = written else { return "\(plain) \(unit.symbol)" }
        if usage == nil {
            numberFormatter.locale = locale
            let whole = value.formatted(.number.locale(locale).precision(.fractionLength(0...6)))
            let number = numberFormatter.string(from: value as NSNumber) ?? whole
            text = text.replacingOccurrences(of: whole, with: number)
        }
        return isTemperature ? String(text.prefix { $0 != "C" && $0 != "F" }) : text
    }
    /// Returns a unit in words.
    open func string(from unit: Unit) -> String { unit.symbol }
}
