// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The watch app's content: the creatures as a list (FO-73).
public struct WatchListView: View {
    @Environment(CreatureCollection.self) private var collection
    @State private var petted: Set<String> = []
    private let link: URL?

    /// Creates the list, with the link that was opened if one was; its creature comes first.
    public init(link: URL? = nil) { self.link = link }

    /// A row for each creature; a tap pets it.
    public var body: some View {
        ScrollView(.vertical) {
            VStack(alignment: .leading, spacing: 6) {
                Text(Fonsters.name)
                    .typeset(.headline, Palette.accent)
                    .padding(.horizontal, 8)
                    .accessibilityAddTraits(.isHeader)
                ForEach(ordered) { creature in
                    row(creature)
                }
            }
            .padding(.horizontal, 4)
            .padding(.bottom, 8)
        }
        // The largest letters of a telephone leave no room for a name on the wrist.
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .background { Fonsters.black.color.ignoresSafeArea() }
    }

    private var ordered: [Creature] {
        guard let link, let name = Creature.name(in: link), let first = collection.creature(named: name)
        else { return collection.creatures }
        return [first] + collection.creatures.filter { $0 != first }
    }

    private func row(_ creature: Creature) -> some View {
        let isPetted = petted.contains(creature.name)
        return Button {
            petted.formSymmetricDifference([creature.name])
        } label: {
            HStack(spacing: 8) {
                CreatureArt(creature: creature, side: 40)
                Text(creature.name)
                    .typeset(.body.weight(.medium), Palette.text)
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
                    .frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: isPetted ? "heart.fill" : "heart")
                    .foregroundStyle(
                        isPetted ? BrandColor(0xF58BB8).color : Palette.secondaryText.color)
            }
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(Palette.card.color, in: RoundedRectangle(cornerRadius: 14))
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(creature.name)
        .accessibilityValue(isPetted ? "Petted" : "")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { petted.formSymmetricDifference([creature.name]) }
    }
}
