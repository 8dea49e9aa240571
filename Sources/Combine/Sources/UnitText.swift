// Licensed under the Apache License, Version 2.0.

import Foundation
import _FoundationICU

/// A measured value in words, by the Unicode library that Foundation itself brings, whose data say how each language names
/// units and which units a region uses.
enum UnitText {
    /// Returns a value with its unit in words; nil for a unit that the data do not know.
    ///
    /// - Parameters:
    ///   - width: The width of the unit, as a skeleton of numbers names it.
    ///   - usage: What the region's units are chosen for; nil for the unit itself.
    static func text(
        _ value: Double, _ unit: Dimension, width: String, usage: String?, locale: Locale
    ) -> String? {
        guard let name = name(of: unit) else { return nil }
        var skeleton = "measure-unit/\(name) unit-width-\(width)"
        if let usage { skeleton += " usage/\(usage)" }
        // Feet and inches are counted, and a height in centimetres is.
        if usage == "person-height" { skeleton += " precision-integer" }
        return written(value, skeleton, locale.identifier)
    }

    private static func written(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
        var status = U_ZERO_ERROR
        let letters = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(letters, Int32(letters.count), locale, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        // Below zero are warnings, such as that a language has the words of its root.
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        let count = swift_unumf_resultToString(result, nil, 0, &status)
        status = U_ZERO_ERROR
        var text = [UInt16](repeating: 0, count: Int(count) + 1)
        swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return String(decoding: text.dropLast(), as: UTF16.self)
    }

    /// The name of a unit in Unicode's Common Locale Data Repository, unit-type by its kind.
    private static func name(of unit: Dimension) -> String? {
        let (kind, names) = names(of: unit)
        return names[unit.symbol].map { "\(kind)-\($0)" }
    }

    private static func names(of unit: Dimension) -> (kind: String, names: [String: String]) {
        switch unit {
        case is UnitLength:
            (
                "length",
                [
                    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter",
                    "mm": "millimeter",
                    "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot",
                    "yd":
                        "yard", "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year",
                    "NM": "nautical-mile",
                    "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
                ]
            )
        case is UnitMass:
            (
                "mass",
                [
                    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce",
                    "lb":
                        "pound", "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
                    "oz t": "ounce-troy",
                ]
            )
        case is UnitTemperature:
            (
                "temperature",
                [
                    "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
                ]
            )
        case is UnitSpeed:
            (
                "speed",
                [
                    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
                    "kn":
                        "knot",
                ]
            )
        case is UnitDuration:
            (
                "duration",
                [
                    "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
                    "ns":
                        "nanosecond",
                ]
            )
        case is UnitArea:
            (
                "area",
                [
                    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
                    "in²":
                        "square-inch", "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile",
                    "ac":
                        "acre", "ha": "hectare",
                ]
            )
        case is UnitVolume:
            (
                "volume",
                [
                    "L": "liter", "dl": "deciliter", "cL": "centiliter", "mL": "milliliter",
                    "km³":
                        "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter",
                    "in³": "cubic-inch",
                    "ft³": "cubic-foot", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
                    "cup":
                        "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
                    "metric cup Imperial": "cup-metric",
                ]
            )
        case is UnitEnergy:
            (
                "energy",
                [
                    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
                    "kWh":
                        "kilowatt-hour",
                ]
            )
        case is UnitPower:
            (
                "power",
                [
                    "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt",
                    "hp":
                        "horsepower",
                ]
            )
        case is UnitPressure:
            (
                "pressure",
                [
                    "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
                    "mbar":
                        "millibar", "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
                    "psi":
                        "pound-force-per-square-inch",
                ]
            )
        case is UnitAngle:
            (
                "angle",
                [
                    "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʹʹ": "arc-second",
                    "rev": "revolution",
                ]
            )
        case is UnitFrequency:
            (
                "frequency",
                [
                    "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
                ]
            )
        case is UnitInformationStorage:
            (
                "digital",
                [
                    "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
                    "TB":
                        "terabyte",
                ]
            )
        case is UnitAcceleration:
            (
                "acceleration",
                [
                    "m/s²": "meter-per-square-second", "g": "g-force",
                ]
            )
        default: ("", [:])
        }
    }
}
