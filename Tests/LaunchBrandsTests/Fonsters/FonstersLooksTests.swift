// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import ProofSupport
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation
@testable import FonstersBrand

/// How the creatures use the screens of all systems, and what is seen while another one is chosen.
@MainActor @Suite("Fonsters' creatures: looks", .fewAtATime)
struct FonstersLooksTests {
    /// The screens without a telephone: a tablet both ways, a window on a Mac and in a room, a television.
    nonisolated private static let large = [
        ScreenDevice(name: "1032x1376", width: 1032, height: 1376, top: 24, bottom: 20),
        ScreenDevice(name: "1376x1032", width: 1376, height: 1032, top: 24, bottom: 20),
        ScreenDevice(name: "1280x800", width: 1280, height: 800, top: 28),
        ScreenDevice(name: "1280x720", width: 1280, height: 720),
        ScreenDevice(name: "1920x1080", width: 1920, height: 1080, top: 60, bottom: 60, sides: 80),
    ]

    private static let all = [
        "Biscuit", "Slab", "Umbra", "Glyph", "Noodle", "Rune", "Tuff", "Kern", "Hush", "Puddle", "Otto",
        "Tilde",
    ]

    private func stage(
        on device: ScreenDevice, _ names: [String] = ["Biscuit", "Slab", "Umbra"],
        size: DynamicTypeSize = .large, direction: LayoutDirection = .leftToRight
    ) throws -> Stage {
        let collection = CreatureCollection(names: { names })
        let stage = Stage(
            StageConfiguration(
                size: CGSize(width: device.width, height: device.height), scale: 2,
                safeArea: EdgeInsets(
                    top: device.top, leading: device.sides, bottom: device.bottom, trailing: device.sides),
                dynamicTypeSize: size, layoutDirection: direction),
            text: try CairoTextShaper(), images: ImageLibrary(AppDescriptor.fonsters.images())
        ) { ContentView().environment(collection) }
        _ = stage.frame(at: 0)
        stage.settle()
        return stage
    }

    private func hero(_ stage: Stage) throws -> CGRect {
        try #require(stage.spoken.first { $0.label?.contains("Collects full stops") == true }).frame
    }

    private func tiles(_ names: [String], _ stage: Stage) throws -> [CGRect] {
        try names.map { name in
            try #require(stage.spoken.first { $0.label == name && $0.traits.contains(.isButton) }, "\(name)")
                .frame
        }
    }

    private func elements(_ stage: Stage) -> [SplashElement] {
        SplashElement.all(in: stage.frame(at: stage.time))
    }

    private func hasArrow(_ stage: Stage) -> Bool {
        elements(stage).sayMoreIsBelow
    }

    @Test("The creatures fill every screen to its lower edge", arguments: ScreenDevice.all + large)
    func filled(on device: ScreenDevice) throws {
        let stage = try stage(on: device)
        let (hero, tiles) = (try hero(stage), try tiles(["Biscuit", "Slab", "Umbra", "Hatch"], stage))
        let safe = device.safeArea
        for frame in tiles + [hero] { #expect(safe.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(frame)") }
        #expect(
            safe.maxY - tiles[3].maxY < 24
                && tiles.allSatisfy {
                    isNear($0.width, tiles[0].width) && isNear($0.height, tiles[0].height)
                })
        #expect(tiles.allSatisfy { !$0.intersects(hero) && $0.width >= 84 })
        #expect(!hasArrow(stage))
        if device.width > device.height {
            #expect(hero.maxX < tiles[0].minX && safe.maxY - hero.maxY < 24, "beside the others")
        } else {
            #expect(hero.maxY < tiles[0].minY && isNear(hero.minX, tiles[0].minX), "above the others")
        }
        if Self.large.contains(device) {
            let share = hero.width * hero.height / (safe.width * safe.height)
            #expect((0.28...0.5).contains(share), "\(share)")
        }
    }

    @Test(
        "From right to left the chosen one stands on the right",
        arguments: [large[1], ScreenDevice.onTheirSides[0]])
    func reversed(on device: ScreenDevice) throws {
        let stage = try stage(on: device, direction: .rightToLeft)
        let tiles = try tiles(["Biscuit", "Slab"], stage)
        #expect(try hero(stage).minX > tiles[0].maxX && tiles[0].minX > tiles[1].maxX)
    }

    @Test("A whole family has its place on a large screen", arguments: large)
    func family(on device: ScreenDevice) throws {
        let stage = try stage(on: device, Self.all)
        let tiles = try tiles(Self.all, stage)
        for frame in tiles {
            #expect(device.safeArea.insetBy(dx: -0.5, dy: -0.5).contains(frame), "\(frame)")
        }
        #expect(
            Set(tiles.map { "\($0.minX.rounded()) \($0.minY.rounded())" }).count == 12 && !hasArrow(stage))
    }

    @Test("Where a family is larger than a telephone, an arrow tells of the others until the end is reached")
    func more() throws {
        let device = ScreenDevice.upright[0]
        let stage = try stage(on: device, Self.all)
        #expect(hasArrow(stage))
        #expect(try tiles(["Tilde"], stage)[0].maxY > device.safeArea.maxY)
        for _ in 0..<4 {
            stage.touchDown(at: CGPoint(x: 8, y: 400))
            for step in 1...4 { stage.touchMove(to: CGPoint(x: 8, y: 400 - 75 * CGFloat(step))) }
            stage.touchUp(at: CGPoint(x: 8, y: 100))
            stage.settle()
        }
        #expect(try tiles(["Tilde"], stage)[0].maxY <= device.safeArea.maxY && !hasArrow(stage))
    }

    @Test(
        "No word is broken, whatever the size of the letters",
        arguments: [ScreenDevice.upright[0], .upright[2], .onTheirSides[0], large[0], large[1]],
        [DynamicTypeSize.xxxLarge, .accessibility3, .accessibility5])
    func wholeWords(on device: ScreenDevice, _ size: DynamicTypeSize) throws {
        let broken = elements(try stage(on: device, size: size)).compactMap { $0.text?.brokenWord }
        #expect(broken.isEmpty, "\(broken)")
    }

    /// The outlines of one creature are not those of another one in other colours: the white of an eye grew to a body.
    @Test("While another creature is chosen the one goes and the other comes, and no colour is between them")
    func change() throws {
        let stage = try stage(on: .middle)
        let palette: [UInt32] = [
            0x10182E, 0xFFFFFF, 0x5EA0FF, 0x2E6BD6, 0x7CE0B8, 0x2FA57C, 0xFFB562, 0xD97F1F, 0xF58BB8,
            0xC24F84,
            0xB79BFF, 0x7A57D1, 0xFFE071, 0xD2A91C,
        ]
        let card = try hero(stage)
        /// What is drawn on the card of the chosen one, over its background, whose edges are gradients.
        func art() -> [SplashElement] {
            let all = elements(stage)
            let ground = all.lastIndex { $0.colors.count > 1 && $0.frame.intersects(card) } ?? 0
            return all[(ground + 1)...].filter { $0.kind != .text && $0.isVisible && $0.lies(in: card) }
        }
        let (blue, yellow): (UInt32, UInt32) = (0x5EA0FF, 0xFFE071)
        #expect(art().contains { $0.isPainted(blue) } && !art().contains { $0.isPainted(yellow) })
        #expect(stage.tap(label: "Slab"))
        var isGoing = false
        for _ in 0..<30 {
            _ = stage.frame(at: stage.time + 1.0 / 60)
            let parts = art()
            for part in parts { #expect(palette.contains { part.isPainted($0) }, "\(part.colors)") }
            #expect(!(parts.contains { $0.isPainted(blue) } && parts.contains { $0.isPainted(yellow) }))
            isGoing = isGoing || parts.contains { $0.isPainted(blue) && $0.opacity < 0.9 }
        }
        #expect(isGoing, "it fades")
        stage.settle()
        #expect(
            art().contains { $0.isPainted(yellow) && $0.opacity == 1 }
                && !art().contains { $0.isPainted(blue) })
    }
}
