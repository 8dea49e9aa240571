// Licensed under the Apache License, Version 2.0.

import LaunchKit
public import SwiftUI

/// The main app's content: the creatures, one of them large, and an egg that waits.
///
/// All of them together fill a screen of any size and shape; where there are too many, it scrolls.
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
        HintedScroll(margin: 16) { proxy in
            let reach = Reach(proxy.size)
            Filling(height: proxy.size.height) {
                VStack(alignment: .leading, spacing: 20) {
                    Text(Fonsters.name)
                        .typeset(
                            reach == .room ? .system(size: 76, weight: .bold) : .largeTitle.bold(),
                            Palette.text
                        )
                        .accessibilityAddTraits(.isHeader)
                    if isBeside(proxy.size) {
                        HStack(alignment: .top, spacing: reach == .room ? 48 : 24) {
                            hero(reach).frame(width: proxy.size.width * 0.42)
                            tiles(reach)
                        }
                    } else {
                        hero(reach)
                        tiles(reach)
                    }
                }
                .padding(.horizontal, proxy.size.width > 700 ? 32 : 20)
                .padding(.vertical, 16)
            }
        }
        .background { Palette.background.color.ignoresSafeArea() }
        .environment(\.palette, BrandPalette(.fonsters, .dark))
        .onChange(of: link, initial: true) {
            if let link { chosen = Creature.name(in: link) }
        }
    }

    /// Returns whether the others stand beside the chosen one, because the screen is wide; very large letters need more.
    private func isBeside(_ size: CGSize) -> Bool {
        size.width > size.height && size.width > (typeSize.isAccessibilitySize ? 900 : 560)
    }

    private func hero(_ reach: Reach) -> some View {
        Hero(creature: chosenOne, isLinked: isLinked, reach: reach)
    }

    private var chosenOne: Creature {
        chosen.flatMap(collection.creature(named:)) ?? collection.creatures.first
            ?? Creature(name: CreatureCollection.starters[0])
    }

    private var isLinked: Bool {
        link.flatMap(Creature.name(in:))?.lowercased() == chosenOne.name.lowercased()
    }

    private func tiles(_ reach: Reach) -> some View {
        // The smallest that shows a name: three of them on a telephone, two with very large letters.
        let least: CGFloat = reach == .room ? 200 : typeSize.isAccessibilitySize ? 128 : 84
        return TileGrid(leastWidth: least, gap: reach == .room ? 28 : 12) {
            ForEach(collection.creatures) { creature in
                Tile(
                    name: creature.name, isChosen: creature == chosenOne, reach: reach,
                    action: { choose(creature.name) }
                ) {
                    CreatureArt(creature: creature)
                }
            }
            if collection.canHatch {
                Tile(name: String(localized: "Hatch"), isChosen: false, reach: reach, action: hatch) { Egg() }
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
            AccessibilityNotification.Announcement(String(localized: "\(name) has hatched")).post()
        }
    }
}

/// The size of a screen, and with it that of its letters beside the user's own choice.
enum Reach {
    /// A telephone.
    case hand
    /// A tablet, or a window on a desk or in a room.
    case desk
    /// A screen across the room, which is large and far away.
    case room

    /// Finds the one for a room in points.
    init(_ size: CGSize) {
        self = size.width > 1600 ? .room : size.width > 700 && size.height > 560 ? .desk : .hand
    }
}

/// The chosen creature, large, on the lines of the launch.
struct Hero: View {
    let creature: Creature
    let isLinked: Bool
    let reach: Reach

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                // Another creature is other art: the one goes before the other comes, and no outline turns into one of
                // another colour.
                CreatureArt(creature: creature)
                    .id(creature.id)
                    .transition(
                        .asymmetric(
                            insertion: .opacity.animation(.easeOut(duration: 0.15).delay(0.1)),
                            removal: .opacity.animation(.easeIn(duration: 0.1))))
            }
            .frame(maxWidth: .infinity, minHeight: 96, maxHeight: reach == .room ? 640 : 480)
            .padding(.vertical, 12)
            .frame(maxHeight: .infinity)
            .background {
                Image(decorative: Fonsters.backgroundImage).resizable().scaledToFill()
            }
            .clipped()
            VStack(alignment: .leading, spacing: 4) {
                Text(creature.name)
                    .typeset(fonts.name, Palette.text)
                Text(isLinked ? "Someone sent you here. \(creature.line)." : "\(creature.line).")
                    .typeset(fonts.line, Palette.secondaryText)
            }
            .fixedSize(horizontal: false, vertical: true)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(reach == .room ? 28 : reach == .desk ? 20 : 16)
        }
        .background(Palette.card.color)
        .clipShape(RoundedRectangle(cornerRadius: 22))
        .accessibilityElement(children: .combine)
    }

    private var fonts: (name: Font, line: Font) {
        switch reach {
        case .hand: (.title2.bold(), .subheadline)
        case .desk: (.title.bold(), .title3)
        case .room: (.system(size: 48, weight: .bold), .system(size: 31))
        }
    }
}
