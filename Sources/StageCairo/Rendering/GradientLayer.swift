// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageUI

/// A linear or radial gradient on pixels.
struct GradientLayer: Equatable {
    /// The colours, with their opacities.
    var stops: [DisplayStop]
    /// The coefficients of a pixel's position: times x, y and 1.
    var u: SIMD3<Double>
    var v: SIMD3<Double>
    /// The radii of the first and the last colour; nil for a linear gradient.
    var radii: SIMD2<Double>?
    /// Times the opacities of the stops.
    var opacity: Double

    /// Creates the layer of a paint, or returns nil if cairo has to draw it.
    init?(_ paint: DisplayPaint, _ transform: CGAffineTransform, opacity: Double) {
        guard transform.isInvertible else { return nil }
        let back = transform.inverted()
        let x = SIMD3(Double(back.a), Double(back.c), Double(back.tx))
        let y = SIMD3(Double(back.b), Double(back.d), Double(back.ty))
        switch paint {
        case .linearGradient(let stops, let start, let end):
            let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
            let square = dx * dx + dy * dy
            guard square > 1e-12, square.isFinite else { return nil }
            self.stops = stops
            u = (x * dx + y * dy) / square
            u.z -= (Double(start.x) * dx + Double(start.y) * dy) / square
            v = .zero
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            guard startRadius >= 0, endRadius - startRadius > 1e-6 else { return nil }
            self.stops = stops
            u = x
            v = y
            u.z -= Double(center.x)
            v.z -= Double(center.y)
            radii = SIMD2(Double(startRadius), Double(endRadius))
        default: return nil
        }
        self.opacity = opacity
        // Two colours at one place are an edge, which a table would soften.
        guard !stops.isEmpty, zip(stops, stops.dropFirst()).allSatisfy({ $1.location - $0.location > 1e-9 }),
            [u.x, u.y, u.z, v.x, v.y, v.z].allSatisfy({ $0.isFinite && abs($0) < 1e7 })
        else { return nil }
    }

    /// Indicates whether it hides everything below.
    var isOpaque: Bool { opacity >= 1 && stops.allSatisfy { $0.color.opacity >= 1 } }

    /// The gradient at another place.
    func moved(x: Int, y: Int) -> GradientLayer {
        var result = self
        result.u.z -= u.x * Double(x) + u.y * Double(y)
        result.v.z -= v.x * Double(x) + v.y * Double(y)
        return result
    }
}

/// Draws gradients from tables of their colours, which it keeps.
@MainActor
final class GradientPainter {
    private struct Table {
        var stops: [DisplayStop]
        var opacity: Double
        var colors: FloatBuffer
    }
    private var tables: [Table] = []

    /// Draws a gradient over a rectangle, through a mask that starts at its first pixel if there is one.
    func fill(
        _ layer: GradientLayer, within rect: PixelRect, on surface: Surface, level: stage_level,
        mask: (address: UnsafePointer<UInt8>, stride: Int)?
    ) {
        guard !rect.isEmpty, let target = surface.address(x: rect.left, y: rect.top) else { return }
        var gradient = stage_gradient()
        gradient.u = (layer.u.x, layer.u.y, layer.u.z)
        gradient.v = (layer.v.x, layer.v.y, layer.v.z)
        if let radii = layer.radii {
            gradient.radial = 1
            gradient.inner = radii.x
            gradient.outer = radii.y
        }
        gradient.opaque = layer.isOpaque ? 1 : 0
        let colors = colors(layer.stops, layer.opacity)
        gradient.table = UnsafePointer(colors.floats)
        surface.flush()
        stage_gradient_fill(
            level, &gradient, Int32(rect.left), Int32(rect.top), Int32(rect.width), Int32(rect.height),
            target, surface.stride, mask?.address, mask?.stride ?? 0)
        surface.markDirty()
    }

    private func colors(_ stops: [DisplayStop], _ opacity: Double) -> FloatBuffer {
        if let known = tables.first(where: { $0.opacity == opacity && $0.stops == stops }) {
            return known.colors
        }
        let count = Int(stage_gradient_entries)
        let buffer = FloatBuffer(count: 4 * count)
        var next = 0
        for index in 0..<count {
            let place = Double(index) / Double(count - 1)
            while next < stops.count, Double(stops[next].location) <= place { next += 1 }
            let color: ResolvedColor
            if next == 0 || next == stops.count {
                color = stops[next == 0 ? 0 : next - 1].color
            } else {
                let (from, to) = (stops[next - 1], stops[next])
                let part = (place - Double(from.location)) / Double(to.location - from.location)
                func mixed(_ channel: (ResolvedColor) -> Double) -> Double {
                    channel(from.color) + (channel(to.color) - channel(from.color)) * part
                }
                color = ResolvedColor(
                    red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity))
            }
            let alpha = color.opacity * opacity * 255
            let channels = [color.blue * alpha, color.green * alpha, color.red * alpha, alpha]
            for (channel, value) in channels.enumerated() {
                buffer.floats[4 * index + channel] = Float(min(max(value, 0), 255))
            }
        }
        if tables.count >= 16 { tables.removeFirst() }
        tables.append(Table(stops: stops, opacity: opacity, colors: buffer))
        return buffer
    }
}
