// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import GalleryApps
import LaunchKit
import StageUI
import Testing

@testable import FirstlightCommands

/// What a view asked for and did not get is told on the error channel, once, with the place.
@MainActor @Suite struct ShortfallTests {
    private let temporary = TestFolder()
    private var folder: URL { temporary.url }

    private struct Poor: View {
        var body: some View {
            VStack {
                Text("words").font(.custom("Nowhere-Bold", size: 20))
                TextField("name", text: .constant("")).font(.custom("Nowhere-Bold", size: 20))
                Image("nowhere")
                Image(systemName: "no.such")
                Image(systemName: "nowhere.badge")
            }
        }
    }

    /// Expects a line for each thing, with the place of a view.
    private func expectEachOnce(_ notes: String, _ start: String, in view: String) {
        let wanted = [
            "There is no font named 'Nowhere-Bold': the interface font is used in its place. Give a font of this "
                + "PostScript or family name to AppDescriptor(fonts:), ",
            "There is no image named 'nowhere': nothing is drawn. Give it to AppDescriptor(images:), ",
            "There is no symbol named 'no.such' in the subset's symbol set: a placeholder is drawn.",
            "There is no symbol named 'nowhere.badge' in the subset's symbol set: a placeholder is drawn.",
        ]
        let lines = notes.split(separator: "\n").filter { $0.contains("missing: ") }
        #expect(lines.count == wanted.count, "\(notes)")
        for want in wanted {
            let line = lines.first { $0.hasPrefix(start + want) }
            #expect(line?.contains(" In ") == true && line?.contains(view) == true, "\(lines)")
        }
    }

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
        expectEachOnce(recorder.diagnostics, "poor \(words[0]): missing: ", in: "Poor")
        #expect(lines.first { $0.contains("Nowhere-Bold") }?.contains("and 1 more place") == true, "\(lines)")
    }

    @Test(arguments: [["seam", "lost"], ["generate", "lost", "--platform", "ios", "--into"]])
    func whatAProjectIsMadeOfMissesNothingUntold(_ words: [String]) async throws {
        let recorder = ConsoleRecorder()
        let into = words.last == "--into"
        let code = await DrawingCommands.run(
            words + (into ? [folder.path] : []) + ["--json"], name: "poor", apps: AppCatalogue([.lost]),
            console: recorder.console())
        // The first frame shows more than the launch screen, which is a colour.
        #expect(code == (into ? 0 : 1))
        expectEachOnce(recorder.diagnostics, "poor \(words[0]): missing: ", in: "LostView")
        _ = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8))
    }

    @Test(arguments: ["play", "run"])
    func aLaunchForRealTellsItBesideItsResult(_ command: String) async throws {
        let report = command == "run" ? ["--report", folder.appendingPathComponent("r.html").path] : []
        let ran = try await ShellRun(#""$0" "$@""#, "gallery", [command, "lost", "--json"] + report)
        #expect(ran.code == 0, "\(ran.errors)")
        expectEachOnce(ran.errors, "gallery \(command): missing: ", in: "LostView")
        let result = try JSONSerialization.jsonObject(with: Data(ran.output.utf8))
        let launches = (result as? [String: Any])?["launches"] as? [Any]
        #expect(launches?.count == (command == "run" ? 2 : 1))
    }

    @Test func amongSeveralAppsItIsSaidWhoseItIs() async throws {
        let ran = try await ShellRun(
            #""$0" "$@""#, "gallery",
            [
                "run", "--scenario", "lost/usual", "--scenario", "lost/again", "--scenario", "todo/tick-off",
                "--report", folder.appendingPathComponent("r.html").path,
            ])
        #expect(ran.code == 0, "\(ran.errors)")
        expectEachOnce(ran.errors, "gallery run: lost: missing: ", in: "LostView")
    }
}
