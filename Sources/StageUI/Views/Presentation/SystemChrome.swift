// Licensed under the Apache License, Version 2.0.

/// Asks the window to hide parts of the system.
struct SystemChromeModifier: BoxModifier {
    var hidesStatusBar: Bool?
    var overlays: Visibility?
    /// The edges at which the app's gestures come before those of the system.
    var deferredEdges: Edge.Set?
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard
            old?.hidesStatusBar != hidesStatusBar || old?.overlays != overlays
                || old?.deferredEdges != deferredEdges
        else { return }
        // A new view is not yet on a page that could be known to be hidden.
        if old == nil { owner.stage.perform { [weak owner] in owner?.modifier.hide(owner) } }
        if old == nil || owner.isShown { ask(owner) }
    }

    func shownDidChange(owner: any BoxModifierOwner<Self>) {
        if owner.isShown { ask(owner) } else { withdraw(owner) }
    }
    func didUnmount(owner: any BoxModifierOwner<Self>) { withdraw(owner) }

    private func ask(_ owner: any BoxModifierOwner<Self>) {
        withdraw(owner)
        owner.stage.window.chrome.append((ObjectIdentifier(owner), self))
    }
    private func hide(_ owner: (any BoxModifierOwner<Self>)?) {
        if let owner, owner.isMounted, !owner.isShown { withdraw(owner) }
    }
    private func withdraw(_ owner: any BoxModifierOwner<Self>) {
        owner.stage.window.chrome.removeAll { $0.owner == ObjectIdentifier(owner) }
    }
}

extension View {
    /// Shows or hides the system's status bar.
    @_disfavoredOverload
    public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modified(SystemChromeModifier(hidesStatusBar: hidden))
    }
    /// Shows or hides the system's status bar.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
    /// Asks the system to show or hide what it lays over the app, such as the home indicator.
    @_disfavoredOverload
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modified(SystemChromeModifier(overlays: visibility))
    }
    /// Asks the system to let the app's gestures come first at some edges of the screen.
    @_disfavoredOverload
    public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modified(SystemChromeModifier(deferredEdges: edges))
    }
}

extension Stage {
    /// Indicates whether a view asks to hide the status bar, of which the stage itself draws nothing.
    public var isStatusBarHidden: Bool {
        window.chrome.compactMap(\.modifier.hidesStatusBar).last ?? false
    }
    /// The visibility that views ask for of what the system lays over the app, of which the stage draws nothing.
    public var systemOverlays: Visibility {
        window.chrome.compactMap(\.modifier.overlays).last ?? .automatic
    }
    /// The edges at which views ask the system to let the app's gestures come first; the stage has no gestures there.
    public var deferredGestureEdges: Edge.Set {
        window.chrome.compactMap(\.modifier.deferredEdges).last ?? []
    }
}
