// Licensed under the Apache License, Version 2.0.

public import StageUI

private struct ContextKey: EnvironmentKey {
    /// A context of nobody: what is put there is lost.
    static var defaultValue: ModelContext { ModelContext() }
}

extension EnvironmentValues {
    /// The context that queries look in; an empty one unless there is a container around.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Makes a container once and places its context in the environment.
private struct ContainerModifier: ViewModifier {
    @State private var made: Result<ModelContainer, any Error>

    init(
        _ types: [any PersistentModel.Type], inMemory: Bool,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
    ) {
        _made = State(
            wrappedValue: {
                let made = Result {
                    try ModelContainer(
                        for: Schema(types),
                        configurations: [ModelConfiguration(nil, isStoredInMemoryOnly: inMemory)])
                }
                onSetup(made)
                return made
            }())
    }

    func body(content: Content) -> some View {
        content.environment(\.modelContext, (try? made.get())?.mainContext ?? ModelContext())
    }
}

extension View {
    /// Makes a container of a model, and places its context in the environment.
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerModifier([type], inMemory: inMemory, onSetup: onSetup))
    }
    /// Makes a container of models, and places its context in the environment.
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modifier(ContainerModifier(types, inMemory: inMemory, onSetup: onSetup))
    }
    /// Places a container's context in the environment.
    public func modelContainer(_ container: ModelContainer) -> some View {
        modelContext(container.mainContext)
    }
    /// Places a context in the environment.
    public func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
}

extension Scene {
    /// Makes a container of a model for each window, and places its context in the environment.
    public func modelContainer(
        for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(for: [type], inMemory: inMemory, onSetup: onSetup)
    }
    /// Makes a container of models for each window, and places its context in the environment.
    public func modelContainer(
        for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        changingWindows { AnyView($0.modelContainer(for: types, inMemory: inMemory, onSetup: onSetup)) }
    }
    /// Places a container's context in the environment of the windows.
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        modelContext(container.mainContext)
    }
    /// Places a context in the environment of the windows.
    public func modelContext(_ context: ModelContext) -> some Scene { environment(\.modelContext, context) }
}
