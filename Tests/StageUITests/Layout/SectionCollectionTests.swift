// Licensed under the Apache License, Version 2.0.

import Foundation
import ProofSupport
import Testing

@testable import StageUI

extension ContainerValues {
    @Entry fileprivate var weight: Int = 0
}

/// Each section in brackets: its header, its content and its footer.
private struct SectionedStack<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
        VStack {
            ForEach(sections: content) { section in
                Text(verbatim: "[\(section.header.count) \(section.content.count) \(section.footer.count)")
                section.header
                section.content
                section.footer
                Text("]")
            }
        }
    }
}

private struct Rows: View {
    let model: Model
    var body: some View {
        let (names, isShown) = (model.names, model.flag)
        SectionedStack {
            if isShown { Text("before") }
            Section("Names") { ForEach(names, id: \.self) { Text(verbatim: $0) } }
        }
    }
}

/// A container finds the sections of its content.
@MainActor
@Suite struct SectionCollectionTests {
    private func texts<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        StageProbe(CGSize(width: 400, height: 800), content: content).texts
    }

    /// The content of Apple's documentation of `Group(sections:transform:)`.
    @Test func aSectionHasItsHeaderItsContentAndItsFooter() {
        let shown = texts {
            SectionedStack {
                Section {
                    Text("Hello")
                    Text("World")
                } header: {
                    Text("Header A")
                } footer: {
                    Text("Footer A")
                }
                Section("Header B") { Text("Foo") }
            }
        }
        #expect(
            shown == [
                "[1 2 1", "Header A", "Hello", "World", "Footer A", "]", "[1 1 0", "Header B", "Foo", "]",
            ])
    }

    /// Of Apple's documentation, too: one explicit section, and two implicit ones before and after it.
    @Test func viewsOutsideOfSectionsFormSectionsOfTheirOwn() {
        let shown = texts {
            SectionedStack {
                Text("First implicit section")
                Section("Explicit section") { Text("Content") }
                Text("Second implicit section")
                Text("its second view")
            }
        }
        #expect(
            shown == [
                "[0 1 0", "First implicit section", "]", "[1 1 0", "Explicit section", "Content", "]",
                "[0 2 0", "Second implicit section", "its second view", "]",
            ])
    }

    @Test func thereIsAlwaysASection() {
        #expect(texts { SectionedStack {} } == ["[0 0 0", "]"])
        let empty = texts {
            SectionedStack {
                Section {}
                Section { EmptyView() }
            }
        }
        #expect(empty == ["[0 0 0", "]", "[0 0 0", "]"])
    }

    @Test func sectionsAreFoundInGroupsAndDataAndFollowThem() {
        let model = Model()
        let probe = StageProbe(CGSize(width: 400, height: 800)) { Rows(model: model) }
        #expect(probe.texts == ["[1 3 0", "Names", "x", "y", "z", "]"])
        model.names = []
        probe.step()
        #expect(probe.texts == ["[1 0 0", "Names", "]"])
        model.flag = true
        model.names = ["x"]
        probe.step()
        #expect(probe.texts == ["[0 1 0", "before", "]", "[1 1 0", "Names", "x", "]"])
        let many = texts {
            SectionedStack {
                Group { ForEach(1..<3) { number in Section { Text(verbatim: "\(number)") } } }
            }
        }
        #expect(many == ["[0 1 0", "1", "]", "[0 1 0", "2", "]"])
    }

    @Test func aValueOfASectionIsThatOfItsViewsAndNotOfViewsOutside() {
        var weights: [[Int]] = []
        _ = texts {
            Group(
                sections: TupleView(
                    (
                        Section {
                            Text("A")
                            Text("B").containerValue(\.weight, 1)
                        }
                        .containerValue(\.weight, 2), Text("C").containerValue(\.weight, 3)
                    ))
            ) { sections in
                let _ =
                    weights = sections.map { section in
                        [section.containerValues.weight] + section.content.map { $0.containerValues.weight }
                    }
                EmptyView()
            }
        }
        // Only explicit sections have container values.
        #expect(weights == [[2, 2, 1], [0, 3]])
    }

    @Test func theSectionsOfAFormAreFoundAndCanBeMadeAnew() {
        let shown = texts {
            Form {
                ForEach(sections: Section("head") { Text("row") }) { section in
                    Section {
                        section.content
                        Text(verbatim: "\(section.content.count) row")
                    } header: {
                        section.header
                    }
                }
            }
        }
        #expect(shown == ["head", "row", "1 row"])
    }
}
