// Licensed under the Apache License, Version 2.0.

public import Foundation

// Each control and field that takes a key takes a resource, too, and a string.

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
