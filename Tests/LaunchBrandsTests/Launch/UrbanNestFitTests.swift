// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

@Suite(.fewAtATime) @MainActor
struct UrbanNestFitTests {
    nonisolated static let phones = ["iphonese1", "iphonese", "iphone14", "iphone15promax", "iphone16promax"]

    /// The elements of the loading screen with their names, top to bottom.
    private func loadingParts(_ story: LaunchStory) throws -> [(String, CGRect)] {
        let screen = story.screen
        let logo = try #require(story.element("UrbanNest")).frame
        let ring = try #require(
            screen.drawn().shapes.first { $0.isRound(29) }, "a ring of 32 points with its line of 3"
        ).frame
        return [
            ("logo", logo), ("name", try #require(screen.text("UrbanNest")).frame),
            ("tagline", try #require(screen.text("Trusted services, delivered smartly")).frame),
            // The ring turns; its box does not.
            ("indicator", CGRect(x: ring.midX - 16, y: ring.midY - 16, width: 32, height: 32)),
        ]
    }

    private func errorParts(_ story: LaunchStory) throws -> [(String, CGRect)] {
        let screen = story.screen
        return [
            ("logo", try #require(story.element("UrbanNest")).frame),
            ("name", try #require(screen.text("UrbanNest")).frame),
            ("icon", try #require(screen.errorDisc).frame),
            ("title", try #require(screen.text("Unable to connect")).frame),
            ("message", try #require(screen.text("Please check your internet connection")).frame),
            ("Retry", try #require(story.element("Retry")).frame),
            ("Continue Offline", try #require(story.element("Continue Offline")).frame),
        ]
    }

    private func safeArea(_ story: LaunchStory) -> CGRect {
        let insets = story.device.safeArea
        let size = story.device.size
        return CGRect(
            x: insets.leading, y: insets.top, width: size.width - insets.leading - insets.trailing,
            height: size.height - insets.top - insets.bottom)
    }

    private func expectNoOverlap(_ parts: some Collection<(String, CGRect)>) {
        for (upper, lower) in zip(parts, parts.dropFirst()) {
            #expect(upper.1.maxY <= lower.1.minY + 0.001, "\(upper.0) and \(lower.0)")
        }
    }

    @Test(.proves("UN-199", "UN-200"), arguments: phones, DeviceOrientation.allCases)
    func theLoadingScreenFitsEveryPhone(profile: String, orientation: DeviceOrientation) async throws {
        var begin = StoryBeginning()
        try begin.use(profile, orientation)
        let story = try await LaunchStory {
            $0.device = begin.device
            $0.services.cities = [.ok(3000)]
        }
        await story.go(to: 1300)
        let parts = try loadingParts(story)
        expectNoOverlap(parts)
        for (name, frame) in parts {
            #expect(safeArea(story).insetBy(dx: -0.001, dy: -0.001).contains(frame), "\(name) \(frame)")
            #expect(abs(frame.midX - story.device.size.width / 2) <= 0.5, "\(name)")
        }
        #expect(
            story.screen.strings == ["UrbanNest", "Trusted services, delivered smartly"],
            "nothing is cut")
        #expect(story.stage.issues.isEmpty)
    }

    @Test(.proves("UN-199"), arguments: phones)
    func theErrorFitsEveryPhoneUpright(profile: String) async throws {
        let story = try await UrbanNestErrorScreenTests.failed {
            try $0.use(profile)
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        let parts = try errorParts(story)
        expectNoOverlap(parts)
        for (name, frame) in parts {
            #expect(safeArea(story).contains(frame), "\(name) \(frame)")
            #expect(abs(frame.midX - story.device.size.width / 2) <= 0.5, "\(name)")
        }
    }

    @Test(.proves("UN-200"), arguments: phones)
    func theErrorAndItsWaysOnFitAPhoneOnItsSide(profile: String) async throws {
        let story = try await UrbanNestErrorScreenTests.failed {
            try $0.use(profile, .landscape)
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        let safe = safeArea(story)
        let parts = try errorParts(story)
        // The last two are buttons beside each other.
        expectNoOverlap(parts.dropLast())
        let (retry, offline) = (parts[5].1, parts[6].1)
        #expect(retry.maxX <= offline.minX && abs(retry.midY - offline.midY) < 0.5)
        for (name, frame) in parts.suffix(2) { #expect(safe.contains(frame), "\(name) \(frame)") }
        for (name, frame) in parts {
            #expect(frame.minX >= safe.minX && frame.maxX <= safe.maxX, "\(name) \(frame)")
        }
        #expect(parts[0].1.size == CGSize(width: 64, height: 64), "the small logo")
        #expect(parts[0].1.minY >= safe.minY)
        // A finger brings what lies below into the safe area, where it can be touched.
        let x = story.device.size.width / 2
        for _ in 0..<3 {
            story.stage.touchDown(at: CGPoint(x: x, y: safe.maxY - 10))
            for step in 1...10 {
                story.stage.touchMove(to: CGPoint(x: x, y: safe.maxY - 10 - CGFloat(step) * 15))
            }
            story.stage.touchUp(at: CGPoint(x: x, y: safe.maxY - 160))
            await story.show()
        }
        await story.go(to: 4000)
        #expect(story.phase == .failed, "scrolling is not touching")
        let last = try #require(story.element("Continue Offline")).frame
        #expect(safe.contains(last), "\(last) in \(safe)")
        #expect(await story.tap("Continue Offline"))
        #expect(story.phase == .exiting)
    }

    @Test(arguments: DynamicTypeSize.allCases)
    func theErrorsTextGrowsWithTheUsersSizeAndTheBrandDoesNot(size: DynamicTypeSize) async throws {
        let story = try await UrbanNestErrorScreenTests.failed { $0.device.dynamicTypeSize = size }
        let screen = story.screen
        #expect(screen.text("UrbanNest")?.font.size == 32)
        let title = try #require(screen.drawn().texts.first { $0.string.hasPrefix("Unable") })
        if size == .large { #expect(title.font.size == 16) }
        if size < .large { #expect(title.font.size < 16) }
        if size > .large { #expect(title.font.size > 16) }
        let button = try #require(story.element("Retry")).frame
        #expect(button.height >= 44 && button.width <= 390)
        expectNoOverlap([("title", title.frame), ("Retry", button)])
    }

    // As much as the system's text of 17 points does, to a third of a point.
    @Test(
        .proves("UN-127"),
        arguments: [
            (DynamicTypeSize.xSmall, 13.333, 11.667), (.large, 16, 14), (.accessibility3, 37.667, 33),
            (.accessibility5, 50, 43.667),
        ])
    func allWordsOfTheErrorGrowWithTheUsersSize(size: DynamicTypeSize, title: Double, message: Double)
        async throws
    {
        let story = try await UrbanNestErrorScreenTests.failed {
            $0.device.dynamicTypeSize = size
            $0.hasCities = true
            $0.hasConfiguration = true
        }
        let screen = story.screen
        for (words, points) in [
            ("Unable to connect", title), ("Please check your internet connection", message),
            ("Retry", title),
            ("Continue Offline", title),
        ] {
            let found = try #require(screen.text(words), "'\(words)'").font.size
            #expect(abs(Double(found) - points) < 0.001, "'\(words)' has \(found) points")
        }
    }
}
