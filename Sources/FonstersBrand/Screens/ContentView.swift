// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The main app's content: the creatures, one of them large, and an egg that waits.
public struct ContentView: View {
    @Environment(CreatureCollection.self) private var collection
    @State private var chosen: String?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.dynamicTypeSize) private var typeSize
    private let link: URL?

    /// Creates the content, with the link that was opened if one was.
    public init(link: URL? = nil) { self.link = link }

    /// A title, the chosen creature beside or above the others.
    public var body: some View {
        GeometryReader { proxy in
            ScrollView(.vertical) {
                let isWide = proxy.size.width > 700
                // A screen across the room is large and far away.
                let isFar = proxy.size.width > 1600
                VStack(alignment: .leading, spacing: 20) {
                    Text(Fonsters.name)
                        .typeset(isFar ? .system(size: 76, weight: .bold) : .largeTitle.bold(), Palette.text)
                        .accessibilityAddTraits(.isHeader)
                    if isWide {
                        HStack(alignment: .top, spacing: isFar ? 48 : 24) {
                            Hero(
                                creature: hero, isLinked: isLinked, artSide: isFar ? 420 : 240, isFar: isFar
                            )
                            .frame(width: isFar ? 640 : min(420, proxy.size.width * 0.4))
                            grid(
                                columns: isFar ? 4 : max(3, Int((proxy.size.width * 0.6 - 60) / 170)),
                                isFar: isFar)
                        }
                    } else {
                        Hero(creature: hero, isLinked: isLinked, artSide: 150, isFar: false)
                        grid(columns: typeSize.isAccessibilitySize ? 2 : 3, isFar: false)
                    }
                }
                .frame(maxWidth: isFar ? .infinity : 1280, alignment: .leading)
                .padding(.horizontal, isWide ? 32 : 20)
                .padding(.vertical, 16)
                .frame(maxWidth: .infinity)
            }
        }
        .background { Palette.background.color.ignoresSafeArea() }
        .onChange(of: link, initial: true) {
            if let link { chosen = Creature.name(in: link) }
        }
    }

    private var hero: Creature {
        chosen.flatMap(collection.creature(named:)) ?? collection.creatures.first
            ?? Creature(name: CreatureCollection.starters[0])
    }

    private var isLinked: Bool {
        link.flatMap(Creature.name(in:))?.lowercased() == hero.name.lowercased()
    }

    private func grid(columns count: Int, isFar: Bool) -> some View {
        // The cell without a creature is the egg.
        let cells: [Creature?] = collection.creatures + (collection.canHatch ? [nil] : [])
        let gap: CGFloat = isFar ? 28 : 12
        return VStack(spacing: gap) {
            ForEach(0..<((cells.count + count - 1) / count), id: \.self) { row in
                HStack(spacing: gap) {
                    ForEach(0..<count, id: \.self) { column in
                        let index = row * count + column
                        if index < cells.count {
                            tile(cells[index], isFar)
                        } else {
                            Color.clear.frame(height: 1)
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func tile(_ creature: Creature?, _ isFar: Bool) -> some View {
        let side: CGFloat = isFar ? 160 : 72
        if let creature {
            Tile(
                name: creature.name, isChosen: creature == hero, isFar: isFar,
                action: { choose(creature.name) }
            ) {
                CreatureArt(creature: creature, side: side)
            }
        } else {
            Tile(name: "Hatch", isChosen: false, isFar: isFar, action: hatch) {
                Egg().frame(width: side, height: side)
            }
        }
    }

    private func choose(_ name: String) {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.25)) { chosen = name }
    }

    private func hatch() {
        withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.25)) {
            collection.hatch()
            chosen = collection.creatures.last?.name
        }
        if let name = collection.creatures.last?.name {
            AccessibilityNotification.Announcement("\(name) has hatched").post()
        }
    }
}

/// The chosen creature, large, on the lines of the launch.
struct Hero: View {
    let creature: Creature
    let isLinked: Bool
    let artSide: CGFloat
    let isFar: Bool

    var body: some View {
        VStack(spacing: 0) {
            CreatureArt(creature: creature, side: artSide)
                .frame(maxWidth: .infinity)
                .padding(.vertical, 20)
                .background {
                    Image(decorative: Fonsters.backgroundImage).resizable().scaledToFill()
                }
                .clipped()
            VStack(alignment: .leading, spacing: 4) {
                Text(creature.name)
                    .typeset(isFar ? .system(size: 48, weight: .bold) : .title2.bold(), Palette.text)
                Text(isLinked ? "Someone sent you here. \(creature.line)." : "\(creature.line).")
                    .typeset(isFar ? .system(size: 31) : .subheadline, Palette.secondaryText)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(isFar ? 28 : 16)
        }
        .background(Palette.card.color)
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .accessibilityElement(children: .combine)
    }
}

/// A creature or the egg among the others.
struct Tile<Art: View>: View {
    let name: String
    let isChosen: Bool
    let isFar: Bool
    let action: @MainActor () -> Void
    @ViewBuilder let art: Art

    var body: some View {
        Button(action: action) {
            VStack(spacing: 6) {
                art
                Text(name)
                    .typeset(
                        isFar ? .system(size: 31, weight: .semibold) : .subheadline.weight(.semibold),
                        Palette.text
                    )
                    .lineLimit(1)
                    .minimumScaleFactor(0.6)
            }
            .padding(.vertical, isFar ? 24 : 12)
            .padding(.horizontal, 6)
            .frame(maxWidth: .infinity)
            .background(Palette.card.color, in: RoundedRectangle(cornerRadius: 18))
            .overlay {
                RoundedRectangle(cornerRadius: 18).strokeBorder(
                    isChosen ? Palette.accent.color : Palette.edge.color,
                    lineWidth: isChosen ? 2.5 : 1)
            }
            .contentShape(RoundedRectangle(cornerRadius: 18))
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// An egg with a question to it.
struct Egg: View {
    var body: some View {
        GeometryReader { proxy in
            let factor = proxy.size.width / 100
            ZStack {
                Path.egg(centerX: 50, centerY: 52, width: 58, height: 72).scaled(by: factor)
                    .stroke(
                        Palette.accent.color,
                        style: StrokeStyle(
                            lineWidth: 3.5 * factor, lineCap: .round, dash: [7 * factor, 7 * factor]))
                Path { path in
                    path.go(50, 40)
                    path.line(50, 66)
                    path.go(37, 53)
                    path.line(63, 53)
                }
                .scaled(by: factor)
                .stroke(
                    Palette.accent.color, style: StrokeStyle(lineWidth: 5 * factor, lineCap: .round))
            }
        }
        .accessibilityHidden(true)
    }
}
