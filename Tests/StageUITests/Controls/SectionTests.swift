// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Collapsing: View {
    let inForm: Bool
    @State private var isExpanded = true
    var body: some View {
        if inForm { Form { content } } else { VStack { content } }
        Button("Turn") { isExpanded.toggle() }
    }

    @ViewBuilder private var content: some View {
        Section("Account", isExpanded: $isExpanded) { Text(verbatim: "Row") }
        Section(isExpanded: .constant(false)) {
            Text(verbatim: "Never")
        } header: {
            Text(verbatim: "More")
        }
    }
}

@MainActor
@Suite struct SectionTests {
    @Test(arguments: [true, false]) func aCollapsedSectionHasItsWordsOnly(_ inForm: Bool) {
        let stage = Stage.fixed { VStack { Collapsing(inForm: inForm) } }
        func labels() -> Set<String> {
            Set(stage.elements.compactMap { $0.label?.lowercased() }).subtracting(["turn"])
        }
        #expect(labels() == ["account", "row", "more"])
        stage.activate(label: "Turn")
        #expect(labels() == ["account", "more"])
        stage.activate(label: "Turn")
        #expect(labels() == ["account", "row", "more"])
    }
}
