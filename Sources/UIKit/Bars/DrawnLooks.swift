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
    /// The look as it is drawn.
    var drawn: SystemLooks.Bar {
        var look = SystemLooks.Bar()
        look.material = backgroundEffect?.style.material
        look.color = Color?(shown: backgroundColor)
        look.picture = backgroundImage?.drawn
        look.line = Color?(shown: shadowColor)
        // Apple: a picture that is no template is drawn as it is, whatever the colour.
        look.linePicture = shadowColor == nil ? nil : shadowImage?.drawnLine
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

extension SystemLooks.Bar {
    /// Sets the picture of the ground: one without a size takes the ground away, none brings the usual one back.
    mutating func setGround(_ image: UIImage?) {
        (material, color) = (image == nil ? .bar : nil, nil)
        picture = image?.drawn
    }
    /// Sets the picture of the line: one without a size takes the line away, none brings the usual one back.
    mutating func setLine(_ image: UIImage?) {
        line = image == nil ? SystemLooks.Bar().line : nil
        linePicture = image?.drawnLine
    }
}

extension Optional<SystemLooks.Bar> {
    /// Changes the look of a bar, which begins as the usual one.
    mutating func set(_ change: (inout SystemLooks.Bar) -> Void) {
        var bar = self ?? SystemLooks.Bar()
        change(&bar)
        self = bar
    }
}

extension UIImage {
    /// Indicates whether the picture has no size, as one that takes the system's away.
    private var isNothing: Bool { size == .zero }
    /// The picture as a bar draws it; nil for one without a size.
    var drawn: Image? { isNothing ? nil : image }
    /// The picture as the line of a bar; nil for one without a size.
    var drawnLine: (image: Image, height: CGFloat)? { isNothing ? nil : (image, size.height) }
}
