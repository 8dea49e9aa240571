// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import ProofSupport
import StageUI
import Testing
import UrbanNestBrand

/// Where the four elements lie on each device; two seconds after the start all of them stand.
@MainActor
@Suite(.serialized) struct UrbanNestSplashLayoutTests {
    /// The frames of the four elements.
    private struct Places {
        let screen: CGSize
        let safe: CGRect
        let logo: CGRect
        let name: CGRect
        let tagline: CGRect
        let loader: CGRect
        let frame: SplashFrame

        var all: [(name: String, rect: CGRect)] {
            [("logo", logo), ("name", name), ("tagline", tagline), ("loader", loader)]
        }
    }

    private func places(_ scenario: Scenario, at instant: Int = 2000) async throws -> Places {
        let frame = try await SplashProbe.frame(scenario, at: instant)
        return try Places(
            screen: frame.size, safe: frame.safeRect, logo: #require(frame.disc).frame,
            name: #require(frame.name).frame, tagline: #require(frame.tagline).frame,
            // A whole number of turns after its start the ring's frame is the upright one.
            loader: (frame.spinner + frame.dots).map(\.frame).reduce(CGRect.null) { $0.union($1) },
            frame: frame)
    }

    private func places(_ device: SplashDevice) async throws -> Places {
        let places = try await places(.loading().on(device))
        #expect(places.screen == CGSize(width: device.width, height: device.height))
        return places
    }

    @Test(.proves("UN-10"), arguments: SplashDevice.all)
    func logoNameTaglineIndicatorFromTopToBottom(_ device: SplashDevice) async throws {
        let rects = try await places(device).all.map(\.rect)
        for (above, below) in zip(rects, rects.dropFirst()) { #expect(above.maxY < below.minY) }
    }

    @Test(.proves("UN-11", "UN-23", "UN-37"), arguments: SplashDevice.all)
    func eachElementIsCentred(_ device: SplashDevice) async throws {
        for (name, rect) in try await places(device).all {
            #expect(abs(rect.midX - device.width / 2) <= 0.5, "\(name) at \(rect)")
        }
    }

    @Test(
        "On a watch all of it is in sight and nothing is cut",
        arguments: ["applewatch42", "applewatch44", "applewatch45", "applewatchultra3"])
    func watch(_ watch: String) async throws {
        let places = try await places(.loading().on(watch))
        for (name, rect) in places.all { #expect(places.safe.contains(rect), "\(name) at \(rect)") }
        for (above, below) in zip(places.all, places.all.dropFirst()) {
            #expect(above.rect.maxY < below.rect.minY, "\(above.name), \(below.name)")
        }
        let tagline = try #require(places.frame.tagline?.text)
        #expect(!tagline.isTruncated && tagline.brokenWord == nil)
    }

    @Test(.proves("UN-12", "UN-26"), arguments: SplashDevice.all)
    func theLogoIs120Points(_ device: SplashDevice) async throws {
        let places = try await places(device)
        let spoken = try #require(places.frame.accessible("UrbanNest")).frame
        for rect in [places.logo, spoken] {
            #expect(abs(rect.width - 120) < 1e-6)
            #expect(abs(rect.height - 120) < 1e-6)
        }
    }

    @Test(.proves("UN-24", "UN-25"), arguments: SplashDevice.regular)
    func theLogoIs40PointsAboveTheMiddle(_ device: SplashDevice) async throws {
        let logo = try await places(device).logo
        #expect(abs(logo.midY + 40 - device.height / 2) <= 0.5)
        if device.profile == "iphone14" { #expect(abs(logo.midY - 382) <= 0.5) }
    }

    @Test(arguments: SplashDevice.compact)
    func onALowScreenTheGroupIsCentredInTheSafeArea(_ device: SplashDevice) async throws {
        let places = try await places(device)
        #expect(abs((places.logo.minY + places.loader.maxY) / 2 - places.safe.midY) <= 0.5)
        #expect(abs(places.loader.minY - places.tagline.maxY - 16) <= 0.5)
    }

    @Test(.proves("UN-31", "UN-130"), arguments: SplashDevice.all)
    func theNameIs16PointsBelowTheLogo(_ device: SplashDevice) async throws {
        let places = try await places(device)
        #expect(abs(places.name.minY - places.logo.maxY - 16) <= 0.5)
        if device == SplashDevice.all[4] { #expect(abs(places.name.minY - 458) <= 0.5) }
    }

    @Test(.proves("UN-38", "UN-67"), arguments: SplashDevice.all)
    func theTaglineIs8PointsBelowTheName(_ device: SplashDevice) async throws {
        let places = try await places(device)
        #expect(abs(places.tagline.minY - places.name.maxY - 8) <= 0.5)
    }

    @Test(.proves("UN-68"), arguments: SplashDevice.all)
    func nameAndTaglineShareTheirMiddle(_ device: SplashDevice) async throws {
        let places = try await places(device)
        // Each is moved to whole pixels, half a point here, on its own.
        #expect(abs(places.name.midX - places.tagline.midX) <= 0.5)
    }

    @Test(.proves("UN-13", "UN-44"), arguments: SplashDevice.all)
    func theTaglineNeedsAtMostTwoLinesAnd280Points(_ device: SplashDevice) async throws {
        let tagline = try #require(try await places(device).frame.tagline)
        #expect(tagline.frame.width <= 280)
        #expect(try #require(tagline.text).lines.count == 1)
        #expect(try #require(tagline.text).isTruncated == false)
    }

    @Test(.proves("UN-13", "UN-43"), arguments: [390, 320, 220])
    func theTaglineIsCentredAlsoWhenWrapped(_ width: Int) async throws {
        let frame = try await SplashProbe.frame(.loading().on("\(width)x844"), at: 2000)
        let tagline = try #require(frame.tagline)
        let layout = try #require(tagline.text)
        #expect(layout.lines.count == (width == 220 ? 2 : 1))
        #expect(abs(tagline.frame.midX - CGFloat(width) / 2) <= 0.5)
        for line in layout.lines {
            #expect(abs(line.x + line.width / 2 - layout.size.width / 2) <= 0.5)
        }
        #expect(!layout.isTruncated)
    }

    @Test(.proves("UN-45"), arguments: SplashDevice.regular)
    func theIndicatorIs80PointsBelowTheTagline(_ device: SplashDevice) async throws {
        let places = try await places(device)
        #expect(abs(places.loader.minY - places.tagline.maxY - 80) <= 0.5)
        if device == SplashDevice.all[4] { #expect(abs(places.loader.minY - 601.4) <= 0.5) }
    }

    @Test(.proves("UN-47"), arguments: SplashDevice.all)
    func theSpinnerIs32Points(_ device: SplashDevice) async throws {
        let places = try await places(device)
        #expect(!places.frame.spinner.isEmpty)
        #expect(abs(places.loader.width - 32) < 1e-6)
        #expect(abs(places.loader.height - 32) < 1e-6)
    }

    @Test(.proves("UN-48", "UN-49"), arguments: SplashDevice.all)
    func threeDotsOf8PointsWithGapsOf8(_ device: SplashDevice) async throws {
        var scenario = Scenario.loading().on(device)
        scenario.options.indicator = .dots
        let places = try await places(scenario)
        let dots = places.frame.dots.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(dots.count == 3)
        for dot in dots { #expect(dot.size == CGSize(width: 8, height: 8)) }
        for (left, right) in zip(dots, dots.dropFirst()) {
            #expect(abs(right.minX - left.maxX - 8) < 1e-6)
            #expect(left.minY == right.minY)
        }
        #expect(abs(places.loader.width - 40) < 1e-6)
        #expect(abs(places.loader.midX - device.width / 2) <= 0.5)
        let gap = places.loader.minY - places.tagline.maxY
        #expect(abs(gap - (SplashDevice.compact.contains(device) ? 16 : 80)) <= 0.5)
    }

    @Test(.proves("UN-199", "UN-200"), arguments: SplashDevice.all)
    func nothingOverlapsOrLeavesTheSafeArea(_ device: SplashDevice) async throws {
        let places = try await places(device)
        for (index, first) in places.all.enumerated() {
            #expect(places.safe.contains(first.rect), "\(first.name) at \(first.rect)")
            for second in places.all.dropFirst(index + 1) {
                #expect(!first.rect.intersects(second.rect), "\(first.name) and \(second.name)")
            }
        }
        for element in places.frame.elements where element.text?.isTruncated == true {
            Issue.record("'\(element.string ?? "")' is cut short")
        }
    }

    @Test(.proves("UN-96"), arguments: SplashDevice.all)
    func theNoticeAfterFiveSecondsFitsToo(_ device: SplashDevice) async throws {
        let places = try await places(.loading().on(device), at: 6000)
        let words = try #require(places.frame.text("This is taking longer than expected"))
        #expect(words.run?.font == ResolvedFont(family: .system, size: 14, weight: 400))
        let notice = words.frame
        #expect(abs(notice.minY - places.loader.maxY - 16) <= 0.5)
        #expect(places.safe.contains(notice), "\(notice)")
        #expect(abs(notice.midX - device.width / 2) <= 0.5)
        // Nothing makes way for it; after whole turns the ring's frame is the upright one.
        #expect(places.all.map(\.rect) == (try await self.places(device)).all.map(\.rect))
    }

    @Test(.proves("UN-127"), arguments: DynamicTypeSize.allCases)
    func brandTextHasOneSizeAtEachTextSize(_ textSize: DynamicTypeSize) async throws {
        let usual = try await places(.loading())
        let places = try await places(.loading { $0.device.textSize = textSize })
        #expect(places.frame.name?.run?.font.size == 32)
        #expect(places.frame.tagline?.run?.font.size == 14)
        #expect(places.name == usual.name)
        #expect(places.tagline == usual.tagline)
    }
}
