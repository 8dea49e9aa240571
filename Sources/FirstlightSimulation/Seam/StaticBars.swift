// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Foundation
import StageUI

/// The bars of a launch screen that is declared by keys, at their places.
///
/// A bar is drawn as a plain one: its height is UIKit's, its colour that of the system's bars over what lies below.
struct StaticBars {
    let keys: LaunchScreenKeys
    let device: SimulatedDevice

    /// The bars from back to front, each with the name of the picture in its place.
    var frames: [(bar: LaunchScreenKeys.Bar, frame: CGRect, image: String?)] {
        let size = device.configuration.size
        var bottom = size.height
        var frames: [(bar: LaunchScreenKeys.Bar, frame: CGRect, image: String?)] = []
        // Toolbars are above tab bars where both are shown.
        for bar in [LaunchScreenKeys.Bar.navigation, .tab, .tool] where keys.bars.contains(bar) {
            let height = height(of: bar, reachesEdge: bar == .navigation || bottom == size.height)
            if bar != .navigation { bottom -= height }
            frames.append(
                (
                    bar,
                    CGRect(x: 0, y: bar == .navigation ? 0 : bottom, width: size.width, height: height),
                    keys.imageName(of: bar)
                ))
        }
        return frames
    }

    /// The colour of a bar.
    var color: ResolvedColor {
        let white = (device.configuration.colorScheme == .dark ? 29.0 : 249) / 255
        return ResolvedColor(red: white, green: white, blue: white, opacity: 0.94)
    }

    /// The height with the part below the corners or the island, where the bar lies at the edge of the screen.
    private func height(of bar: LaunchScreenKeys.Bar, reachesEdge: Bool) -> CGFloat {
        let (size, insets) = (device.configuration.size, device.configuration.safeArea)
        let upright: CGFloat = bar == .tab ? 49 : 44
        let inner: CGFloat = device.profile.isPad ? 50 : size.width > size.height ? 32 : upright
        guard reachesEdge else { return inner }
        return inner + (bar == .navigation ? insets.top : insets.bottom)
    }
}
