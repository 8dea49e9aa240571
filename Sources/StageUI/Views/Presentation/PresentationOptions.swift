// Licensed under the Apache License, Version 2.0.

import Foundation

/// The options that the content of a presentation sets.
struct PresentationOptions {
    var detents: Set<PresentationDetent> = [.large]
    var selection: Binding<PresentationDetent>?
    /// The selected height when the content was last brought up to date.
    var selected: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var style: AnyShapeStyle?
    /// The view in the place of the paint; nil where there is none.
    var backing: AnyView?
    var isDismissDisabled = false
    var contentInteraction = PresentationContentInteraction.automatic
    var backgroundInteraction = PresentationBackgroundInteraction.automatic
    var colorScheme: ColorScheme?
    var sizing = PresentationSizingRule()
    /// The form where there is little width, and where there is little height.
    var adaptation = (
        horizontal: PresentationAdaptation.automatic, vertical: PresentationAdaptation.automatic
    )

    /// The wanted form on a screen with little room; nil where there is enough.
    func adaptation(on screen: CGSize) -> PresentationAdaptation? {
        if screen.width < 600 { return adaptation.horizontal }
        return screen.height < 480 ? adaptation.vertical : nil
    }

    /// The paint of the presentation.
    var background: Background { Background(style: style) }

    struct Background {
        var style: AnyShapeStyle?

        /// The paint for a rectangle; a raised presentation is lighter in the dark appearance.
        @MainActor
        func paint(in rect: CGRect, isRaised: Bool = false, environment: EnvironmentValues) -> DisplayPaint? {
            if let style { return style.resolvePaint(in: rect, environment: environment) }
            return .color(.screen(isRaised: isRaised, environment))
        }
    }
}

/// Sets an option of the presentation that the view is in.
struct PresentationOptionModifier: BoxModifier {
    var change: (inout PresentationOptions) -> Void
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        // A new view is not yet on a page that could be known to be hidden.
        if old == nil { owner.stage.perform { [weak owner] in owner?.modifier.hide(owner) } }
        if old == nil || !owner.isOnHiddenPage() { owner.presentation?.setOption(owner, change) }
    }
    func shownDidChange(owner: any BoxModifierOwner<Self>) {
        owner.presentation?.setOption(owner, owner.isOnHiddenPage() ? nil : change)
    }
    func didUnmount(owner: any BoxModifierOwner<Self>) { owner.presentation?.setOption(owner, nil) }

    private func hide(_ owner: (any BoxModifierOwner<Self>)?) {
        if let owner, owner.isMounted, owner.isOnHiddenPage() { owner.presentation?.setOption(owner, nil) }
    }
}

extension View {
    func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        modified(PresentationOptionModifier(change: change))
    }
}
