// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

@MainActor
@Suite(.serialized) struct DuggyLayoutTests {
    nonisolated static let devices = [
        "iphonese1", "iphonese", "iphone14", "iphone15promax", "iphone16promax", "ipadpro13",
    ]

    /// The parts of the loading splash from top to bottom.
    private func parts(_ frame: SplashFrame) throws -> [(name: String, frame: CGRect)] {
        let mark = try #require(frame.duggyMark).frame
        let name = try #require(frame.duggyName)
        let tagline = try #require(frame.duggyTagline)
        let spinner = try #require(frame.duggySpinner)
        let message = try #require(frame.text("Loading configuration...")).frame
        return [
            ("logo", CGRect(x: mark.midX - 70, y: mark.midY - 70, width: 140, height: 140)),
            ("name", name.frame), ("tagline", tagline.frame), ("spinner", spinner), ("message", message),
        ]
    }

    @Test(
        .proves("DG-26", "DG-27", "DG-28", "DG-39", "DG-43", "DG-49", "DG-206", "DG-212"), arguments: devices)
    func theStackHasItsGapsOnEveryDevice(profile: String) async throws {
        let frame = try await SplashProbe.frame(.duggyLoading().on(profile), at: 3000)
        let parts = try parts(frame)
        let (logo, name, tagline, spinner, message) = (
            parts[0].frame, parts[1].frame, parts[2].frame, parts[3].frame, parts[4].frame
        )
        #expect(abs(name.minY - logo.maxY - 40) < 0.5 && abs(tagline.minY - name.maxY - 40) < 0.5)
        #expect(abs(message.minY - spinner.maxY - 16) < 0.5)
        // The system's spinner of 20 points, 1.2 times as large; its spokes end 0.2 points inside of their place.
        #expect(abs(spinner.width - 23.52) < 0.01 && abs(spinner.height - 23.52) < 0.01, "\(spinner)")
        // The section keeps 60 points around its middle; the gaps beside a spacer are 40 each.
        let middle = (spinner.minY + message.maxY) / 2
        let safe = frame.safeRect
        let spacers: [CGFloat] = [
            logo.minY - safe.minY - 40, middle - 30 - tagline.maxY - 80, safe.maxY - middle - 30 - 40,
        ]
        #expect(spacers.allSatisfy { abs($0 - spacers[0]) < 0.6 && $0 > -0.5 }, "\(spacers)")
        #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY + 0.01 })
        for part in parts {
            #expect(abs(part.frame.midX - frame.size.width / 2) <= 0.6, "\(part.name)")
            #expect(safe.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(part.name)")
        }
    }

    @Test(
        "On a watch the logo, the words and the message are in sight and not cut",
        arguments: ["applewatch42", "applewatch44", "applewatch45"])
    func watch(profile: String) async throws {
        let frame = try await SplashProbe.frame(.duggyLoading().on(profile), at: 3000)
        var frames = try parts(frame).map(\.frame)
        // The circle of 140 points at 0.4 of its size.
        frames[0] = frames[0].insetBy(dx: 42, dy: 42)
        for (above, below) in zip(frames, frames.dropFirst()) { #expect(above.maxY <= below.minY + 0.01) }
        for part in frames { #expect(frame.safeRect.insetBy(dx: -0.01, dy: -0.01).contains(part), "\(part)") }
        for words in ["Duggy", "Cricket Club Management", "Loading configuration..."] {
            let text = try #require(frame.text(words)?.text, "\(words)")
            #expect(!text.isTruncated && text.brokenWord == nil, "\(words)")
        }
    }

    @Test(.proves("DG-206", "DG-212"), arguments: devices.dropLast())
    func onItsSideNothingOverlapsOrLeavesTheScreen(profile: String) async throws {
        let probe = try await SplashProbe.run(.duggyLoading().on(profile, .landscape), at: [3000])
        let frame = try probe.frame(3000)
        let parts = try parts(frame)
        for (index, part) in parts.enumerated() {
            #expect(frame.safeRect.insetBy(dx: -0.01, dy: -0.01).contains(part.frame), "\(part.name)")
            for other in parts.dropFirst(index + 1) {
                #expect(part.frame.intersection(other.frame).isNull, "\(part.name) and \(other.name)")
            }
        }
        #expect(probe.issues.isEmpty)
    }

    /// As it is seen: white reaches 24 points across, and the middle is the ground's.
    @Test(.proves("DG-43"))
    func theSpinnerIsDrawnTwentyFourPointsWide() async throws {
        let frame = try await SplashProbe.frame(.duggyLoading(), at: 3000)
        let place = try #require(frame.duggySpinner)
        let image = frame.image(scale: 2)
        let blue = PixelColor(0x00, 0x3F, 0x9B)
        let around = place.insetBy(dx: -12, dy: -4)
        func isPainted(_ x: Int, _ y: Int) -> Bool { image.pixel(x, y).distance(to: blue) > 8 }
        let (xs, ys) = (
            Int(around.minX * 2)..<Int(around.maxX * 2), Int(around.minY * 2)..<Int(around.maxY * 2)
        )
        let columns = xs.filter { x in ys.contains { isPainted(x, $0) } }
        let rows = ys.filter { y in xs.contains { isPainted($0, y) } }
        // Two pixels to a point; an edge may lie within a pixel, and between two spokes is the ground.
        func width(_ painted: [Int]) -> Int { (painted.last ?? 0) - (painted.first ?? 0) + 1 }
        #expect((46...48).contains(width(columns)) && (46...48).contains(width(rows)), "\(columns) \(rows)")
        #expect(!isPainted(Int(place.midX * 2), Int(place.midY * 2)))
        // Eight spokes of 2.4 by 5.4 points of the system's, each 1.2 times as large: those upright and lying.
        let upright = frame.duggySpokes.filter { abs($0.frame.width - 2.88) < 0.01 }
        let lying = frame.duggySpokes.filter { abs($0.frame.height - 2.88) < 0.01 }
        #expect(upright.count == 2 && upright.allSatisfy { abs($0.frame.height - 6.48) < 0.01 })
        #expect(lying.count == 2 && lying.allSatisfy { abs($0.frame.width - 6.48) < 0.01 })
    }

    @Test(.proves("DG-49"))
    func nothingMovesWhenTheSpinnerComes() async throws {
        let probe = try await SplashProbe.run(.duggyLoading(), at: [1900, 2100])
        let (before, after) = (try probe.frame(1900), try probe.frame(2100))
        #expect(before.duggySpokes.isEmpty && !after.duggySpokes.isEmpty)
        let name = try #require(before.duggyName).frame
        let mark = try #require(before.duggyMark).frame
        #expect(after.duggyName?.frame == name)
        #expect(after.duggyMark?.frame == mark)
    }

    @Test(.proves("DG-62", "DG-66", "DG-67", "DG-68", "DG-70", "DG-74", "DG-77", "DG-63", "DG-69"))
    func theLogoHasItsParts() async throws {
        let frame = try await SplashProbe.frame(.duggyLoading(), at: 900)
        let circle = try #require(frame.duggyCircle)
        #expect(circle.outline?.bounds.size == CGSize(width: 140, height: 140))
        #expect(circle.colors == [BrandColor(0xFFFFFF, opacity: 0.1).resolved])
        let mark = try #require(frame.duggyMark)
        #expect(mark.outline?.bounds.size == CGSize(width: 80, height: 80))
        let segments = frame.duggySegments
        #expect(segments.count == 6)
        let middle = CGPoint(x: mark.frame.midX, y: mark.frame.midY)
        for segment in segments {
            guard case .roundedRectangle(let rect, let radii)? = segment.outline else {
                Issue.record("A segment is no rounded rectangle.")
                continue
            }
            #expect(rect.size == CGSize(width: 4, height: 20) && radii == CGSize(width: 2, height: 2))
            #expect(segment.colors == [BrandColor(0xFFFFFF).resolved])
            let center = CGPoint(x: rect.midX, y: rect.midY).applying(segment.transform)
            #expect(abs(hypot(center.x - middle.x, center.y - middle.y) - 45) < 0.01)
        }
        let order = frame.duggyLogo.map(\.outline)
        #expect(order.count == 8)
        if case .ellipse? = order.first {} else { Issue.record("The circle lies not at the bottom.") }
        if case .rectangle? = order.last {} else { Issue.record("The mark lies not on top.") }
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .accessibility1, .accessibility3, .accessibility5])
    func wordsGrowWithTheUsersSizeAndStayWhole(size: DynamicTypeSize) async throws {
        let probe = try await SplashProbe.run(.duggyLoading { $0.device.textSize = size }, at: [3000])
        let frame = try probe.frame(3000)
        let name = try #require(frame.duggyName)
        let points = try #require(name.run).font.size
        #expect(size == .xSmall ? points < 32 : points > 32)
        let words = frame.elements.compactMap(\.string)
        #expect(words.contains("Duggy") && words.contains("Cricket Club Management"))
        #expect(words.contains("Loading configuration..."), "\(words)")
        for element in frame.elements where element.string != nil {
            #expect(element.frame.minX >= 0 && element.frame.maxX <= 390.01, "\(element.string ?? "")")
        }
        #expect(probe.issues.isEmpty)
    }

    @Test(.proves("DG-28"), arguments: [DynamicTypeSize.accessibility1, .accessibility3])
    func withLargeLettersTheOrderIsTheSame(size: DynamicTypeSize) async throws {
        let frame = try await SplashProbe.frame(.duggyLoading { $0.device.textSize = size }, at: 3000)
        let parts = try parts(frame)
        #expect(parts.map(\.name) == ["logo", "name", "tagline", "spinner", "message"])
        for (above, below) in zip(parts, parts.dropFirst()) {
            #expect(above.frame.maxY <= below.frame.minY + 0.01, "\(above.name) over \(below.name)")
        }
        #expect(parts.allSatisfy { abs($0.frame.midX - 195) <= 0.6 })
    }

    @Test(.proves("DG-24", "DG-25", "DG-69"))
    func theBlueReachesEveryCornerAndTheSegmentsAreWhite() async throws {
        for (profile, orientation) in [("iphone14", DeviceOrientation.portrait), ("iphone14", .landscape)] {
            let frame = try await SplashProbe.frame(.duggyLoading().on(profile, orientation), at: 2500)
            let image = frame.image()
            let (right, bottom) = (image.width - 1, image.height - 1)
            for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom), (right / 2, 2)] {
                #expect(image.pixel(x, y).distance(to: PixelColor(0, 63, 155)) <= 1)
            }
            // After one turn a segment stands above the mark again.
            let mark = try #require(frame.duggyMark).frame
            let top = CGPoint(x: mark.midX, y: mark.midY - 48)
            #expect(image.pixel(at: top, scale: 1) == PixelColor(255, 255, 255))
        }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func theSplashIsTheSameOnALightAndOnADarkDevice(scheme: ColorScheme) async throws {
        let frame = try await SplashProbe.frame(.duggyLoading { $0.device.appearance = scheme }, at: 2500)
        #expect(frame.image().pixel(0, 0) == PixelColor(0, 63, 155))
        #expect(
            frame.duggyName?.run?.color == BrandColor(0xFFFFFF).resolved)
    }
}
