// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var geometryGroups: [Sample] {
        [
            Sample("geometryGroup", in: .motion) { GroupSample() },
            Sample("contentTransition, symbolEffect", in: .motion) { ReplacementSample() },
            Sample("moving axis and anchor", in: .motion) { AxisSample() },
        ]
    }
}

/// Two cards that grow; the marks in their corners come in while they do.
private struct GroupSample: View {
    @State private var isLarge = false

    var body: some View {
        HStack {
            card.geometryGroup().frame(width: isLarge ? 80 : 30, height: isLarge ? 80 : 30)
            card.frame(width: isLarge ? 80 : 30, height: isLarge ? 80 : 30)
        }
        .onAppear { withAnimation(.linear(duration: 2)) { isLarge = true } }
    }

    private var card: some View {
        ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 8).fill(.blue)
            if isLarge { Circle().fill(.yellow).frame(width: 14, height: 14).padding(4) }
        }
    }
}

/// Symbols on their way to others, slowly.
private struct ReplacementSample: View {
    @State private var isOpen = false
    private let slowly = SymbolEffectOptions.speed(0.08)

    var body: some View {
        HStack(spacing: 14) {
            symbol.contentTransition(.symbolEffect(ReplaceSymbolEffect.replace.downUp, options: slowly))
            symbol.contentTransition(.symbolEffect(.replace.upUp, options: slowly))
            symbol.contentTransition(.symbolEffect(.replace.offUp, options: slowly))
            symbol.contentTransition(transition(AutomaticSymbolEffect.automatic))
            symbol.contentTransition(.symbolEffect)
        }
        .font(.title)
        .onAppear { isOpen = true }
    }

    private var symbol: Image { Image(systemName: isOpen ? "lock.open.fill" : "lock.fill") }

    private func transition<E: ContentTransitionSymbolEffect & SymbolEffect>(_ effect: E) -> ContentTransition
    {
        .symbolEffect(effect, options: slowly)
    }
}

/// Views whose axis or anchor is on its way, half of it.
private struct AxisSample: View {
    @State private var isOther = false

    var body: some View {
        HStack(spacing: 12) {
            Color.teal.frame(width: 44, height: 44).rotation3DEffect(
                .degrees(50), axis: isOther ? (x: 1, y: 0, z: 0) : (x: 0, y: 1, z: 0),
                anchor: isOther ? .trailing : .leading)
            Color.orange.frame(width: 30, height: 30)
                .rotationEffect(.degrees(30), anchor: isOther ? .bottom : .top)
            Color.pink.frame(width: 30, height: 30).scaleEffect(0.6, anchor: isOther ? .bottom : .top)
        }
        .onAppear { withAnimation(.linear(duration: 2)) { isOther = true } }
    }
}
