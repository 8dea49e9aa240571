// Licensed under the Apache License, Version 2.0.

/// The form of a presentation where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
    let name: String
    /// As the system has it.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(name: "automatic") }
    /// As where there is much room.
    public static var none: PresentationAdaptation { PresentationAdaptation(name: "none") }
    /// Beside what it belongs to.
    public static var popover: PresentationAdaptation { PresentationAdaptation(name: "popover") }
    /// As a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(name: "sheet") }
    /// Over all of the screen.
    public static var fullScreenCover: PresentationAdaptation {
        PresentationAdaptation(name: "fullScreenCover")
    }
}

/// The severity of a dialog.
public struct DialogSeverity: Hashable, Sendable {
    let name: String
    /// As the system has it.
    public static let automatic = DialogSeverity(name: "automatic")
    /// Data may be lost; a phone shows no sign of it.
    public static let critical = DialogSeverity(name: "critical")
    /// As usual.
    public static let standard = DialogSeverity(name: "standard")
}

extension View {
    /// Sets the form of the presentation that the view is in where there is little room.
    ///
    /// It counts when the presentation begins.
    @_disfavoredOverload
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }
    /// Sets the form of the presentation that the view is in where there is little width, and where there is little
    /// height.
    ///
    /// It counts when the presentation begins.
    @_disfavoredOverload
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View {
        presentationOption { $0.adaptation = (horizontal, vertical) }
    }
    /// Sets the picture of dialogs, which has no effect on a phone or a tablet.
    public func dialogIcon(_ icon: Image?) -> some View { self }
    /// Sets how grave dialogs are, which a phone does not show.
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
}
