// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageCairo
@testable import StageUI

/// All symbols as pixels, each in a cell of its own.
@MainActor
@Suite struct SymbolSheetTests {
    private let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    /// The side of a cell in pixels, and the symbols in a row and on a sheet.
    private let cell = 48
    private let columns = 20
    private let sheet = 200

    /// Each name with the darkness of the pixels of its cell, row by row.
    private func drawn(_ names: [String]) -> [(name: String, ink: ArraySlice<UInt8>)] {
        stride(from: 0, to: names.count, by: sheet).flatMap {
            drawnAtOnce(Array(names[$0..<min($0 + sheet, names.count)]))
        }
    }

    private func drawnAtOnce(_ names: [String]) -> [(name: String, ink: ArraySlice<UInt8>)] {
        let rows = (names.count + columns - 1) / columns
        let size = CGSize(width: cell * columns, height: cell * rows)
        let stage = Stage(StageConfiguration(size: size, scale: 1), text: shaper) { [cell, columns] in
            ZStack(alignment: .topLeading) {
                ForEach(names.indices, id: \.self) { index in
                    Image(systemName: names[index]).font(.system(size: 25)).frame(
                        width: CGFloat(cell), height: CGFloat(cell)
                    )
                    .offset(x: CGFloat(index % columns * cell), y: CGFloat(index / columns * cell))
                }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
            .foregroundStyle(Color.black).background(Color.white)
        }
        let renderer = CairoRenderer(size: size, scale: 1, shaper: shaper)
        renderer.render(stage.frame(at: 0))
        let image = renderer.image
        return names.indices.map { index in
            var ink: [UInt8] = []
            for y in 0..<cell {
                let start = ((index / columns * cell + y) * image.width + index % columns * cell) * 4
                for x in 0..<cell { ink.append(255 - image.bytes[start + 4 * x + 1]) }
            }
            return (names[index], ink[...])
        }
    }

    @Test func `Each symbol is drawn within its box and like no other`() throws {
        var seen: [ArraySlice<UInt8>: String] = [:]
        // A unit of the grid is 0.3 pixels: the widest symbol fills 42 of the 48 pixels, the highest 30.
        for (name, ink) in drawn(SymbolLibrary.names) {
            #expect(ink.contains { $0 > 128 }, "\(name) is empty")
            let above = ink.prefix(cell * 7).contains { $0 > 0 }
            let below = ink.suffix(cell * 7).contains { $0 > 0 }
            let beside = (0..<cell).contains { ink[$0 * cell] > 0 || ink[$0 * cell + cell - 1] > 0 }
            #expect(!above && !below && !beside, "\(name) leaves its box")
            // Names that mean the same may look alike.
            let meaning = meaning(name)
            #expect(seen[ink] == nil || seen[ink] == meaning, "\(name) looks like \(seen[ink] ?? "")")
            seen[ink] = meaning
        }
    }

    /// One name for those that the system has for the same drawing: the direction of reading, an older name, and the place of `fill`.
    private func meaning(_ name: String) -> String {
        var words = name.split(separator: ".").map(String.init)
        // The longest beginning that has an entry is the base; a shorter one may be another name for this very base.
        for count in (1...words.count).reversed() {
            guard let entry = SymbolTable.entry(words.prefix(count).joined(separator: ".")) else { continue }
            guard let other = entry.other else { break }
            return meaning(([other] + words.dropFirst(count)).joined(separator: "."))
        }
        if words.dropLast().contains("fill") {
            return meaning((words.filter { $0 != "fill" } + ["fill"]).joined(separator: "."))
        }
        for (index, word) in words.enumerated().dropFirst() where index < words.count {
            if word == "message" || (word == "left" && words[index - 1] == "bubble") {
                words[index] = "bubble"
            }
        }
        return words.joined(separator: ".").replacingOccurrences(of: "bubble.bubble", with: "bubble")
    }

    @Test func `A filled form has more ink than the plain one`() throws {
        // In a frame a form with many lines may take more out of the area than the frame has.
        let plain = SymbolTable.all.filter(\.entry.isName).map(\.name).filter {
            SymbolLibrary.symbol($0 + ".fill") != nil
        }
        #expect(plain.count > 550)
        func total(_ ink: ArraySlice<UInt8>) -> Int { ink.reduce(0) { $0 + Int($1) } }
        for (one, other) in zip(drawn(plain), drawn(plain.map { $0 + ".fill" })) {
            #expect(total(other.ink) > total(one.ink), "\(other.name)")
        }
    }
}
