// Licensed under the Apache License, Version 2.0.

public import Foundation

// Foundation on Linux lacks it; it is here, as Foundation brings this module along (Decision 0074).

/// The purpose of a measured value, by which the units of a region are chosen.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    /// The name of the purpose; nil for the unit itself.
    let name: String?
    /// The region's usual units.
    public static var general: Self { Self(name: "default") }
    /// The unit of the value.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A length of a person or near one.
    public static var person: Self { Self(name: "person") }
    /// The height of a person.
    public static var personHeight: Self { Self(name: "person-height") }
    /// A way on roads.
    public static var road: Self { Self(name: "road") }
    /// The rain of a time.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The snow of a time.
    public static var snowfall: Self { Self(name: "snowfall") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: Self { Self(name: "person") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self(name: "person") }
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
}
extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy in food.
    public static var food: Self { Self(name: "food") }
    /// The energy that moving takes; by the region's units for food.
    public static var workout: Self { Self(name: "food") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measured values in the language and the units of a locale.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The widths of a unit.
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String
            /// Whole words, such as "100 degrees Fahrenheit".
            public static var wide: UnitWidth { UnitWidth(name: "full-name") }
            /// Short words, such as "100°F".
            public static var abbreviated: UnitWidth { UnitWidth(name: "short") }
            /// The shortest words, such as "100°".
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// The width of the unit.
        public var width: UnitWidth
        /// The locale.
        public var locale: Locale
        /// The purpose of the value.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The style of the number, where the unit stays; otherwise the number is as the region writes it.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage) = (width, locale, usage)
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns a measured value in words.
        public func format(_ value: Measurement<UnitType>) -> String {
            func text(_ number: Double, _ usage: String?) -> String {
                UnitText.text(number, value.unit, width: width.name, usage: usage, locale: locale)
                    ?? "\(number.formatted(.number.locale(locale))) \(value.unit.symbol)"
            }
            guard usage.name == nil, let style = numberFormatStyle else {
                return text(value.value, usage.name)
            }
            // The words of the unit follow the number, whose place the styled one takes.
            let plain = value.value.formatted(.number.locale(locale).precision(.fractionLength(0...6)))
            return text(value.value, nil).replacingOccurrences(
                of: plain, with: value.value.formatted(style.locale(locale)))
        }

        /// Returns the style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Returns the value in short words, in the region's usual units.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
    /// Returns the value in the manner of a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
    /// The style of measured values.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
