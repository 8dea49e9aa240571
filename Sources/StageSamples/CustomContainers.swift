// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// The key of the colour of a card's edge, written out.
private struct EdgeKey: ContainerValueKey {
    static let defaultValue = Color.gray
}

extension ContainerValues {
    /// The angle at which a card is pinned to its board.
    @Entry fileprivate var tilt: Angle = .zero

    fileprivate var edge: Color {
        get { self[EdgeKey.self] }
        set { self[EdgeKey.self] = newValue }
    }
}

extension FocusedValues {
    /// The name of the card with the focus.
    @Entry fileprivate var cardName: String?
}

extension Sample {
    static var customContainers: [Sample] {
        [
            Sample("Group(subviews:), containerValue", in: .layout) { DeckSample() },
            Sample("ForEach(sections:), SectionConfiguration", in: .layout) { BoardSample() },
        ]
    }
}

private struct Card<Content: View>: View {
    let values: ContainerValues
    @ViewBuilder let content: Content

    var body: some View {
        content.padding(10)
            .border(values.edge)
            .background(values.hasTag("best") ? Color.yellow : .white)
            .rotationEffect(values.tilt)
            .focusedValue(\.cardName, values.tag(for: String.self) ?? "card")
    }
}

/// The first card above the others, which are views of any kind.
private struct Deck<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        VStack(spacing: 16) {
            Group(subviews: content) { (subviews: SubviewsCollection) in
                if let first = subviews.first { card(first) }
                if subviews.count > 1 {
                    let others: SubviewsCollectionSlice = subviews[1...]
                    HStack { ForEach(others) { card($0) } }
                }
            }
        }
    }

    private func card(_ subview: Subview) -> some View {
        Card(values: subview.containerValues) { subview }
    }
}

private struct DeckSample: View {
    @State private var tilt = Angle.degrees(-4)

    var body: some View {
        Deck {
            Text("Scrolling in the Deep").containerValue(\.tilt, tilt).tag("best")
            Group {
                Text("Born to Build")
                Text("Some Body Like View")
            }
            .containerValue(\.edge, .blue)
        }
        .onTapGesture { tilt = -tilt }
    }
}

/// The sections beside each other, with their names above.
private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        HStack(alignment: .top, spacing: 16) {
            Group(sections: content) { (sections: SectionCollection) in
                ForEach(sections) { column($0) }
            }
        }
    }

    private func column(_ section: SectionConfiguration) -> some View {
        VStack {
            HStack { section.header }.bold().foregroundStyle(section.containerValues.edge)
            ForEach(subviews: section.content) { subview in
                Card(values: subview.containerValues) { subview }
            }
            HStack { section.footer }.font(.footnote)
        }
    }
}

private struct BoardSample: View {
    var body: some View {
        VStack(spacing: 24) {
            Board {
                Section("Mine") {
                    Text("One").tag("best")
                    Text("Two")
                }
                .containerValue(\.edge, .teal)
                Text("Of nobody")
            }
            ForEach(sections: Section("Again") { Text("Three") }) { section in
                HStack {
                    section.header
                    section.content
                }
            }
        }
    }
}
