// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import FonstersBrand
import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// The loading view: its artwork, its layout, its pixels, and its accessibility tree.
@MainActor @Suite(.serialized, .fewAtATime) struct FonstersScreenTests {
    private let black = PixelColor(0, 0, 0)

    /// The static launch screen of a device: on iOS the picture in its natural size (1024 points) in the middle of
    /// black, as the system draws `UIImageName`; elsewhere the picture fills the screen.
    private func still(_ frame: SplashFrame) -> PixelImage {
        let stage = Stage(
            frame.device.configuration, text: frame.shaper,
            images: ImageLibrary(AppDescriptor.fonsters.images())
        ) {
            let screen = frame.size
            let side = frame.device.profile.kind == nil ? 1024 : max(screen.width, screen.height)
            ZStack {
                Color.black
                Image("LaunchBackground").resizable().frame(width: side, height: side)
            }
            .frame(width: screen.width, height: screen.height).clipped().ignoresSafeArea()
            .environment(\.layoutDirection, .leftToRight)
        }
        let renderer = CairoRenderer(size: frame.size, scale: 1, shaper: frame.shaper)
        renderer.render(stage.frame(at: 0))
        return renderer.image
    }

    @Test(.proves("FO-05"))
    func theFirstFrameIsBlackWithDarkBlueLines() async throws {
        let frame = try await SplashProbe.frame(.fonsters(), at: 0)
        let pixels = frame.image().pixels(in: CGRect(origin: .zero, size: frame.size), scale: 1)
        func luminance(_ color: PixelColor) -> Double {
            let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
            return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255
        }
        let lights: [Double] = pixels.map(luminance)
        let light: Double = lights.reduce(0, +) / Double(lights.count)
        #expect(light < 0.06)
        #expect(lights.max() ?? 1 < 0.3, "subtle")
        let blue = pixels.count { $0.blue > 50 && $0.blue > $0.red * 2 && $0.blue > $0.green }
        let dark = pixels.count { $0 == black }
        let blueShare = Double(blue) / Double(pixels.count)
        #expect(blueShare > 0.05 && blueShare < 0.5)
        #expect(Double(dark) / Double(pixels.count) > 0.4)
        // No other colours: nothing is warmer than blue.
        #expect(pixels.allSatisfy { $0.red <= $0.blue && $0.green <= $0.blue })
    }

    @Test(.proves("FO-06", "FO-36", "FO-39"), arguments: fonstersProfiles, DeviceOrientation.allCases)
    func theFirstFrameIsTheStaticLaunchScreen(_ profile: String, _ held: DeviceOrientation) async throws {
        let scenario = Scenario.fonsters(on: profile) { $0.device.orientation = held }
        let frame = try await SplashProbe.frame(scenario, at: 0)
        let comparison = PixelComparison(expected: still(frame), actual: frame.image())
        #expect(comparison.isEqual, "\(comparison)")
        // Full-bleed: the lines reach every edge that the picture reaches.
        let image = frame.image()
        let (width, height) = (Double(image.width), Double(image.height))
        for edge in [
            CGRect(x: 0, y: 0, width: width, height: 60),
            CGRect(x: 0, y: height - 60, width: width, height: 60),
            CGRect(x: 0, y: 0, width: 3, height: height),
            CGRect(x: width - 3, y: 0, width: 3, height: height),
        ] where max(width, height) <= 1024 || frame.device.profile.kind != nil {
            #expect(image.pixels(in: edge, scale: 1).contains { $0 != black }, "\(edge)")
        }
    }

    /// On a screen that is longer than the picture there is black around it, and no border to be seen (C-FO-06).
    @Test(.proves("FO-05", "FO-06"), arguments: [(DeviceOrientation.portrait, 4, 176), (.landscape, 176, 4)])
    func whereThePictureEndsItsLinesHaveGoneIntoTheDark(
        _ held: DeviceOrientation, _ left: Int, _ top: Int
    ) async throws {
        let scenario = Scenario.fonsters(on: "ipadpro13") { $0.device.orientation = held }
        let image = try await SplashProbe.frame(scenario, at: 0).image()
        let (columns, rows) = (left..<left + 1024, top..<top + 1024)
        let around = (0..<image.height).allSatisfy { y in
            (0..<image.width).allSatisfy { x in
                columns.contains(x) && rows.contains(y) || image.pixel(x, y) == black
            }
        }
        #expect(around && image.width == left * 2 + 1024 && image.height == top * 2 + 1024)
        /// The strongest blue of what is so many points away from the picture's edge.
        func strongest(_ inset: Int) -> Double {
            let way = inset..<1024 - inset
            let ring = way.flatMap { step in
                [(step, inset), (step, 1023 - inset), (inset, step), (1023 - inset, step)]
            }
            return Double(ring.map { image.pixel(left + $0, top + $1).blue }.max() ?? 0)
        }
        let full = (72..<512).map(strongest).max() ?? 0
        #expect(full > 60)
        // 7 % of 1024 points, evenly.
        let brighter = (0..<72).filter { strongest($0) > full * (Double($0) + 1) / 71.68 + 2 }
        #expect(brighter.isEmpty, "\(brighter)")
        #expect(
            strongest(0) <= 3 && strongest(40) > full * 0.3
                && (72..<80).map(strongest).max() ?? 0 > full * 0.7)
    }

    @Test(.proves("FO-41"))
    func theLinesAreSeenToMove() async throws {
        let probe = try await SplashProbe.run(.fonsters(), at: [0, 100, 200])
        let pictures = try [0, 100, 200].map { try probe.frame($0).image() }
        for (index, shift) in [(1, 4), (2, 8)] {
            #expect(pictures[index] != pictures[0])
            for y in stride(from: 0, to: 844, by: 7) {
                for x in stride(from: 0, to: 380, by: 7) {
                    let (moved, old) = (pictures[index].pixel(x + shift, y), pictures[0].pixel(x, y))
                    #expect(moved.distance(to: old) <= 2, "\(x), \(y)")
                }
            }
        }
    }

    @Test(.proves("FO-43"))
    func blackLiesBehindEverything() async throws {
        let probe = try await SplashProbe.run(.fonsters(), at: FonstersMotionTests.instants)
        let first = try probe.frame(0).image()
        let icon = CGRect(x: 110, y: 340, width: 170, height: 170)
        // Where there is no line within the eight points that the picture moves, there is only black.
        func isEmpty(_ x: Int, _ y: Int) -> Bool {
            guard !icon.contains(CGPoint(x: x, y: y)) else { return false }
            let around = CGRect(x: x - 10, y: max(0, y - 1), width: 13, height: 3)
            return first.pixels(in: around, scale: 1).allSatisfy { $0 == black }
        }
        var empty: [(Int, Int)] = []
        for index in 0..<4000 {
            let (x, y) = (20 + (index * 37) % 360, (index * 101) % 840)
            if isEmpty(x, y) { empty.append((x, y)) }
        }
        #expect(empty.count > 500)
        for instant in FonstersMotionTests.instants.dropLast() {
            let image = try probe.frame(instant).image()
            #expect(empty.allSatisfy { image.pixel($0.0, $0.1) == black }, "\(instant)")
        }
    }

    @Test(.proves("FO-46"), arguments: fonstersProfiles)
    func afterPhase2OnlyBlackRemains(_ profile: String) async throws {
        let image = try await SplashProbe.frame(.fonsters(on: profile), at: 650).image()
        for (x, y) in [
            (0, 0), (image.width - 1, 0), (0, image.height - 1), (image.width - 1, image.height - 1),
        ] {
            #expect(image.pixel(x, y) == black)
        }
        let band = CGRect(x: 0, y: 0, width: Double(image.width), height: Double(image.height) * 0.2)
        #expect(image.pixels(in: band, scale: 1).allSatisfy { $0 == black })
    }

    @Test func eachInstantIsDrawnAsTheModelSays() async throws {
        let probe = try await SplashProbe.run(.fonsters(), at: FonstersMotionTests.instants)
        let still = try #require(try probe.frame(0).lines.first).frame
        for instant in FonstersMotionTests.instants.dropLast() {
            let wanted = FonstersMotionTests.expected(instant)
            let frame = try probe.frame(instant)
            if wanted.backgroundOpacity > 0.001 {
                let line = try #require(frame.lines.first)
                #expect(
                    abs(Double(line.frame.minX - still.minX) - wanted.backgroundOffset) <= 0.05, "\(instant)")
                #expect(abs(line.opacity - wanted.backgroundOpacity) <= 0.001)
            } else {
                #expect(frame.lines.allSatisfy { !$0.isVisible })
            }
            if wanted.iconOpacity > 0.001 {
                let icon = try #require(frame.icon.first)
                #expect(abs(icon.scale - wanted.iconScale * 156 / 1024) <= 0.0002, "\(instant)")
                #expect(abs(icon.opacity - wanted.iconOpacity) <= 0.001)
            } else {
                #expect(frame.icon.allSatisfy { !$0.isVisible })
            }
        }
    }

    @Test func thePixelsSayTheSame() async throws {
        let probe = try await SplashProbe.run(.fonsters(), at: FonstersMotionTests.instants)
        func image(_ instant: Int) throws -> PixelImage { try probe.frame(instant).image(scale: 2) }
        // In the stem of the letter, left of the middle, at every scale of the icon.
        let stem = CGPoint(x: 195 - 6.4, y: 422)
        let full = try image(400).pixel(at: stem, scale: 2)
        let behind = try image(200).pixel(at: stem, scale: 2)
        // A bright line far from the icon, after it has moved.
        let area = CGRect(x: 10, y: 60, width: 370, height: 200)
        let places = try image(400).places(in: area, scale: 2)
        let shown = try image(400)
        var spot = (places.columns.lowerBound, places.rows.lowerBound)
        for y in places.rows {
            for x in places.columns where shown.pixel(x, y).light > shown.pixel(spot.0, spot.1).light {
                spot = (x, y)
            }
        }
        let bright = shown.pixel(spot.0, spot.1)
        for instant in FonstersMotionTests.instants.dropLast() {
            let wanted = FonstersMotionTests.expected(instant)
            let picture = try image(instant)
            let ground = instant < 400 ? behind : black
            let seen = picture.pixel(at: stem, scale: 2)
            if instant >= 200, !(400..<600).contains(instant) {
                let opacity = Double(seen.blue - ground.blue) / Double(full.blue - ground.blue)
                #expect(abs(opacity - wanted.iconOpacity) <= 0.02, "\(opacity) at \(instant)")
            }
            if instant >= 200 {
                let opacity = Double(picture.pixel(spot.0, spot.1).blue) / Double(bright.blue)
                #expect(abs(opacity - wanted.backgroundOpacity) <= 0.02, "\(opacity) at \(instant)")
            }
            if instant >= 600, wanted.iconOpacity > 0.1 {
                let box = picture.places(in: CGRect(x: 100, y: 320, width: 190, height: 204), scale: 2)
                let lit = box.rows.filter { y in box.columns.contains { picture.pixel($0, y).light > 40 } }
                let height = Double((lit.last ?? 0) - (lit.first ?? 0) + 1) / 2
                // From the tip of a horn to the soles.
                #expect(abs(height - 818.0 / 1024 * 156 * wanted.iconScale) <= 2.5, "\(height) at \(instant)")
            }
        }
    }

    @Test(.proves("FO-74"), arguments: fonstersProfiles)
    func theIconIsInTheMiddleWithinItsLimit(_ profile: String) async throws {
        let frame = try await SplashProbe.frame(.fonsters(on: profile), at: 400)
        let parts = frame.icon.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        let limit =
            profile == "applewatch45" ? 80 : min(200, min(frame.size.width, frame.size.height) * 0.4)
        #expect(parts.width <= limit && parts.height <= limit && parts.height > limit * 0.75)
        let box = CGRect(
            x: (frame.size.width - limit) / 2, y: (frame.size.height - limit) / 2, width: limit,
            height: limit)
        #expect(box.insetBy(dx: -0.5, dy: -0.5).contains(parts), "\(parts) in \(box)")
    }

    @Test(.proves("FO-48"), arguments: fonstersProfiles)
    func theIconShrinksIntoItsMiddle(_ profile: String) async throws {
        let probe = try await SplashProbe.run(.fonsters(on: profile), at: [400, 900])
        func box(_ at: Int) throws -> CGRect {
            try probe.frame(at).icon.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        }
        let (full, small) = (try box(400), try box(900))
        let screen = try probe.frame(400).size
        // Each edge has come nearer to the middle of the screen by the same share.
        for (before, after, middle) in [
            (full.minX, small.minX, screen.width / 2), (full.maxX, small.maxX, screen.width / 2),
            (full.minY, small.minY, screen.height / 2), (full.maxY, small.maxY, screen.height / 2),
        ] {
            #expect(abs((after - middle) - 0.65 * (before - middle)) < 1, "\(full) \(small)")
        }
    }

    @Test(.proves("FO-75"), arguments: ["appletv", "iphone14", "applewatch45"])
    func nothingOnTheLoadingViewTakesFocusOrTouches(_ profile: String) async throws {
        let instants = [0, 300, 400, 900]
        let probe = try await SplashProbe.run(.fonsters(on: profile), at: instants)
        for instant in instants {
            let frame = try probe.frame(instant)
            let all = frame.accessibility.flattened.dropFirst()
            // What leaves is not read any more.
            #expect(all.map(\.label) == (instant < 400 ? ["Fonsters, loading"] : []))
            #expect(all.allSatisfy { $0.traits.isDisjoint(with: [.isButton, .isLink, .isTextField]) })
            #expect(all.allSatisfy { !$0.isFocused && !$0.isAdjustable && $0.actionNames.isEmpty })
        }
    }

    @Test func lessMotionMovesNothingAndEndsTheSame() async throws {
        let instants = FonstersMotionTests.instants + [1100]
        let calm = try await SplashProbe.run(.fonsters { $0.device.reduceMotion = true }, at: instants)
        let usual = try await SplashProbe.run(.fonsters(), at: instants)
        let line = try #require(try calm.frame(0).lines.first).frame
        let icon = try #require(try calm.frame(400).icon.first).frame
        var looks = (lines: 0, icons: 0)
        for instant in FonstersMotionTests.instants.dropLast() {
            let frame = try calm.frame(instant)
            if let first = frame.lines.first {
                #expect(first.frame == line, "\(instant)")
                looks.lines += 1
            }
            if let first = frame.icon.first {
                #expect(first.frame == icon, "\(instant)")
                looks.icons += 1
            }
        }
        #expect(looks.lines >= 5 && looks.icons >= 5, "\(looks)")
        #expect(try calm.frame(0).list == usual.frame(0).list)
        #expect(try calm.frame(1100).list == usual.frame(1100).list)
        #expect(calm.finishedAt == 1 && usual.finishedAt == 1)
    }

    @Test func readingFromTheRightChangesNothingOnTheWayIn() async throws {
        let instants = [0, 100, 300, 500, 900]
        let left = try await SplashProbe.run(.fonsters(), at: instants)
        let right = try await SplashProbe.run(
            .fonsters { $0.device.layoutDirection = .rightToLeft }, at: instants)
        for instant in instants { #expect(try left.frame(instant).image() == right.frame(instant).image()) }
    }

    @Test(arguments: GoldenFrame.fonsters)
    func theFrameIsThatOfThePicture(_ golden: GoldenFrame) async throws {
        let frame = try await SplashProbe.frame(golden.scenario, at: golden.instant)
        try Golden(name: golden.name).check(frame)
    }

    @Test func eachPictureHasATestAndEachTestAPicture() throws {
        #expect(try Golden.problems(of: "fonsters", names: GoldenFrame.fonsters.map(\.name)) == [])
    }
}

extension GoldenFrame {
    // Large screens are kept late in the second: lines over a whole screen make a large file.
    static let fonsters: [GoldenFrame] =
        [0, 300, 500, 900].map { GoldenFrame("\($0)ms", .fonsters(), at: $0) }
        + ["iphonese1", "applewatch45"].map { GoldenFrame($0, .fonsters(on: $0), at: 400) }
        + ["iphone16promax", "ipadpro13", "appletv", "mac", "applevision"].map {
            GoldenFrame($0, .fonsters(on: $0), at: 700)
        }
        + ["iphonese1", "iphone14", "ipadpro13"].map {
            GoldenFrame(
                "\($0)-landscape", .fonsters(on: $0) { $0.device.orientation = .landscape }, at: 700)
        } + [
            GoldenFrame(
                "separate-lines", .fonsters(on: "iphonese1") { $0.options.values["separateLines"] = "true" },
                at: 700),
            GoldenFrame("content", .fonsters { $0.state.firstLaunch = false }, at: 1100),
            GoldenFrame("watch-list", .fonsters(on: "applewatch45"), at: 1100),
        ]
}
