// Licensed under the Apache License, Version 2.0.

import LaunchKit
import SwiftUI

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
