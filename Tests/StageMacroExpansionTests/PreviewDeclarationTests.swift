// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageMacroExpansion

/// What `#Preview` expands to: a type that is found by what it conforms to.
@Suite struct PreviewDeclarationTests {
    private func expansion(of source: String) throws -> String {
        let message: [String: Any] = [
            "expandFreestandingMacro": [
                "macro": ["typeName": "Preview"], "discriminator": "$s1A7PreviewfMf_",
                "syntax": [
                    "source": source,
                    "location": ["fileName": "/a.swift", "fileID": "Shop/a.swift", "offset": 1, "line": 6],
                ],
            ]
        ]
        let answer = MacroMessage.answer(to: try JSONSerialization.data(withJSONObject: message))
        let read = try #require(
            try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any])
        let result = try #require(read["expandMacroResult"] as? [String: Any])
        return try #require(result["expandedSource"] as? String)
    }

    // The name's end is Swift's mangling of a name that a macro makes (`makeUniqueName` of SwiftSyntax).
    @Test func itIsATypeWithAnOwnName() throws {
        #expect(
            try expansion(of: "#Preview(\"a\") { Text(\"b\") }") == """
                #if DEBUG || FIRSTLIGHT_PREVIEWS
                struct $s1A7PreviewfMf_15PreviewRegistryfMu_: StageUI.PreviewRegistry {
                static var fileID: String { "Shop/a.swift" }
                static var line: Int { 7 }
                @MainActor static func makePreviews() -> [StageUI.PreviewedView] { StageUI.PreviewedView.all("a") { Text("b") } }
                }
                #endif
                """)
    }

    @Test(arguments: [
        (
            """
            #Preview {
                @Previewable @State var on = true
                @Previewable @Environment(\\.locale)
                    var locale
                Toggle("a", isOn: $on)
            }
            """, [" @State var on = true", "@Environment(\\.locale)"], ["Toggle(\"a\", isOn: $on)"]
        ),
        (
            """
            #Preview("x", traits: .portrait, body: {
                @Previewable @State var list = [
                    1, 2,
                ]
                List(list, id: \\.self) { Text("\\($0)") }
            })
            """, ["@State var list = [", "1, 2,"], ["List(list"]
        ),
    ])
    func propertiesAreThoseOfAViewAroundTheRest(source: String, kept: [String], body: [String]) throws {
        let text = try expansion(of: source)
        let parts = text.split(separator: "var body: some StageUI.View {")
        #expect(parts.count == 2 && !text.contains("@Previewable"))
        for line in kept { #expect(parts[0].contains(line), "\(text)") }
        for line in body { #expect(parts[1].contains(line), "\(text)") }
        #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
        #expect(text.filter { $0 == "(" }.count == text.filter { $0 == ")" }.count)
    }
}
