// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SymbolLibraryTests {
    @Test(
        arguments: [
            "person", "person.fill", "person.crop.circle", "lock", "lock.fill", "lock.shield", "envelope",
            "envelope.fill", "eye", "eye.slash", "xmark", "xmark.circle.fill", "checkmark",
            "checkmark.circle.fill", "checkmark.seal.fill", "chevron.left", "chevron.right", "chevron.up",
            "chevron.down", "arrow.left", "arrow.right", "arrow.right.circle.fill", "arrow.clockwise",
            "arrow.triangle.2.circlepath", "exclamationmark.circle.fill", "exclamationmark.triangle.fill",
            "wifi", "wifi.slash", "wifi.exclamationmark", "bell", "bell.fill", "bell.slash", "gear",
            "gearshape.fill", "house", "house.fill", "magnifyingglass", "star", "star.fill", "heart",
            "heart.fill", "faceid", "touchid", "apple.logo", "globe", "key", "key.fill", "camera", "photo",
            "plus",
            "plus.circle.fill", "minus", "trash", "square.and.arrow.up", "info.circle", "questionmark.circle",
            "gobackward", "sparkles", "bolt.fill", "cart", "bag", "tag", "map", "location.fill", "calendar",
            "clock", "phone.fill", "message", "doc.text", "folder", "link", "paperplane.fill", "creditcard",
            "shield", "hand.raised.fill", "flag", "bookmark", "book", "play.fill", "pause.fill", "mic",
            "speaker.wave.2.fill", "cloud", "icloud", "sun.max.fill", "moon.fill", "drop.fill", "flame",
            "leaf.fill", "pawprint.fill", "bicycle", "car.fill", "airplane", "gift", "wrench.fill",
            "hammer.fill", "paintbrush.fill", "wand.and.stars", "list.bullet", "square.grid.2x2", "ellipsis",
            "line.3.horizontal", "slider.horizontal.3", "textformat.size", "mappin.and.ellipse", "power",
        ])
    func symbolsOfUsualScreensAreThere(_ name: String) {
        #expect(SymbolLibrary.symbol(name)?.parts.isEmpty == false)
    }

    @Test func eachSymbolDrawsSomethingNearItsGrid() {
        #expect(SymbolLibrary.names.count > 300)
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

    @Test func aNameThatTheSystemDoesNotHaveIsMissing() {
        #expect(SymbolLibrary.symbol("house.slash") == nil)
        #expect(SymbolLibrary.symbol("") == nil)
        let probe = StageProbe { Image(systemName: "no.such") }
        #expect(probe.stage.issues.map(\.kind) == [.missingResource])
    }

    @Test func aSymbolThatIsDrawnAsAnotherIsToldOf() {
        let probe = StageProbe { Image(systemName: "message.badge") }
        #expect(probe.stage.issues.map(\.kind) == [.missingResource])
        #expect(
            probe.stage.issues.first?.message.hasPrefix("The symbol 'message.badge' is drawn as 'message'")
                == true)
        // What the system draws in the same way is no loss.
        let same = StageProbe {
            HStack {
                Image(systemName: "chevron.forward"); Image(systemName: "house.circle")
            }
        }
        #expect(same.stage.issues.isEmpty)
        #expect(
            "\(SymbolLibrary.symbol("house.circle").map { "\($0)" } ?? "")"
                != "\(SymbolLibrary.symbol("house").map { "\($0)" } ?? "")")
    }

    @Test func theMiddleOfASymbolIsThatOfACapitalLetter() {
        let font = ResolvedFont(family: .system, size: 100)
        guard let symbol = SymbolLibrary.symbol("circle") else { return }
        let drawing = SymbolDrawing(symbol, font: font, scale: .medium)
        #expect(drawing.size == CGSize(width: 120, height: 120))
        // A capital is 70.46 high, so that its middle is 35.23 above the baseline.
        #expect(abs(drawing.baseline - 60 - 35.23) < 0.01)
    }

    @Test func symbolsStandOnTheBaselineOfText() {
        let probe = StageProbe(CGSize(width: 200, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "circle").mark("symbol")
                Text("H").mark("text")
            }
        }
        guard let symbol = probe.frame("symbol"), let text = probe.frame("text") else { return }
        // The fixed shaper's baseline is 0.95 of the size below the top.
        let baseline = text.minY + 17 * 0.95
        #expect(abs(symbol.midY - (baseline - 17 * 0.3523)) < 0.51)
    }

    @Test func linesFollowTheWeightOfTheFont() {
        func width(_ weight: Font.Weight) -> CGFloat? {
            let probe = StageProbe { Image(systemName: "xmark").fontWeight(weight) }
            guard case .stroke(_, _, let style)? = probe.leaves.first?.item.content else { return nil }
            return style.lineWidth
        }
        #expect((width(.light) ?? 0) < (width(.regular) ?? 0))
        #expect((width(.regular) ?? 0) < (width(.bold) ?? 0))
    }
}
