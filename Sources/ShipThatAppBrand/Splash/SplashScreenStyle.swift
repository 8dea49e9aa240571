// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

/// How a splash looks: what an app changes to make it its own (ST-45 to ST-48, C-ST-13).
public struct SplashScreenStyle: Hashable, Sendable {
    /// The name of the logo in the asset catalogue.
    public var logo = "Logo"
    /// What a screen reader calls the logo.
    public var logoName = ShipThatApp.name
    /// The side of the logo, in points.
    public var logoSize: CGFloat = 120
    /// The words below the logo; empty for none.
    public var tagline = ShipThatApp.tagline
    /// The colour of the words.
    public var taglineColor = ShipThatApp.white
    /// From the logo to the words, in points.
    public var gap: CGFloat = 16
    /// The colour behind everything.
    public var background = ShipThatApp.accent

    /// ShipThatApp's own look, with something of it changed.
    public init(_ change: (inout SplashScreenStyle) -> Void = { _ in }) { change(&self) }
}
