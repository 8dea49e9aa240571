// Licensed under the Apache License, Version 2.0.

/// Asks the window, or the presentation, that the view is in for an appearance.
struct PreferredColorScheme: BoxModifier {
    var scheme: ColorScheme?
    static var changesLayout: Bool { false }

    func makeBox(owner: any BoxModifierOwner<Self>, content: LayoutBox) -> WrapperBox {
        WrapperBox(owner: owner, content: content)
    }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard old == nil || old?.scheme != scheme else { return }
        if old == nil, scheme == nil { return }
        ask(scheme, owner)
    }

    func didUnmount(owner: any BoxModifierOwner<Self>) { ask(nil, owner) }

    private func ask(_ scheme: ColorScheme?, _ owner: Node) {
        if let presentation = owner.presentation {
            presentation.setOption(owner, scheme.map { scheme in { $0.colorScheme = scheme } })
            return
        }
        let id = ObjectIdentifier(owner)
        let stage = owner.stage
        // The environment of the window must not change while views are being brought up to date.
        stage.perform { [weak stage] in
            guard let stage else { return }
            var schemes = stage.window.colorSchemes
            schemes.removeAll { $0.owner == id }
            if let scheme { schemes.append((id, scheme)) }
            stage.window.colorSchemes = schemes
        }
    }
}

extension View {
    /// Asks for light or dark in the whole window, or the whole presentation, that the view is in.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(PreferredColorScheme(scheme: colorScheme))
    }
}
