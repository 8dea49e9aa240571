// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

extension SystemLooks {
    /// Changes the looks of the running app; none where no app runs.
    @MainActor static func change(_ change: (inout SystemLooks) -> Void) {
        guard let device = StageDevice.current else { return }
        var looks = device.looks ?? SystemLooks()
        change(&looks)
        device.looks = looks
    }
}

extension SystemLooks.Words {
    /// Takes the colour and the font that attributes say.
    init(_ attributes: [NSAttributedString.Key: Any]?) {
        self.init(
            color: Color?(shown: attributes?[.foregroundColor] as? UIColor),
            font: (attributes?[.font] as? UIFont).map { Font($0) })
    }
}

extension Optional<Color> {
    /// Creates the colour that a colour of UIKit is, if there is one.
    init(shown color: UIColor?) { self = color.map { Color(uiColor: $0) } }
}

extension UIBarAppearance {
    /// The look as it is drawn: without pictures.
    var drawn: SystemLooks.Bar {
        var look = SystemLooks.Bar()
        look.material = backgroundEffect?.style.material
        look.color = Color?(shown: backgroundColor)
        look.line = Color?(shown: shadowColor)
        if let bar = self as? UINavigationBarAppearance {
            look.title = SystemLooks.Words(bar.titleTextAttributes)
            look.largeTitle = SystemLooks.Words(bar.largeTitleTextAttributes)
        }
        return look
    }
}

extension SystemLooks.Bar {
    /// Sets whether content shows through the bar; one that it does not show through has the system's colour, or its own.
    mutating func setTranslucent(_ isTranslucent: Bool) {
        material = isTranslucent ? .bar : nil
        if !isTranslucent, color == nil { color = Color(uiColor: .systemBackground) }
    }
}

extension UITabBarAppearance {
    /// Sets the looks of the tabs.
    func setTabs(of looks: inout SystemLooks) {
        func set(_ tab: inout SystemLooks.Tab, _ state: UITabBarItemStateAppearance) {
            tab.icon = Color?(shown: state.iconColor) ?? tab.icon
            tab.take(state.titleTextAttributes)
            tab.badge = Color?(shown: state.badgeBackgroundColor) ?? tab.badge
        }
        set(&looks.tab, stackedLayoutAppearance.normal)
        set(&looks.chosenTab, stackedLayoutAppearance.selected)
    }
}

extension SystemLooks.Tab {
    /// Takes what attributes say of the title.
    mutating func take(_ attributes: [NSAttributedString.Key: Any]?) {
        let words = SystemLooks.Words(attributes)
        title = SystemLooks.Words(color: words.color ?? title.color, font: words.font ?? title.font)
    }
}

extension UIImage {
    /// Indicates whether the picture has no size, as one that takes the system's away.
    var isNothing: Bool { size == .zero }
}
