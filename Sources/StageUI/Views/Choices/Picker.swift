// Licensed under the Apache License, Version 2.0.

import Foundation

/// A control that chooses one of several values, each of which is the tag of a view.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let content: Content
    private let label: Label
    @Environment(\.pickerLook) private var look
    @Environment(\.isInForm) private var isInForm
    @Environment(\.isInMenu) private var isInMenu

    /// Creates a picker with a custom label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }

    /// The control in the style of the container.
    public var body: some View {
        let choice = PickerChoice(selection)
        if isInMenu {
            PickerRows(content: content, choice: choice, label: EmptyView())
        } else if look == .segmented {
            SegmentedPicker(content: content, choice: choice, label: label)
        } else if look == .wheel || (look == .inline && !isInForm) {
            WheelPicker(content: content, choice: choice, label: label)
        } else if look == .inline {
            PickerRows(content: content, choice: choice, label: label)
        } else if look == .navigationLink {
            LinkedPicker(content: content, choice: choice, label: label)
        } else {
            MenuPicker(content: content, choice: choice, label: label, fillsRow: isInForm)
        }
    }
}

/// The chosen tag, and the way to choose another one.
struct PickerChoice {
    let isChosen: (AnyHashable?) -> Bool
    private(set) var choose: @MainActor (AnyHashable?) -> Void

    /// Returns the choice, with an action after it.
    func then(_ action: @escaping @MainActor () -> Void) -> PickerChoice {
        var result = self
        let choose = choose
        result.choose = { tag in
            choose(tag)
            action()
        }
        return result
    }

    /// A tag stands for an optional selection, too.
    @MainActor
    init<Value: Hashable>(_ selection: Binding<Value>) {
        let value = selection.wrappedValue
        isChosen = { ($0?.base as? Value) == value }
        choose = { tag in
            guard let chosen = tag?.base as? Value else { return }
            selection.wrappedValue = chosen
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == StageUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol of the system.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            StageUI.Label(titleKey, systemImage: systemImage)
        }
    }
    /// Creates a picker with a title and a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { StageUI.Label(title, systemImage: systemImage) }
    }
}
