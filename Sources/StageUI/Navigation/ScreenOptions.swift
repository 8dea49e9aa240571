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
        owner.screen?.setOption(owner, change)
        owner.stage.keyboard.bar.set(keyboardItems, of: owner)
    }
    func didUnmount(owner: any BoxModifierOwner<Self>) {
        owner.screen?.setOption(owner, nil)
        owner.stage.keyboard.bar.set([], of: owner)
    }
}

extension View {
    func screenOption(_ change: @escaping (inout ScreenOptions) -> Void) -> some View {
        modified(ScreenOptionModifier(change: change))
    }
}
