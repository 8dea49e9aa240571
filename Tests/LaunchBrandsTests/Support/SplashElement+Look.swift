// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// The looks by which tests find a thing on the screen: its outline, its size and its place.
extension SplashElement {
    /// Indicates whether its outline is an ellipse.
    var isRound: Bool { if case .ellipse? = outline { true } else { false } }

    /// Indicates whether its outline is a rectangle, with corners rounded by a radius or without.
    var isRoundedRectangle: Bool { if case .roundedRectangle? = outline { true } else { false } }

    /// Returns whether it is a filled disc of a diameter, however much it is grown or shrunk at present.
    func isDisc(of diameters: CGFloat...) -> Bool {
        guard kind == .fill, isRound, let size = outline?.bounds.size else { return false }
        return diameters.contains { abs(size.width - $0) < 0.01 && abs(size.height - $0) < 0.01 }
    }

    /// Returns whether it is the line of a ring whose middle has a diameter.
    func isRing(of diameter: CGFloat) -> Bool {
        guard kind == .stroke, isRound, let size = outline?.bounds.size else { return false }
        return abs(size.width - diameter) < 0.01 && abs(size.height - diameter) < 0.01
    }

    /// Returns whether all of it lies in a box, but for rounding.
    func lies(in box: CGRect) -> Bool {
        // `contains` compares sums that are rounded.
        frame.minX > box.minX - 0.01 && frame.maxX < box.maxX + 0.01 && frame.minY > box.minY - 0.01
            && frame.maxY < box.maxY + 0.01
    }

    /// Its kind and its place, for messages.
    var look: String {
        let box = [frame.minX, frame.minY, frame.width, frame.height].map { "\($0.rounded())" }
        return string ?? "\(kind) at \(box.joined(separator: ", "))"
    }
}

extension [SplashElement] {
    /// Indicates whether they say that the screen goes on below: what is there fades out above an arrow.
    var sayMoreIsBelow: Bool {
        contains { fade in
            guard fade.isVisible, fade.colors.count > 1, fade.colors.first?.opacity == 0,
                fade.colors.last?.opacity == 1
            else { return false }
            return contains { arrow in
                arrow.isVisible && arrow.kind != .text && (8...60).contains(arrow.frame.width)
                    && abs(arrow.frame.midX - fade.frame.midX) < 1 && arrow.lies(in: fade.frame)
            }
        }
    }
}
