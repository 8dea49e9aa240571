// Licensed under the Apache License, Version 2.0.

/// What the system knows of the window on a stage, beyond the device's configuration.
struct StageWindow {
    var phase = ScenePhase.active
    /// The appearances that views in the window ask for, the outermost last.
    var colorSchemes: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []
    /// What views ask of the system's own drawing, the latest last.
    var chrome: [(owner: ObjectIdentifier, modifier: SystemChromeModifier)] = []
    /// The windows that were asked for, and those that were asked to close.
    var opened: [WindowRequest] = []
    var closed: [WindowRequest] = []

    /// The appearance that the window takes in place of the device's.
    var colorScheme: ColorScheme? { colorSchemes.last?.scheme }

    func changesEnvironment(from old: StageWindow) -> Bool {
        phase != old.phase || colorScheme != old.colorScheme
    }
}

extension Stage {
    /// Whether the window is seen and takes events, as views and the app learn of it.
    public package(set) var scenePhase: ScenePhase {
        get { window.phase }
        set { window.phase = newValue }
    }

    /// The environment at the root of the views.
    var rootEnvironment: EnvironmentValues {
        var values = configuration.environment
        values.scenePhase = window.phase
        values.namedColors = images.colors
        if let scheme = window.colorScheme { values.colorScheme = scheme }
        return values
    }
}
