// Licensed under the Apache License, Version 2.0.

/// What the content of a screen asks of the bars around it.
struct ScreenOptions {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    var hidesBackButton = false
    var bar = Visibility.automatic
    var bottomBar = Visibility.automatic
    var background: AnyShapeStyle?
    var backgroundVisibility = Visibility.automatic
    /// The appearance of the bar at the top, and of the bar at the bottom; nil for that of the screen.
    var barScheme: ColorScheme?
    var bottomScheme: ColorScheme?
    var items: [ToolbarEntry] = []
}

/// Says something about the bars of the screen that the view is on.
struct ScreenOptionModifier: BoxModifier {
    var change: (inout ScreenOptions) -> Void
    /// What the view puts above the keyboard.
    var keyboardItems: [AnyView] = []
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }
    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        // A new view is not yet on a page that could be known to be hidden.
        if old == nil { owner.stage.perform { [weak owner] in owner?.modifier.hide(owner) } }
        if old == nil || !owner.isOnHiddenPage { tell(owner) }
    }
    func shownDidChange(owner: any BoxModifierOwner<Self>) {
        if owner.isOnHiddenPage { withdraw(owner) } else { tell(owner) }
    }
    func didUnmount(owner: any BoxModifierOwner<Self>) { withdraw(owner) }

    private func hide(_ owner: (any BoxModifierOwner<Self>)?) {
        if let owner, owner.isMounted, owner.isOnHiddenPage { withdraw(owner) }
    }
    private func tell(_ owner: any BoxModifierOwner<Self>) {
        owner.screen?.setOption(owner, change)
        owner.stage.keyboard.bar.set(keyboardItems, of: owner)
    }
    private func withdraw(_ owner: any BoxModifierOwner<Self>) {
        owner.screen?.setOption(owner, nil)
        owner.stage.keyboard.bar.set([], of: owner)
    }
}

extension View {
    func screenOption(_ change: @escaping (inout ScreenOptions) -> Void) -> some View {
        modified(ScreenOptionModifier(change: change))
    }
}
