// Licensed under the Apache License, Version 2.0.

/// A style of any type, as what it draws of the properties of a view.
struct DrawnStyle<Configuration> {
    let makeBody: @MainActor (Configuration) -> AnyView
}

extension DrawnStyle {
    /// Takes a style with the call of its own that draws a view.
    @MainActor
    init<Style, Body: View>(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
        self.init { configuration in AnyView(MadeView(style) { makeBody($0, configuration) }) }
    }
}
