// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import Foundation
import LaunchKit
import LocalAuthentication
import Network
import Observation
import StageCairo
import StageUI
import Testing

/// The network and the sensor that screens of an app without accounts find, by the modules for Apple's frameworks.
@Suite(.fewAtATime) @MainActor
struct DeviceOfScreensTests {
    @MainActor @Observable
    final class Reachability {
        var word = "unknown"
        private let monitor = NWPathMonitor()

        init() {
            monitor.pathUpdateHandler = { [weak self] path in
                let word = path.status == .satisfied ? "online" : "offline"
                Task { @MainActor in self?.word = word }
            }
            monitor.start(queue: .main)
        }
    }

    private struct Connection: View {
        @State private var reachability = Reachability()
        var body: some View { Text(verbatim: reachability.word) }
    }

    private struct Lock: View {
        @State private var word = "locked"
        var body: some View {
            Button(word) {
                LAContext().evaluatePolicy(
                    .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open the notes"
                ) { isOwner, error in
                    let code = (error as? LAError)?.code
                    Task { @MainActor in
                        word = isOwner ? "open" : code == .authenticationFailed ? "refused" : "impossible"
                    }
                }
            }
        }
    }

    /// Returns the words of a screen, each change once.
    private func words(
        _ device: String, _ script: String, _ root: @escaping @MainActor () -> some View
    ) async throws -> [String] {
        let base = try AppCatalogue.firstlight.named("fonsters")
        let brand = AppDescriptor(
            id: base.id, name: base.name, routes: base.routes, film: base.film, plan: base.plan,
            unscriptedTasks: base.unscriptedTasks, scenarios: base.scenarios, images: base.images,
            make: { setting in AppLaunch(try await base.make(setting).controller) { root() } })
        let json =
            #"{"name": "x", "app": "fonsters", \#(device) "script": [\#(script)], "expect": {"route": "content"}}"#
        let scenario = try AppCatalogue.firstlight.scenario(json: Data(json.utf8))
        let run = try Simulation(scenario, of: brand, text: CairoTextShaper())
        var words: [String] = []
        try await run.runOnVirtualClock(fps: 10, until: 3) { frame in
            let texts = frame.list.lines().compactMap { $0.firstMatch(of: /"([^"]*)"/)?.output.1 }
            guard let word = texts.first.map(String.init), word != words.last else { return }
            words.append(word)
        }
        return words
    }

    @Test func `A monitor of a screen sees the backend of a scenario go and come`() async throws {
        let script = #"{"at": "1s", "backend": "down"}, {"at": "2s", "backend": "up"}"#
        let words = try await words("", script) { Connection() }
        #expect(words.filter { $0 != "unknown" } == ["online", "offline", "online"])
    }

    @Test func `A screen that begins without the backend is offline from the first`() async throws {
        let words = try await words(#""backend": "down","#, "") { Connection() }
        #expect(words.filter { $0 != "unknown" } == ["offline"])
    }

    @Test func `The sensor of a screen sees what the scenario's steps say`() async throws {
        let script =
            #"{"at": "0.1s", "face": "noMatch"}, {"at": "0.5s", "tap": "locked"}, "#
            + #"{"at": "1.5s", "face": "match"}, {"at": "2s", "tap": "refused"}"#
        let words = try await words(#""device": {"biometrics": "faceID"},"#, script) { Lock() }
        #expect(words == ["locked", "refused", "open"])
    }

    @Test func `A device without a sensor says so at once`() async throws {
        let words = try await words("", #"{"at": "0.5s", "tap": "locked"}"#) { Lock() }
        #expect(words == ["locked", "impossible"])
    }
}
