// Licensed under the Apache License, Version 2.0.

/// The options of a screen's content for the bars around it.
struct ScreenOptions {
    var title: Text?
    var subtitle: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode = .automatic
    var hidesBackButton = false
    var hidesTitle = false
    var role = ToolbarRole.automatic
    var bar = Visibility.automatic
    var bottomBar = Visibility.automatic
    var barLook = BarLook()
    var bottomLook = BarLook()
    var items: [ToolbarEntry] = []
}

/// Sets an option for the bars of the screen that the view is on.
struct ScreenOptionModifier: BoxModifier {
    var change: (inout ScreenOptions) -> Void
    /// The items that the view puts above the keyboard.
    var keyboardItems: [AnyView] = []
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard old == nil else { return tell(owner) }
        // A new view is not yet on a page that could be known to be hidden.
        set(change, keyboardItems, owner)
        owner.stage.perform { [weak owner] in
            if let owner, owner.isMounted { owner.modifier.tell(owner) }
        }
    }
    func shownDidChange(owner: any BoxModifierOwner<Self>) { tell(owner) }
    func didUnmount(owner: any BoxModifierOwner<Self>) { set(nil, [], owner) }

    /// Sends the options of the view. Its own screen need not be seen: the one above it shows its title.
    private func tell(_ owner: any BoxModifierOwner<Self>) {
        set(
            owner.isOnHiddenPage(below: owner.screen) ? nil : change,
            owner.isOnHiddenPage() ? [] : keyboardItems,
            owner)
    }
    private func set(
        _ change: ((inout ScreenOptions) -> Void)?, _ keyboardItems: [AnyView],
        _ owner: any BoxModifierOwner<Self>
    ) {
        owner.screen?.setOption(owner, change)
        owner.stage.keyboard.bar.set(keyboardItems, of: owner)
    }
}

extension View {
    func screenOption(_ change: @escaping (inout ScreenOptions) -> Void) -> some View {
        modified(ScreenOptionModifier(change: change))
    }
}
