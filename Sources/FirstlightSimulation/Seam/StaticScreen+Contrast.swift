// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

extension StaticScreen {
    /// Whether a kind of device has a launch screen.
    func isDeclared(for profile: DeviceProfile) -> Bool {
        sources.isDeclared(for: profile.isPad ? .pad : .phone)
    }

    /// Whether a colour or a picture of the launch screen has a variant for increased contrast.
    var hasHighContrast: Bool {
        sources.all.contains { source in
            let names = Self.names(in: source)
            return names.images.contains(where: pictures.hasHighContrast)
                || names.colors.contains { name in
                    colors[name]?.entries.contains { $0.appearances.contains(.highContrast) } ?? false
                }
        }
    }

    private static func names(in source: Source) -> (colors: [String], images: [String]) {
        switch source {
        case .dictionary(let keys, _):
            (
                [keys.colorName].compactMap(\.self),
                ([keys.imageName] + keys.bars.map(keys.imageName)).compactMap(\.self)
            )
        case .storyboard(let storyboard):
            (storyboard.usedColors.map(\.name), storyboard.usedImages.map(\.name))
        }
    }
}
