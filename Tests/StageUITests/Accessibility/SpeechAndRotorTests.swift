// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor
@Suite struct SpeechAndRotorTests {
    private struct Message: Identifiable {
        let id: Int
        let title: String
    }

    private func node<Content: View>(@ViewBuilder _ content: () -> Content) -> AccessibilityNode? {
        StageProbe(content: content).stage.accessibilityTree().children.first
    }

    @Test func howATextIsSpokenIsKept() {
        let text = node { Text("AB").speechSpellsOutCharacters().speechAdjustedPitch(0.5) }
        #expect(text?.speech.spellsOutCharacters == true)
        #expect(text?.speech.pitch == 0.5)
        #expect(text?.speech.includesPunctuation == false)
        let view = node {
            HStack { Text("a, b") }.speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
        }
        #expect(view?.speech.includesPunctuation == true)
        #expect(view?.speech.isQueued == true)
        #expect(view?.lines().first?.contains("punctuation") == true)
    }

    @Test func rotorsAndTheirEntriesAreKept() {
        let messages = [Message(id: 1, title: "one"), Message(id: 2, title: "two")]
        let found = node {
            VStack { ForEach(messages) { Text($0.title) } }
                .accessibilityElement(children: .contain)
                .accessibilityRotor(Text("All"), entries: messages, entryLabel: \.title)
                .accessibilityRotor("Unread") {
                    AccessibilityRotorEntry("two", id: 2)
                    if messages.count > 1 { AccessibilityRotorEntry("one", id: 1) }
                }
        }
        #expect(found?.rotors.map(\.name) == ["All", "Unread"])
        #expect(found?.rotors.map(\.entries) == [["one", "two"], ["two", "one"]])
        #expect(found?.children.count == 2)
    }

    @Test func moreContentIsKeptByItsKeyAndByItsImportance() {
        let age = AccessibilityCustomContentKey("Age", id: "age")
        let found = node {
            Text("Tab")
                .accessibilityCustomContent(age, "one year")
                .accessibilityCustomContent("Colour", "tabby", importance: .high)
                .accessibilityCustomContent(age, Text("two years"))
        }
        #expect(found?.customContent.map(\.label) == ["Colour", "Age"])
        #expect(found?.customContent.map(\.value) == ["tabby", "two years"])
        #expect(found?.customContent.map(\.isImportant) == [true, false])
        #expect(found?.lines().first?.contains("more!=Colour:tabby more=Age:two years") == true)
        let removed = node {
            Text("Tab").accessibilityCustomContent(age, "one year").accessibilityCustomContent(age, nil)
        }
        #expect(removed?.customContent == [])
    }

    @Test func moreContentOfMergedElementsIsMerged() {
        let found = node {
            HStack {
                Text("a").accessibilityCustomContent("x", "1")
                Text("b").accessibilityCustomContent("y", "2")
            }
            .accessibilityElement(children: .combine)
        }
        #expect(found?.customContent.map(\.value) == ["1", "2"])
    }
}
