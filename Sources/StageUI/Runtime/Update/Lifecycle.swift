// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A view with actions for when it appears, disappears or sees a value change.
struct WatchingView<Content: View>: View, PrimitiveView {
    let content: Content
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    /// Called when the view is gone for good, not when others cover it.
    var remove: (() -> Void)?
    var openURL: ((URL) -> Void)?
    /// Indicates whether only an address of the web is handled, and only where nobody handles URLs.
    var isForWeb = false
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { WatchingNode(self, inputs) }
}

private final class WatchingNode<Content: View>: ViewNode<WatchingView<Content>> {
    private var child: ViewNode<Content>?
    private var hasAppeared = false
    /// Indicates whether the view was hidden without going away.
    private var isHidden = false

    override init(_ view: WatchingView<Content>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        if view.appear != nil || view.disappear != nil {
            // A view that is removed before it was shown neither appears nor disappears.
            inputs.stage.perform { [weak self] in
                guard let self, self.isMounted else { return }
                self.whenShown { [weak self] in
                    guard let self, self.isMounted else { return }
                    self.hasAppeared = true
                    self.isHidden = self.isCovered
                    if !self.isHidden { self.view.appear?() }
                }
            }
        }
        if view.openURL != nil {
            inputs.stage.urlHandlers.append(
                (WeakNodeReference(node: self), view.isForWeb, { [weak self] in self?.view.openURL?($0) }))
        }
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(from old: WatchingView<Content>, viewChanged: Bool, environmentChanged: Bool) {
        child?.update(to: view.content, environment: environment)
    }

    override func shownDidChange(_ isShown: Bool) {
        guard hasAppeared, isHidden == isShown, !isShown || !isScrolledAway else { return }
        isHidden = !isShown
        if let action = isShown ? view.appear : view.disappear { stage.perform(action) }
    }

    override func unmount() {
        guard isMounted else { return }
        super.unmount()
        if hasAppeared, !isHidden, let disappear = view.disappear { stage.perform(disappear) }
        if let remove = view.remove { stage.perform(remove) }
    }
}

/// A view that performs an action when a value changes.
struct ChangeView<Content: View, Value: Equatable>: View, PrimitiveView {
    let content: Content
    let value: Value
    let initial: Bool
    /// Indicates whether the closure of the body before the change is called, with what it saw.
    var callsOldBody = false
    let action: (Value, Value) -> Void
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { ChangeNode(self, inputs) }
}

private final class ChangeNode<Content: View, Value: Equatable>: ViewNode<ChangeView<Content, Value>> {
    private var child: ViewNode<Content>?

    override init(_ view: ChangeView<Content, Value>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        if view.initial { inputs.stage.perform { view.action(view.value, view.value) } }
    }

    override var children: [Node] { .only(child) }

    override func didUpdate(
        from old: ChangeView<Content, Value>, viewChanged: Bool, environmentChanged: Bool
    ) {
        let new = view
        if old.value != new.value {
            let action = new.callsOldBody ? old.action : new.action
            stage.perform({ action(old.value, new.value) }, aboutChangeOf: self)
        }
        child?.update(to: view.content, environment: environment)
    }
}

/// A view with a task that lives as long as the view does.
struct TaskView<Content: View, ID: Equatable>: View, PrimitiveView {
    let content: Content
    let id: ID
    let priority: TaskPriority
    let action: @MainActor @Sendable () async -> Void
    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { TaskNode(self, inputs) }
}

private final class TaskNode<Content: View, ID: Equatable>: ViewNode<TaskView<Content, ID>> {
    /// Indicates whether the view was hidden without going away.
    private var isHidden = false
    private var child: ViewNode<Content>?
    private var task: Task<Void, Never>?

    override init(_ view: TaskView<Content, ID>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        child = view.content.makeViewNode(inputs.child(of: self))
        start()
    }

    override var children: [Node] { .only(child) }

    private func start() {
        stage.perform { [weak self] in
            guard let self, self.isMounted else { return }
            self.isHidden = self.isCovered
            guard !self.isHidden else { return }
            self.whenShown { [weak self] in self?.run() }
        }
    }

    private func run() {
        guard isMounted else { return }
        // The page that it waited for may be on a screen that has others above it by now.
        isHidden = isCovered
        guard !isHidden else { return }
        let action = view.action
        task?.cancel()
        task = Task(priority: view.priority) { @MainActor in await action() }
    }

    override func didUpdate(from old: TaskView<Content, ID>, viewChanged: Bool, environmentChanged: Bool) {
        if old.id != view.id {
            task?.cancel()
            start()
        }
        child?.update(to: view.content, environment: environment)
    }

    override func shownDidChange(_ isShown: Bool) {
        guard isHidden == isShown, !isShown || !isScrolledAway else { return }
        isHidden = !isShown
        if isShown { start() } else { task?.cancel() }
    }

    override func unmount() {
        task?.cancel()
        super.unmount()
    }
}

extension View {
    /// Performs an action after the view has appeared.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        WatchingView(content: self, appear: action)
    }
    /// Performs an action after the view has disappeared.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        WatchingView(content: self, disappear: action)
    }
    /// Performs an action after the view is gone for good: not where a screen or another tab covers it.
    package func onRemove(perform action: @escaping () -> Void) -> some View {
        WatchingView(content: self, remove: action)
    }
    /// Handles URLs that the system passes to the app.
    @_disfavoredOverload
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        WatchingView(content: self, openURL: action)
    }
    /// Handles an activity that the system passes to the app; here that of a universal link alone, of the type
    /// `NSUserActivityTypeBrowsingWeb`, and as on iOS only where no view handles URLs.
    @_disfavoredOverload
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        WatchingView(
            content: self,
            openURL: activityType != NSUserActivityTypeBrowsingWeb
                ? nil
                : { url in
                    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
                    activity.webpageURL = url
                    action(activity)
                }, isForWeb: true)
    }
    /// Offers an activity of the view to the system, which hands none to other devices here.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }
    /// Sets which events from outside the view's window prefers and takes; there is one window.
    @_disfavoredOverload
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
    /// Performs an action after an update in which a value changed; it gets the old and the new value.
    @_disfavoredOverload
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial, action: action)
    }
    /// Performs an action with the new value after an update in which it changed; the closure's other values are from
    /// before the change.
    @available(iOS, deprecated: 17.0, message: "Use onChange with no or two parameters.")
    @available(macOS, deprecated: 14.0, message: "Use onChange with no or two parameters.")
    @_disfavoredOverload
    public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: false, callsOldBody: true) { action($1) }
    }
    /// Performs an action after an update in which a value changed.
    @_disfavoredOverload
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
    }
    /// Runs a task from when the view appears; it is cancelled when the view disappears.
    @_disfavoredOverload
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: 0, priority: priority, action: action)
    }
    /// Runs a task from when the view appears, and anew whenever a value changes.
    @_disfavoredOverload
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        TaskView(content: self, id: value, priority: priority, action: action)
    }
}
