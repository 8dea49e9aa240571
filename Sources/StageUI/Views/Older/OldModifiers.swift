// Licensed under the Apache License, Version 2.0.

// Modifiers and values by the names that they had before.

/// The presentation or the screen that a view is in.
public struct PresentationMode {
    /// Indicates whether the view is in a presentation, or on a screen that can be gone back from.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the presentation or goes back; does nothing in a window's first screen.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// The presentation or the screen of the view.
    @MainActor @preconcurrency
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding {
            PresentationMode(isPresented: isPresented)
        } set: { mode in
            if !mode.isPresented { dismiss() }
        }
    }
}

/// The letters that the software keyboard makes capitals, as UIKit names them.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    /// None.
    case none
    /// The first of each word.
    case words
    /// The first of each sentence.
    case sentences
    /// All.
    case allCharacters
}

extension View {
    /// Sets which letters the software keyboard makes capitals.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        switch style {
        case .none: textInputAutocapitalization(.never)
        case .words: textInputAutocapitalization(.words)
        case .sentences: textInputAutocapitalization(.sentences)
        case .allCharacters: textInputAutocapitalization(.characters)
        }
    }
    /// Sets the colour of controls.
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Sets the appearance of the view.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
