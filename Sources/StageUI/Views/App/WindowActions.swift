// Licensed under the Apache License, Version 2.0.

/// An action that asks the system for another window.
public struct OpenWindowAction {
    let open: @MainActor (WindowRequest) -> Void

    /// Asks for a window of the group with an id.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { open(WindowRequest(id: id)) }
    /// Asks for a window that shows a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(WindowRequest(value: AnyHashable(value)))
    }
    /// Asks for a window of the group with an id that shows a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(WindowRequest(id: id, value: AnyHashable(value)))
    }
}

/// An action that asks the system to close windows.
public struct DismissWindowAction {
    let close: @MainActor (WindowRequest) -> Void

    /// Asks to close the window that the view is in.
    @MainActor @preconcurrency
    public func callAsFunction() { close(WindowRequest()) }
    /// Asks to close the windows of the group with an id.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { close(WindowRequest(id: id)) }
    /// Asks to close the windows that show a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(WindowRequest(value: AnyHashable(value)))
    }
    /// Asks to close the windows of the group with an id that show a value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(WindowRequest(id: id, value: AnyHashable(value)))
    }
}

private enum Keys {
    enum Open: EnvironmentKey {
        static var defaultValue: OpenWindowAction {
            OpenWindowAction { Stage.current?.window.opened.append($0) }
        }
    }
    enum Dismiss: EnvironmentKey {
        static var defaultValue: DismissWindowAction {
            DismissWindowAction { Stage.current?.window.closed.append($0) }
        }
    }
}

extension EnvironmentValues {
    /// Asks the system for another window; the stage records the requests.
    public var openWindow: OpenWindowAction { self[Keys.Open.self] }
    /// Asks the system to close windows; the stage records the requests.
    public var dismissWindow: DismissWindowAction { self[Keys.Dismiss.self] }
}

extension Stage {
    /// The windows that the app asked for, in order; each can be shown by its own stage.
    public var openedWindows: [WindowRequest] { window.opened }
    /// The windows that the app asked to close, in order; one without id and value is this one.
    public var closedWindows: [WindowRequest] { window.closed }
}
