// Licensed under the Apache License, Version 2.0.

import Foundation

// Each modifier that takes a key takes a resource, too, and a string.

extension LocalizedStringKey {
    /// Creates a key that stands for a resource.
    init(_ resource: LocalizedStringResource) { self = "\(resource)" }
}

extension View {
    /// Adds a part of what the view has to say under a key, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(key, LocalizedStringKey(valueKey), importance: importance) }
    /// Adds a part of what the view has to say, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringResource, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(LocalizedStringKey(labelKey), value, importance: importance) }
    /// Adds a part of what the view has to say, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringResource, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View { accessibilityCustomContent(LocalizedStringKey(labelKey), value, importance: importance) }
    /// Sets the names by, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { LocalizedStringKey($0) })
    }
    /// Offers an action by its name, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityAction(named nameKey: LocalizedStringResource, _ handler: @escaping () -> Void)
        -> some View
    { accessibilityAction(named: LocalizedStringKey(nameKey), handler) }
    /// Offers places that a screen reader's user can step through, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringResource,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { accessibilityRotor(LocalizedStringKey(labelKey), entries: entries) }
    /// Offers the views of some elements as places, each by a text of its element, with a string as it is.
    @_disfavoredOverload
    public func accessibilityRotor<S: StringProtocol, Element: Identifiable>(
        _ rotorLabelKey: S, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View {
        accessibilityRotor("\(String(rotorLabelKey))", entries: entries, entryLabel: entryLabel)
    }
    /// Offers the views of some elements as places, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityRotor<Element: Identifiable>(
        _ rotorLabelKey: LocalizedStringResource, entries: [Element], entryLabel: KeyPath<Element, String>
    ) -> some View {
        accessibilityRotor(LocalizedStringKey(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }
    /// Sets the accessibility label of the view, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: LocalizedStringResource) -> some View {
        accessibilityLabel(LocalizedStringKey(labelKey))
    }
    /// Sets the view's present value, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityValue(_ valueKey: LocalizedStringResource) -> some View {
        accessibilityValue(LocalizedStringKey(valueKey))
    }
    /// Sets the description of what happens when the view is used, with the text of a resource.
    @_disfavoredOverload
    public func accessibilityHint(_ hintKey: LocalizedStringResource) -> some View {
        accessibilityHint(LocalizedStringKey(hintKey))
    }
    /// Puts a search field above the view, with the text of a resource.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
    ) -> some View { searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt)) }
    /// Puts a search field above the view, with a string as it is.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: "\(String(prompt))")
    }
    /// Puts a search field above the view, with the text of a resource.
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View {
        searchable(
            text: text, isPresented: isPresented, placement: placement, prompt: LocalizedStringKey(prompt))
    }
    /// Shows a text beside the view's item in a bar of tabs, with the text of a resource.
    @_disfavoredOverload
    public func badge(_ key: LocalizedStringResource?) -> some View {
        badge(key.map { LocalizedStringKey($0) })
    }
    /// Sets the title of the screen that the view is on, with the text of a resource.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(LocalizedStringKey(titleResource))
    }
    /// Sets the line below the title of the screen that the view is on, with the text of a resource.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(LocalizedStringKey(subtitleResource))
    }
    /// Shows an alert while a condition holds, with the text of a resource.
    @_disfavoredOverload
    public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions) }
    /// Shows an alert with a message while a condition holds, with the text of a resource.
    @_disfavoredOverload
    public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, actions: actions, message: message)
    }
    /// Shows an alert for some data while a condition holds, with the text of a resource.
    @_disfavoredOverload
    public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        alert(LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions)
    }
    /// Shows an alert with a message for some data while a condition holds, with the text of a resource.
    @_disfavoredOverload
    public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        alert(
            LocalizedStringKey(titleResource), isPresented: isPresented, presenting: data, actions: actions,
            message: message)
    }
    /// Shows buttons at the bottom of the screen while a condition holds, with the text of a resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions)
    }
    /// Shows buttons at the bottom of the screen, with the text of a resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }
    /// Shows buttons at the bottom of the screen, with the text of a resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions)
    }
    /// Shows buttons at the bottom of the screen, with the text of a resource.
    @_disfavoredOverload
    public func confirmationDialog<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            LocalizedStringKey(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
            presenting: data, actions: actions, message: message)
    }
    /// Sets a help text for a resting pointer, which the stage does not have, with the text of a resource.
    @_disfavoredOverload
    public func help(_ textKey: LocalizedStringResource) -> some View { help(LocalizedStringKey(textKey)) }
}
