// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// What an adoption reads in a source.
@Suite struct ScreenSourceTests {
    private func source(_ text: String) -> ScreenSource { ScreenSource(Array(text.utf8), path: "A.swift") }

    @Test func itNamesModulesTypesAndModifiersWithTheirLines() {
        let source = source(
            """
            // import Gone and Gone.self
            import SwiftUI
            @preconcurrency import struct Charts.Chart

            struct Row<Cell: View>: View {
                let title = "Text(Hidden)"
                var body: some View {
                    Text(title).shimmering(active: true)
                        .padding()
                }
            }
            """)
        #expect(source.imports.map(\.name) == ["SwiftUI", "Charts"] && source.imports.map(\.line) == [2, 3])
        let uses = Dictionary(source.uses.map { ($0.name, $0.line) }) { first, _ in first }
        #expect(uses[".shimmering"] == 8 && uses[".padding"] == 9 && uses["Text"] == 8)
        #expect(uses["Gone"] == nil && uses["Hidden"] == nil && uses["Row"] == nil)
        #expect(source.declared.isSuperset(of: ["Row", "Cell", "title", "body"]))
    }

    @Test func aParametersOwnNameIsNoType() {
        let source = source(
            """
            func parser(_ parser: Parser, foundCDATA CDATABlock: Data) {}
            extension Row: Shown where Value: Known { let all: [Key: Text] = [:] }
            """)
        let uses = Set(source.uses.map(\.name))
        #expect(uses == ["Parser", "Data", "Row", "Shown", "Value", "Known", "Key", "Text"])
    }

    /// An interpolation may have texts of its own, of which the code after them is none.
    @Test(arguments: [
        "let a = \"\\(b ?? \"EMPTY TEXT\") Home\"; Seen()",
        "let a = \"\\(b ? c(\"YES\") : \"\\(\"NO\")\") Home\"; Seen()",
        "let a = #\"\\(\" Home \\#(\"EMPTY\")\"#; Seen()",
        "let a = \"\"\"\n  \\(b ?? \"EMPTY\") \"Home\"\n  \"\"\"\nSeen()", "let a = \"\\(b(\nSeen()",
    ])
    func textsInTextsHaveNoNames(_ text: String) {
        #expect(source(text).uses.map(\.name) == ["Seen"])
    }

    @Test func attributesThatCopiesDoWithoutAreNoNames() {
        #expect(
            source("class A {\n    @IBOutlet weak var b: Seen!\n    @IBAction func c() {}\n}").uses.map(
                \.name) == ["Seen"])
    }

    @Test func onlyMembersOfColorAreInTheWayOfSymbols() {
        let source = source(
            """
            extension Color {
                static let brand = Color.red
                struct Shades { static var light: Color { .white } }
            }
            @MainActor final class Theme { var appPrimary: Color = .appPrimary }
            extension ShapeStyle where Self == Color { static var ink: Color { .black } }
            """)
        #expect(source.extended == ["brand", "Shades", "light", "ink"])
        #expect(source.declared.contains("appPrimary"))
    }

    @Test(arguments: [("@main", 2), ("@UIApplicationMain", 2), ("@Main", nil)] as [(String, Int?)])
    func aProgramBeginsAtItsAttribute(_ attribute: String, line: Int?) {
        #expect(source("import UIKit\n\(attribute) class A {}").mainLine == line)
    }

    @Test func aPartOfAModuleIsTheModule() {
        #expect(source("import os.log\nimport UIKit\nlet a = 1").imports.map(\.name) == ["os", "UIKit"])
        #expect(source("import class UIKit.UIImage").imports.map(\.name) == ["UIKit"])
        #expect(source("import _SwiftData_SwiftUI\nimport _A").imports.map(\.name) == ["SwiftData", "_A"])
        #expect(source("import SwiftUICore\nlet a = 1").imports.map(\.name) == ["SwiftUI"])
    }

    @Test func codeThatLinuxLeavesOutIsToldAndNotRead() {
        let source = source("#if os(iOS)\nlet a = Lost()\n#endif\n#if DEBUG\nlet b = Kept()\n#endif\n")
        #expect(source.droppedBranches.map(\.line) == [1] && source.droppedBranches[0].name == "#if os(iOS)")
        #expect(source.uses.map(\.name) == ["Kept"])
    }

    @Test func thePlaceWhereAProgramBeginsIsFound() {
        #expect(source("\n@main struct A: App {}").mainLine == 2)
        #expect(source("func main() {}").mainLine == nil)
    }

    @Test(arguments: [
        ("struct A: View { var body: some View { Text(\"\") } }", true),
        (
            "struct A: View { @State private var a = 1; @Environment(\\.dismiss) var dismiss; let b: Int? }",
            false
        ),
        (
            "struct A: View {\n @State private var a: Int?\n @Environment(\\.dismiss) private var dismiss\n}",
            true
        ),
        ("struct A: View {\n let name: String\n var body: some View { Text(name) }\n}", false),
        ("struct A: View {\n @EnvironmentObject var model: Model\n}", false),
        ("struct A: View {\n @Environment(Model.self) private var model\n}", false),
        ("struct A: View {\n @ObservedObject var model = Model()\n}", true),
        ("struct A: View {\n @Binding var a: Int\n}", false),
        ("struct A: View {\n init(a: Int) {}\n}", false),
        ("struct A: View {\n private let list: [String: Int] = [:]\n static let b: Int\n}", true),
        ("private struct A: View { }", false), ("struct A<B>: View { }", false),
        ("#if DEBUG\nstruct A: View { }\n#endif", false), ("enum Outer { struct A: View { } }", false),
    ])
    func aViewIsMadeAloneIfItNeedsNothing(text: String, isAlone: Bool) {
        #expect(source(text).views.map(\.isMadeAlone) == [isAlone], "\(text)")
    }
}
