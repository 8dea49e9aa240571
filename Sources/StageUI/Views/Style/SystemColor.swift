// Licensed under the Apache License, Version 2.0.

/// A colour of the system for both appearances, and for both with increased contrast.
struct SystemColor: Hashable, Sendable {
    let light: ResolvedColor
    let dark: ResolvedColor
    let lightContrast: ResolvedColor
    let darkContrast: ResolvedColor
    /// The dark colour, and that with increased contrast, on what is raised above the screen; nil where they are the same.
    var raised: [ResolvedColor]?

    init(_ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32) {
        self.light = ResolvedColor(hex: light)
        self.dark = ResolvedColor(hex: dark)
        self.lightContrast = ResolvedColor(hex: lightContrast)
        self.darkContrast = ResolvedColor(hex: darkContrast)
    }

    init(
        light: ResolvedColor, dark: ResolvedColor, lightContrast: ResolvedColor, darkContrast: ResolvedColor
    ) {
        (self.light, self.dark) = (light, dark)
        (self.lightContrast, self.darkContrast) = (lightContrast, darkContrast)
    }

    /// The grey of labels at four opacities.
    init(label light: Double, _ dark: Double, _ lightContrast: Double, _ darkContrast: Double) {
        self.light = ResolvedColor(hex: 0x3C3C43, opacity: light)
        self.dark = ResolvedColor(hex: 0xEBEBF5, opacity: dark)
        self.lightContrast = ResolvedColor(hex: 0x3C3C43, opacity: lightContrast)
        self.darkContrast = ResolvedColor(hex: 0xEBEBF5, opacity: darkContrast)
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedColor {
        let isDark = environment.colorScheme == .dark
        if isDark, environment.isRaised, let raised {
            return raised[environment.colorSchemeContrast == .increased ? 1 : 0]
        }
        if environment.colorSchemeContrast == .increased { return isDark ? darkContrast : lightContrast }
        return isDark ? dark : light
    }
}

extension ResolvedColor {
    /// The ground of screens, lists and sheets: the background of the system, which is lighter where it is raised in the dark.
    static func screen(isRaised: Bool, _ environment: EnvironmentValues) -> ResolvedColor {
        guard environment.colorScheme == .dark else { return ResolvedColor(hex: 0xFFFFFF) }
        guard isRaised else { return ResolvedColor(hex: 0x000000) }
        return ResolvedColor(hex: environment.colorSchemeContrast == .increased ? 0x242426 : 0x1C1C1E)
    }
}

private struct IsRaisedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Indicates whether views are raised above the screen, as in a sheet (UIKit's `userInterfaceLevel`).
    var isRaised: Bool {
        get { self[IsRaisedKey.self] }
        set { self[IsRaisedKey.self] = newValue }
    }
}
