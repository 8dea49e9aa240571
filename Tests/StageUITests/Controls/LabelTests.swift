// Licensed under the Apache License, Version 2.0.

import Foundation
import StageUI
import Testing

@MainActor
@Suite struct LabelTests {
    @Test func theIconStandsBeforeTheTitleAndIsNotRead() {
        let stage = Stage.fixed { Label("Home", systemImage: "house.fill") }
        let drawn = stage.drawn
        let icon = drawn.fills.first?.rect
        // The symbol is 20.4 points wide, then come 8 points, then 4 characters of 8.5 points.
        let start: CGFloat = 200 + (20.4 + 8 + 34) / 2 - 34
        #expect(abs((drawn.texts["Home"]?.minX ?? 0) - start) < 0.001)
        #expect((icon?.maxX ?? 999) < (drawn.texts["Home"]?.minX ?? 0))
        #expect(stage.elements.map(\.label) == ["Home"])
    }

    @Test func theIconStandsBesideTheFirstLine() throws {
        let stage = Stage.fixed {
            Label("one two three four", systemImage: "house.fill").frame(width: 90)
        }
        let title = try #require(stage.drawn.texts.values.max { $0.height < $1.height })
        let icon = try #require(stage.drawn.fills.first?.rect)
        #expect(title.height > 38 && icon.midY < title.minY + 20.4)
    }

    @Test func aButtonWhoseLabelHasTwoViewsIsOneButton() throws {
        let stage = Stage.fixed {
            Button {
            } label: {
                Text("One")
                Text("Two")
            }
            .buttonStyle(.bordered)
        }
        let one = try #require(stage.drawn.texts["One"])
        let two = try #require(stage.drawn.texts["Two"])
        #expect(one.midY == two.midY && one.maxX < two.minX)
        #expect(stage.elements.count == 1)
    }

    @Test func aStyleCanLeaveOutTheTitleWhichIsStillRead() {
        let stage = Stage.fixed { Label("Home", systemImage: "house.fill").labelStyle(.iconOnly) }
        #expect(stage.drawn.texts.isEmpty)
        #expect(stage.drawn.fills.isEmpty == false)
        #expect(stage.elements.map(\.label) == ["Home"])
    }

    /// A style may draw the label as it is without the style, or in another one.
    @Test func aStyleCanMakeTheLabelAgain() {
        let plain = Stage.fixed { Label("Home", systemImage: "house.fill").labelStyle(FramedLabelStyle()) }
        #expect(plain.drawn.texts["Home"] != nil && plain.drawn.texts["("] != nil)
        #expect(plain.elements.map(\.label) == ["(", "Home"])
        let inTitles = Stage.fixed {
            VStack { Label("Home", systemImage: "house.fill").labelStyle(FramedLabelStyle()) }
                .labelStyle(.titleOnly)
        }
        #expect(inTitles.drawn.texts["Home"] != nil && inTitles.drawn.fills.isEmpty)
        let twice = Stage.fixed {
            VStack { Label("Home", systemImage: "house.fill").labelStyle(FramedLabelStyle()) }
                .labelStyle(FramedLabelStyle())
        }
        #expect(twice.elements.map(\.label) == ["(", "(", "Home"])
    }

    @Test func aStyleCanLeaveOutTheIcon() {
        let stage = Stage.fixed { Label("Home", systemImage: "house.fill").labelStyle(.titleOnly) }
        #expect(stage.drawn.texts["Home"]?.midX == 200)
        #expect(stage.drawn.fills.isEmpty)
    }
}

/// The label as it is, behind a bracket.
private struct FramedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("(")
            Label(configuration)
        }
    }
}
