// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import Foundation
import LaunchCore
import ProofSupport
import StageUI
import Testing

@testable import DuggyBrand
@testable import FirstlightSimulation

/// Duggy's screens as a person looks at them: room for words, a mark that nothing runs into, large screens in use.
@MainActor
@Suite(.fewAtATime) struct DuggyLooksTests {
    /// A member of a club with matches and players, on the main screen.
    private func member() async throws -> DuggyStory {
        let story = try await DuggyStory {
            $0.session = .signedIn(DuggySamples.session(at: DuggyScript.start))
        }
        await story.go(to: 4000)
        return story
    }

    private func stage(
        _ story: DuggyStory, _ device: ScreenDevice, _ size: DynamicTypeSize = .large
    ) throws -> Stage {
        let stage = try device.stage(typeSize: size) { RootView(viewModel: story.launch) }
        stage.settle()
        return stage
    }

    @Test(
        "No word is broken, whatever the size of the letters",
        arguments: Array(ScreenDevice.upright.prefix(3)),
        [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility5])
    func wholeWords(on device: ScreenDevice, _ size: DynamicTypeSize) async throws {
        let member = try await member()
        let home = try stage(member, device, size)
        for tab in ["Home", "Matches", "Squad", "More"] {
            #expect(home.activate(label: tab))
            home.settle()
            #expect(home.brokenWords == [], "\(tab)")
            #expect(home.issues.isEmpty)
        }
        let guest = try await DuggyStory { $0.token = nil }
        await guest.go(to: 4000)
        let signIn = try stage(guest, device, size)
        #expect(signIn.brokenWords == [])
        #expect(signIn.activate(label: "New to Duggy? Create an account"))
        signIn.settle()
        #expect(signIn.labels.contains("Join your club") && signIn.brokenWords == [])
        let early = try await DuggyStory { $0.answers[InitializationStep.configuration.id] = [.never] }
        await early.go(to: 2500)
        let splash = try device.stage(typeSize: size) { SplashView(viewModel: early.launch) }
        #expect(splash.brokenWords == [])
    }

    @Test("The ground of the arrow on the blue is as wide as the screen")
    func ground() async throws {
        let guest = try await DuggyStory { $0.token = nil }
        await guest.go(to: 4000)
        let stage = try stage(guest, .upright[0], .accessibility5)
        // It comes from nothing in three steps.
        let ground = try #require(
            stage.drawn.first {
                $0.kind == .fill && $0.colors.count == 3 && $0.colors.first?.opacity == 0
                    && $0.frame.maxY >= 568
            })
        #expect(ground.frame.minX == 0 && ground.frame.width == 320, "\(ground.frame)")
    }

    @Test(
        "No word of an alert is broken, whatever the size of the letters",
        arguments: Array(ScreenDevice.upright.prefix(3)),
        [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility5])
    func wholeWordsOfAlerts(on device: ScreenDevice, _ size: DynamicTypeSize) async throws {
        let story = try await DuggyStory {
            $0.answers[InitializationStep.configuration.id] = [.fails(DuggyScript.lost)]
        }
        await story.go(to: 4000)
        let stage = try stage(story, device, size)
        #expect(stage.labels.contains("Initialization Error") && stage.labels.contains("Retry"))
        #expect(stage.drawn.contains { $0.text?.plainText == "Initialization Error" })
        #expect(stage.brokenWords == [])
    }

    @Test("The mark keeps clear of the segments that turn around it", .proves("DG-70", "DG-74"))
    func segmentsAreFree() {
        // Segments lie 35 to 55 points from the middle and are 4 wide; the mark is drawn on 80 by 80.
        let outline = DuggyLogo.outline
        var (inside, outside) = (0, 0)
        for degree in 0..<360 {
            for radius in stride(from: 1.0, to: 57, by: 0.5) {
                let angle = Double(degree) * .pi / 180
                let point = CGPoint(x: 40 + radius * cos(angle), y: 40 + radius * sin(angle))
                guard outline.contains(point, eoFill: true) else { continue }
                if radius > 32 { outside += 1 }
                if radius > 27 { inside += 1 }
            }
        }
        #expect(outside == 0, "three points are free between them")
        #expect(inside > 0, "it is not made small for it")
    }

    @Test("The time until the next try stands in the middle, on all its lines")
    func countdown() async throws {
        var scenario = try #require(try Scenario.embedded("duggy").first { $0.name == "maintenance" })
        scenario.device.textSize = .accessibility5
        let frame = try await SplashProbe.frame(scenario, at: 2000)
        let words = try #require(
            SplashElement.all(in: frame.list).first { $0.string?.hasPrefix("Duggy tries again") == true })
        let layout = try #require(words.text)
        #expect(layout.lines.count > 1)
        for line in layout.lines { #expect(abs(line.x + line.width / 2 - layout.size.width / 2) < 0.6) }
        #expect(abs(words.frame.midX - frame.size.width / 2) < 0.6)
    }

    @Test(
        "A large screen is in use: two columns where it is wide, more matches, and little left empty",
        arguments: ScreenDevice.large)
    func largeHome(device: ScreenDevice) async throws {
        let member = try await member()
        let stage = try stage(member, device)
        let title = try #require(stage.element("Last results")?.frame)
        let later = try #require(stage.element("Coming up")?.frame)
        let answer = try #require(stage.element("I can play")?.frame)
        let isWide = device.width > device.height
        #expect((title.minX > device.width / 2) == isWide && (later.minX > device.width / 2) == isWide)
        #expect(answer.maxX < device.width / 2)
        let bar = try #require(stage.element("Squad")?.frame)
        let lowest = stage.spoken.filter { $0.frame.maxY < bar.minY }.map(\.frame.maxY).max() ?? 0
        #expect(
            lowest - device.safeArea.minY > 0.65 * (bar.minY - device.safeArea.minY),
            "\(lowest) of \(bar.minY)")
        #expect(stage.issues.isEmpty)
    }

    @Test(
        "The sign-in fills a large screen: the blue beside the form, or above it",
        arguments: ScreenDevice.large)
    func largeSignIn(device: ScreenDevice) async throws {
        let guest = try await DuggyStory { $0.token = nil }
        await guest.go(to: 4000)
        let stage = try stage(guest, device)
        let (title, button) = (
            try #require(stage.element("Welcome to Duggy")?.frame),
            try #require(stage.element("Sign in")?.frame)
        )
        if device.width > device.height {
            #expect(title.midX < device.width / 2 && button.minX > device.width / 2)
            #expect(abs(title.midY - device.safeArea.midY) < 100)
        } else {
            #expect(title.maxY < button.minY && button.midY > device.height / 2)
        }
        // The blue reaches the edges of the screen, whatever the safe area leaves.
        let blue = stage.drawn.filter { $0.colors.count == 1 && $0.has(0x003F9B) && $0.frame.width > 300 }
        #expect(blue.contains { $0.frame.minX <= 0 && $0.frame.minY <= 0 })
    }

    @Test(
        "The sign-in says that it goes on where it does, and ends with all of it",
        arguments: [
            (ScreenDevice.upright[0], true), (ScreenDevice.upright[1], false), (ScreenDevice.middle, false),
            (ScreenDevice.onTheirSides[0], true),
        ])
    func more(device: ScreenDevice, _ scrolls: Bool) async throws {
        let guest = try await DuggyStory { $0.token = nil }
        await guest.go(to: 4000)
        let stage = try stage(guest, device)
        let middle = device.width > device.height ? device.width * 0.75 : device.width / 2
        let button = try #require(stage.element("Sign in")?.frame)
        #expect(button.maxY < device.safeArea.maxY, "the way on is in sight")
        #expect((stage.arrow(above: device.safeArea.maxY, at: middle) != nil) == scrolls)
        for _ in 0..<3 { stage.drag(by: 120, at: CGPoint(x: button.minX - 12, y: device.height / 2)) }
        #expect(stage.arrow(above: device.safeArea.maxY, at: middle) == nil)
        let last = try #require(stage.element("New to Duggy? Create an account")?.frame)
        #expect(last.maxY <= device.safeArea.maxY + 0.5)
    }
}
