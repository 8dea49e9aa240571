// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightBrands
import FirstlightSimulation
import Foundation
import Testing

@testable import FirstlightCommands
@testable import FirstlightStudio

/// Stills of states: those of one launch are drawn by one run, and what nobody waits for is not drawn.
@Suite(.timeLimit(.minutes(10))) @MainActor struct StudioStillsTests: StudioAsking {
    let studio = Studio.shown()

    private func states(_ id: String) throws -> [String: NamedState] {
        let all = try AppCatalogue.firstlight.named(id).states
        return Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    }

    @Test func `A launch passes the states that its own steps lead by, and no others`() throws {
        let nest = try states("urbannest")
        func passes(_ one: String, _ other: String) throws -> Bool {
            try #require(nest[one]).passes(#require(nest[other]))
        }
        #expect(try passes("slow", "indicator") && passes("slow", "loading") && passes("slow", "slow"))
        #expect(try passes("account-factor", "account") && passes("account-factor", "home"))
        #expect(try passes("account-email", "account"))
        // Not against the time, not by other steps, and not with other answers.
        #expect(try !passes("loading", "slow") && !passes("account-factor", "account-email"))
        #expect(try !passes("timeout", "loading") && !passes("slow", "error"))
        // An instant between two frames would be one more frame of the launch.
        let loading = try #require(nest["loading"])
        let between = NamedState(name: "between", scenario: loading.scenario, instant: 0.81, start: 0)
        #expect(try !#require(nest["slow"]).passes(between) && !between.passes(loading))
        // An app that is launched again keeps its store in a file.
        func after(_ step: String) throws -> NamedState {
            var again = loading.scenario
            again.script = [try JSONDecoder().decode(Scenario.Step.self, from: Data(step.utf8))]
            return NamedState(name: "again", scenario: again, instant: 3, start: 0)
        }
        #expect(try after(#"{"at": "2s", "tap": "Retry"}"#).passes(loading))
        #expect(try !after(#"{"at": "2s", "relaunch": true}"#).passes(loading))
        #expect(try !after(#"{"at": "800ms", "tap": "Retry"}"#).passes(loading))
    }

    @Test func `The stills of one run are those of their own runs`() async throws {
        let words = "app=urbannest&device=iphonese&scale=0.5"
        for names in [["loading", "indicator", "slow"], ["home", "account", "account-factor"]] {
            let (row, alone) = (Studio.shown(), Studio.shown())
            for name in names {
                let path = "frame.png?\(words)&state=\(name)"
                let still = await ask(path + "&with=" + names.joined(separator: ","), of: row)
                #expect((still.status, still.contentType) == (200, "image/png"), "\(name)")
                #expect(await ask(path, of: alone).body == still.body, "\(name)")
            }
        }
    }

    @Test func `A run is shared by its stills, and kept pictures need none`() async throws {
        let choice = ScenarioChoice(.firstlight)
        func still(_ state: String, ms: String? = nil) throws -> Still {
            var items = ["app": "urbannest", "state": state, "with": "loading,indicator"]
            items["ms"] = ms
            return Still(try StudioQuery(items, choice, program: "firstlight"), items)
        }
        let (loading, indicator) = (try still("loading"), try still("indicator"))
        var runs = 0
        let stills = StudioStills(helpers: [], isFree: { true }) { run in
            runs += 1
            for one in run.wanted { run.deliver(one, Data(one.items["state"]?.utf8 ?? "".utf8)) }
        }
        let path = [loading, indicator]
        #expect(try await stills.picture(loading) { path } == Data("loading".utf8))
        #expect(try await stills.picture(indicator) { [indicator] } == Data("indicator".utf8))
        #expect(runs == 1)
        // Any number of instants can be asked for, and none of them is kept.
        let instant = try still("loading", ms: "333")
        for _ in 0..<2 { _ = try await stills.picture(instant) { [instant] } }
        #expect(runs == 3)
        // What a run does not make is told.
        let empty = StudioStills(helpers: [], isFree: { true }) { _ in }
        await #expect(throws: CommandError.self) { try await empty.picture(loading) { path } }
    }

    @Test func `What nobody waits for any more is not drawn, and one that is looked at alone comes first`()
        async throws
    {
        let choice = ScenarioChoice(.firstlight)
        func still(_ state: String, isAlone: Bool = false) throws -> Still {
            var items = ["app": "urbannest", "state": state]
            if !isAlone { items["with"] = "\(state),home" }
            return Still(try StudioQuery(items, choice, program: "firstlight"), items)
        }
        let (open, opened) = AsyncStream<Void>.makeStream()
        var drawn: [String] = []
        let stills = StudioStills(helpers: [], isFree: { true }) { run in
            if drawn.isEmpty {
                drawn.append("begun")
                for await _ in open { break }
            }
            for one in run.wanted where !run.isLeft {
                drawn.append(one.items["state"] ?? "")
                run.deliver(one, Data())
            }
        }
        func ask(_ one: Still) -> Task<Data, any Error> { Task { try await stills.picture(one) { [one] } } }
        // The first is under way, the others wait.
        let first = ask(try still("loading"))
        while drawn.isEmpty { await Task.yield() }
        let left = ask(try still("error"))
        let last = ask(try still("login"))
        let alone = ask(try still("home", isAlone: true))
        for _ in 0..<20 { await Task.yield() }
        for task in [first, left] {
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
        }
        opened.yield()
        _ = try await (last.value, alone.value)
        #expect(drawn == ["begun", "home", "login"])
        stills.stop()
    }

    @Test func `What this process alone can draw waits for no other that is free`() async throws {
        let helper = OtherProgram(try LiveProgram.file())
        try await helper.begin()
        let opened = OpenedScenarios()
        var scenario = try #require(try AppCatalogue.firstlight.scenarios(of: "duggy").first)
        scenario.name = "mine"
        let items = ["app": "duggy", "opened": opened.add(scenario, file: "mine.json"), "ms": "300"]
        let query = try StudioQuery(
            items, ScenarioChoice(.firstlight), program: "firstlight", opened: opened.all)
        let still = Still(query, items)
        // It is busy with something else for a page.
        let stills = StudioStills(helpers: [helper], isFree: { false }) { run in
            for one in run.wanted { run.deliver(one, Data("own".utf8)) }
        }
        #expect(try await stills.picture(still) { [still] } == Data("own".utf8))
        #expect(helper.answered == 0)
        await helper.close()
    }

    @Test func `The end of the studio ends all waiting`() async throws {
        let items = ["app": "urbannest", "state": "loading"]
        let query = try StudioQuery(items, ScenarioChoice(.firstlight), program: "firstlight")
        let still = Still(query, items)
        let (never, held) = AsyncStream<Never>.makeStream()
        var isBegun = false
        let stills = StudioStills(helpers: [], isFree: { true }) { _ in
            isBegun = true
            for await _ in never {}
        }
        let task = Task { try await stills.picture(still) { [still] } }
        while !isBegun { await Task.yield() }
        stills.stop()
        await #expect(throws: CommandError.self) { try await task.value }
        await #expect(throws: CommandError.self) { try await stills.picture(still) { [still] } }
        held.finish()
    }
}
