// Licensed under the Apache License, Version 2.0.

public import LaunchAuth

/// The models of the sign-in screens that are shown, one for each window; none is kept alive by it.
///
/// A view makes a model each time its parent's body runs, and keeps the first one: the others are gone at once, and must not
/// take the place of the one on the screen.
@MainActor
public struct SignInForms {
    private struct Form {
        weak var model: SignInModel?
    }

    private var forms: [Form] = []

    /// Creates an empty list.
    public init() {}

    /// The model of the screen that came last; nil while none is shown.
    public var newest: SignInModel? { forms.last { $0.model != nil }?.model }

    /// Adds the model of a screen.
    public mutating func add(_ model: SignInModel) {
        forms.removeAll { $0.model == nil }
        forms.append(Form(model: model))
    }
}
