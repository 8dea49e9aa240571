// Licensed under the Apache License, Version 2.0.

public import Foundation

// Wishes to parts of the system that the stage does not have: they are taken and change nothing.

/// The width of a button.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = ButtonSizing(name: "automatic")
    /// All that there is.
    public static let flexible = ButtonSizing(name: "flexible")
    /// The width of the label.
    public static let fitted = ButtonSizing(name: "fitted")
}

/// The stay of a menu after a choice.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    /// It goes.
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// It stays.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    /// As it is written.
    public static let automatic = MenuOrder(name: "automatic")
    /// The first one is nearest to the finger: in a menu above its control they stand from below upwards.
    public static let priority = MenuOrder(name: "priority")
    /// As it is written.
    public static let fixed = MenuOrder(name: "fixed")
}

/// The way in which a symbol is filled with colour.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// Evenly.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// From a lighter one at the top.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which a symbol shows a value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the colour of its parts.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the length of a line.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// Speaking in place of typing a search.
public struct TextInputDictationBehavior: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let automatic = TextInputDictationBehavior(name: "automatic")
    /// Beside the text.
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
}

/// The time at which speaking in place of typing begins.
public struct TextInputDictationActivation: Hashable, Sendable {
    private let name: String
    /// With the search.
    public static let onLook = TextInputDictationActivation(name: "onLook")
    /// By a choice.
    public static let onSelect = TextInputDictationActivation(name: "onSelect")
}

/// The transition of a view on glass.
public struct GlassEffectTransition: Hashable, Sendable {
    private let name: String
    /// From the shape of another view on glass.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// It comes into being where it is.
    public static let materialize = GlassEffectTransition(name: "materialize")
    /// None.
    public static let identity = GlassEffectTransition(name: "identity")
}

/// The language by which a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let name: String
    /// The language of the text.
    public static let automatic = TypesettingLanguage(name: "automatic")
    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(name: language.maximalIdentifier)
    }
}

/// A pointer over a view.
public enum HoverPhase: Hashable, Sendable {
    /// It is over the view, at a place in points.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

extension View {
    /// Sets the width of the buttons inside the view; they have that of their label.
    @_disfavoredOverload
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
    /// Sets whether menus stay after a choice; they go.
    @_disfavoredOverload
    public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
    /// Sets the order of the items of menus; by default it is the one in which they are written.
    @_disfavoredOverload
    public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Takes the system's ring from views that have the focus of a keyboard; they have none.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Marks a view whose content is out of date for widgets.
    @_disfavoredOverload
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
    /// Performs an action while a pointer moves over the view; a finger is none.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
    /// Keeps the system from ending the app while the sheet that the view is in is shown; it ends none.
    public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
    /// Sets the way in which symbols are filled with colour: evenly.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
    /// Sets the way in which symbols show a value: by the colour of their parts.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
    /// Sets whether searches can be spoken; they are typed.
    public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
    /// Sets the language by which texts are set; it is that of the environment.
    @_disfavoredOverload
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
    /// Sets the language by which texts are set; it is that of the environment.
    @_disfavoredOverload
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
    /// Sets the URL that a widget opens.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Marks a view that a widget may tint.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// Names a view on glass for its transition; each is drawn by itself.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
    /// Joins views on glass of the same name into one shape; each is drawn by itself.
    public func glassEffectUnion(
        id: (some Hashable & Sendable)?, namespace: Namespace.ID
    ) -> some View { self }
    /// Sets the transition of a view on glass; it has that of the view.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
    /// Shows the bars beside scroll views for a moment when a value changes; a finger shows them.
    @_disfavoredOverload
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
    /// Shows the bars beside scroll views for a moment when they appear; a finger shows them.
    @_disfavoredOverload
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
    /// Shows or hides the letters beside a list that lead to its sections; there are none.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets the letter beside a list that leads to a section; there is none.
    public func sectionIndexLabel(_ label: Text?) -> some View { self }
    /// Sets the letter beside a list that leads to a section; there is none.
    public func sectionIndexLabel(_ label: String?) -> some View { self }
    /// Sets the text by which typing finds the view in a list; nothing is found by typing.
    public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    /// Shows or hides the thumbs of sliders; they are shown.
    public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    /// The modifier.
    public static let identity = EmptyModifier()
    /// Creates the modifier.
    public nonisolated init() {}
    /// Returns the view.
    public func body(content: Content) -> some View { content }
}
