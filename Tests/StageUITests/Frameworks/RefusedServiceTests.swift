// Licensed under the Apache License, Version 2.0.

import AppTrackingTransparency
import CoreMedia
import Foundation
import OSLog
import SwiftUI
import Testing
import Translation

@testable import StageUI

private struct Post: View {
    let say: @MainActor (String) -> Void
    @State private var isShown = false
    var body: some View {
        Button("Translate") { isShown = true }
            .translationPresentation(isPresented: $isShown, text: "Guten Morgen")
            .translationTask(TranslationSession.Configuration(target: Locale.Language(identifier: "en"))) {
                do {
                    say(try await $0.translate("Guten Morgen").targetText)
                } catch TranslationError.unsupportedLanguagePairing {
                    say("no pair")
                } catch { say("another error") }
            }
    }
}

/// What apps ask of services that the simulated device refuses.
@Suite @MainActor struct RefusedServiceTests {
    @Test func theUserRefusesToBeFollowed() async {
        let device = StageDevice()
        await StageDevice.$opening.withValue(device) {
            #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
            let answer = await ATTrackingManager.requestTrackingAuthorization()
            #expect(answer == .denied)
            #expect(ATTrackingManager.trackingAuthorizationStatus == .denied)
        }
        // The numbers of Apple's header.
        #expect(ATTrackingManager.AuthorizationStatus.authorized.rawValue == 3)
    }

    @Test func aTranslationEndsInAnErrorAndItsSheetSaysWhy() async {
        let (said, end) = AsyncStream<String>.makeStream()
        let probe = StageProbe(CGSize(width: 390, height: 800)) { Post { end.yield($0) } }
        var words = said.makeAsyncIterator()
        let first = await words.next()
        #expect(first == "no pair")
        probe.stage.activate(label: "Translate")
        probe.step()
        #expect(probe.texts.contains("Guten Morgen"))
        let lines = probe.texts.map { $0.replacing("\n", with: " ") }
        #expect(lines.contains { $0.contains("This device has no languages to translate with.") })
    }

    @Test func aConfigurationIsAnotherOneOnceItIsAskedForAgain() {
        var languages = TranslationSession.Configuration(source: Locale.Language(identifier: "de"))
        let first = languages
        languages.invalidate()
        #expect(languages != first && languages.version == 1 && languages.source == first.source)
    }

    @Test func signpostsOfALogDiffer() {
        let signposter = OSSignposter(subsystem: "app", category: "load")
        let (one, other) = (signposter.makeSignpostID(), signposter.makeSignpostID())
        #expect(one != other && one != .invalid)
        let state = signposter.beginInterval("load", id: one, "begins")
        #expect(state.signpostID == one)
        signposter.endInterval("load", state)
        #expect(signposter.withIntervalSignpost("sum") { 3 } == 3)
    }

    @Test func timesOfFilmsAreCoreMedias() {
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
    }
}
