// Licensed under the Apache License, Version 2.0.

/// The effect of the system on a view under a pointer; the stage has fingers only.
public struct HoverEffect: Hashable, Sendable {
    let name: String
    /// The effect that fits the view.
    public static let automatic = HoverEffect(name: "automatic")
    /// The pointer becomes a light on the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view comes up to the pointer.
    public static let lift = HoverEffect(name: "lift")
}

extension View {
    /// Performs an action when a pointer comes over the view and leaves it; a finger does neither.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
    /// Sets the effect of a pointer on the view; there is none.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Disables the effect of a pointer on the view; there is none.
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
