// Licensed under the Apache License, Version 2.0.

/// A change of a view that is written with other views.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the changed view.
    associatedtype Body: View
    /// The view that is being changed.
    typealias Content = ModifierContent<Self>
    /// Returns the changed view.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a view modifier changes.
public struct ModifierContent<Modifier>: View, UnnamedView {
    let view: AnyView
    /// The view.
    public var body: some View { view }
}

struct ModifierView<Content: View, Modifier: ViewModifier>: View, UnnamedView {
    let content: Content
    var modifier: Installed<Modifier>
    var body: some View { modifier.value.body(content: ModifierContent(view: AnyView(content))) }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The view.
    public var content: Content
    /// The change.
    public var modifier: Modifier

    /// Creates a changed view.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, UnnamedView where Content: View, Modifier: ViewModifier {
    /// The view that the modifier makes of the content.
    public var body: some View { ModifierView(content: content, modifier: Installed(modifier)) }
}

extension View {
    /// Applies a view modifier.
    public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A view modifier that is made from the environment.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier {
    /// The type of the modifier.
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier in an environment.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    /// The view with the modifier that the environment makes.
    public func body(content: Content) -> some View { EnvironmentalView(modifier: self, content: content) }
}

private struct EnvironmentalView<Modifier: EnvironmentalModifier>: View, UnnamedView {
    let modifier: Modifier
    let content: Modifier.Content
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
