// Licensed under the Apache License, Version 2.0.

/// A part of the screen, described by its body or drawn by the runtime itself.
@MainActor @preconcurrency
public protocol View {
    /// The type of the view's content.
    associatedtype Body: View

    /// The view's content.
    @ViewBuilder var body: Body { get }

    /// Creates the storage of a view of this type on a stage; called and provided by the runtime only.
    static func _makeView(_ view: Self, _ inputs: _ViewInputs) -> _ViewOutputs
}

extension Never: View {
    /// Cannot be reached, because there is no value of this type.
    public var body: Never {
        preconditionFailure("There is no value of type Never to ask for a body.")
    }
}

extension View where Body == Never {
    /// Views that the runtime draws itself have no body to ask for.
    public var body: Never {
        preconditionFailure("\(Self.self) is drawn by the runtime; ask its container, not its body.")
    }
}
