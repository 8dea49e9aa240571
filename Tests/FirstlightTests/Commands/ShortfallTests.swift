// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// What a view asked for and did not get is told on the error channel, once, with the place.
@MainActor @Suite final class ShortfallTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("shortfall-\(UUID().uuidString)")

    private struct Poor: View {
        var body: some View {
            VStack {
                Text("words").font(.custom("Nowhere-Bold", size: 20))
                TextField("name", text: .constant("")).font(.custom("Nowhere-Bold", size: 20))
                Image("nowhere")
                Image(systemName: "no.such")
                Image(systemName: "message.badge")
            }
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    @Test(arguments: [
        ["snapshot"], ["snapshot", "--text"], ["snapshot", "--matrix"], ["record", "--until", "100ms"],
        ["tree"], ["audit"],
    ])
    func eachIsToldOnceWithItsPlace(_ words: [String]) async {
        let app = AppDescriptor(id: "poor", name: "Poor", views: [AppView("poor") { Poor() }])
        let recorder = ConsoleRecorder()
        let into = ["snapshot", "record"].contains(words[0]) && !words.contains("--text")
        _ = await DrawingCommands.run(
            words + (into ? ["--into", folder.path] : []), name: "poor", apps: AppCatalogue([app]),
            console: recorder.console())
        let lines = recorder.diagnostics.split(separator: "\n").filter { $0.contains(": missing: ") }
        let start = "poor \(words[0]): missing: "
        let wanted = [
            "There is no font named 'Nowhere-Bold': the interface font is used in its place.",
            "There is no image named 'nowhere' in the stage's library; register it there.",
            "There is no symbol named 'no.such' in the subset's symbol set: nothing is drawn.",
            "The symbol 'message.badge' is drawn as 'message'",
        ]
        #expect(lines.count == wanted.count, "\(recorder.diagnostics)")
        for want in wanted {
            let line = lines.first { $0.hasPrefix(start + want) }
            #expect(line?.contains(" In ") == true && line?.contains("Poor") == true, "\(lines)")
        }
        #expect(lines.first { $0.contains("Nowhere-Bold") }?.contains("and 1 more place") == true, "\(lines)")
    }
}
