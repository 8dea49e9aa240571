// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// What a package with Firstlight leaves out on Linux is named, branch by branch.
@Suite struct LintLinuxTests {
    private func found(
        _ source: String, package: String = ".product(name: \"SwiftUI\", package: \"firstlight\")"
    ) -> [String] {
        let sample = LintSample().file("Kit/Package.swift", package).file("Kit/Sources/Kit/A.swift", source)
        return ProjectLint(sample.set).report().findings.filter { $0.rule.id == "linux-branch-dropped" }.map(
            \.description)
    }

    @Test("Each branch is found at its condition")
    func places() {
        let source = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Text("a")
                        #if os(iOS)
                            .tabViewStyle(.page)
                        #endif
                }
            }
            #if os(macOS)
                let mac = 1
            #else
                let phone = 1
            #endif
            #if os(iOS) && canImport(UIKit)
                let a = 1
                let b = 2
            #elseif os(macOS)
                let a = 2
            #endif
            """
        #expect(
            found(source) == [
                "Kit/Sources/Kit/A.swift:5: note: '#if os(iOS)' is left out on Linux [linux-branch-dropped]",
                "Kit/Sources/Kit/A.swift:15: note: '#if os(iOS) && canImport(UIKit)' is left out on Linux "
                    + "[linux-branch-dropped]",
            ])
    }

    @Test(
        "What is compiled on Linux, or meant for Apple's systems, is not named",
        arguments: [
            "#if os(iOS) || os(Linux)\nlet a = 1\n#endif", "#if canImport(UIKit)\nlet a = 1\n#endif",
            "#if os(macOS)\nlet a = 1\n#endif", "#if !os(macOS)\nlet a = 1\n#endif",
            "#if os(iOS)\n// only this\n#endif",
            "#if !os(Linux)\nlet a = 1\n#endif", "#if DEBUG && os(iOS)\nlet a = 1\n#endif",
            "let text = \"\"\"\n#if os(iOS)\na\n#endif\n\"\"\"",
        ])
    func quiet(_ source: String) {
        #expect(found(source) == [])
    }

    @Test("A package without Firstlight is not judged")
    func others() {
        #expect(
            found("#if os(iOS)\nlet a = 1\n#endif", package: ".product(name: \"A\", package: \"b\")") == [])
    }
}
