// Licensed under the Apache License, Version 2.0.

public import Foundation

/// An action that opens a URL.
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind
        /// It was opened.
        public static let handled = Result(kind: .handled)
        /// It was not opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open it.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another URL.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result

    /// Creates an action that decides how a URL is handled.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens a URL.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens a URL and reports whether it was accepted.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            Stage.current?.record.openedURLs.append(other ?? url)
            completion(Stage.current != nil)
        }
    }
}

private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
    /// Opens a URL; the stage records those that are left to the system.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}

/// A control that opens a URL.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    /// Creates a link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// The label as a button.
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .accessibilityRemoveTraits(.isButton)
        .accessibilityAddTraits(.isLink)
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
