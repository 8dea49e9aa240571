// Licensed under the Apache License, Version 2.0.

extension Stage {
    /// The environment at the root of the views.
    var rootEnvironment: EnvironmentValues {
        var values = configuration.environment
        values.textSource = textLanguage
        for feature in features { feature.add(to: &values) }
        return values
    }

    /// Passes a change of the device to the views.
    func configurationDidChange(from old: StageConfiguration) {
        guard old != configuration else { return }
        environmentDidChange()
    }

    /// Passes the environment of the window to its views.
    func environmentDidChange() {
        guard let root = root as? any EnvironmentRoot else { return }
        inLanguage { root.take(rootEnvironment) }
        layoutPass.placeAll()
        layoutPass.needsDisplay = true
        safeAreaDidChange()
    }

    /// Has all content placed again that is kept off the edges of the screen.
    func safeAreaDidChange() {
        // Boxes that extend over an edge of the screen depend on it, however deep they lie.
        layoutPass.placeAll()
        rootBox?.invalidateLayout()
        for layer in layers { layer.safeAreaDidChange() }
        layoutPass.safeAreaReaders.invalidate()
    }
}
