// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

private struct Rated: View {
    @State private var stars = 3
    let log: (String) -> Void
    var body: some View {
        VStack {
            Text("Stars").accessibilityValue("\(stars)")
                .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
                .accessibilityAction(named: "Reset") { stars = 0 }
                .accessibilityAction(.delete) { log("delete") }
            Text("Inside")
        }
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { log("escape") }
        .accessibilityScrollAction { log("\($0)") }
    }
}

private struct Row: View {
    let log: (String) -> Void
    var body: some View {
        HStack {
            Text("Mail")
            Button("Reply") { log("reply") }
            Button("Delete") { log("delete") }
        }
        .accessibilityElement(children: .combine)
    }
}

private enum Cursor { case first, second }

private struct Cursored: View {
    @AccessibilityFocusState private var cursor: Cursor?
    var body: some View {
        VStack {
            Text("a").accessibilityFocused($cursor, equals: .first)
            Text("b").accessibilityFocused($cursor, equals: .second)
            Button("to b") { cursor = .second }
            Text(cursor == .first ? "on a" : "not on a")
        }
    }
}

private struct Speaking: View {
    var body: some View {
        Text("x")
            .task {
                AccessibilityNotification.Announcement("from a task").post()
                await Task.yield()
                var urgent = AttributedString("urgent")
                urgent.accessibilitySpeechAnnouncementPriority = .high
                AccessibilityNotification.Announcement(urgent).post()
                AccessibilityNotification.ScreenChanged().post()
                AccessibilityNotification.LayoutChanged("there").post()
            }
    }
}

@MainActor
@Suite struct AccessibilityActionTests {
    private final class Log { var words: [String] = [] }
    private let log = Log()

    private func nodes(_ probe: StageProbe) -> [AccessibilityNode] {
        probe.stage.accessibilityTree().flattened
    }

    @Test func aValueIsAdjusted() {
        let probe = StageProbe { Rated { log.words.append($0) } }
        #expect(probe.stage.perform(.increment, label: "Stars"))
        #expect(nodes(probe).contains { $0.value == "4" })
        #expect(probe.stage.perform(.decrement, label: "Stars"))
        #expect(probe.stage.perform(.named("Reset"), label: "Stars"))
        #expect(nodes(probe).contains { $0.value == "0" && $0.isAdjustable })
        let names = nodes(probe).first { $0.label == "Stars" }?.actionNames
        #expect(names == ["Reset"])
        #expect(!probe.stage.perform(.named("Other"), label: "Stars"))
        #expect(!probe.stage.perform(.increment, label: "Inside"))
    }

    @Test func escapesAndScrollsGoOutwards() {
        let probe = StageProbe { Rated { log.words.append($0) } }
        #expect(probe.stage.perform(.escape, label: "Inside"))
        #expect(probe.stage.perform(.scroll(.top), label: "Stars"))
        #expect(probe.stage.perform(.delete, label: "Stars"))
        #expect(!probe.stage.perform(.delete, label: "Inside"))
        #expect(log.words == ["escape", "top", "delete"])
    }

    @Test func mergedButtonsAreOfferedByTheirNames() {
        let probe = StageProbe { Row { log.words.append($0) } }
        #expect(nodes(probe)[1].actionNames == ["Reply", "Delete"])
        #expect(probe.stage.perform(.named("Delete"), label: "Mail, Reply, Delete"))
        #expect(log.words == ["delete"])
    }

    @Test func aBuilderOfActionsOffersItsButtons() {
        let probe = StageProbe {
            Text("Mail").accessibilityActions {
                Button("Archive") { log.words.append("archive") }
                Button("Flag") { log.words.append("flag") }
            }
        }
        #expect(nodes(probe).dropFirst().map(\.label) == ["Mail"])
        #expect(probe.stage.perform(.named("Flag"), label: "Mail"))
        #expect(log.words == ["flag"])
        #expect(probe.texts == ["Mail"])
    }

    @Test func aRepresentationStandsForTheView() {
        let probe = StageProbe {
            Text("drawn").accessibilityRepresentation { Toggle("Wifi", isOn: .constant(true)) }
        }
        #expect(nodes(probe).dropFirst().map(\.label) == ["Wifi"])
        #expect(probe.texts == ["drawn"])
    }

    @Test func childrenAreAddedWithoutBeingDrawn() {
        let probe = StageProbe {
            Color.red.accessibilityChildren {
                VStack {
                    Text("one"); Text("two")
                }
            }
            .accessibilityLabel("Chart")
        }
        let tree = probe.stage.accessibilityTree()
        #expect(tree.children.map(\.label) == ["Chart"])
        #expect(tree.children[0].children.map(\.label) == ["one", "two"])
        #expect(probe.texts == [])
    }

    @Test func aLabelSetBeforeIsThatOfTheElementWithTheChildren() {
        let probe = StageProbe {
            HStack {
                Text("a"); Text("b")
            }
            .accessibilityLabel("Chart").accessibilityValue("3")
            .accessibilityChildren { Text("one") }
        }
        let tree = probe.stage.accessibilityTree()
        #expect(tree.children.map(\.label) == ["Chart"] && tree.children[0].value == "3")
        #expect(tree.children[0].children.map(\.label) == ["one"])
    }

    @Test func theCursorFollowsItsStateAndTheStateTheCursor() {
        let probe = StageProbe { Cursored() }
        probe.stage.activate(label: "to b")
        #expect(nodes(probe).filter(\.isFocused).map(\.label) == ["b"])
        #expect(probe.stage.moveAccessibilityFocus(label: "a"))
        #expect(nodes(probe).filter(\.isFocused).map(\.label) == ["a"])
        #expect(nodes(probe).contains { $0.label == "on a" })
        #expect(probe.stage.moveAccessibilityFocus(label: "to b"))
        #expect(nodes(probe).contains { $0.label == "not on a" })
    }

    @Test func headersInputLabelsAndInteractionAreTold() {
        let probe = StageProbe {
            Text("Title").accessibilityHeading(.h2).accessibilityInputLabels(["Name", "Heading"])
                .accessibilityRespondsToUserInteraction(false)
        }
        let node = nodes(probe)[1]
        #expect(node.headingLevel == .h2)
        #expect(node.traits.contains(.isHeader))
        #expect(node.respondsToUserInteraction == false)
        #expect(node.lines()[0].hasPrefix("header text level=2 \"Title\" input=Name|Heading"))
    }

    @Test func wordsFromATaskReachTheStageOfItsView() async {
        let probe = StageProbe { Speaking() }
        for _ in 0..<20 { await Task.yield() }
        #expect(probe.stage.announcements.map(\.text) == ["from a task", "urgent"])
        #expect(probe.stage.announcements.map(\.priority) == [.default, .high])
        #expect(probe.stage.accessibilityEvents.map(\.kind) == [.screenChanged, .layoutChanged])
        #expect(probe.stage.accessibilityEvents.last?.label == "there")
    }

    @Test func settingsReachTheEnvironment() {
        struct Settings: View {
            @Environment(\.accessibilityReduceTransparency) private var transparency
            @Environment(\.accessibilityInvertColors) private var inverted
            @Environment(\.accessibilitySwitchControlEnabled) private var switches
            var body: some View { Text("\(transparency) \(inverted) \(switches)") }
        }
        let probe = StageProbe(CGSize(width: 300, height: 100)) { Settings() }
        #expect(probe.texts == ["false false false"])
        probe.stage.configuration.reduceTransparency = true
        probe.stage.configuration.switchControl = true
        probe.step()
        #expect(probe.texts == ["true false true"])
    }
}

@MainActor
@Suite struct ReadingOrderTests {
    private func labels(
        _ direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> some View
    ) -> [String?] {
        StageProbe(configure: { $0.layoutDirection = direction }, content: content).stage
            .accessibilityTree().children.map(\.label)
    }

    private func grid() -> some View {
        ZStack {
            HStack {
                Text("5"); Text("6")
            }
            .offset(y: 40)
            HStack {
                VStack {
                    Text("1"); Text("3")
                }
                VStack {
                    Text("2"); Text("4")
                }
            }
            .offset(y: -20)
        }
    }

    @Test func elementsAreReadRowByRow() {
        #expect(labels { grid() } == ["1", "2", "3", "4", "5", "6"])
    }

    @Test func inRightToLeftARowIsReadFromItsRight() {
        #expect(labels(.rightToLeft) { grid() } == ["1", "2", "3", "4", "5", "6"])
        #expect(
            labels(.rightToLeft) {
                HStack {
                    Text("a"); Text("b")
                }
                .environment(\.layoutDirection, .leftToRight)
            } == ["b", "a"])
    }

    @Test func aContainerKeepsItsElementsTogether() {
        let tree = StageProbe {
            HStack {
                VStack {
                    Text("1"); Text("2")
                }
                .accessibilityElement(children: .contain)
                VStack {
                    Text("3"); Text("4")
                }
                .accessibilityElement(children: .contain)
            }
        }.stage.accessibilityTree()
        #expect(tree.flattened.compactMap(\.label) == ["1", "2", "3", "4"])
    }

    @Test func aHigherPriorityComesBeforeTheRows() {
        #expect(
            labels {
                VStack {
                    Text("a"); Text("b").accessibilitySortPriority(2); Text("c").accessibilitySortPriority(-1)
                    Text("d")
                }
            } == ["b", "a", "d", "c"])
    }

    @Test func nothingBesideAModalElementIsRead() {
        #expect(
            labels {
                VStack {
                    Text("a"); Text("b").accessibilityAddTraits(.isModal)
                }
            } == ["b"])
    }
}
