// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Lock: View {
    let model: Model
    let transition: ContentTransition
    var isFrozen = false
    var body: some View {
        Image(systemName: model.flag ? "lock.open" : "lock")
            .contentTransition(transition)
            .symbolEffectsRemoved(isFrozen)
    }
}

private struct Variants: View {
    let model: Model
    var body: some View {
        Image(systemName: "heart").symbolVariant(model.flag ? .fill : .none)
            .contentTransition(.symbolEffect(.replace))
    }
}

/// A small picture, or a symbol, in whose place a larger picture comes.
private struct Square: View {
    let model: Model
    var symbol: String?
    var transition = ContentTransition.opacity

    var body: some View {
        (model.flag ? picture(40) : symbol.map { Image(systemName: $0) } ?? picture(20))
            .contentTransition(transition)
    }
    private func picture(_ side: CGFloat) -> Image {
        Image(size: CGSize(width: side, height: side)) {
            $0.fill(Path(CGRect(x: 0, y: 0, width: side, height: side)), with: .color(.red))
        }
    }
}

private struct Words: View {
    let model: Model
    let transition: ContentTransition
    var body: some View { Text(model.flag ? "new" : "old").contentTransition(transition) }
}

@MainActor
@Suite struct SymbolReplacementTests {
    let model = Model()

    /// The sizes and the opacities of the symbols that are drawn, back to front, relative to those at rest.
    private func symbols(_ probe: StageProbe) -> [(scale: CGFloat, opacity: Double)] {
        var result: [(CGFloat, Double)] = []
        func walk(_ items: [DisplayItem], _ scale: CGFloat, _ opacity: Double) {
            for item in items {
                switch item.content {
                case .group(.transform(let transform), let inner):
                    walk(inner, scale * transform.a, opacity)
                case .group(.opacity(let value), let inner): walk(inner, scale, opacity * Double(value))
                case .group(_, let inner): walk(inner, scale, opacity)
                default:
                    // The strokes of one symbol come one after the other.
                    let unit = scale / (17 * 0.012)
                    if result.last.map({ $0.0 == unit && $0.1 == opacity }) != true {
                        result.append((unit, opacity))
                    }
                }
            }
        }
        walk(probe.list.items, 1, 1)
        return result
    }

    private func sizes(_ way: SymbolReplacement.Way, _ share: Double) -> [Double?] {
        let replacement = SymbolReplacement(way: way)
        return [replacement.leaving(share)?.scale, replacement.coming(share)?.scale]
    }

    @Test func theOldSymbolBecomesSmallerAndTheNewOneLargerThanItComes() {
        #expect(sizes(.downUp, 0) == [1, nil])
        #expect((sizes(.downUp, 0.3)[0] ?? 0) < 1 && sizes(.downUp, 0.3)[1] == nil)
        #expect((sizes(.downUp, 0.8)[1] ?? 1) < 1 && sizes(.downUp, 0.8)[0] == nil)
        #expect(sizes(.downUp, 1) == [nil, 1])
    }

    @Test func bothBecomeLargerWhereTheyGoUp() {
        #expect((sizes(.upUp, 0.3)[0] ?? 0) > 1)
        #expect((sizes(.upUp, 0.8)[1] ?? 1) < 1)
    }

    @Test func theOldSymbolIsGoneAtOnceWhereItGoesOff() {
        #expect(sizes(.offUp, 0.1)[0] == nil)
        #expect((sizes(.offUp, 0.1)[1] ?? 1) < 1)
    }

    @Test func aReplacedSymbolMovesInsideOfAnAnimationAndWithoutOne() {
        for isAnimated in [true, false] {
            let model = Model()
            let probe = StageProbe { Lock(model: model, transition: .symbolEffect(.replace)) }
            #expect(symbols(probe).map(\.opacity) == [1])
            if isAnimated { withAnimation { model.flag = true } } else { model.flag = true }
            var smallest: CGFloat = 1
            var least = 1.0
            for _ in 0..<60 {
                probe.step()
                for symbol in symbols(probe) {
                    smallest = min(smallest, symbol.scale)
                    least = min(least, symbol.opacity)
                }
            }
            #expect(smallest < 0.75)
            #expect(least < 0.5)
            probe.step(60)
            #expect(probe.stage.isSettled)
            #expect(symbols(probe).map(\.opacity) == [1])
            #expect(abs((symbols(probe).first?.scale ?? 0) - 1) < 1e-9)
        }
    }

    @Test func aSymbolThatStaysTheSameButForItsFormIsReplaced() {
        let probe = StageProbe { Variants(model: model) }
        model.flag = true
        probe.step(3)
        #expect(!probe.stage.isSettled)
        #expect(symbols(probe).contains { $0.opacity < 1 })
    }

    @Test func aReplacementTurnedBackGoesOnFromWhatIsSeen() {
        let probe = StageProbe { Lock(model: model, transition: .symbolEffect(.replace.upUp)) }
        model.flag = true
        probe.step(6)
        let before = symbols(probe).map(\.opacity).max() ?? 0
        model.flag = false
        probe.step()
        let after = symbols(probe).map(\.opacity).max() ?? 0
        #expect(abs(before - after) < 0.2)
        probe.step(90)
        #expect(symbols(probe).count == 1 && probe.stage.isSettled)
    }

    @Test func eachEffectIsSeenAsItIsNamed() {
        func trace(_ effect: ReplaceSymbolEffect) -> [(scale: CGFloat, opacity: Double)] {
            let model = Model()
            let probe = StageProbe { Lock(model: model, transition: .symbolEffect(effect)) }
            model.flag = true
            return (0..<40).compactMap { _ in
                probe.step()
                return symbols(probe).first
            }
        }
        #expect((trace(.replace.upUp).map(\.scale).max() ?? 0) > 1.2)
        // The spring itself goes a little beyond.
        #expect((trace(.replace.downUp).map(\.scale).max() ?? 2) < 1.1)
        #expect((trace(.replace.downUp).prefix(3).map(\.opacity).max() ?? 0) > 0.9)
        #expect((trace(.replace.offUp).prefix(3).map(\.opacity).max() ?? 1) < 0.3)
    }

    @Test func aReplacementIsAsMuchFasterAsItsOptionsSay() {
        func frames(_ options: SymbolEffectOptions) -> Int {
            let model = Model()
            let probe = StageProbe {
                Lock(model: model, transition: .symbolEffect(.replace, options: options))
            }
            model.flag = true
            probe.step()
            var count = 0
            while !probe.stage.isSettled, count < 300 {
                probe.step()
                count += 1
            }
            return count
        }
        #expect(abs(frames(.default) - 4 * frames(.speed(4))) <= 8)
    }

    @Test func aSymbolOnItsWayIsReadAsTheNewOne() {
        let probe = StageProbe { Lock(model: model, transition: .symbolEffect(.replace)) }
        #expect(probe.stage.elements.map(\.label) == ["lock"])
        model.flag = true
        probe.step(3)
        #expect(!probe.stage.isSettled)
        #expect(probe.stage.elements.map(\.label) == ["lock open"])
    }

    @Test func aSymbolAndAPictureAreReplacedAtOnceByTheEffectsOfSymbols() {
        let probe = StageProbe { Square(model: model, symbol: "lock", transition: .symbolEffect(.replace)) }
        let symbol = probe.leaves.count
        model.flag = true
        probe.step()
        #expect(probe.leaves.count != symbol)
        #expect(probe.stage.isSettled)
    }

    @Test func theOldPictureFadesInTheMiddleOfTheNewOne() {
        let probe = StageProbe { Square(model: model) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        let places = Drawn(probe.list).fills.map(\.rect)
        #expect(places.map { $0.width.rounded() } == [20, 40])
        #expect(places.allSatisfy { abs($0.midX - 50) < 1e-9 && abs($0.midY - 50) < 1e-9 })
    }

    @Test func symbolsWithoutEffectsAreReplacedAtOnce() {
        let probe = StageProbe { Lock(model: model, transition: .symbolEffect(.replace), isFrozen: true) }
        model.flag = true
        probe.step()
        #expect(probe.stage.isSettled)
        let plain = StageProbe { Lock(model: Model(), transition: .identity) }
        #expect(symbols(plain).count == 1)
    }

    @Test func noAnimationWhereTheTransactionForbidsIt() {
        let probe = StageProbe { Lock(model: model, transition: .symbolEffect(.replace)) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.flag = true }
        probe.step()
        #expect(probe.stage.isSettled)
    }

    @Test func usersWhoWantNoMotionSeeSymbolsFade() {
        let probe = StageProbe(configure: { $0.reduceMotion = true }) {
            Lock(model: model, transition: .symbolEffect(.replace))
        }
        model.flag = true
        probe.step(8)
        #expect(symbols(probe).allSatisfy { abs($0.scale - 1) < 1e-9 })
        #expect(symbols(probe).contains { $0.opacity < 1 })
    }

    @Test func aPictureFadesWhereItsContentDoesInAnAnimation() {
        let probe = StageProbe { Lock(model: model, transition: .opacity) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(32)
        #expect(symbols(probe).map { ($0.opacity * 100).rounded() } == [50])
        let atRest = StageProbe { Lock(model: Model(), transition: .opacity) }.leaves.count
        #expect(probe.leaves.count > atRest)
    }

    @Test func wordsAreReplacedAtOnceByTheEffectsOfSymbols() {
        let probe = StageProbe { Words(model: model, transition: .symbolEffect) }
        withAnimation(.linear(duration: 1)) { model.flag = true }
        probe.step(20)
        #expect(probe.texts == ["new"])
        #expect(probe.opacities == [1])
    }
}
