// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var placeEffects: [Sample] {
        [
            Sample("visualEffect, VisualEffect", in: .effects) {
                HStack {
                    Tile("turned").visualEffect { content, proxy in
                        content.rotationEffect(.degrees(Double(proxy.size.width) / 4))
                    }
                    Tile("faint").visualEffect { content, _ in faded(content) }
                    Tile("small").visualEffect { content, _ in
                        content.scaleEffect(0.7).brightness(0.2).blur(radius: 0.5)
                    }
                }
            },
            Sample("scrollTransition, phases", in: .scrolling) {
                ScrollView {
                    VStack {
                        ForEach(0..<9, id: \.self) { row in
                            Tile("row \(row)").scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.2)
                                    .offset(x: phase.value * 40)
                            }
                        }
                    }
                }
            },
            Sample("ScrollTransitionConfiguration", in: .scrolling) { TransitionSample() },
            Sample("defaultScrollAnchor", in: .scrolling) {
                ScrollView { VStack { ForEach(0..<12, id: \.self) { Tile("row \($0)") } } }
                    .defaultScrollAnchor(.bottom)
            },
            Sample("scaleEffect of a CGSize", in: .effects) {
                Tile("wide and low").scaleEffect(CGSize(width: 1.3, height: 0.8))
            },
            Sample("transition, symbolEffect", in: .motion) { SymbolTransitionSample() },
        ]
    }

    private static func faded(_ effect: EmptyVisualEffect) -> some VisualEffect { effect.opacity(0.4) }
}

private struct TransitionSample: View {
    private let threshold = ScrollTransitionConfiguration.Threshold.visible(0.8)

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<9, id: \.self) { card in
                    Tile("card \(card)").scrollTransition(
                        topLeading: .identity,
                        bottomTrailing: ScrollTransitionConfiguration.interactive.threshold(threshold),
                        axis: .horizontal
                    ) { content, phase in
                        content.scaleEffect(phase == ScrollTransitionPhase.identity ? 1 : 0.4)
                    }
                }
            }
        }
    }
}

private struct SymbolTransitionSample: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown {
                Image(systemName: "bell.fill").transition(.symbolEffect)
                Image(systemName: "star.fill").transition(.symbolEffect(.appear))
            }
            Text("symbols")
        }
        .frame(height: 90)
        .animation(.linear(duration: 0.4))
        .onAppear { isShown = true }
    }
}
