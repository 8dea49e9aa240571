// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SymbolLibraryTests {
    @Test func symbolsThatPublicAppsUseAreThere() {
        #expect(UsedSymbols.names.count > 1200)
        let missing = UsedSymbols.names.filter { SymbolLibrary.symbol($0)?.parts.isEmpty != false }
        #expect(missing.isEmpty, "\(missing)")
    }

    @Test func eachSymbolDrawsSomethingNearItsGrid() {
        #expect(SymbolLibrary.names.count > 4100)
        for name in SymbolLibrary.names {
            guard let symbol = SymbolLibrary.symbol(name) else {
                Issue.record("\(name) is named and not there")
                continue
            }
            let paths = symbol.parts.compactMap { part -> Path? in
                switch part {
                case .fill(let path, _, _), .stroke(let path, _, _): path
                case .cut, .inset: nil
                }
            }
            #expect(!paths.isEmpty, "\(name)")
            for path in paths {
                let box = path.boundingRect
                #expect(box.minX > -20 && box.maxX < symbol.width + 20, "\(name) \(box)")
                #expect(box.minY > -20 && box.maxY < 120, "\(name) \(box)")
            }
        }
    }

    @Test(
        arguments: [
            (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "xmark", "xmark.circle"),
            (.circle.fill, "xmark", "xmark.circle.fill"), (.slash, "bell", "bell.slash"),
            (.fill, "xmark", "xmark"),
        ])
    func variantsAreFoundByName(_ variant: SymbolVariants, name: String, expected: String) {
        let found = SymbolLibrary.symbol(name, variant).map { "\($0)" }
        #expect(found == SymbolLibrary.symbol(expected).map { "\($0)" })
    }

    @Test func entriesStandInTheOrderOfTheirNames() {
        // What stands elsewhere is not found.
        let names = SymbolTable.all.map(\.name)
        for name in names { #expect(SymbolTable.entry(name) != nil, "\(name)") }
        #expect(Set(names).count == names.count)
    }

    @Test(
        arguments: [
            // The system has none of these, nor parts by themselves.
            "house.slashed", "camera.slash", "globe.circle", "1", "51.circle", "bin",
            "circle.fill.circle.fill", "fill",
            ".fill", "bell.", "bell..fill", "placeholder", "heart.badge.plus.badge.plus", "",
        ])
    func aNameThatTheSystemDoesNotHaveIsMissing(_ name: String) {
        #expect(SymbolLibrary.symbol(name) == nil)
    }

    @Test func inThePlaceOfASymbolThatIsMissingAPlaceholderStands() {
        let probe = StageProbe { Image(systemName: "no.such").mark("symbol") }
        #expect(probe.stage.issues.map(\.kind) == [.missingResource])
        #expect(
            probe.stage.issues.first?.message.hasPrefix("There is no symbol named 'no.such' ") == true)
        // As large as a symbol of 100 units at 17 points.
        #expect(abs((probe.frame("symbol")?.width ?? 0) - 20.4) < 0.5)
        #expect(!probe.leaves.isEmpty)
    }

    /// The parts of a symbol as words: what there is, and in which layer.
    private func parts(_ name: String) -> [String] {
        func words(_ parts: [Symbol.Part]) -> [String] {
            parts.map { part in
                switch part {
                case .stroke(_, _, let layer): "line \(layer.level)"
                case .fill(_, _, let layer): "area \(layer.level)"
                case .cut(let inner): "cut \(words(inner))"
                case .inset(let inner): "inset \(words(inner))"
                }
            }
        }
        return SymbolLibrary.symbol(name).map { words($0.parts) } ?? []
    }

    @Test func formsAreMadeOfParts() {
        #expect(parts("octagon") == ["line 0"])
        #expect(parts("octagon.fill") == ["area 0", "line 0"])
        #expect(parts("plus.diamond") == ["line 2", "line 0"])
        #expect(
            parts("plus.diamond.fill") == ["area 2", "line 2", #"inset ["line 0"]"#])
        #expect(
            parts("42.circle.fill") == ["area 2", #"inset ["line 0", "line 0"]"#])
        #expect(parts("waveform.slash") == ["line 0", #"cut ["line 0"]"#, "line 0"])
        // A badge is in front of what it belongs to.
        #expect(
            parts("rectangle.badge.plus")
                == ["line 1", #"cut ["area 0"]"#, "area 0", #"inset ["line 0"]"#])
        #expect(parts("rectangle.fill.badge.plus").prefix(2) == ["area 1", "line 1"])
        #expect(parts("clock.badge") == ["line 1", "line 1", #"cut ["area 0"]"#, "area 0"])
        // What follows the badge is said of the whole.
        #expect(parts("bell.badge.slash").last == "line 0" && parts("bell.badge.circle").first == "line 2")
    }

    /// The colours of the areas and lines that a symbol in its own colours draws, in their order.
    private func colors(_ name: String, _ mode: SymbolRenderingMode) -> [ResolvedColor] {
        let probe = StageProbe {
            Image(systemName: name).symbolRenderingMode(mode).foregroundStyle(
                Color(red: 0, green: 0, blue: 0.2))
        }
        return probe.leaves.compactMap { leaf in
            switch leaf.item.content {
            case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
            default: nil
            }
        }
    }

    @Test func inItsOwnColoursASymbolHasThoseOfItsParts() {
        let words = ResolvedColor(red: 0, green: 0, blue: 0.2)
        #expect(colors("sun.max.fill", .monochrome) == [words, words])
        let yellow = colors("sun.max.fill", .multicolor)
        #expect(yellow.count == 2 && !yellow.contains(words) && yellow.first == yellow.last)
        // A symbol without colours is drawn in one; a sign in a disc is white.
        #expect(colors("octagon", .multicolor) == [words])
        #expect(
            colors("plus.circle.fill", .multicolor).last == ResolvedColor(red: 1, green: 1, blue: 1))
    }

    @Test func aBadgeKeepsItsPlaceAfterWhatIsFilled() {
        #expect(
            SymbolVariants.fill.names(of: "folder.badge.plus").first == "folder.fill.badge.plus")
    }

    @Test func theMiddleOfASymbolIsThatOfACapitalLetter() throws {
        let font = ResolvedFont(family: .system, size: 100)
        let symbol = try #require(SymbolLibrary.symbol("circle"))
        let drawing = SymbolDrawing(symbol, font: font, scale: .medium)
        #expect(drawing.size == CGSize(width: 120, height: 120))
        // A capital is 70.46 high, so that its middle is 35.23 above the baseline.
        #expect(abs(drawing.baseline - 60 - 35.23) < 0.01)
    }

    @Test func symbolsStandOnTheBaselineOfText() throws {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "circle").mark("symbol")
                Text("H").mark("text")
            }
        }
        let (symbol, text) = (try #require(probe.frame("symbol")), try #require(probe.frame("text")))
        // The fixed shaper's baseline is 0.95 of the size below the top.
        let baseline = text.minY + 17 * 0.95
        #expect(abs(symbol.midY - (baseline - 17 * 0.3523)) < 0.51)
    }

    @Test func linesFollowTheWeightOfTheFont() {
        func width(_ weight: Font.Weight) -> CGFloat {
            let probe = StageProbe { Image(systemName: "xmark").fontWeight(weight) }
            guard case .stroke(_, _, let style)? = probe.leaves.first?.item.content else { return -1 }
            return style.lineWidth
        }
        let (light, regular, bold) = (width(.light), width(.regular), width(.bold))
        #expect(0 < light && light < regular && regular < bold, "\(light) \(regular) \(bold)")
    }
}
