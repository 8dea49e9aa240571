// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension StaticScreen {
    /// Returns whether a kind of device has a launch screen.
    func isDeclared(for profile: DeviceProfile) -> Bool {
        sources.isDeclared(for: profile.isPad ? .pad : .phone)
    }

    /// Indicates whether a colour or a picture of the launch screen has a variant for increased contrast.
    var hasHighContrast: Bool {
        for source in sources.all {
            for name in Self.images(in: source) where pictures.hasHighContrast(name) { return true }
            for name in Self.colors(in: source) where hasHighContrast(color: name) { return true }
        }
        return false
    }

    private func hasHighContrast(color name: String) -> Bool {
        guard let color = colors[name] else { return false }
        return color.entries.contains { $0.appearances.contains(.highContrast) }
    }

    private static func colors(in source: Source) -> [String] {
        switch source {
        case .dictionary(let keys, _): [keys.colorName].compactMap(\.self)
        case .storyboard(let storyboard): storyboard.usedColors.map(\.name)
        }
    }

    private static func images(in source: Source) -> [String] {
        switch source {
        case .dictionary(let keys, _): ([keys.imageName] + keys.bars.map(keys.imageName)).compactMap(\.self)
        case .storyboard(let storyboard): storyboard.usedImages.map(\.name)
        }
    }
}
