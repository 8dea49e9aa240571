// Licensed under the Apache License, Version 2.0.

import Foundation
import SwiftUI
import Testing

@testable import StageUI

private struct Card: Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation<Card, String>(exporting: \.name)
    }
}

/// A red source of 100 points above a blue destination of 100 points.
private struct Board<Source: View, Destination: View>: View {
    @ViewBuilder let source: (Color) -> Source
    @ViewBuilder let destination: (Color) -> Destination

    var body: some View {
        VStack(spacing: 0) {
            source(.red).frame(width: 100, height: 100)
            destination(.blue).frame(width: 100, height: 100)
        }
    }
}

@MainActor
private final class Log { var lines: [String] = [] }

@MainActor
@Suite struct DragAndDropTests {
    private let size = CGSize(width: 100, height: 200)
    private let source = CGPoint(x: 50, y: 50)
    private let destination = CGPoint(x: 50, y: 150)

    private func words(_ log: Log) -> StageProbe {
        StageProbe(size) {
            Board {
                $0.draggable("word")
            } destination: {
                $0.dropDestination(for: String.self) { items, place in
                    log.lines.append("\(items) at \(Int(place.x)),\(Int(place.y))")
                    return true
                } isTargeted: {
                    log.lines.append("targeted \($0)")
                }
            }
        }
    }

    private func lift(_ probe: StageProbe) {
        probe.stage.touchDown(at: source)
        probe.step(40)
    }

    private func drag(_ probe: StageProbe) {
        lift(probe)
        probe.stage.touchMove(to: destination)
        probe.stage.touchUp(at: destination)
    }

    @Test func aFingerThatIsHeldDragsTheValueAndLetsItGo() {
        let log = Log()
        let probe = words(log)
        lift(probe)
        #expect(log.lines == [])
        probe.stage.touchMove(to: destination)
        #expect(log.lines == ["targeted true"])
        probe.stage.touchUp(at: CGPoint(x: 50, y: 160))
        #expect(log.lines == ["targeted true", "[\"word\"] at 50,60", "targeted false"])
    }

    @Test func aFingerThatMovesAtOnceLiftsNothing() {
        let log = Log()
        let probe = words(log)
        probe.stage.touchDown(at: source)
        probe.stage.touchMove(to: destination)
        probe.step(40)
        probe.stage.touchUp(at: destination)
        #expect(log.lines == [])
    }

    @Test func whatLeavesTheDestinationIsNotDropped() {
        let log = Log()
        let probe = words(log)
        lift(probe)
        probe.stage.touchMove(to: destination)
        probe.stage.touchMove(to: source)
        probe.stage.touchUp(at: source)
        #expect(log.lines == ["targeted true", "targeted false"])
    }

    @Test func escapeTakesTheValueBack() {
        let log = Log()
        let probe = words(log)
        lift(probe)
        probe.stage.touchMove(to: destination)
        probe.stage.press(.escape)
        probe.stage.touchUp(at: destination)
        #expect(log.lines == ["targeted true", "targeted false"])
    }

    @Test func thePreviewFollowsTheFingerAndGoesAfterTheDrop() {
        let probe = StageProbe(size) {
            Board {
                $0.draggable("word") { Color.green.frame(width: 20, height: 10) }
            } destination: {
                $0.dropDestination(for: String.self) { _, _ in true }
            }
        }
        let start = rect(40, 45, 20, 10)
        #expect(!probe.rectangles.contains(start))
        lift(probe)
        #expect(probe.rectangles.contains(start))
        probe.stage.touchMove(to: destination)
        probe.step()
        #expect(probe.rectangles.contains(rect(40, 145, 20, 10)))
        probe.stage.touchUp(at: destination)
        probe.step(240)
        #expect(!probe.rectangles.contains { $0.size == CGSize(width: 20, height: 10) })
    }

    @Test func aValueThatNobodyTakesGoesBackToItsPlace() {
        let probe = StageProbe(size) {
            Board {
                $0.draggable("word") { Color.green.frame(width: 20, height: 10) }
            } destination: {
                $0
            }
        }
        drag(probe)
        probe.step(12)
        let middle = probe.rectangles.first { $0.size == CGSize(width: 20, height: 10) }?.midY
        #expect(middle.map { (51...149).contains($0) } == true)
        probe.step(240)
        #expect(!probe.rectangles.contains { $0.size == CGSize(width: 20, height: 10) })
    }

    @Test func aScreenReaderDragsAndDropsByActions() throws {
        let log = Log()
        let probe = StageProbe(size) {
            VStack {
                Text("Word").draggable("word")
                Text("Box").dropDestination(for: String.self) { items, _ in
                    log.lines += items
                    return true
                }
            }
        }
        func actions(_ label: String) throws -> [String] {
            try #require(probe.stage.accessibilityTree().flattened.first { $0.label == label }).actionNames
        }
        #expect(try actions("Word") == ["Drag"])
        #expect(try actions("Box") == [])
        #expect(probe.stage.perform(.named("Drag"), label: "Word"))
        #expect(try actions("Word") == ["Cancel Drag"])
        #expect(try actions("Box") == ["Drop"])
        #expect(probe.stage.perform(.named("Drop"), label: "Box"))
        #expect(log.lines == ["word"])
        #expect(try actions("Box") == [])
        #expect(probe.stage.perform(.named("Drag"), label: "Word"))
        #expect(probe.stage.perform(.named("Cancel Drag"), label: "Word"))
        #expect(try actions("Box") == [])
        #expect(log.lines == ["word"])
    }

    @Test func aShortTouchStillPressesTheButtonThatCanBeDragged() {
        let log = Log()
        let probe = StageProbe(size) {
            Button("Card") { log.lines.append("pressed") }.draggable("word")
        }
        #expect(probe.stage.tap(label: "Card"))
        #expect(log.lines == ["pressed"])
    }

    @Test func aDestinationTakesItsOwnKindsAlone() {
        let log = Log()
        let probe = StageProbe(size) {
            Board {
                $0.draggable(Data([1, 2]))
            } destination: {
                $0.dropDestination(for: String.self) { items, _ in
                    log.lines += items
                    return true
                } isTargeted: {
                    log.lines.append("targeted \($0)")
                }
            }
        }
        drag(probe)
        #expect(log.lines == [])
    }

    @Test func aValueIsTakenAsAnotherTypeByItsBytes() async {
        let log = Log()
        let probe = StageProbe(size) {
            Board {
                $0.draggable(Card(name: "Queen"))
            } destination: {
                $0.dropDestination(for: String.self) { items, _ in
                    log.lines += items
                    return true
                }
            }
        }
        drag(probe)
        for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }
        #expect(log.lines == ["Queen"])
    }

    @Test func aProviderIsGivenToTheDelegateThatAllowsIt() {
        for operation in [DropOperation.move, .forbidden] {
            let log = Log()
            let probe = StageProbe(size) {
                Board {
                    $0.onDrag { NSItemProvider(object: "item") }
                } destination: {
                    $0.onDrop(of: [.text], delegate: Target(log: log, operation: operation))
                }
            }
            drag(probe)
            let end = operation == .move ? "performed item" : "exited"
            #expect(log.lines == ["validated", "entered", "updated", "updated", end])
        }
    }

    @Test func aProviderIsGivenToTheActionAndTheBindingFollows() {
        let log = Log()
        let targeted = Binding<Bool> {
            false
        } set: {
            log.lines.append("targeted \($0)")
        }
        let probe = StageProbe(size) {
            Board {
                $0.onDrag { NSItemProvider(object: "item") }
            } destination: {
                $0.onDrop(of: [.plainText], isTargeted: targeted) { providers in
                    log.lines.append("\(providers.count) given")
                    return true
                }
            }
        }
        drag(probe)
        #expect(log.lines == ["targeted true", "1 given", "targeted false"])
    }

    @Test func thePictureHasTheShapeThatTheAppGivesIt() {
        let probe = StageProbe(size) {
            Board {
                $0.contentShape(.dragPreview, Circle()).draggable("word")
            } destination: {
                $0
            }
        }
        func isRound() -> Bool {
            probe.leaves.contains { leaf in
                leaf.effects.contains {
                    if case .clip(.ellipse(rect(0, 0, 100, 100)), _) = $0 { true } else { false }
                }
            }
        }
        #expect(!isRound())
        lift(probe)
        #expect(isRound())
    }
}

private struct Target: DropDelegate {
    let log: Log
    let operation: DropOperation
    func validateDrop(info: DropInfo) -> Bool {
        log.lines.append("validated")
        return info.hasItemsConforming(to: [.text])
    }
    func dropEntered(info: DropInfo) { log.lines.append("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
        log.lines.append("updated")
        return DropProposal(operation: operation)
    }
    func dropExited(info: DropInfo) { log.lines.append("exited") }
    func performDrop(info: DropInfo) -> Bool {
        for provider in info.itemProviders(for: [.text]) {
            let log = log
            provider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { log.lines.append("performed \(text ?? "nothing")") }
            }
        }
        return true
    }
}
