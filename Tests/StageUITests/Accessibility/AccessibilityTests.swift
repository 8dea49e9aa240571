// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct AccessibilityTests {
    private func tree(@ViewBuilder _ content: () -> some View) -> AccessibilityNode {
        StageProbe { content() }.stage.accessibilityTree()
    }

    private func labels(@ViewBuilder _ content: () -> some View) -> [String?] {
        tree(content).children.map(\.label)
    }

    @Test func textReadsItselfAndAFrameIsGiven() {
        let text = tree { Text("ab").font(.system(size: 20)) }.children[0]
        #expect(text.label == "ab")
        #expect(text.traits == .isStaticText)
        #expect(text.frame == rect(40, 38, 20, 24))
    }

    @Test func aLabelReplacesAndHiddenViewsAreLeftOut() {
        #expect(
            labels {
                VStack {
                    Text("a").accessibilityLabel("b"); Text("c").accessibilityHidden(true)
                }
            } == ["b"])
        #expect(labels { Text("c").accessibilityHidden(false) } == ["c"])
    }

    @Test func combineMergesLabelsTraitsAndTheFirstAction() {
        let row = tree {
            HStack {
                Text("a"); Text("b").accessibilityAddTraits(.isHeader)
            }
            .accessibilityElement(children: .combine)
        }.children
        #expect(row.count == 1)
        #expect(row[0].label == "a, b")
        #expect(row[0].traits.contains([.isStaticText, .isHeader]))
    }

    @Test func containKeepsTheElementsInside() {
        let group = tree {
            VStack {
                Text("a"); Text("b")
            }.accessibilityElement(children: .contain).accessibilityLabel("group")
        }.children
        #expect(group.map(\.label) == ["group"])
        #expect(group[0].children.map(\.label) == ["a", "b"])
    }

    @Test func ignoreLeavesOneElementWithoutThoseInside() {
        let element = tree {
            VStack {
                Text("a"); Text("b")
            }.accessibilityElement().accessibilityLabel("one")
        }.children
        #expect(element.map(\.label) == ["one"])
        #expect(element[0].children.isEmpty)
    }

    @Test func traitsAreAddedAndTakenBack() {
        let text = tree {
            Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(
                .isStaticText)
        }.children[0]
        #expect(text.traits == [.isHeader, .isSelected])
    }

    @Test func higherPrioritiesAreReadFirst() {
        #expect(
            labels {
                VStack {
                    Text("a"); Text("b").accessibilitySortPriority(1); Text("c").accessibilitySortPriority(2)
                }
            } == ["c", "b", "a"])
    }

    @Test func aButtonIsOneElementWithTheLabelsInside() {
        let button = tree {
            Button {
            } label: {
                HStack {
                    Text("a"); Text("b")
                }
            }
        }.children
        #expect(button.map(\.label) == ["a, b"])
        #expect(button[0].traits == .isButton)
    }

    @Test func valueHintAndNameAreKept() {
        let node = tree {
            Color.red.accessibilityLabel("l").accessibilityValue("v").accessibilityHint("h")
                .accessibilityIdentifier("i")
        }.children[0]
        #expect(node.lines() == ["\"l\" value=\"v\" hint=\"h\" id=i (0,0 100x100)"])
    }

    @Test func decorativePicturesAreNotRead() {
        let library = ImageLibrary()
        library.register("dot", size: CGSize(width: 10, height: 10)) { Color.blue }
        let probe = StageProbe(images: library) {
            VStack {
                Image(decorative: "dot"); Image("dot")
            }
        }
        #expect(probe.stage.accessibilityTree().children.map(\.label) == ["dot"])
    }

    @Test func framesFollowTheTransforms() {
        let node = tree {
            Text("ab").font(.system(size: 20)).scaleEffect(2, anchor: .topLeading).offset(x: 3)
        }.children[0]
        #expect(node.frame == rect(43, 38, 40, 48))
    }

    @Test func announcementsAreLoggedWithTheirTime() {
        let probe = StageProbe { Button("say") { AccessibilityNotification.Announcement("hello").post() } }
        probe.step(60)
        probe.stage.activate(label: "say")
        #expect(probe.stage.announcements == [StageAnnouncement(text: "hello", time: 1)])
    }
}
