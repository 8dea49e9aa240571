// Licensed under the Apache License, Version 2.0.

/// A view's request to show something above everything else.
struct PresentationRequest {
    /// The kinds of presentations.
    enum Kind {
        case alert
        case dialog
        case sheet
        case cover
        case menu
        /// Beside what it belongs to where there is room, and else a sheet.
        case popover
    }

    var kind: Kind
    /// The part of its view that a popover points to.
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    /// Indicates whether the system asks, and not the app: it is shown whatever the app presents.
    var isOfSystem = false
    /// The identity; a new one asks for another presentation.
    var id: AnyHashable
    var content: AnyView
    var onDismiss: (() -> Void)?
    /// Notifies the requester that the presentation has ended.
    var close: () -> Void
}

extension PresentationRequest {
    /// The motion with which it appears and disappears.
    var motion: Animation {
        switch kind {
        case .alert, .menu: Self.rise
        case .dialog, .sheet, .cover, .popover: Self.slide
        }
    }

    /// The motion of a presentation that slides in from an edge: the spring of UIKit's transitions.
    ///
    /// It is more than critically damped, which Core Animation treats as critically damped: after 0.5058 s it is within
    /// a thousandth of its end.
    static let slide = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)

    /// The motion of an alert: critically damped, within a thousandth of its end after 0.404 s.
    static let rise = Animation.interpolatingSpring(mass: 1, stiffness: 522.35, damping: 45.71)

    /// Indicates whether it stands on the views below, where grounds are lighter in the dark appearance.
    var isRaised: Bool { kind == .sheet || kind == .popover }

    /// Indicates whether the content is the system's own and takes no style from the view that asked for it.
    var isSystem: Bool { kind == .alert || kind == .dialog }
}
