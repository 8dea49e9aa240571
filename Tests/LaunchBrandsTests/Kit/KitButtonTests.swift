// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchKit
import StageUI
import Testing

/// The buttons of the kit in each of their states.
@MainActor
@Suite struct KitButtonTests {
    private let device = ScreenDevice(name: "300x200", width: 300, height: 200)

    private func fill(_ stage: Stage) throws -> DrawnShape {
        try #require(stage.frame(at: stage.time).drawn().shapes.last)
    }

    @Test("A filled button has the measures and the colours of its screen, and fills its place")
    func filled() throws {
        let stage = try device.stage { Button("Go") {}.buttonStyle(FilledButton()).screen(.loud) }
        let shape = try fill(stage)
        #expect(shape.frame == CGRect(x: 0, y: 72, width: 300, height: 56))
        #expect(shape.color == BrandColor(0x00CC00).resolved && shape.opacity == 1)
        let text = try #require(stage.frame(at: 0).text("Go"))
        #expect(text.color == BrandColor(0xDDDDDD).resolved && text.opacity == 1)
        guard case .path(let outline) = shape.outline else { return #expect(Bool(false), "\(shape.outline)") }
        // A corner of 11 points leaves the box's own corner free.
        #expect(!outline.contains(CGPoint(x: 1, y: 1)) && outline.contains(CGPoint(x: 11, y: 11)))
    }

    @Test("Pressed it is dimmed, and released it is not; only a release does something")
    func pressed() throws {
        let tally = Tally()
        let stage = try device.stage {
            Button("Go") { tally.add() }.buttonStyle(FilledButton()).screen(.loud)
        }
        stage.touchDown(at: CGPoint(x: 150, y: 100))
        stage.settle()
        #expect(try fill(stage).opacity == 0.8)
        #expect(tally.count == 0)
        stage.touchUp(at: CGPoint(x: 150, y: 100))
        stage.settle()
        #expect(try fill(stage).opacity == 1)
        #expect(tally.count == 1)
    }

    @Test("Disabled it looks as its screen says, and a tap does nothing", arguments: [0.4, 1.0])
    func disabled(opacity: Double) throws {
        let tally = Tally()
        let look = BrandLook.loud.with { $0.disabledOpacity = CGFloat(opacity) }
        let stage = try device.stage {
            Button("Go") { tally.add() }.buttonStyle(FilledButton()).disabled(true).screen(look)
        }
        #expect(try fill(stage).opacity == opacity)
        stage.tap(at: CGPoint(x: 150, y: 100))
        #expect(tally.count == 0)
    }

    @Test("An endless radius makes a pill; a button's own measures count for more than its screen's")
    func own() throws {
        let pill = FilledButton(
            fill: BrandColor(0x123456), label: BrandColor(0x654321), height: 40, radius: .infinity,
            width: 120...120)
        let stage = try device.stage { Button("Go") {}.buttonStyle(pill).screen(.loud) }
        let shape = try fill(stage)
        #expect(shape.frame == CGRect(x: 90, y: 80, width: 120, height: 40))
        #expect(shape.color == BrandColor(0x123456).resolved)
        #expect(
            shape.outline
                == .roundedRectangle(
                    CGRect(x: 0, y: 0, width: 120, height: 40), cornerSize: CGSize(width: 20, height: 20)))
        #expect(stage.frame(at: 0).text("Go")?.color == BrandColor(0x654321).resolved)
    }

    @Test("A text button can be hit by a finger, has the accent, and is dimmed while it is pressed")
    func text() throws {
        let tally = Tally()
        let stage = try device.stage {
            Button("i") { tally.add() }.buttonStyle(TextButton()).screen(.loud)
        }
        #expect(stage.frame(at: 0).text("i")?.color == BrandColor(0x0000AA).resolved)
        let frame = try #require(stage.element("i")?.frame)
        #expect(frame == CGRect(x: 128, y: 78, width: 44, height: 44))
        stage.touchDown(at: CGPoint(x: 129, y: 79))
        stage.settle()
        #expect(stage.frame(at: stage.time).text("i")?.opacity == 0.6)
        stage.touchUp(at: CGPoint(x: 129, y: 79))
        #expect(tally.count == 1)
    }

    // "versuchen" is too wide for the place at the largest sizes; cut to one line, "Erneut v…" would not be.
    @Test("The words of a button in two lines stay whole, and none is cut")
    func twoLines() throws {
        let stage = try ScreenDevice.upright[0].stage(typeSize: .accessibility5) {
            Button {
            } label: {
                WholeWords("Erneut versuchen") { $0.font(.headline) }
            }
            .buttonStyle(FilledButton(height: 50, radius: 12, padding: 24, width: 200...200))
            .padding(.horizontal, 24)
            .screen(.loud)
        }
        let texts = stage.drawn.compactMap(\.text)
        try #require(texts.count == 1)
        let lines = texts[0].lines.map { $0.runs.map(\.string).joined().trimmingCharacters(in: .whitespaces) }
        #expect(lines == ["Erneut", "versuchen"] && !texts[0].isTruncated)
    }
}
