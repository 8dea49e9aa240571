// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import LaunchKit
import ProofSupport
import StageUI
import Testing

@testable import FirstlightSimulation
@testable import ShipThatAppBrand

/// How the screens after the splash use their room, and for whom their words are.
@MainActor @Suite("ShipThatApp's screens: looks", .fewAtATime)
struct ShipThatAppLooksTests {
    nonisolated private static let tall = ScreenDevice(
        name: "1032x1376", width: 1032, height: 1376, top: 24, bottom: 20)
    nonisolated private static let wide = [
        ScreenDevice(name: "1376x1032", width: 1376, height: 1032, top: 24, bottom: 20),
        ScreenDevice(name: "1280x800", width: 1280, height: 800, top: 28),
    ]
    private static let chores = [
        "Sign-in", "Purchases", "Privacy", "Notifications", "Store pictures", "Release",
    ]

    private enum Shown: CaseIterable { case signIn, signUp, landing }

    private func stage(
        _ shown: Shown, on device: ScreenDevice, size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) throws -> Stage {
        let model = SignInModel(strings: .titled(app: "ShipThatApp"), services: .none) { _ in }
        if shown == .signUp { model.toggleMode() }
        let stage = try device.stage(typeSize: size, direction: direction) {
            Group {
                if shown == .landing { Landing(launch: nil) } else { SignIn(model) { _ in } }
            }
            .screen(.shipThatApp)
        }
        stage.settle()
        return stage
    }

    private func elements(_ stage: Stage) -> [SplashElement] {
        SplashElement.all(in: stage.frame(at: stage.time))
    }

    private func hasArrow(_ stage: Stage) -> Bool {
        elements(stage).sayMoreIsBelow
    }

    @Test("The way in speaks to new users and to those who come back")
    func words() throws {
        let stage = try stage(.signIn, on: .middle)
        #expect(stage.element("Come aboard")?.traits.contains(.isHeader) == true)
        #expect(stage.labels.contains("Sign in or create an account to keep your projects."))
        #expect(!stage.labels.contains { $0.localizedCaseInsensitiveContains("welcome back") })
        let new = try self.stage(.signUp, on: .middle)
        #expect(new.element("Join the crew")?.traits.contains(.isHeader) == true)
    }

    @Test("The button of the sign-in is in sight on every telephone", arguments: ScreenDevice.all)
    func button(on device: ScreenDevice) throws {
        let stage = try stage(.signIn, on: device)
        let button = try #require(stage.element("Sign in")).frame
        #expect(device.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(button), "\(button)")
        let title = try #require(stage.element("Come aboard")).frame
        if device.width > device.height {
            #expect(title.maxX < button.minX, "beside the form")
            // In the middle of what is seen, and not below it, where the hint that there is more covers it.
            let words = elements(stage).filter { $0.kind == .text && $0.frame.maxX < button.minX }
            let end = try #require(words.map(\.frame.maxY).max())
            #expect(end < device.safeArea.maxY - 46, "\(end)")
            #expect(abs(title.midY - device.safeArea.midY) < 48, "\(title)")
        } else {
            #expect(title.maxY < button.minY)
        }
    }

    @Test(
        "What lies below the edge is announced, and nothing covers the end",
        arguments: [ScreenDevice.upright[0], .onTheirSides[0], .onTheirSides[2]],
        [DynamicTypeSize.large, .accessibility3, .accessibility5])
    func announced(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        for shown in Shown.allCases {
            let stage = try stage(shown, on: device, size: size)
            func isBelow() -> Bool {
                stage.spoken.contains {
                    $0.frame.maxY > device.safeArea.maxY + 9 && $0.traits.contains(.isButton)
                }
            }
            #expect(hasArrow(stage) || !isBelow(), "\(shown)")
            for _ in 0..<30 where hasArrow(stage) {
                stage.touchDown(at: CGPoint(x: 8, y: 200))
                for step in 1...4 { stage.touchMove(to: CGPoint(x: 8, y: 200 - 45 * CGFloat(step))) }
                stage.touchUp(at: CGPoint(x: 8, y: 20))
                stage.settle()
            }
            #expect(!hasArrow(stage) && !isBelow(), "\(shown)")
        }
    }

    @Test("A large screen has the mark beside the form, or above it", arguments: wide + [tall])
    func largeSignIn(on device: ScreenDevice) throws {
        let stage = try stage(.signIn, on: device)
        let form = try #require(stage.element("Email")).frame.union(
            try #require(stage.element("Sign in")).frame)
        let ground = try #require(
            elements(stage).first { $0.isPainted(0x4338CA) && $0.frame.width * $0.frame.height > 200_000 }
        ).frame
        // The mark is what is drawn on the ground, but for the words.
        let marks = elements(stage).filter {
            $0.kind != .text && $0.isVisible && $0.frame.intersects(ground) && $0.frame.width < ground.width
        }.map(\.frame)
        let mark = marks.reduce(CGRect.null) { $0.union($1) }
        #expect(ground.contains(mark) && mark.height > 150 && !ground.intersects(form))
        #expect(form.width <= 440)
        let share = ground.width * ground.height / (device.width * device.height)
        #expect((0.3...0.5).contains(share), "\(share)")
        if device.width > device.height {
            // To the very edges, and the form in the middle of the rest.
            #expect(ground.minX == 0 && ground.minY == 0 && isNear(ground.height, device.height))
            #expect(isNear(form.midX, (ground.maxX + device.width) / 2, 1))
        } else {
            #expect(ground.minY == 0 && isNear(ground.width, device.width) && isNear(form.midX, 516, 1))
        }
    }

    @Test(
        "The keyboard moves nothing to another place",
        arguments: wide + [tall, .middle, .onTheirSides[0], .onTheirSides[2]])
    func keyboard(on device: ScreenDevice) throws {
        let stage = try stage(.signIn, on: device)
        func isBeside() throws -> Bool {
            let title = try #require(stage.element("Come aboard")).frame
            return title.maxY > (try #require(stage.element("Email")).frame.minY)
        }
        let wasBeside = try isBeside()
        func words() -> Int { elements(stage).count { $0.string == "Build less. Ship sooner." } }
        let before = words()
        for field in ["Email", "Password"] {
            #expect(stage.tap(label: field))
            stage.settle()
            #expect(stage.textInput?.label == field)
            #expect(try isBeside() == wasBeside)
            #expect(words() == before, "the words beside the form")
        }
    }

    @Test("On a large screen the chores are cards that fill it", arguments: wide + [tall], [false, true])
    func board(on device: ScreenDevice, isReversed: Bool) throws {
        let stage = try stage(.landing, on: device, direction: isReversed ? .rightToLeft : .leftToRight)
        let cards = try Self.chores.map { try #require(stage.element($0)).frame }
        let progress = try #require(stage.element("Progress")).frame
        #expect(cards.allSatisfy { isNear($0.width, cards[0].width) && isNear($0.height, cards[0].height) })
        for row in 0..<3 {
            let (first, second) = (cards[2 * row], cards[2 * row + 1])
            #expect(isNear(first.minY, second.minY))
            #expect(isReversed ? first.minX > second.maxX : second.minX > first.maxX)
        }
        #expect(cards[2].minY > cards[0].maxY && cards[4].minY > cards[2].maxY)
        #expect(device.safeArea.maxY - cards[5].maxY < 24 && cards[5].maxY <= device.safeArea.maxY)
        if device.width > device.height {
            #expect(isReversed ? progress.minX > cards[0].maxX : progress.maxX < cards[0].minX)
            #expect(device.safeArea.maxY - progress.maxY < 24 && progress.height > 0.7 * device.height)
        } else {
            #expect(progress.maxY < cards[0].minY && progress.width > 900)
        }
        // A ship sails on the card of the progress.
        let ship = elements(stage).filter {
            $0.kind != .text && progress.contains($0.frame) && $0.frame.width < progress.width - 40
        }
        #expect(ship.contains { $0.isVisible && $0.frame.height > 40 })
        #expect(!hasArrow(stage))
    }

    @Test("A card is ticked off by a tap")
    func tick() throws {
        let stage = try stage(.landing, on: Self.wide[0])
        #expect(stage.element("Release")?.value == "To do")
        #expect(stage.tap(label: "Release"))
        stage.settle()
        #expect(
            stage.element("Release")?.value == "Done" && stage.element("Progress")?.value == "4 of 6 ready")
    }

    @Test(
        "On its side a telephone shows the chores beside the progress", arguments: ScreenDevice.onTheirSides)
    func low(on device: ScreenDevice) throws {
        let stage = try stage(.landing, on: device)
        let (progress, first) = (
            try #require(stage.element("Progress")).frame, try #require(stage.element("Sign-in")).frame
        )
        #expect(progress.maxX < first.minX && device.safeArea.contains(first))
    }

    @Test(
        "Symbols grow with the letters, up to twice their size",
        arguments: [(DynamicTypeSize.xSmall, 36.0), (.large, 36), (.accessibility5, 72)])
    func symbols(_ size: DynamicTypeSize, _ side: CGFloat) throws {
        let stage = try stage(
            .landing, on: ScreenDevice(name: "430x3000", width: 430, height: 3000), size: size)
        let chores = try Self.chores.map { try #require(stage.element($0)).frame }
        let tiles = elements(stage).filter { tile in
            tile.isPainted(0xE7E6FB) && chores.contains { tile.lies(in: $0) }
        }
        #expect(tiles.count == 6 && tiles.allSatisfy { isNear($0.frame.width, side, 0.1) })
    }

    @Test(
        "No word is broken, whatever the size of the letters",
        arguments: [ScreenDevice.upright[0], .upright[2], .onTheirSides[0], tall, wide[0]],
        [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5])
    func wholeWords(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        for shown in Shown.allCases {
            let broken = elements(try stage(shown, on: device, size: size)).compactMap { $0.text?.brokenWord }
            #expect(broken.isEmpty, "\(shown): \(broken)")
        }
    }
}
