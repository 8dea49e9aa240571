// Licensed under the Apache License, Version 2.0.

public import LaunchKit
public import SwiftUI

/// One instant of the loading: black, the background over it, the icon on top.
struct LoadingScreen: View {
    let platform: LaunchPlatform
    /// Indicates whether the lines are a separate layer (C-FO-01).
    let separateLines: Bool
    /// The seconds of the animation, 0...1.
    let time: Double
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Everything to the very edges, in the same places and directions wherever people read.
    var body: some View {
        let motion = LoadingMotion.kept(isReduced: reduceMotion, separateLines: separateLines)
        GeometryReader { proxy in
            let side = platform.backdropSide(on: proxy.size)
            let values = motion.values(
                at: time, travel: (Double(proxy.size.width) + Double(side)) / 2)
            let icon = platform.iconLimit(on: proxy.size)
            ZStack {
                Fonsters.black.color
                Backdrop(side: side)
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

/// The picture of the lines in the middle of a screen (C-FO-06).
struct Backdrop: View {
    let side: CGFloat

    var body: some View {
        Image(decorative: Fonsters.backgroundImage)
            .resizable()
            .frame(width: side, height: side)
    }
}

extension LaunchPlatform {
    /// The largest side of the icon on a screen of a size, in points (FO-74, C-FO-11).
    public func iconLimit(on screen: CGSize) -> CGFloat {
        self == .watchOS ? 80 : min(200, min(screen.width, screen.height) * 0.4)
    }

    /// The side of the picture of the lines on a screen of a size, in points.
    ///
    /// iOS draws the picture of a launch screen in its natural size, and so does the loading view there, or the lines
    /// would jump as it begins. Elsewhere the picture fills the screen (C-FO-06, C-FO-08).
    func backdropSide(on screen: CGSize) -> CGFloat {
        self == .iOS ? CGFloat(Fonsters.artworkSide) : max(screen.width, screen.height)
    }
}
