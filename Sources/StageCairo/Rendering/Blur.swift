// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageUI

/// A Gaussian blur in device pixels.
struct Blur {
    /// The standard deviation, in pixels.
    var sigma: Double

    /// The pixels around the content that the blur reaches.
    var margin: Int { Int((sigma * 3).rounded(.up)) + step }

    /// The side of the cells that are blurred together: at most a fifth of sigma, which keeps
    /// the error of interpolation at a third of a level of 255 (7.7 times the square of the ratio).
    var step: Int {
        var step = 1
        while step < 16, Double(step * 2) * 5 <= sigma { step *= 2 }
        return step
    }

    /// The blur of a radius in points under a transform.
    init(radius: CGFloat, _ transform: CGAffineTransform) {
        sigma = min(max(Double(radius) * transform.meanScale, 0), 1000)
    }

    /// Blurs all channels of a surface.
    ///
    /// - Parameter fullResolution: Works on single pixels at any sigma.
    func apply(to surface: Surface, scratch: inout [Float], fullResolution: Bool = false) {
        guard sigma > 0.05, let data = surface.data else { return }
        surface.flush()
        let level = stage_best_level()
        let step = Int32(fullResolution ? 1 : step)
        let (width, height) = (Int32(surface.width), Int32(surface.height))
        let needed = stage_gaussian_blur_scratch(width, height, sigma, step)
        if scratch.count < needed { scratch = [Float](repeating: 0, count: needed) }
        let channels = surface.format == .mask ? 1 : 4
        scratch.withUnsafeMutableBufferPointer { buffer in
            for channel in 0..<channels {
                stage_gaussian_blur(
                    level, data + channel, width, height, surface.stride, Int32(channels), sigma, step,
                    buffer.baseAddress)
            }
        }
        surface.markDirty()
    }

    /// Blurs all channels by three moving averages each way, whose variances add up to the Gaussian's.
    func applyAverages(to surface: Surface) {
        guard sigma > 0.05, let data = surface.data else { return }
        surface.flush()
        let size = Int32((sigma * 12.0.squareRoot() / 3.0.squareRoot()).rounded()) | 1
        let channels = surface.format == .mask ? 1 : 4
        for channel in 0..<channels {
            stage_average_blur(
                data + channel, Int32(surface.width), Int32(surface.height), surface.stride,
                Int32(channels), size)
        }
        surface.markDirty()
    }
}
