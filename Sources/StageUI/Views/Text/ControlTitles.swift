// Licensed under the Apache License, Version 2.0.

public import Foundation

// Each control and field that takes a key takes a resource, too, and a string.

extension CommandMenu {
    /// Creates a menu, with the text of a resource.
    @_disfavoredOverload
    public init(_ nameKey: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(nameKey), content: content)
    }
}

extension Button where Label == Text {
    /// Creates a button with a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(LocalizedStringKey(titleResource), role: role, action: action) }
}

extension Button where Label == StageUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, action: action) }
}

extension ControlGroup {
    /// Creates a group of controls; the title is for styles that fold the group, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init("\(String(title))", content: content)
    }
    /// Creates a group of controls; the title is for styles that fold the group, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension Menu where Label == Text {
    /// Creates a menu behind a title, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
    ) { self.init("\(String(title))", content: content, primaryAction: primaryAction) }
    /// Creates a menu behind a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(LocalizedStringKey(titleResource), content: content, primaryAction: primaryAction) }
    /// Creates a menu behind a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension Menu where Label == StageUI.Label<Text, Image> {
    /// Creates a menu behind a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, content: content) }
}

extension ShareLink where Label == StageUI.Label<Text, Image> {
    /// Creates a link with a title that shares an address, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message) }
    /// Creates a link with a title that shares a text, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil
    ) { self.init(LocalizedStringKey(titleResource), item: item, subject: subject, message: message) }
}

extension SharePreview {
    /// Creates a preview with a title, a picture and an icon, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(LocalizedStringKey(titleResource), icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) { self.init(LocalizedStringKey(titleResource)) }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(LocalizedStringKey(titleResource), image: image)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a control with a title for a color, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, supportsOpacity: supportsOpacity) }
}

extension DatePicker where Label == Text {
    /// Creates a control with a title for a date, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date between two, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            "\(String(title))", selection: selection, in: range, displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date between two, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range,
            displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date from another one on, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            "\(String(title))", selection: selection, in: range, displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date from another one on, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range,
            displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date up to another one, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            "\(String(title))", selection: selection, in: range, displayedComponents: displayedComponents)
    }
    /// Creates a control with a title for a date up to another one, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Date>,
        in range: PartialRangeThrough<Date>, displayedComponents: Components = [.hourAndMinute, .date]
    ) {
        self.init(
            LocalizedStringKey(titleResource), selection: selection, in: range,
            displayedComponents: displayedComponents)
    }
}

extension MultiDatePicker where Label == Text {
    /// Creates a calendar with a title for any days, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
        self.init(LocalizedStringKey(titleResource), selection: selection)
    }
    /// Creates a calendar with a title for days from one on and before another, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) { self.init("\(String(title))", selection: selection, in: bounds) }
    /// Creates a calendar with a title for days from one on and before another, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
    /// Creates a calendar with a title for days from one on, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) { self.init("\(String(title))", selection: selection, in: bounds) }
    /// Creates a calendar with a title for days from one on, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
    /// Creates a calendar with a title for days before one, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) { self.init("\(String(title))", selection: selection, in: bounds) }
    /// Creates a calendar with a title for days before one, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, in: bounds) }
}

extension Picker where Label == Text {
    /// Creates a picker with a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), selection: selection, content: content) }
}

extension Picker where Label == StageUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, selection: selection,
            content: content)
    }
}

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
