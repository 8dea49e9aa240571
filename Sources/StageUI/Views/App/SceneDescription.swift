// Licensed under the Apache License, Version 2.0.

public import Combine
public import Observation

/// The result of an app's scenes: the windows it can show and the values it observes.
@MainActor
struct SceneDescription {
    struct Window {
        let id: String?
        let content: @MainActor (AnyHashable?) -> AnyView?
    }

    struct Watch {
        let value: Any
        /// Returns whether another value differs.
        let differs: (Any) -> Bool
        /// Called with the old value.
        let action: (Any) -> Void
        let isInitial: Bool
    }

    var windows: [Window] = []
    var watches: [Watch] = []
    /// Sets the properties of a scene that reads the environment or has state.
    let install: @MainActor (any Scene) -> any Scene

    mutating func add<S: Scene>(_ scene: S) {
        if let primitive = scene as? any PrimitiveScene { return primitive.describe(&self) }
        guard let installed = install(scene) as? S else { return }
        add(installed.body)
    }

    /// The content of the requested window; the first one by default.
    func content(_ request: WindowRequest) -> AnyView? {
        for window in windows where request.id == nil || window.id == request.id {
            if let content = window.content(request.value) { return content }
        }
        return nil
    }
}

/// A window that an app asked for.
public struct WindowRequest: Hashable {
    /// The id of the group of windows; nil for any.
    public var id: String?
    /// The value that the window presents; nil for none.
    public var value: AnyHashable?

    /// Creates a request.
    public init(id: String? = nil, value: AnyHashable? = nil) {
        self.id = id
        self.value = value
    }
}

/// A scene whose description is changed.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    let change: @MainActor (inout SceneDescription) -> Void

    func describe(_ description: inout SceneDescription) {
        var inner = SceneDescription(install: description.install)
        inner.add(content)
        change(&inner)
        description.windows += inner.windows
        description.watches += inner.watches
    }
}

extension Scene {
    /// Performs an action after an update in which a value changed; it gets the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        ModifiedScene(content: self) { description in
            description.watches.append(
                SceneDescription.Watch(
                    value: value, differs: { ($0 as? V) != value },
                    action: { old in if let old = old as? V { action(old, value) } }, isInitial: initial))
        }
    }
    /// Performs an action with the new value after an update in which it changed.
    @available(iOS, deprecated: 17.0, message: "Use onChange with no or two parameters.")
    @available(macOS, deprecated: 14.0, message: "Use onChange with no or two parameters.")
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene {
        onChange(of: value) { _, new in action(new) }
    }
    /// Performs an action after an update in which a value changed.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial) { _, _ in action() }
    }
    /// Sets a value of the environment for the windows of the scene.
    public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        changingWindows { AnyView($0.environment(keyPath, value)) }
    }
    /// Places an observable model in the environment of the windows of the scene.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        changingWindows { AnyView($0.environment(object)) }
    }
    /// Places an object in the environment of the windows of the scene.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changingWindows { AnyView($0.environmentObject(object)) }
    }

    /// Changes the content of the windows of the scene.
    package func changingWindows(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some Scene {
        ModifiedScene(content: self) { description in
            description.windows = description.windows.map { window in
                SceneDescription.Window(id: window.id) { window.content($0).map(change) }
            }
        }
    }
}
