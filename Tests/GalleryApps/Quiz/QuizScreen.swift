// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// A question and its answer.
struct FlashCard: Identifiable, Hashable, Sendable {
    var id: String { front }
    let front: String
    let back: String

    static let samples = [
        FlashCard(front: "Peru", back: "Lima"), FlashCard(front: "Kenya", back: "Nairobi"),
        FlashCard(front: "Latvia", back: "Riga"),
    ]
}

@Observable
@MainActor
final class Deck {
    private(set) var cards: [FlashCard]
    private(set) var known = 0
    let total: Int
    var answered: Int { total - cards.count }

    init(_ cards: [FlashCard]) { (self.cards, total) = (cards, cards.count) }

    func answer(isKnown: Bool) {
        guard !cards.isEmpty else { return }
        known += isKnown ? 1 : 0
        cards.removeFirst()
    }
    func end() { cards = [] }
}

/// A pile of cards, and at the end how many were known.
struct QuizScreen: View {
    @State private var deck: Deck
    @State private var isEnding = false
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    init(cards: [FlashCard]) { _deck = State(initialValue: Deck(cards)) }

    var body: some View {
        NavigationStack {
            VStack(spacing: 24) {
                ProgressView(value: Double(deck.answered), total: Double(max(deck.total, 1))) {
                    Text("\(deck.answered) of \(deck.total)")
                }
                if deck.cards.isEmpty {
                    ScoreView(known: deck.known, total: deck.total)
                } else {
                    pile
                    answers
                }
            }
            .padding()
            .navigationTitle("Capitals")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                Menu("More", systemImage: "ellipsis.circle") {
                    Button("End this round", systemImage: "stop.circle", role: .destructive) {
                        isEnding = true
                    }
                }
            }
            .confirmationDialog("End this round?", isPresented: $isEnding, titleVisibility: .visible) {
                Button("End", role: .destructive) { deck.end() }
            }
        }
        .tint(.pair(0x7B241C, 0xF0897F))
    }

    private var pile: some View {
        ZStack {
            ForEach(Array(deck.cards.prefix(3).enumerated().reversed()), id: \.element.id) { depth, card in
                CardView(card: card) { answer($0) }
                    .offset(y: Double(depth) * 14).scaleEffect(1 - Double(depth) * 0.05)
                    .allowsHitTesting(depth == 0).accessibilityHidden(depth > 0)
            }
        }
        .frame(maxHeight: .infinity)
    }

    private var answers: some View {
        ViewThatFits {
            HStack(spacing: 24) { answerButtons }
            VStack(spacing: 12) { answerButtons }
        }
        .buttonStyle(.bordered).controlSize(.large)
    }

    @ViewBuilder private var answerButtons: some View {
        Button("Not yet", systemImage: "arrow.uturn.left") { answer(false) }
        Button("Knew it", systemImage: "checkmark") { answer(true) }
    }

    private func answer(_ isKnown: Bool) {
        withAnimation(reduceMotion ? nil : .bouncy) { deck.answer(isKnown: isKnown) }
    }
}

private struct CardView: View {
    let card: FlashCard
    let answer: @MainActor (Bool) -> Void
    @State private var isTurned = false
    @State private var drag = CGSize.zero
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(.background.shadow(.drop(color: .black.opacity(0.25), radius: 8, y: 3)))
            Text(isTurned ? card.back : card.front).font(.largeTitle.bold()).multilineTextAlignment(.center)
                .foregroundStyle(isTurned ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)).padding()
                .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        }
        .frame(maxWidth: 340, minHeight: 200, maxHeight: 240)
        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
        .offset(drag).rotationEffect(.degrees(drag.width / 20))
        .gesture(
            DragGesture().onChanged { drag = $0.translation }
                .onEnded { value in
                    if abs(value.translation.width) > 100 {
                        answer(value.translation.width > 0)
                    } else {
                        withAnimation(.spring) { drag = .zero }
                    }
                }
        )
        .onTapGesture { withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.4)) { isTurned.toggle() } }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(isTurned ? card.back : card.front)
        .accessibilityAddTraits(.isButton)
    }
}

private struct ScoreView: View {
    let known: Int
    let total: Int

    var body: some View {
        VStack(spacing: 24) {
            Gauge(value: Double(known), in: 0...Double(max(total, 1))) {
                Text("Known")
            } currentValueLabel: {
                Text("\(known)")
            }
            .gaugeStyle(.accessoryCircularCapacity).scaleEffect(2).frame(width: 140, height: 140)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            Text("You knew \(known) of \(total) capitals.").font(.title2).multilineTextAlignment(.center)
        }
        .frame(maxHeight: .infinity)
    }
}
