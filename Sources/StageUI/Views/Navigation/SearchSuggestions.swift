// Licensed under the Apache License, Version 2.0.

import Foundation

private enum SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
    /// The views below the search field inside while the user searches.
    var searchSuggestions: AnyView? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }
}

extension View {
    /// Shows views below the search field inside, while the user searches.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        environment(\.searchSuggestions, AnyView(suggestions()))
    }
    /// Puts a search field above the view, with views below it while the user searches.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
    /// Puts a search field above the view, with suggestions below it.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
    /// Puts a search field above the view, with suggestions below it and a string as it is.
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
    }
    /// Puts a search field above the view, with tokens beside it that a touch removes.
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions { SearchTokens(tokens: tokens, suggested: nil, token: token) }
    }
    /// Puts a search field above the view, with tokens beside it that a touch removes, and others that a touch adds.
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions { SearchTokens(tokens: tokens, suggested: suggestedTokens, token: token) }
    }
    /// Puts a search field above the view, with tokens beside it that a touch removes; a value tells and sets whether the user
    /// searches.
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchSuggestions { SearchTokens(tokens: tokens, suggested: nil, token: token) }
    }
    /// Puts a search field above the view, with tokens beside it that a touch removes, and others that a touch adds; a value
    /// tells and sets whether the user searches.
    public func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchSuggestions { SearchTokens(tokens: tokens, suggested: suggestedTokens, token: token) }
    }
}

/// The tokens of a search, and those that can be added.
private struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
    let tokens: Binding<C>
    let suggested: Binding<C>?
    let token: (C.Element) -> Token

    private var others: [C.Element] {
        let used = Set(tokens.wrappedValue.map(\.id))
        return suggested?.wrappedValue.filter { !used.contains($0.id) } ?? []
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(tokens.wrappedValue)) { element in
                Button {
                    tokens.wrappedValue.removeAll { $0.id == element.id }
                } label: {
                    token(element).padding(.horizontal, 8).padding(.vertical, 4)
                        .background(Color(uiColor: .tertiarySystemFill), in: Capsule())
                }
                .accessibilityAddTraits(.isSelected)
            }
            ForEach(others) { element in
                Button {
                    tokens.wrappedValue.append(element)
                } label: {
                    token(element)
                }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 16)
        .padding(.bottom, 8)
    }
}
