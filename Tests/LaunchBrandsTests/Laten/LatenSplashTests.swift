// Licensed under the Apache License, Version 2.0.

import Foundation
import LatenBrand
import ProofSupport
import StageCairo
import StageUI
import Testing

/// The layout and the motion of the splash: numbers as they stand in the document.
@MainActor @Suite("Laten's splash on the screen")
struct LatenSplashTests {
    nonisolated static let devices =
        ScreenDevice.upright + [
            ScreenDevice(name: "1032x1376", width: 1032, height: 1376, top: 24, bottom: 20)
        ]

    private func glows(_ all: [SplashElement]) -> [SplashElement] { all.latenLights }
    private func logo(_ all: [SplashElement]) throws -> SplashElement { try #require(all.latenLogo) }
    private func dots(_ all: [SplashElement]) -> [SplashElement] { all.latenDots }

    @Test(
        "Three lights lie on the ground and below the logo", .proves("LA-03", "LA-05", "LA-06"))
    func layers() throws {
        let view = try LatenView.splash()
        // At the first instant there is the ground alone, as in the system's launch screen (C-LA-41).
        let first = view.image()
        for place in [(5, 5), (195, 422), (97, 281), (292, 562), (195, 522)] {
            #expect(first.pixel(place.0, place.1) == PixelColor(10, 10, 15))
        }
        let all = view.elements(at: 1.5)
        #expect(glows(all).count == 3)
        #expect(all.first?.has(0x0A0A0F) == true)
        #expect(all.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        let order = all.map { $0.blur > 0 ? "glow" : $0.isLatenSky ? "logo" : "other" }
        #expect(order.dropFirst().prefix(4) == ["glow", "glow", "glow", "logo"])
        #expect(try logo(all).shadows.count == 1)
        #expect(dots(all).count == 3)
        #expect(all.allSatisfy { $0.isVisible })
        #expect(view.stage.issues.isEmpty)
    }

    @Test(
        "Each light has its size, colour, blur and place",
        .proves(
            "LA-07", "LA-08", "LA-09", "LA-10", "LA-11", "LA-12", "LA-13", "LA-14", "LA-15", "LA-16",
            "LA-17", "LA-18"), arguments: devices)
    func lights(on device: ScreenDevice) throws {
        let view = try LatenView.splash(device)
        let all = glows(view.elements(at: 1.5))
        try #require(all.count == 3)
        let wanted: [(side: Double, hex: UInt32, opacity: Double, blur: Double, x: Double, y: Double)] = [
            (500, 0x8B5CF6, 0.3, 120, 1 / 2, 1 / 2), (256, 0xEC4899, 0.2, 100, 1 / 4, 1 / 3),
            (256, 0x00FFFF, 0.2, 100, 3 / 4, 2 / 3),
        ]
        for (glow, want) in zip(all, wanted) {
            #expect(isNear(glow.frame.width, want.side, 0.01) && isNear(glow.frame.height, want.side, 0.01))
            #expect(glow.has(want.hex, want.opacity))
            #expect(Double(glow.blur) == want.blur)
            #expect(isNear(glow.frame.midX, device.width * want.x))
            #expect(isNear(glow.frame.midY, device.height * want.y))
            guard case .ellipse? = glow.outline else {
                Issue.record("A light is a disc")
                continue
            }
        }
        if device.width == 390 {
            let image = view.image()
            let (middle, corner) = (image.pixel(195, 250), image.pixel(3, 3))
            #expect(middle.blue > corner.blue + 10)
        }
    }

    @Test(
        "The logo is the icon, in the middle of the screen", .proves("LA-19", "LA-20", "LA-21"),
        arguments: devices)
    func logo(on device: ScreenDevice) throws {
        let view = try LatenView.splash(device)
        let box = try logo(view.elements(at: 1)).frame
        #expect(isNear(box.width, 112, 0.01) && isNear(box.height, 112, 0.01))
        #expect(isNear(box.midX, device.width / 2) && isNear(box.midY, device.height / 2))
        #expect(view.stage.issues.isEmpty, "the picture is missing")
    }

    // The colours are those of the document's lights; the parts lie on a grid of 112 units, one to a point here.
    @Test("The icon has its sky, its tube of light, its moon and its edge, each once", .proves("LA-19"))
    func parts() throws {
        let view = try LatenView.splash()
        let all = view.elements(at: 1)
        // All that is drawn where it is, but for the lights.
        let place = try logo(all).frame.insetBy(dx: -8, dy: -8)
        let parts = all.filter { $0.blur == 0 && place.contains($0.frame) }
        let glow = Array(repeating: "stroke A78BFA EC4899 at 0.045", count: 9)
        #expect(
            parts.map(words) == ["fill 4C1D95 2A1065 120A2E at 1.000"] + glow + [
                "stroke A78BFA EC4899 at 1.000", "stroke FAFAFA at 0.550", "fill 00FFFF at 0.900",
                "stroke FAFAFA at 0.140",
            ])
        try #require(parts.count == 14)
        // The letter is 40 wide and 51 high; around it lie lines ever narrower.
        let widths = [34, 31.5, 29, 26.5, 24, 21.5, 19, 16.5, 14, 11, 2.5]
        for (part, width) in zip(parts[1...11], widths) {
            #expect(isNear(part.frame.width - 40, width, 0.1) && isNear(part.frame.height - 51, width, 0.1))
            #expect(isNear(part.frame.midX, 139 + 57) && isNear(part.frame.midY, 366 + 55.5))
        }
        let moon = parts[12].frame
        #expect(isNear(moon.minX, 139 + 57.5) && isNear(moon.minY, 366 + 26))
        #expect(isNear(moon.width, 33) && isNear(moon.height, 33.5))
        for index in [0, 13] { #expect(isNear(parts[index].frame.width, 112) && parts[index].isVisible) }
        // And so it is seen: the moon, the night inside of its bow, the foot of the letter, the sky.
        let image = view.image(scale: 2)
        func pixel(_ x: CGFloat, _ y: CGFloat) -> PixelColor {
            image.pixel(at: CGPoint(x: 139 + x, y: 366 + y), scale: 2)
        }
        let (bow, inside, foot, sky) = (pixel(61, 46), pixel(80, 35), pixel(60, 81), pixel(100, 95))
        #expect(bow.red < 40 && bow.green > 225 && bow.blue > 225, "\(bow)")
        #expect(inside.green < 60 && sky.green < 40, "\(inside) \(sky)")
        #expect(foot.red > 200 && foot.green > 150 && foot.blue > 200, "\(foot)")
    }

    /// The kind, the colours and the strength of a part.
    private func words(_ part: SplashElement) -> String {
        func byte(_ value: Double) -> String {
            let text = String(UInt8((value * 255).rounded()), radix: 16, uppercase: true)
            return text.count == 1 ? "0" + text : text
        }
        let colors = part.colors.map { byte($0.red) + byte($0.green) + byte($0.blue) }
        let strength = part.opacity * (part.colors.first?.opacity ?? 0)
        return "\(part.kind) \(colors.joined(separator: " ")) at \(String(format: "%.3f", strength))"
    }

    @Test("The icon is the asset with the document's name", .proves("LA-19"))
    func name() throws {
        // Without the asset each stage says what it misses.
        let stage = try ScreenDevice.middle.stage(.dark) {
            LatenSplash(start: Date(timeIntervalSinceReferenceDate: 0))
        }
        for frame in 0...60 { _ = stage.frame(at: Double(frame) / 60) }
        #expect(stage.issues.count == 1 && stage.issues.first?.message.contains("laten-logo") == true)
    }

    @Test(
        "The logo's shadow breathes", .proves("LA-22", "LA-23", "LA-24", "LA-25", "LA-26", "LA-27"))
    func breath() throws {
        let view = try LatenView.splash()
        func shadow(_ time: Double) throws -> (sigma: Double, alpha: Double) {
            let shadow = try #require(logo(view.elements(at: time)).shadows.first)
            let color = shadow.color
            #expect(
                [color.red, color.green, color.blue].map { ($0 * 255).rounded() } == [139, 92, 246])
            #expect(shadow.offset == .zero)
            return (Double(shadow.sigma), color.opacity)
        }
        var seen: [Double: (sigma: Double, alpha: Double)] = [:]
        let steps = (1...48).map { Double($0) * 0.0625 }
        for time in (steps + [0.375, 0.75, 1.125, 150.75, 151.5]).sorted() { seen[time] = try shadow(time) }
        func check(_ time: Double, _ sigma: Double, _ alpha: Double) throws {
            let found = try #require(seen[time])
            #expect(isNear(found.sigma, sigma, 0.4) && isNear(found.alpha, alpha, 0.006), "\(time): \(found)")
        }
        try check(0.375, 30, 0.65)
        try check(0.75, 40, 0.8)
        try check(1.125, 30, 0.65)
        try check(1.5, 20, 0.5)
        // ... and so on without an end.
        try check(150.75, 40, 0.8)
        try check(151.5, 20, 0.5)
        for time in steps where time <= 1.5 {
            let (now, later) = (try #require(seen[time]), try #require(seen[time + 1.5]))
            #expect(isNear(now.sigma, later.sigma, 1e-6) && isNear(now.alpha, later.alpha, 1e-6))
            #expect((20...40).contains(now.sigma) && (0.5...0.8).contains(now.alpha))
            // Both are at the same point of their way.
            #expect(isNear((now.sigma - 20) / 20, (now.alpha - 0.5) / 0.3, 1e-6))
        }
        // A quarter of the way there: ease-in-out has covered an eighth of it.
        #expect(isNear(try #require(seen[0.1875]).sigma, 20 + 20 * 0.129, 0.4))
    }

    @Test(
        "Three dots stand in a row below the logo",
        .proves("LA-28", "LA-29", "LA-30", "LA-31", "LA-36"), arguments: devices)
    func row(on device: ScreenDevice) throws {
        let view = try LatenView.splash(device)
        let all = view.elements(at: 2.0)
        let (row, box) = (dots(all), try logo(all).frame)
        try #require(row.count == 3)
        for dot in row {
            #expect(dot.isPainted(0x8B5CF6))
            #expect(isNear(Double(dot.frame.width) / dot.scale, 8, 0.01))
            #expect(isNear(Double(dot.frame.height) / dot.scale, 8, 0.01))
            #expect(isNear(dot.frame.midY - 4 - box.maxY, 40))
            if case .ellipse? = dot.outline {} else { Issue.record("A dot is round") }
        }
        let middles = row.map { Double($0.frame.midX) }
        #expect(isNear(middles[1] - middles[0], 14, 0.01) && isNear(middles[2] - middles[1], 14, 0.01))
        #expect(isNear(middles[1], device.width / 2))
    }

    @Test(
        "Left stays left wherever people read from", .proves("LA-14", "LA-18", "LA-35"),
        arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func direction(_ direction: LayoutDirection) throws {
        let view = try LatenView.splash { $0.layoutDirection = direction }
        let lights = glows(view.elements(at: 1.5))
        try #require(lights.count == 3)
        for (light, x) in zip(lights, [195.0, 97.5, 292.5]) { #expect(isNear(light.frame.midX, x)) }
        // The left dot is the first to pulse: at its height after half a cycle, before the one beside it.
        let row = dots(view.elements(at: 2.4)).sorted { $0.frame.midX < $1.frame.midX }
        try #require(row.count == 3)
        #expect(row[0].scale > row[1].scale && row[1].scale > row[2].scale, "\(row.map(\.scale))")
    }

    /// The way there and back of an ease-in-out, at a share of its cycle, by bisection of the Bezier curve.
    private func beat(_ phase: Double) -> Double {
        let x = phase < 0.5 ? 2 * phase : 2 * (1 - phase)
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let t = (low + high) / 2
            let at = 3 * (1 - t) * (1 - t) * t * 0.42 + 3 * (1 - t) * t * t * 0.58 + t * t * t
            if at < x { low = t } else { high = t }
        }
        let t = low
        return 3 * (1 - t) * t * t + t * t * t
    }

    @Test("The dots pulse one after the other", .proves("LA-32", "LA-33", "LA-34", "LA-35"))
    func pulse() throws {
        let view = try LatenView.splash()
        var extremes: [Int: (ClosedRange<Double>, ClosedRange<Double>)] = [:]
        for step in 0...170 {
            let time = 0.8 + 0.01 * Double(step)
            for (index, dot) in dots(view.elements(at: time)).enumerated() {
                // The clock of the loop starts at 0.4 s; each dot 150 ms after the one before.
                let elapsed = time - 0.4 - 0.15 * Double(index)
                let want = beat((elapsed / 0.8).truncatingRemainder(dividingBy: 1))
                #expect(isNear(dot.scale, 1 + 0.3 * want, 0.005), "dot \(index) at \(time)")
                #expect(isNear(dot.opacity, 0.4 + 0.6 * want, 0.005), "dot \(index) at \(time)")
                let old = extremes[index] ?? (dot.scale...dot.scale, dot.opacity...dot.opacity)
                extremes[index] = (
                    min(old.0.lowerBound, dot.scale)...max(old.0.upperBound, dot.scale),
                    min(old.1.lowerBound, dot.opacity)...max(old.1.upperBound, dot.opacity)
                )
            }
        }
        #expect(extremes.count == 3)
        for (scale, opacity) in extremes.values {
            #expect(isNear(scale.lowerBound, 1, 0.002) && isNear(scale.upperBound, 1.3, 0.002))
            #expect(isNear(opacity.lowerBound, 0.4, 0.004) && isNear(opacity.upperBound, 1, 0.004))
        }
    }

    @Test("The lights fade in, and the one in the middle grows", .proves("LA-38", "LA-39"))
    func lightsArrive() throws {
        let view = try LatenView.splash()
        var (last, looks) = (-1.0, 0)
        for step in 0...20 {
            let time = 0.05 * Double(step)
            let all = glows(view.elements(at: time))
            // Nothing that cannot be seen needs to be drawn.
            let opacity = all.first?.opacity ?? 0
            #expect(opacity >= last)
            last = opacity
            switch step {
            case 0: #expect(opacity == 0)
            case 5: #expect(isNear(opacity, 0.826, 0.02))
            case 10: #expect(isNear(opacity, 0.972, 0.02))
            case 20: #expect(opacity == 1)
            default: break
            }
            guard all.count == 3 else { continue }
            looks += 1
            #expect(all.allSatisfy { $0.opacity == opacity })
            #expect(isNear(Double(all[0].frame.width) / 500, 0.8 + 0.2 * opacity, 0.002))
            #expect(isNear(all[1].frame.width, 256, 0.01) && isNear(all[2].frame.width, 256, 0.01))
        }
        #expect(looks >= 18, "the lights are there as soon as they can be seen")
        #expect(LatenMotion().values(at: 0).glowScale == 0.8)
    }

    @Test(
        "The logo grows and fades in along its own curve", .proves("LA-40", "LA-41", "LA-42", "LA-43"))
    func logoArrives() throws {
        let view = try LatenView.splash()
        #expect(LatenMotion().values(at: 0).logoScale == 0.5 && LatenMotion().values(at: 0).logoOpacity == 0)
        #expect(view.elements(at: 0).latenLogo?.opacity ?? 0 == 0)
        for (time, scale, opacity) in [
            (0.15, 0.913, 0.826), (0.3, 0.986, 0.972), (0.45, 0.999, 0.998), (0.6, 1, 1), (0.9, 1, 1),
        ] {
            let box = try logo(view.elements(at: time))
            #expect(isNear(Double(box.frame.width) / 112, scale, 0.01), "\(time)")
            #expect(isNear(box.opacity, opacity, 0.02), "\(time)")
            #expect(isNear(box.frame.midX, 195) && isNear(box.frame.midY, 422))
        }
        // Its time is 0.6 s to the point: a moment before, it is not quite there.
        let late = try LatenView.splash()
        #expect(try logo(late.elements(at: 0.59)).opacity < 1)
        #expect(try logo(late.elements(at: 0.6)).opacity == 1)
    }

    @Test(
        "The dots spring up and fade in", .proves("LA-37", "LA-44", "LA-45", "LA-46", "LA-47"))
    func dotsArrive() throws {
        let view = try LatenView.splash()
        // The spring of stiffness 380 and damping 35, in closed form.
        func spring(_ time: Double) -> Double {
            let (decay, turn) = (17.5, (380 - 17.5 * 17.5).squareRoot())
            return 1 - exp(-decay * time) * (cos(turn * time) + decay / turn * sin(turn * time))
        }
        #expect(dots(view.elements(at: 0.39)).allSatisfy { $0.opacity == 0 })
        #expect(
            LatenMotion().values(at: 0.4).dotsOffset == 20 && LatenMotion().values(at: 0.4).dotsOpacity == 0)
        for time in [0.45, 0.5, 0.55, 0.6, 0.7, 0.79, 0.8, 0.95] {
            let share = time >= 0.8 ? 1 : spring(time - 0.4)
            // The last dot begins to pulse 300 ms after the loop does.
            let last = try #require(dots(view.elements(at: time)).last)
            if time <= 0.7 { #expect(isNear(last.opacity, 0.4 * min(share, 1), 0.01), "\(time)") }
            #expect(isNear(last.frame.midY - 522, 20 * (1 - share), 0.1), "\(time)")
        }
        let (before, end) = (LatenMotion().values(at: 0.7999), LatenMotion().values(at: 0.8))
        #expect(isNear(before.dotsOffset, 0, 0.05) && end.dotsOffset == 0 && end.dotsOpacity == 1)
        #expect(isNear(spring(0.261), 1, 0.011), "the spring is the document's")
    }

    @Test("Nothing moves but opacity, place and size of what is there", .proves("LA-261"))
    func cheapMotion() throws {
        let view = try LatenView.splash()
        func bodies(_ time: Double) -> [String] {
            view.elements(at: time).map {
                "\($0.kind) \(String(describing: $0.outline)) \($0.colors) \($0.blur)"
            }
        }
        let settled = bodies(1.2)
        for time in [1.3, 1.55, 1.9, 2.4] { #expect(bodies(time) == settled) }
        // On the way in, too: the same outlines and blurs under other transforms and opacities.
        let arriving = try LatenView.splash()
        let early = arriving.elements(at: 0.5)
            .map { "\($0.kind) \(String(describing: $0.outline)) \($0.colors) \($0.blur)" }
        #expect(early == settled)
    }

    @Test("With less motion it fades in and then stands still", .proves("LA-255"))
    func lessMotion() throws {
        let view = try LatenView.splash { $0.reduceMotion = true }
        var frames: [String]?
        for time in [0.05, 0.15, 0.3, 0.5, 0.6, 0.75, 1, 1.2, 1.5, 2.3] {
            let all = view.elements(at: time).filter { $0.opacity > 0 }
            #expect(all.allSatisfy { isNear($0.scale, 1, 1e-6) })
            let box = try logo(all)
            #expect(isNear(box.frame.width, 112, 0.01))
            let shadow = try #require(box.shadows.first)
            #expect(shadow.sigma == 20 && isNear(shadow.color.opacity, 0.5, 1e-6))
            for dot in dots(all) { #expect(isNear(dot.frame.midY, 522, 0.01)) }
            if time >= 1 {
                #expect(dots(all).map(\.opacity) == [1, 1, 1])
                let now = all.map { "\($0.frame) \($0.opacity)" }
                #expect(frames == nil || frames == now)
                frames = now
            }
        }
        // The fades keep their times.
        let calm = LatenMotion(isReduced: true)
        #expect(isNear(calm.values(at: 0.15).logoOpacity, 0.826, 0.02))
        #expect(isNear(calm.values(at: 0.25).glowOpacity, 0.826, 0.02))
    }

    @Test("A screen reader finds one element", .proves("LA-256"))
    func spoken() throws {
        let stage = try LatenView.splash().stage
        #expect(stage.labels == ["Laten, loading"])
    }
}
