// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightSimulation
import FirstlightTesting
import Foundation
import LaunchKit
import StageUI
import Testing

/// One call that runs all scenarios of an app.
@MainActor @Suite struct ScenarioTests {
    private struct NoStore: Error, CustomStringConvertible {
        let description = "There is no store."
    }

    /// UrbanNest's launch with scenarios of its own; it cannot be made for somebody who was there before.
    ///
    /// - Parameter lost: A font that a text in it asks for.
    private func app(_ scenarios: String, lost: String? = nil) throws -> AppDescriptor {
        let nest = try AppCatalogue.firstlight.named("urbannest")
        return AppDescriptor(
            id: "nest", name: "Nest", routes: nest.routes, plan: nest.plan,
            unscriptedTasks: nest.unscriptedTasks, scenarios: { Array(scenarios.utf8) }, images: nest.images,
            fonts: nest.fonts
        ) { setting in
            guard setting.state.firstLaunch else { throw NoStore() }
            let made = try await nest.make(setting)
            return AppLaunch(made.controller) {
                made.root
                if let lost { Text("words").font(.custom(lost, size: 20)) }
            }
        }
    }

    @Test func `A scenario that cannot be run does not hide the one behind it`() async throws {
        let app = try app(
            """
            {"states": [], "scenarios": [
              {"name": "returning", "title": "Cannot be made", "state": {"firstLaunch": false}, "expect": {"route": "home"}},
              {"name": "wrong", "title": "Ends elsewhere", "expect": {"route": "login"}},
              {"name": "right", "title": "Ends as it says", "expect": {"route": "onboarding"}}
            ]}
            """)
        let found = await complaints { await assertScenarios(of: app) }
        #expect(found.count == 2, "\(found)")
        #expect(found.first == "nest/returning cannot be run: There is no store.")
        #expect(found.last?.hasPrefix("nest/wrong: ") == true)
    }

    @Test func `What views missed is a warning, once for all scenarios`() async throws {
        let app = try app(
            """
            {"states": [], "scenarios": [
              {"name": "one", "title": "Ends as it says", "expect": {"route": "onboarding"}},
              {"name": "two", "title": "Ends as it says", "expect": {"route": "onboarding"}}
            ]}
            """, lost: "Nowhere-Bold")
        let found = await complaints { await assertScenarios(of: app) }
        #expect(found.count == 1, "\(found)")
        #expect(
            found.first?.hasPrefix(
                "nest/one is not as it was meant: There is no font named 'Nowhere-Bold'") == true, "\(found)")
        #expect(await warnings { await assertScenarios(of: app) } == [.warning])
    }

    /// A square in the middle of the screen, with a button where two fingers have enlarged it.
    private struct Map: View {
        @State private var scale = 1.0

        var body: some View {
            Color.black.frame(width: 200, height: 200)
                .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
                .overlay(alignment: .top) { if scale > 2 { Button("Near") {} } }
        }
    }

    @Test func `A script pinches with two fingers`() async throws {
        let nest = try AppCatalogue.firstlight.named("urbannest")
        func pinched(_ move: String) async -> [String] {
            let scenarios = """
                {"states": [], "scenarios": [{"name": "pinch", "title": "Two fingers", "device": {"profile": "iphone15"}, "script": [
                  {"at": "3s", "down": [176, 440]}, {"at": "3s", "finger": 2, "down": [216, 440]},
                  {"at": "3100ms", "move": [146, 440]}, \(move)
                  {"at": "3200ms", "finger": 2, "up": [246, 440]}, {"at": "3200ms", "up": [146, 440]},
                  {"at": "3500ms", "tap": "Near"}], "expect": {"route": "onboarding"}}]}
                """
            let app = AppDescriptor(
                id: "nest", name: "Nest", routes: nest.routes, plan: nest.plan,
                unscriptedTasks: nest.unscriptedTasks, scenarios: { Array(scenarios.utf8) },
                images: nest.images, fonts: nest.fonts
            ) { setting in
                let made = try await nest.make(setting)
                return AppLaunch(made.controller) {
                    ZStack {
                        made.root
                        Map()
                    }
                }
            }
            return await complaints { await assertScenarios(of: app) }
        }
        // 40 points become 100; 70 are less than twice as many.
        #expect(await pinched(#"{"at": "3100ms", "finger": 2, "move": [246, 440]},"#) == [])
        let missed = await pinched("")
        #expect(missed.count == 1 && missed.first?.contains("'Near'") == true, "\(missed)")
    }

    @Test func `A file that is none is told once`() async throws {
        let app = try app("{")
        let found = await complaints { await assertScenarios(of: app) }
        #expect(found.count == 1, "\(found)")
        #expect(found.first?.hasPrefix("The scenarios of Nest cannot be read: ") == true, "\(found)")
        #expect(found.first?.hasSuffix(".") == true && found.first?.hasSuffix("..") == false, "\(found)")
    }
}
