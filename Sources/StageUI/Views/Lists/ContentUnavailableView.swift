// Licensed under the Apache License, Version 2.0.

import Foundation

/// A symbol, a title, a few words and buttons in the place of content that is not there.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a view for content that is not there.
    ///
    /// - Parameters:
    ///   - label: The missing content.
    ///   - description: The reason why it is missing, and a suggestion.
    ///   - actions: Buttons that may help.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The parts below each other, in the middle of all the space that there is.
    public var body: some View {
        VStack(spacing: 20) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                    .font(.title2.bold())
                    .accessibilityAddTraits(.isHeader)
                description.font(.subheadline).usualForeground(Color.secondary)
            }
            VStack(spacing: 8) { actions }.font(.subheadline)
        }
        .multilineTextAlignment(.center)
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension ContentUnavailableView
where Label == StageUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    private init(_ label: Label, _ description: Text?) {
        (self.label, self.description, actions) = (label, description, EmptyView())
    }
    /// Creates a view with a picture from the catalogue.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init(StageUI.Label(title, image: name), description)
    }
    /// Creates a view with a symbol of the system.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init(StageUI.Label(title, systemImage: name), description)
    }
    /// Creates a view with a picture from the catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init(StageUI.Label(title, image: name), description)
    }
    /// Creates a view with a symbol of the system.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init(StageUI.Label(title, systemImage: name), description)
    }
}

/// The message where a search has found nothing.
public struct SearchUnavailableContent {
    let text: String?

    /// A magnifying glass and the title.
    public struct Label: View {
        let text: String?
        /// The title with the searched text, where that is known.
        public var body: some View {
            StageUI.Label {
                if let text, !text.isEmpty { Text("No Results for “\(text)”") } else { Text("No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }
    /// The suggestion that may help.
    public struct Description: View {
        /// The advice.
        public var body: some View { Text("Check the spelling or try a new search.") }
    }
    /// No buttons.
    public struct Actions: View {
        /// Nothing.
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A view for a search that has found nothing.
    public static var search: ContentUnavailableView<Label, Description, Actions> { search(text: "") }

    /// A view for a search that has found nothing.
    public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The sign above the title; the sizes are by eye from pictures of iOS 17.
private struct UnavailableLabelStyle: PlainLabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 16) {
            configuration.icon.font(.system(size: 48)).usualForeground(Color.secondary)
            configuration.title
        }
    }
}
