// Licensed under the Apache License, Version 2.0.

public import Foundation

// Each view of lists, bars and scenes that takes a key takes a resource, too, and a string.

extension AccessibilityRotorEntry {
    /// Creates an entry for the view with an id, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ labelKey: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) { self.init(LocalizedStringKey(labelKey), id: id, textRange: textRange, prepare: prepare) }
}

extension WindowGroup {
    /// Creates a group of windows with a title, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init("\(String(title))", content: content)
    }
    /// Creates a group of windows with a title, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.init(LocalizedStringKey(titleResource), content: content) }
    /// Creates a group of windows with a title that is known by an id, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.init("\(String(title))", id: id, content: content) }
    /// Creates a group of windows with a title that is known by an id, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, id: String,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) { self.init(LocalizedStringKey(titleResource), id: id, content: content) }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a picture from the catalogue, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(LocalizedStringKey(titleResource), image: resource)
    }
    /// Creates a label with a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(LocalizedStringKey(titleResource), systemImage: name)
    }
    /// Creates a label with a picture from the catalogue, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(LocalizedStringKey(titleResource), image: name)
    }
}

extension ContentUnavailableView
where Label == StageUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a picture from the catalogue, with the text of a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
        self.init(LocalizedStringKey(title), image: name, description: description)
    }
    /// Creates a view with a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
        self.init(LocalizedStringKey(title), systemImage: name, description: description)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a title that is closed at first, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
    /// Creates a group with a title and a binding to its state, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(LocalizedStringKey(titleResource), isExpanded: isExpanded, content: content) }
}

extension GroupBox where Label == Text {
    /// Creates a box with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension LabeledContent where Label == Text {
    /// Creates a value with a name, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a text with a name, with the text of a resource.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
    /// Creates a value in a format with a name, with the text of a resource.
    @_disfavoredOverload
    public init<F: FormatStyle & Sendable>(
        _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(LocalizedStringKey(titleResource), value: value, format: format)
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(LocalizedStringKey(titleResource), content: content) }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
    /// Creates a column of texts, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init("\(String(title))", value: value)
    }
    /// Creates a column of texts, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column whose title sorts the rows by a value, with the text of a resource.
    @_disfavoredOverload
    public init<V: Comparable>(
        _ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(LocalizedStringKey(titleResource), value: value, content: content) }
    /// Creates a column whose title sorts the rows, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init("\(String(title))", sortUsing: comparator, content: content) }
    /// Creates a column whose title sorts the rows, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, sortUsing comparator: KeyPathComparator<RowValue>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(LocalizedStringKey(titleResource), sortUsing: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
    /// Creates a column of texts whose title sorts the rows by them, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: any KeyPath<RowValue, String> & Sendable) {
        self.init("\(String(title))", value: value)
    }
    /// Creates a column of texts whose title sorts the rows by them, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, value: any KeyPath<RowValue, String> & Sendable) {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a view, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
    /// Creates a link with a title to a view, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(LocalizedStringKey(titleResource), destination: destination)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link with a title to the screen that the stack has for a value, with the text of a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) where Label == Text {
        self.init(LocalizedStringKey(titleResource), value: value)
    }
}

extension Tab where Value: Hashable, Label == StageUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            LocalizedStringKey(titleResource), systemImage: systemImage, value: value, role: role,
            content: content)
    }
    /// Creates a tab with a title and a picture of the catalogue, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init("\(String(title))", image: image, value: value, role: role, content: content) }
    /// Creates a tab with a title and a picture of the catalogue, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(LocalizedStringKey(titleResource), image: image, value: value, role: role, content: content)
    }
}

extension Tab where Value == Never, Label == StageUI.Label<Text, Image> {
    /// Creates a tab with a title and a symbol of the system, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), systemImage: systemImage, role: role, content: content) }
    /// Creates a tab with a title and a picture of the catalogue, with a string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) { self.init("\(String(title))", image: image, role: role, content: content) }
    /// Creates a tab with a title and a picture of the catalogue, with the text of a resource.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) { self.init(LocalizedStringKey(titleResource), image: image, role: role, content: content) }
}

extension TabSection where Header == Text {
    /// Creates a section with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(titleResource), content: content)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a progress of unknown extent with a title, with the text of a resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(LocalizedStringKey(titleResource))
    }
    /// Creates a progress from 0 to a total with a title, with the text of a resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ titleResource: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text { self.init(LocalizedStringKey(titleResource), value: value, total: total) }
}
