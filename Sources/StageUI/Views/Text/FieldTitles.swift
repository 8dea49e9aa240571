// Licensed under the Apache License, Version 2.0.

public import Foundation

// Each control and field that takes a key takes a resource, too, and a string.

extension Stepper where Label == Text {
    /// Creates a stepper with a title for a number, which is read in a format, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            "\(String(title))", value: value, step: step, format: format, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a number, which is read in a format, with the text of a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a number within a range, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            "\(String(title))", value: value, in: bounds, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a number within a range, with the text of a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>,
        in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step, format: format,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title from the actions of its buttons, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            "\(String(title))", onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title from the actions of its buttons, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a value, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init("\(String(title))", value: value, step: step, onEditingChanged: onEditingChanged) }
    /// Creates a stepper with a title for a value, with the text of a resource.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a value within a range, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            "\(String(title))", value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
    }
    /// Creates a stepper with a title for a value within a range, with the text of a resource.
    @_disfavoredOverload
    public init<V: Strideable>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>,
        step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            LocalizedStringKey(titleResource), value: value, in: bounds, step: step,
            onEditingChanged: onEditingChanged)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), isOn: isOn)
    }
    /// Creates a toggle with a title for several values at once, with the text of a resource.
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(LocalizedStringKey(titleResource), sources: sources, isOn: isOn) }
}

extension Toggle where Label == StageUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(LocalizedStringKey(titleResource), systemImage: systemImage, isOn: isOn)
    }
}

extension SecureField where Label == Text {
    /// Creates a field whose title is shown while it is empty, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(LocalizedStringKey(titleResource), text: text)
    }
    /// Creates a field with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }
}

extension TextField where Label == Text {
    /// Creates a field with a title for a value in a format, with the text of a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
    /// Creates a field with a title for a value that may be absent, with the text of a resource.
    @_disfavoredOverload
    public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format, prompt: prompt)
    }
    /// Creates a field with a title for a value, with the text of a resource.
    @_disfavoredOverload
    public init<V>(
        _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), value: value, formatter: formatter, prompt: prompt) }
    /// Creates a field whose title is shown while it is empty, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(LocalizedStringKey(titleResource), text: text)
    }
    /// Creates a field with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt)
    }
    /// Creates a field with a title that grows along an axis, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(LocalizedStringKey(titleResource), text: text, axis: axis)
    }
    /// Creates a field with a title and a prompt that grows along an axis, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(LocalizedStringKey(titleResource), text: text, prompt: prompt, axis: axis)
    }
}
