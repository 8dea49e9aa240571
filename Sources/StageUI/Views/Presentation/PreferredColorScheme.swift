// Licensed under the Apache License, Version 2.0.

/// Asks the window, or the presentation, that the view is in for an appearance.
struct PreferredColorScheme: BoxModifier {
    var scheme: ColorScheme?
    static var changesLayout: Bool { false }

    func didUpdate(from old: Self?, owner: any BoxModifierOwner<Self>) {
        guard old == nil || old?.scheme != scheme else { return }
        if old == nil, scheme == nil { return }
        ask(owner)
    }

    func shownDidChange(owner: any BoxModifierOwner<Self>) { if scheme != nil { ask(owner) } }
    func didUnmount(owner: any BoxModifierOwner<Self>) { if scheme != nil { ask(owner) } }

    /// Asks after the update: the environment of the window must not change while views are being brought up to date,
    /// and only then it is known which of them are seen.
    private func ask(_ owner: any BoxModifierOwner<Self>) {
        let stage = owner.stage
        stage.perform { [weak stage, weak presentation = owner.presentation] in
            guard let stage else { return }
            let scheme = owner.isShown ? owner.modifier.scheme : nil
            if let presentation {
                return presentation.setOption(owner, scheme.map { scheme in { $0.colorScheme = scheme } })
            }
            let id = ObjectIdentifier(owner)
            var schemes = stage.window.colorSchemes
            schemes.removeAll { $0.owner == id }
            if let scheme { schemes.append((id, scheme)) }
            if let root = stage.root { schemes = schemes.inTreeOrder(below: root, owner: \.owner) }
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
