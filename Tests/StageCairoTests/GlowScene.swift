// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI

/// Three blurred circles that fade and grow, and a shadow without what casts it, at three pixels a point.
struct GlowScene {
    struct Light {
        var x: Double
        var y: Double
        var radius: Double
        var sigma: Double
        var color: ResolvedColor
    }

    static let size = CGSize(width: 390, height: 844)
    static let background = ResolvedColor(red: 10 / 255, green: 10 / 255, blue: 15 / 255)
    static let violet = ResolvedColor(red: 139 / 255, green: 92 / 255, blue: 246 / 255)
    static let lights: [Light] = [
        Light(x: 195, y: 422, radius: 250, sigma: 120, color: violet.multiplyingOpacity(by: 0.3)),
        Light(
            x: 97.5, y: 844 / 3, radius: 128, sigma: 100,
            color: ResolvedColor(red: 236 / 255, green: 72 / 255, blue: 153 / 255, opacity: 0.2)),
        Light(
            x: 292.5, y: 844 * 2 / 3, radius: 128, sigma: 100,
            color: ResolvedColor(red: 0, green: 1, blue: 1, opacity: 0.2)),
    ]
    private static let profiles = lights.map { DiscProfile(radius: $0.radius / $0.sigma) }
    /// The box that casts the shadow, in points.
    static let box = CGRect(x: 139, y: 366, width: 112, height: 112)

    let opacity: Double
    let scale: Double
    let shadow: Double

    init(_ opacity: Double, _ scale: Double, _ shadow: Double) {
        (self.opacity, self.scale, self.shadow) = (opacity, scale, shadow)
    }

    private var shadowColor: ResolvedColor {
        Self.violet.multiplyingOpacity(by: 0.5 + 0.3 * (shadow - 20) / 20)
    }

    private var background: DisplayItem {
        DisplayItem(
            content: .fill(
                .rectangle(CGRect(origin: .zero, size: Self.size)), .color(Self.background), evenOdd: false))
    }

    private var layers: [DisplayItem] {
        let lights = Self.lights.map { light in
            let circle = CGRect(
                x: -light.radius, y: -light.radius, width: 2 * light.radius, height: 2 * light.radius)
            let fill = DisplayItem(content: .fill(.ellipse(circle), .color(light.color), evenOdd: false))
            let blurred = DisplayItem(content: .group(.blur(radius: CGFloat(light.sigma)), [fill]))
            let grown = DisplayItem(
                content: .group(.transform(CGAffineTransform(scaleX: scale, y: scale)), [blurred]))
            return DisplayItem(
                origin: CGPoint(x: light.x, y: light.y), content: .group(.opacity(opacity), [grown]))
        }
        let cast = DisplayItem(content: .fill(.rectangle(Self.box), .color(Self.violet), evenOdd: false))
        // A blur of the box is its shadow alone.
        let fill = DisplayItem(content: .group(.blur(radius: CGFloat(shadow)), [cast]))
        return lights + [DisplayItem(content: .group(.opacity(shadowColor.opacity), [fill]))]
    }

    var list: DisplayList { DisplayList(size: Self.size, items: [background] + layers) }

    /// The same with a logo that casts the shadow, all of it half faded over white.
    var faded: DisplayList {
        let white = DisplayItem(
            content: .fill(
                .rectangle(CGRect(origin: .zero, size: Self.size)),
                .color(ResolvedColor(red: 1, green: 1, blue: 1)), evenOdd: false))
        let stops = [
            DisplayStop(color: Self.violet, location: 0), DisplayStop(color: Self.background, location: 1),
        ]
        let logo = DisplayItem(
            content: .fill(
                .roundedRectangle(Self.box, cornerSize: CGSize(width: 25, height: 25)),
                .linearGradient(stops: stops, start: Self.box.origin, end: CGPoint(x: 251, y: 478)),
                evenOdd: false))
        let cast = DisplayEffect.shadow(color: shadowColor, radius: CGFloat(shadow), offset: .zero)
        let shaded = DisplayItem(content: .group(cast, [logo]))
        let entering = DisplayItem(content: .group(.opacity(0.4 + opacity / 2), [shaded]))
        let all = [background] + layers.dropLast() + [entering]
        return DisplayList(
            size: Self.size, items: [white, DisplayItem(content: .group(.opacity(0.55), all))])
    }

    /// The composite of `list` at a point in pixels: blue, green, red, 0 to 255.
    func exact(_ x: Double, _ y: Double) -> [Double] {
        var result = [Self.background.blue, Self.background.green, Self.background.red]
        func put(_ color: ResolvedColor, _ part: Double) {
            for (channel, value) in [color.blue, color.green, color.red].enumerated() {
                result[channel] = result[channel] * (1 - part) + value * part
            }
        }
        for (light, profile) in zip(Self.lights, Self.profiles) {
            let (dx, dy) = (x - 3 * light.x, y - 3 * light.y)
            let distance = (dx * dx + dy * dy).squareRoot() / (3 * light.sigma * scale)
            put(light.color, profile.coverage(distance) * light.color.opacity * opacity)
        }
        func side(_ value: Double, _ low: CGFloat, _ high: CGFloat) -> Double {
            let unit = 3 * shadow * 2.0.squareRoot()
            return (erf((value - 3 * Double(low)) / unit) - erf((value - 3 * Double(high)) / unit)) / 2
        }
        let cover = side(x, Self.box.minX, Self.box.maxX) * side(y, Self.box.minY, Self.box.maxY)
        put(Self.violet, cover * shadowColor.opacity)
        return result.map { $0 * 255 }
    }
}

/// A blurred disc's coverage by distance, in sigmas: chords of the disc, each with its exact integral.
struct DiscProfile {
    private let values: [Double]
    private let step: Double

    init(radius: Double) {
        let count = 600
        let step = (radius + 6) / Double(count - 2)
        self.step = step
        values = (0..<count).map { index in
            let distance = Double(index) * step
            let pieces = 200
            var sum = 0.0
            for piece in 0..<pieces {
                // x = radius * sin, so that the ends of the chords count as they should.
                let angle = (Double(piece) + 0.5) / Double(pieces) * .pi - .pi / 2
                let (x, half) = (radius * sin(angle), radius * cos(angle))
                let density = exp(-(x - distance) * (x - distance) / 2) / (2 * .pi).squareRoot()
                sum += density * erf(half / 2.0.squareRoot()) * half
            }
            return sum * .pi / Double(pieces)
        }
    }

    func coverage(_ distance: Double) -> Double {
        let place = distance / step
        let index = Int(place)
        guard index + 1 < values.count else { return 0 }
        return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
    }
}
