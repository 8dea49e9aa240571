// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// One instant of the loading: black, the background over it, the icon on top.
struct LoadingScreen: View {
    let platform: LaunchPlatform
    /// Whether the lines are a layer of their own (C-FO-01).
    let separateLines: Bool
    /// The seconds of the animation, 0...1.
    let time: Double
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Everything to the very edges, in the same places and directions wherever people read.
    var body: some View {
        let motion = LoadingMotion.kept(isReduced: reduceMotion, separateLines: separateLines)
        GeometryReader { proxy in
            let side = max(proxy.size.width, proxy.size.height)
            let values = motion.values(
                at: time, travel: (Double(proxy.size.width) + Double(side)) / 2)
            let icon = platform.iconLimit(on: proxy.size)
            ZStack {
                Fonsters.black.color
                Backdrop(size: proxy.size)
                    .offset(x: CGFloat(values.backgroundOffset))
                    .opacity(values.backgroundOpacity)
                Image(decorative: Fonsters.iconImage)
                    .resizable()
                    .scaledToFit()
                    .frame(maxWidth: icon, maxHeight: icon)
                    .scaleEffect(values.iconScale)
                    .opacity(values.iconOpacity)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
        }
        .ignoresSafeArea()
    }
}

/// The picture of the lines, filling a screen from its middle (C-FO-06).
struct Backdrop: View {
    let size: CGSize

    var body: some View {
        Image(decorative: Fonsters.backgroundImage)
            .resizable()
            .scaledToFill()
            .frame(width: size.width, height: size.height)
    }
}

extension LaunchPlatform {
    /// The largest side of the icon on a screen of a size, in points (FO-74, C-FO-11).
    public func iconLimit(on screen: CGSize) -> CGFloat {
        self == .watchOS ? 80 : min(200, min(screen.width, screen.height) * 0.4)
    }
}

/// What the system shows before the app runs: the picture on black, and nothing that moves (FO-04, FO-22).
public struct StaticLaunch: View {
    /// Creates the static launch screen.
    public init() {}

    /// The picture, filling the screen over black.
    public var body: some View {
        GeometryReader { proxy in
            ZStack {
                Fonsters.black.color
                Backdrop(size: proxy.size)
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
        }
        .ignoresSafeArea()
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityHidden(true)
    }
}
