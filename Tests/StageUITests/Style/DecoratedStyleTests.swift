// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Styles that add something to a paint, and styles that stand for others.
@MainActor
@Suite struct DecoratedStyleTests {
    private struct Missing: Error {}

    private func paint<S: ShapeStyle>(
        _ style: S, dark: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> DisplayPaint {
        let probe = StageProbe {
            if dark { $0.colorScheme = .dark }
        } content: {
            Rectangle().fill(style).transformEnvironment(\.self, transform: change)
        }
        guard case .fill(_, let paint, _) = probe.leaves.last?.item.content else { throw Missing() }
        return paint
    }

    private func color<S: ShapeStyle>(
        _ style: S, dark: Bool = false, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) throws -> String {
        guard case .color(let color) = try paint(style, dark: dark, change) else { throw Missing() }
        func byte(_ part: Double) -> String { String(format: "%02X", Int((part * 255).rounded())) }
        return byte(color.red) + byte(color.green) + byte(color.blue)
            + (color.opacity < 1 ? String(format: " %.3f", color.opacity) : "")
    }

    private struct Skyward: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
            environment.colorScheme == .dark ? Color.white : Color.black
        }
    }

    @Test func aStyleOfOnesOwnPaintsWhatItResolvesTo() throws {
        #expect(try color(Skyward()) == "000000")
        #expect(try color(Skyward(), dark: true) == "FFFFFF")
        #expect(try color(AnyShapeStyle(Skyward()).opacity(0.5)) == "000000 0.500")
    }

    @Test func opacitiesOfStylesAreMultiplied() throws {
        #expect(try color(Color.black.opacity(0.5)) == "000000 0.500")
        #expect(try color(TintShapeStyle().opacity(0.5).opacity(0.5)) == "007AFF 0.250")
    }

    @Test func levelsOfAColourAreFainter() throws {
        #expect(try color(Color.black.secondary) == "000000 0.500")
        #expect(try color(TintShapeStyle().tertiary) == "007AFF 0.250")
    }

    /// The values are UIKit's semantic colours on iOS 17.
    @Test func stylesOfTheSystemHaveItsColours() throws {
        let colors: [(name: String, seen: String, wanted: String)] = [
            ("background", try color(.background), "FFFFFF"),
            ("background in the dark", try color(.background, dark: true), "000000"),
            ("second background", try color(BackgroundStyle().secondary, dark: true), "1C1C1E"),
            ("third background", try color(BackgroundStyle().tertiary, dark: true), "2C2C2E"),
            ("fill", try color(.fill), "787880 0.200"),
            ("third fill", try color(FillShapeStyle().tertiary), "767680 0.120"),
            ("separator", try color(.separator, dark: true), "545458 0.600"),
            ("placeholder", try color(.placeholder), "3C3C43 0.300"),
            ("link", try color(.link, dark: true), "0984FF"),
            ("gray", try color(Color(.systemGray5)), "E5E5EA"),
            ("dark gray", try color(Color(uiColor: .systemGray6), dark: true), "1C1C1E"),
            ("alpha", try color(Color(UIColor.black.withAlphaComponent(0.25))), "000000 0.250"),
        ]
        for each in colors { #expect(each.seen == each.wanted, "\(each.name)") }
    }

    @Test func theBackgroundStyleIsThatOfTheEnvironment() throws {
        #expect(try color(.background) { $0.backgroundStyle = AnyShapeStyle(Color.black) } == "000000")
    }

    @Test func theTintMayBeAnyStyle() throws {
        let probe = StageProbe {
            Rectangle().fill(.tint)
                .tint(.linearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom))
        }
        guard case .fill(_, .linearGradient, _) = probe.leaves.last?.item.content else { throw Missing() }
        // What takes one colour only gets the first.
        var values = EnvironmentValues()
        values.tintStyle = AnyShapeStyle(Gradient(colors: [.black, .white]))
        #expect(values.tint?.resolve(in: values) == Color.black.resolve(in: values))
        // An inner colour replaces an outer style.
        let inner = StageProbe {
            Rectangle().fill(.tint).tint(.red).tint(Gradient(colors: [.black, .white]))
        }
        guard case .fill(_, .color, _) = inner.leaves.last?.item.content else { throw Missing() }
    }

    @Test func aDropShadowLiesBehindWhatIsPainted() throws {
        let probe = StageProbe { Circle().fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))) }
        let leaf = try #require(probe.leaves.last)
        guard case .shadow(let color, 3, CGSize(width: 1, height: 2)) = leaf.effects.last else {
            throw Missing()
        }
        #expect(color == ResolvedColor(red: 0, green: 0, blue: 0))
    }

    @Test func aStyleSetOutsideBringsItsShadowToTextsAndSymbols() {
        for isText in [true, false] {
            let probe = StageProbe {
                Group {
                    if isText { Text("a") } else { Image(systemName: "star.fill") }
                }
                .foregroundStyle(.red.shadow(.drop(radius: 3)))
            }
            #expect(
                probe.leaves.contains { leaf in
                    leaf.effects.contains { if case .shadow(_, 3, _) = $0 { true } else { false } }
                }, "text: \(isText)")
        }
    }

    private struct Foreground: ShapeStyle {
        func resolve(in environment: EnvironmentValues) -> some ShapeStyle { ForegroundStyle().opacity(0.5) }
    }

    /// A style that asks for the foreground while it is the foreground gets what was there before it.
    @Test func aForegroundMadeOfTheForegroundIsThatOfOutside() throws {
        func drawn<V: View>(_ view: V) throws -> String {
            let probe = StageProbe { view }
            guard case .fill(_, .color(let color), _) = probe.leaves.last?.item.content else {
                throw Missing()
            }
            return String(format: "%.2f %.2f", Double(color.red), Double(color.opacity))
        }
        #expect(try drawn(Circle().foregroundStyle(.opacity(0.5)).foregroundStyle(.red)) == "1.00 0.50")
        #expect(try drawn(Circle().foregroundStyle(.opacity(0.5))) == "0.00 0.50")
        #expect(try drawn(Circle().foregroundStyle(Foreground())) == "0.00 0.50")
        #expect(
            try drawn(Circle().foregroundStyle(.foreground.secondary).foregroundStyle(.red)) == "1.00 0.50")
    }

    @Test func anInnerShadowIsCastByTheSurroundingsAndSeenInsideOnly() {
        let probe = StageProbe { Circle().fill(.red.shadow(.inner(color: .black, radius: 3, y: 1))) }
        #expect(probe.leaves.count == 2)
        let kinds = probe.leaves.last?.effects.map { effect in
            switch effect {
            case .mask: "inside"
            case .shadow: "shadow"
            case .cutout: "around"
            default: "other"
            }
        }
        #expect(kinds?.suffix(3) == ["inside", "shadow", "around"])
    }

    @Test func aStyleMayMixWithWhatLiesBelow() {
        let probe = StageProbe { Circle().fill(.red.blendMode(.multiply)) }
        #expect(probe.leaves.last?.effects.last == .blend(.multiply))
    }

    @Test func aResolvedColourTellsItsLight() {
        var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
        #expect(abs(color.linearRed - 0.214) < 0.001 && color.linearBlue == 1)
        color.linearRed = 0.214
        #expect(abs(color.red - 0.5) < 0.001)
        let made = Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 1)
        #expect(abs(made.red - 0.5) < 0.001)
    }
}
