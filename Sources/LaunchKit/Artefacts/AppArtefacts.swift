// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The parts of an app's project besides its code, as generators write them.
///
/// It uses the colours and the pictures of the splash itself, so that the static launch screen cannot differ from the
/// first frame.
public struct AppArtefacts: Sendable {
    /// The app's reverse domain name, such as `com.laten.app`.
    public var bundleID: String
    /// The name of the project, of its target and of the folder of both.
    public var project: String
    /// The platforms that the app is made for; the first is the main one.
    public var platforms: [LaunchPlatform]
    /// The screen that the system shows before the app runs.
    public var launch: StaticLaunchScreen
    /// The colours of the asset catalogue besides that of the launch screen.
    public var colors: [NamedShade]
    /// The app's icon.
    public var icon: AppIconArt
    /// Pictures of the asset catalogue that only these choices need.
    public var images: @MainActor @Sendable () -> [AppImage] = { [] }
    /// The URL schemes that open the app.
    public var urlSchemes: [String]
    /// The reasons for the app's permission prompts, by the key of Info.plist.
    public var usage: [String: String]
    /// Values of Info.plist that come from the build's settings, by their key: `SupabaseURL` from `SUPABASE_URL`.
    public var settings: [String: String]
    /// The app's capabilities, by the key of their entitlements.
    public var entitlements: [String: Entitlement]
    /// The paths of links on the app's associated domains that open it, such as `/auth`; a star stands for anything.
    public var linkPaths = ["/*"]
    /// The app's category in the Mac App Store, which refuses an app without one, such as `public.app-category.sports`.
    public var category: String?
    /// Indicates whether the app asks servers, which a Mac's sandbox has to allow.
    public var usesNetwork = true
    /// The Swift sources of the app that shows the launch, by their path in the project.
    ///
    /// A source marks what it has only when `generate` is given choices, so that the app makes the same ones. `CHOICES`
    /// stands for them there, as `AppOptions`:
    ///
    /// ```swift
    /// try HelloLaunch(/*if chosen: .live(named: "Hello", options: CHOICES)*/)
    /// ```
    public var sources: [String: [UInt8]]
    /// The products of its package that the app links; nil for what a brand of Firstlight's own needs.
    public var products: [String]?

    /// A value of an app's entitlements.
    public enum Entitlement: Hashable, Sendable {
        /// A word, such as the environment of notifications.
        case text(String)
        /// A list of words, such as the domains of an app.
        case list([String])
        /// A Boolean permission.
        case flag(Bool)
    }

    /// Describes what a project needs; what is left out is not needed.
    public init(
        bundleID: String, project: String, platforms: [LaunchPlatform] = [.iOS], launch: StaticLaunchScreen,
        colors: [NamedShade] = [], icon: AppIconArt, urlSchemes: [String] = [],
        usage: [String: String] = [:], settings: [String: String] = [:],
        entitlements: [String: Entitlement] = [:], sources: [String: [UInt8]] = [:],
        products: [String]? = nil
    ) {
        (self.bundleID, self.project, self.platforms) = (bundleID, project, platforms)
        (self.launch, self.colors, self.icon) = (launch, colors, icon)
        (self.urlSchemes, self.usage, self.settings) = (urlSchemes, usage, settings)
        (self.entitlements, self.sources, self.products) = (entitlements, sources, products)
    }

    /// Describes the project of an app whose launch screen is a plain colour, and whose icon is a mark on that colour.
    ///
    /// - Parameters:
    ///   - project: The name of the project, and of the product of the package that it links.
    ///   - bundleID: The app's reverse domain name.
    ///   - ground: The colour.
    ///   - app: The Swift source of the app around the launch.
    ///   - mark: Draws the mark, which takes three fifths of the icon, for a square of a side in points. It lies in the
    ///     middle of it.
    public init(
        project: String, bundleID: String, ground: BrandColor, app: [UInt8],
        @ViewBuilder mark: @escaping @MainActor @Sendable (CGFloat) -> some View
    ) {
        self.init(
            bundleID: bundleID, project: project,
            launch: StaticLaunchScreen(ground: NamedShade("LaunchGround", BrandShade(ground))),
            icon: AppIconArt(ground: ground, dark: ground, markSide: 0.6, mark: mark),
            sources: ["\(project)/\(project)App.swift": app], products: [project])
    }
}

/// A colour of an asset catalogue.
public struct NamedShade: Hashable, Sendable {
    /// The name by which `Color` finds it.
    public let name: String
    /// The colour in each appearance.
    public let shade: BrandShade

    /// Names a colour.
    public init(_ name: String, _ shade: BrandShade) { (self.name, self.shade) = (name, shade) }
}

/// An app's icon as layers, from which each platform's icons are made.
///
/// Each layer is drawn into a square; the platform cuts the corners off.
public struct AppIconArt: Sendable {
    /// Draws a layer into a square of a side in points.
    public typealias Layer = @MainActor @Sendable (_ side: CGFloat) -> AnyView

    /// The layer that covers the whole square.
    public let background: Layer
    /// The same for dark appearance.
    public let darkBackground: Layer
    /// The mark on a transparent ground.
    public let mark: Layer
    /// The part of the square's side that the mark takes.
    public let markSide: Double
    /// The colour around the mark where a platform wants a plain one.
    public let ground: BrandColor
    /// The motion by which the mark comes onto the splash, for systems that move it themselves; nil for one that is there.
    public var entry: MarkMotion?

    /// Joins the layers of an icon; without a dark colour the background serves in dark appearance, too.
    public init<Background: View, Mark: View>(
        ground: BrandColor, dark: BrandColor? = nil, markSide: Double,
        @ViewBuilder background: @escaping @MainActor @Sendable (CGFloat) -> Background,
        @ViewBuilder mark: @escaping @MainActor @Sendable (CGFloat) -> Mark
    ) {
        (self.ground, self.markSide) = (ground, markSide)
        self.background = { AnyView(background($0)) }
        darkBackground =
            if let dark { { side in AnyView(dark.color.frame(width: side, height: side)) } } else {
                self.background
            }
        self.mark = { AnyView(mark($0)) }
    }

    /// Creates an icon whose mark lies on plain colours.
    public init<Mark: View>(
        ground: BrandColor, dark: BrandColor, markSide: Double,
        @ViewBuilder mark: @escaping @MainActor @Sendable (CGFloat) -> Mark
    ) {
        (self.ground, self.markSide) = (ground, markSide)
        background = { side in AnyView(ground.color.frame(width: side, height: side)) }
        darkBackground = { side in AnyView(dark.color.frame(width: side, height: side)) }
        self.mark = { AnyView(mark($0)) }
    }
}
