// Licensed under the Apache License, Version 2.0.

// The names that bars had before toolbars.

extension View {
    /// Sets the title of the screen that the view is on.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the screen that the view is on.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    /// Sets the title of the screen that the view is on.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Sets the title of the screen that the view is on, and whether it is large.
    public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        screenOption {
            $0.title = title
            $0.displayMode = displayMode
        }
    }
    /// Sets the title of the screen that the view is on, and whether it is large.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }
    /// Sets the title of the screen that the view is on, and whether it is large.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }
    /// Puts views at both ends of the bar of the screen that the view is on.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        screenOption {
            $0.items.append(ToolbarEntry(place: .leading, isProminent: false, view: AnyView(leading)))
            $0.items.append(ToolbarEntry(place: .trailing, isProminent: false, view: AnyView(trailing)))
        }
    }
    /// Puts a view at the start of the bar of the screen that the view is on.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        barItem(AnyView(leading), at: .leading)
    }
    /// Puts a view at the end of the bar of the screen that the view is on.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        barItem(AnyView(trailing), at: .trailing)
    }

    private func barItem(_ view: AnyView, at place: ToolbarItemPlacement.Place) -> some View {
        screenOption { $0.items.append(ToolbarEntry(place: place, isProminent: false, view: view)) }
    }
}
