// Licensed under the Apache License, Version 2.0.

import Foundation

/// The place of a search field.
public struct SearchFieldPlacement: Hashable, Sendable {
    private let name: String
    /// The place that fits the screen.
    public static let automatic = SearchFieldPlacement(name: "automatic")
    /// In the toolbar; below it on a phone.
    public static let toolbar = SearchFieldPlacement(name: "toolbar")
    /// Below the bar at the top.
    public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
    /// Below the bar at the top, always or as usual.
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { .navigationBarDrawer }
    /// In the sidebar; below the bar on a phone.
    public static let sidebar = SearchFieldPlacement(name: "sidebar")

    /// The time at which a search field below the bar is there.
    public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
        private let name: String
        /// As usual.
        public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(name: "always")
    }
}

/// An action that ends a search.
public struct DismissSearchAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    /// Ends the search and clears its text.
    @MainActor @preconcurrency
    public func callAsFunction() { action() }
}

private enum Keys {
    enum Scopes: EnvironmentKey { static var defaultValue: AnyView? { nil } }
    enum Searching: EnvironmentKey { static var defaultValue: Bool { false } }
    enum Dismiss: EnvironmentKey { static var defaultValue: DismissSearchAction { DismissSearchAction {} } }
    enum Focus: EnvironmentKey {
        static var defaultValue: (@MainActor (AnyView) -> AnyView)? { nil }
    }
    enum Completion: EnvironmentKey { static var defaultValue: (@MainActor (String) -> Void)? { nil } }
}

extension EnvironmentValues {
    /// Indicates whether the user searches the view.
    public internal(set) var isSearching: Bool {
        get { self[Keys.Searching.self] }
        set { self[Keys.Searching.self] = newValue }
    }
    /// The choice of what is searched, for the field inside.
    fileprivate var searchScopes: AnyView? {
        get { self[Keys.Scopes.self] }
        set { self[Keys.Scopes.self] = newValue }
    }
    /// Joins the search field inside to a state of the focus.
    fileprivate var searchFocus: (@MainActor (AnyView) -> AnyView)? {
        get { self[Keys.Focus.self] }
        set { self[Keys.Focus.self] = newValue }
    }
    /// Puts words into the search field whose suggestions the view is among; nil outside of them.
    fileprivate var completeSearch: (@MainActor (String) -> Void)? {
        get { self[Keys.Completion.self] }
        set { self[Keys.Completion.self] = newValue }
    }
    /// Ends the search of the view.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[Keys.Dismiss.self] }
        set { self[Keys.Dismiss.self] = newValue }
    }
}

extension View {
    /// Puts a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt, isPresented: nil)
    }
    /// Puts a search field above the view.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Puts a search field above the view.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
    /// Puts a search field above the view; a value tells and sets whether the user searches.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        SearchableView(content: self, text: text, prompt: prompt, isPresented: isPresented)
    }
    /// Puts a search field above the view; a value tells and sets whether the user searches.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }
}

extension View {
    /// Puts a choice of what is searched below the search field inside, while the user searches.
    public func searchScopes<Choice: Hashable, Choices: View>(
        _ scope: Binding<Choice>, @ViewBuilder scopes: () -> Choices
    ) -> some View {
        let picker = Picker(selection: scope, content: scopes) { Text(verbatim: "Scope") }.pickerStyle(
            .segmented)
        return environment(\.searchScopes, AnyView(picker.labelsHidden()))
    }
    /// Puts a choice of what is searched below the search field inside, while the user searches.
    public func searchScopes<Choice: Hashable, Choices: View>(
        _ scope: Binding<Choice>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Choices
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}

extension View {
    /// Joins the focus of the search field inside to a state.
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        environment(\.searchFocus, { AnyView($0.focused(binding)) })
    }
    /// Joins the focus of the search field inside to a value of a state.
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        environment(\.searchFocus, { AnyView($0.focused(binding, equals: value)) })
    }
    /// Makes a suggestion of a search one that a touch puts into the search field.
    public func searchCompletion(_ completion: String) -> some View {
        SearchCompletion(content: self, words: completion)
    }
    /// Sets whether the bar at the top stays while the user searches; the field is below it, and it stays.
    public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View { self }
    /// Sets whether a search field starts as a button in a bar; it is below the bar at the top, whatever it is.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
}

/// The bar at the top while the user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    /// It stays.
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// The look of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    /// A button until the user searches.
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// A suggestion that a touch puts into the search field.
private struct SearchCompletion<Content: View>: View, UnnamedView {
    let content: Content
    let words: String
    @Environment(\.completeSearch) private var complete

    var body: some View {
        if let complete {
            Button {
                complete(words)
            } label: {
                content.frame(maxWidth: .infinity, alignment: .leading)
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}

/// The time at which the choice of what is searched is there; here while the user searches.
public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = SearchScopeActivation(name: "automatic")
    /// As soon as there is a text.
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    /// As soon as the user searches.
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// A view below its search field.
private struct SearchableView<Content: View>: View, UnnamedView {
    let content: Content
    let text: Binding<String>
    let prompt: Text?
    let isPresented: Binding<Bool>?
    @State private var isSearching = false
    @Environment(\.searchScopes) private var scopes
    @Environment(\.searchSuggestions) private var suggestions
    @Environment(\.searchFocus) private var focus
    @FocusState private var isFocused: Bool

    var body: some View {
        // The field belongs to the screen, however small the view is that wants it.
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
            .environment(\.isSearching, isSearching)
            .environment(\.searchScopes, nil)
            .environment(\.searchSuggestions, nil)
            .environment(\.searchFocus, nil)
            .environment(\.dismissSearch, DismissSearchAction { end() })
            .safeAreaInset(edge: .top, spacing: 0) {
                VStack(spacing: 0) {
                    SearchField(
                        text: text, prompt: prompt ?? Text(verbatim: "Search"), isSearching: isSearching,
                        isFocused: $isFocused, focus: focus, cancel: end)
                    if isSearching, let scopes {
                        scopes.padding(.horizontal, 16).padding(.bottom, 8)
                    }
                    if isSearching, let suggestions {
                        suggestions.environment(\.completeSearch, { text.wrappedValue = $0 })
                    }
                }
            }
            .onChange(of: isFocused) { if $1 { begin() } }
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, wanted in
                if wanted == true, !isSearching { isFocused = true }
                if wanted == false, isSearching { end() }
            }
    }

    private func begin() {
        withAnimation { isSearching = true }
        isPresented?.wrappedValue = true
    }

    private func end() {
        text.wrappedValue = ""
        isFocused = false
        withAnimation { isSearching = false }
        isPresented?.wrappedValue = false
    }
}

/// A field with a magnifying glass, and a button beside it that ends the search.
private struct SearchField: View {
    let text: Binding<String>
    let prompt: Text
    let isSearching: Bool
    let isFocused: FocusState<Bool>.Binding
    let focus: (@MainActor (AnyView) -> AnyView)?
    let cancel: () -> Void
    @Environment(\.submitHandlers) private var handlers

    /// The height of the field, the space around it and its corners, in points: those of UIKit's search bar.
    private static let (height, space, radius): (CGFloat, CGFloat, CGFloat) = (36, 16, 10)

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 6) {
                Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
                field
                if !text.wrappedValue.isEmpty {
                    Button {
                        text.wrappedValue = ""
                    } label: {
                        Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: "Clear text"))
                }
            }
            .padding(.horizontal, 8)
            .frame(minHeight: Self.height)
            .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: Self.radius))
            if isSearching {
                Button {
                    cancel()
                } label: {
                    Text(verbatim: "Cancel")
                }
            }
        }
        .font(.body)
        .environment(\.foregroundStyle, nil)
        .padding(.horizontal, Self.space)
        .padding(.top, 1)
        .padding(.bottom, 15)
    }

    @ViewBuilder private var field: some View {
        if let focus { focus(AnyView(ownField)) } else { ownField }
    }

    private var ownField: some View {
        TextField(text: text, prompt: prompt) { prompt }
            .textFieldStyle(.plain)
            .focused(isFocused)
            .submitLabel(.search)
            .accessibilityAddTraits(.isSearchField)
            .onSubmit {
                for handler in handlers.prefix(while: { !$0.isBlocking })
                where handler.triggers.contains(.search) { handler.action() }
            }
            .submitScope()
    }
}
