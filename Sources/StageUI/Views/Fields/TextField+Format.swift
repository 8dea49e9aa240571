// Licensed under the Apache License, Version 2.0.

public import Foundation

extension TextFieldContent {
    @MainActor
    static func value<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput>, _ format: F
    ) -> TextFieldContent where F.FormatOutput == String {
        .value { locale in
            format.locale(locale).format(value.wrappedValue)
        } take: { text, locale in
            // A text that cannot be read leaves the value as it was.
            if let parsed = try? format.locale(locale).parseStrategy.parse(text) {
                value.wrappedValue = parsed
            }
        }
    }

    @MainActor
    static func optional<F: ParseableFormatStyle>(
        _ value: Binding<F.FormatInput?>, _ format: F
    ) -> TextFieldContent where F.FormatOutput == String {
        .value { locale in
            value.wrappedValue.map(format.locale(locale).format) ?? ""
        } take: { text, locale in
            value.wrappedValue = text.isEmpty ? nil : try? format.locale(locale).parseStrategy.parse(text)
        }
    }
}

extension TextFieldContent {
    @MainActor
    static func formatted<V>(_ value: Binding<V>, _ formatter: Formatter) -> TextFieldContent {
        .value { _ in
            let value = value.wrappedValue
            // Foundation on Linux writes no number of this type.
            let shown: Any = if let number = value as? CGFloat { Double(number) } else { value }
            return formatter.string(for: shown) ?? ""
        } take: { text, _ in
            // A text that cannot be read leaves the value as it was.
            if let read = read(text, formatter).flatMap({ converted($0, to: V.self) }) {
                value.wrappedValue = read
            }
        }
    }

    private static func read(_ text: String, _ formatter: Formatter) -> Any? {
        switch formatter {
        case let dates as DateFormatter: return dates.date(from: text)
        case let numbers as NumberFormatter:
            guard let number = numbers.number(from: text) else { return nil }
            // Foundation on Linux reads the beginning of "5 apples"; a unit that the formatter writes is none.
            let written = numbers.string(from: number) ?? ""
            return text.contains { $0.isLetter && !written.contains($0) } ? nil : number
        default: return text
        }
    }

    /// Returns a number as a type that has it exactly, or rounded to its binary digits; nil for none.
    ///
    /// Foundation on Linux gives numbers as objects, which casts do not open.
    private static func converted<V>(_ value: Any, to type: V.Type) -> V? {
        guard let number = value as? NSNumber else { return value as? V }
        let decimal = number.decimalValue
        let values: [Any?] = [
            Int(exactly: number), number.doubleValue, number.floatValue, CGFloat(number.doubleValue),
            decimal.isNaN ? nil : decimal, Int64(exactly: number), Int32(exactly: number),
            Int16(exactly: number), UInt(exactly: number), number,
        ]
        return values.lazy.compactMap(\.self).compactMap { $0 as? V }.first
    }
}

extension TextField {
    /// Creates a field for a value in a format; the value changes when the entry is finished.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(content: .value(value, format), prompt: prompt, label: label())
    }
    /// Creates a field for a value that may be absent; the value changes when the entry is finished.
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(content: .optional(value, format), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title for a value in a format.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a title for a value in a format.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// Creates a field with a title for a value that may be absent.
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
    }
    /// Creates a field with a title for a value that may be absent.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(value: value, format: format, prompt: prompt) { Text(title) }
    }
    /// Creates a field with a title for a value that a formatter writes and reads.
    public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(content: .formatted(value, formatter), prompt: prompt, label: Text(titleKey))
    }
    /// Creates a field with a title for a value that a formatter writes and reads.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) {
        self.init(content: .formatted(value, formatter), prompt: prompt, label: Text(title))
    }
}
