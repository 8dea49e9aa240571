// Licensed under the Apache License, Version 2.0.

/// What a view asks the stage to show above everything else.
struct PresentationRequest {
    /// The kinds of presentations.
    enum Kind {
        case alert
        case dialog
        case sheet
        case cover
    }

    var kind: Kind
    /// Another id asks for another presentation.
    var id: AnyHashable
    var content: AnyView
    var onDismiss: (() -> Void)?
    /// Tells whoever asked that the presentation has ended.
    var close: () -> Void
}

extension PresentationRequest {
    /// The motion with which it comes and goes.
    ///
    /// Sheets and covers: UIKit's spring of mass 3, stiffness 1000 and damping 500, which is critically
    /// damped and at rest after 0.506 s; as a response that is 0.344 s. Alerts: a critically damped spring
    /// of stiffness 522, at rest after 0.404 s; as a response 0.275 s.
    var motion: Animation {
        switch kind {
        case .alert: .spring(response: 0.275, dampingFraction: 1)
        case .dialog, .sheet, .cover: Self.slide
        }
    }

    /// The motion of what slides in from an edge.
    static let slide = Animation.spring(response: 0.344, dampingFraction: 1)

    /// Whether the content is the system's own and takes no style from the view that asked for it.
    var isSystem: Bool { kind == .alert || kind == .dialog }
}
