// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import StageUI
import Testing

@testable import FirstlightSimulation

/// Small screens that have a fault of layout, and their likes that have none.
@Suite(.fewAtATime) @MainActor
struct LayoutCheckTests {
    private struct Case: Sendable, CustomStringConvertible {
        let description: String
        let rule: AuditRule
        /// The subjects that fail.
        let failing: [String]
        let screen: @MainActor () -> AnyView

        init<Content: View>(
            _ rule: AuditRule, _ description: String, failing: [String] = [],
            @ViewBuilder _ screen: @escaping @MainActor () -> Content
        ) {
            (self.rule, self.description, self.failing) = (rule, description, failing)
            self.screen = { AnyView(screen()) }
        }
    }

    nonisolated private static let cases: [Case] = [
        Case(.overlap, "a symbol beside words") {
            HStack {
                Image(systemName: "star.fill"); Text("Words")
            }
        },
        Case(.overlap, "a symbol larger than the room that it was given", failing: ["“Words”"]) {
            HStack {
                Image(systemName: "star.fill").font(.system(size: 60)).frame(width: 22); Text("Words")
            }
        },
        Case(.overlap, "a symbol over the middle of words", failing: ["“Many words”"]) {
            ZStack {
                Text("Many words"); Image(systemName: "star.fill")
            }
        },
        Case(.overlap, "words on a picture") {
            ZStack {
                Image(systemName: "square.fill").font(.system(size: 150)); Text("Words")
            }
        },
        Case(.overlap, "a symbol that cannot be seen") {
            ZStack {
                Text("Many words"); Image(systemName: "star.fill").opacity(0)
            }
        },
        Case(.overlap, "a symbol where a mask hides the words") {
            ZStack {
                Text("Many words").mask(alignment: .leading) { Rectangle().frame(width: 10) }
                Image(systemName: "star.fill")
            }
        },
        Case(.overlap, "a symbol where a mask shows the words", failing: ["“Many words”"]) {
            ZStack {
                Text("Many words").mask(alignment: .leading) {
                    HStack(spacing: 0) {
                        Rectangle().frame(width: 10); Rectangle()
                    }
                }
                Image(systemName: "star.fill")
            }
        },
        Case(.overlap, "a symbol after the last, short line") {
            ZStack(alignment: .bottomTrailing) {
                Text("Words that go on to a second line of text").frame(width: 190, alignment: .leading)
                Image(systemName: "star.fill")
            }
        },
        Case(.wordBreak, "words in two lines") { Text("Account management").frame(width: 120) },
        Case(.wordBreak, "a word too long for its room", failing: ["“Management”"]) {
            Text("Management").font(.system(size: 40))
        },
        Case(.wordBreak, "a hyphen at the end of a line") { Text("Twenty-seventh").frame(width: 70) },
        Case(.wordBreak, "a script without blanks") { Text("東京都千代田区霞が関").font(.system(size: 40)) },
        Case(.scrollSign, "a column that is seen as a whole") { column(rows: 2, height: 40) },
        Case(.scrollSign, "a button below the edge, a row cut at it") { column(rows: 8, height: 54.5) },
        Case(.scrollSign, "a button below the edge, and nothing is cut", failing: ["“Go on”"]) {
            column(rows: 6, height: 50)
        },
        Case(.scrollSign, "an arrow above the edge, which stays where it is") {
            column(rows: 6, height: 50).overlay(alignment: .bottom) { Image(systemName: "chevron.down") }
        },
        Case(.scrollSign, "a symbol at the edge that scrolls along", failing: ["“Go on”"]) {
            column(rows: 6, height: 50, symbol: "star.fill")
        },
        Case(.scrollSign, "a symbol of its own in a corner", failing: ["“Go on”"]) {
            column(rows: 6, height: 50).overlay(alignment: .bottomTrailing) {
                Image(systemName: "chevron.down")
            }
        },
        Case(.scrollSign, "only text below the edge") {
            ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)").frame(height: 50) } } }
        },
        Case(.scrollSign, "a card cut at the edge") {
            ScrollView {
                VStack(spacing: 0) {
                    Text("Words").frame(height: 250)
                    RoundedRectangle(cornerRadius: 12).fill(.gray).padding(.horizontal).frame(height: 90)
                    Button("Go on") {}
                }
            }
        },
        Case(.covered, "words under a banner that reaches over half of them", failing: ["“Words”"]) {
            ZStack(alignment: .top) {
                Text("Words").padding(.top, 40); banner(height: 52)
            }
        },
        Case(.covered, "words under a banner as a whole", failing: ["“Words”"]) {
            ZStack(alignment: .top) {
                Text("Words").padding(.top, 20); banner(height: 60)
            }
        },
        Case(.covered, "words below a banner") {
            ZStack(alignment: .top) {
                Text("Words").padding(.top, 70); banner(height: 60)
            }
        },
        Case(.covered, "words on a banner") {
            banner(height: 60).overlay { Text("Words") }
        },
        Case(.covered, "words under a faint veil") {
            ZStack(alignment: .top) {
                Text("Words").padding(.top, 20); banner(height: 60).opacity(0.1)
            }
        },
        Case(.covered, "another screen over the whole screen") {
            ZStack {
                Text("Words"); Color.white
            }
        },
        Case(.covered, "decoration that nobody is read") {
            ZStack(alignment: .top) {
                Text("Words").padding(.top, 40).accessibilityHidden(true)
                banner(height: 52)
            }
        },
        Case(.covered, "rows that scroll out from under a bar") {
            ZStack(alignment: .bottom) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)").frame(height: 50) } } }
                    .contentMargins(.bottom, 60, for: .scrollContent)
                banner(height: 60)
            }
        },
        Case(
            .covered, "the last rows, which nothing brings out from under a bar",
            failing: ["“Row 4”", "“Row 5”"]
        ) {
            ZStack(alignment: .bottom) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<6) { Text("Row \($0)").frame(height: 50) } } }
                banner(height: 80)
            }
        },
        Case(.covered, "the first row, above which nothing is left", failing: ["“Row 0”"]) {
            ZStack(alignment: .top) {
                ScrollView { VStack(spacing: 0) { ForEach(0..<12) { Text("Row \($0)").frame(height: 50) } } }
                banner(height: 40)
            }
        },
    ]

    /// Rows and a button; with a symbol, the last row is one.
    private static func column(rows: Int, height: CGFloat, symbol: String? = nil) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { row in
                    Group {
                        if let symbol, row == rows - 1 {
                            Image(systemName: symbol)
                        } else {
                            Text("Row \(row)")
                        }
                    }
                    .frame(height: height)
                }
                Button("Go on") {}
            }
        }
    }

    private static func banner(height: CGFloat) -> some View { Color.gray.frame(height: height) }

    @Test(arguments: cases.indices)
    func eachFaultIsFoundAndNothingElse(index: Int) throws {
        let each = Self.cases[index]
        let stage = Stage(
            StageConfiguration(size: CGSize(width: 200, height: 300)), text: try CairoTextShaper()
        ) { each.screen() }
        let list = stage.frame(at: 0)
        let images = stage.elements().filter { $0.name == "Image" }.compactMap(\.frame)
        let screen = AuditScreen(
            place: "here", list: list, elements: stage.accessibilityTree().flattened, images: images,
            areas: stage.scrollAreas(), touched: [:])
        let found = LayoutCheck(screen).findings.filter { $0.rule == each.rule }
        #expect(!found.isEmpty, "\(each)")
        #expect(found.filter { $0.verdict == .fail }.map(\.subject) == each.failing, "\(each)")
    }

    @Test func aNameKeepsTheBlankAtWhichALineIsBroken() throws {
        let shaper = try CairoTextShaper()
        func texts(_ width: CGFloat, _ words: String) -> [String] {
            let list = Stage(StageConfiguration(size: CGSize(width: 300, height: 200)), text: shaper) {
                Text(words).frame(width: width)
            }.frame(at: 0)
            return PlacedText.all(in: list).map(\.string) + list.pieces.map(\.name)
        }
        #expect(texts(90, "Root vegetables") == ["Root vegetables", "“Root vegetables”"])
        #expect(texts(290, "Root\nvegetables") == ["Root vegetables", "“Root vegetables”"])
        #expect(texts(60, "Twenty-seventh") == ["Twenty-seventh", "“Twenty-seventh”"])
    }

    @Test func theWordThatIsBrokenIsNamedWithThePlace() throws {
        let list = Stage(
            StageConfiguration(size: CGSize(width: 200, height: 300)), text: try CairoTextShaper()
        ) { Text("Go to Management").font(.system(size: 40)) }.frame(at: 0)
        let word = try #require(PlacedText.all(in: list).first?.layout.brokenWord)
        #expect(word.replacingOccurrences(of: "/", with: "") == "Management" && word.contains("/"))
    }
}
