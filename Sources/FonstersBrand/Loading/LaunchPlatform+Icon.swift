// Licensed under the Apache License, Version 2.0.

public import Foundation
public import LaunchKit

extension LaunchPlatform {
    /// The largest side of the icon on a screen of a size, in points (FO-74, C-FO-11).
    public func iconLimit(on screen: CGSize) -> CGFloat {
        self == .watchOS ? 80 : min(200, min(screen.width, screen.height) * 0.4)
    }
}
