// Licensed under the Apache License, Version 2.0.

public import LaunchAuth

/// The models of the sign-in screens that are shown, one for each window; none is kept alive by it.
///
/// A view makes a model each time its parent's body runs, and keeps the first one: the others must not take its place, however long
/// they live.
@MainActor
public struct SignInForms {
    private struct Form {
        weak var model: SignInModel?
    }

    private var forms: [Form] = []

    /// Creates an empty list.
    public init() {}

    /// The model of the screen that is shown, of several windows' that of the first; nil while none is.
    public var shown: SignInModel? { forms.lazy.compactMap(\.model).first }

    /// Adds the model of a screen.
    public mutating func add(_ model: SignInModel) {
        forms.removeAll { $0.model == nil }
        forms.append(Form(model: model))
    }
}
