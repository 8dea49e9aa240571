// Licensed under the Apache License, Version 2.0.

import FirstlightBrands
import FirstlightCommands
import FirstlightSimulation
import FirstlightTesting
import Foundation
import LaunchAuth
import LaunchCore
import LaunchKit
import LaunchMotion
import LaunchNetwork
import LaunchStore
import SixthBrand
import StageCairo
import StageUI
import Testing
import UrbanNestBrand

// The examples of the README and of the modules' landing pages, line for line: `make check` refuses an
// example that is not here.

struct HelloView: View {
    enum Route { case welcome, home }
    @State private var launch = Self.makeLaunch()

    var body: some View {
        switch launch.route {
        case .welcome: Text("Welcome")
        case .home: Text("Welcome back")
        case nil: ProgressView().onAppear { launch.appear() }
        }
    }

    @MainActor static func makeLaunch() -> LaunchController<Route> {
        var plan = LaunchPlan()
        let returning = plan.task("returning") { UserDefaults.standard.bool(forKey: "returning") }
        return LaunchController(
            plan: plan, policy: LaunchPolicy(minimumDisplay: .seconds(1)), clock: ContinuousClock(),
            date: { Date() }, route: { $0[returning] == true ? .home : .welcome })
    }
}

struct Greeting: View {
    @State private var isOpen = false

    var body: some View {
        VStack(spacing: 12) {
            Text(isOpen ? "Welcome" : "Hello")
            Button("Go on") { isOpen = true }
        }
    }
}

@MainActor @Suite struct DocumentationTests {
    private let temporary = TestFolder()
    var folder: URL { temporary.url }
    let shaper: CairoTextShaper

    init() throws { shaper = try CairoTextShaper() }

    @Test func `The README's app begins with its splash`() throws {
        let stage = Stage(StageConfiguration(size: CGSize(width: 320, height: 568)), text: shaper) {
            HelloView()
        }
        _ = stage.frame(at: 0)
        #expect(stage.accessibilityTree().flattened.compactMap(\.label).contains("Welcome") == false)
        #expect(stage.activity.isEmpty == false, "the spinner turns")
        stage.close()
    }

    @Test func `LaunchMotion's example has the value that its cues give`() throws {
        let entry = try MotionTimeline {
            MotionEntry.track("logo.opacity", from: 0, to: 1, .at(0.1), duration: 0.3, curve: .easeOut)
            MotionEntry.track("text.opacity", from: 0, to: 1, .after("logo.opacity", 0.1), duration: 0.2)
            MotionEntry.loop("dot", .pulse(low: 0.4, high: 1), period: 1, .at(1), stagger: 1.0 / 3)
        }
        let frames = MotionFrames(fps: 60)
        let opacity = entry.value(of: "text.opacity", at: frames.seconds(of: 36))
        #expect(abs((opacity ?? 0) - 0.5) < 1e-9)
    }

    @Test func `LaunchCore's example reaches its route on the virtual clock`() async throws {
        enum Route { case welcome, home }
        @Sendable func loadSettings() async throws -> String { "EUR" }
        @Sendable func loadCities(_ currency: String) async throws -> [String] { ["Lagos"] }

        var plan = LaunchPlan()
        let settings = plan.task("settings", timeout: .seconds(4)) { try await loadSettings() }
        let cities = plan.task("cities", after: settings, fallback: []) { try await loadCities($0) }
        let clock = VirtualClock()
        let launch = LaunchController(
            plan: plan, policy: LaunchPolicy(minimumDisplay: .seconds(1)), clock: clock, date: { Date() },
            route: { $0[cities]?.isEmpty == false ? Route.home : .welcome })
        launch.appear()
        await clock.advance(to: .seconds(1)) {
            while launch.pendingOperations != clock.sleepers { await Task.yield() }
        }
        print(launch.phase, launch.route ?? .welcome)
        #expect(launch.route == .home)
        launch.cancel()
    }

    @Test func `LaunchStore's example reads what it wrote`() async throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let store = try LaunchStore(at: folder.appendingPathComponent("launch.sqlite")) { print($0) }
        try await store.set(["Lagos", "Porto"], for: "cities", at: now)
        try await store.setFlag(true, for: "onboarding.done")

        let cities = try await store.value([String].self, for: "cities")
        let isDone = try await store.flag("onboarding.done") == .set
        #expect(cities == StoredValue(value: ["Lagos", "Porto"], savedAt: now))
        #expect(isDone)
    }

    @Test func `LaunchStore's migration sorts what an earlier version kept`() async throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let file = folder.appendingPathComponent("launch.sqlite")
        try await LaunchStore(at: file, log: { print($0) }).set(["Porto", "Lagos"], for: "cities", at: now)
        let migrations = [
            LaunchStoreMigration(to: 1, "Sorting your cities") { transaction in
                let cities = try transaction.value([String].self, for: "cities")
                try transaction.set(cities?.value.sorted() ?? [], for: "cities", at: now)
            }
        ]
        let store = try await LaunchStore.open(at: file, migrations: migrations, log: { print($0) }) {
            print($0.name, $0.fraction)
        }
        #expect(try await store.value([String].self, for: "cities")?.value == ["Lagos", "Porto"])
    }

    @Test func `StageUI's example is drawn, and changes with a driver's tap`() async throws {
        let screen = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 3)
        let stage = Stage(screen, text: shaper) { Greeting() }
        let list = stage.frame(at: 0.5)
        print(list.lines(), stage.accessibilityTree().lines())
        #expect(list.lines().contains { $0.contains("Hello") })
        stage.close()
        let driver = try ViewDriver { Greeting() }
        try await driver.tap("Go on")
        print(driver.list.lines(), driver.labels)
        #expect(driver.labels == ["Welcome", "Go on"])
    }

    @Test func `StageCairo's example writes a picture`() throws {
        let file = folder.appendingPathComponent("greeting.png")
        let shaper = try CairoTextShaper()
        let screen = StageConfiguration(size: CGSize(width: 390, height: 844), scale: 3)
        let stage = Stage(screen, text: shaper) { Text("Good morning").font(.largeTitle) }
        let renderer = CairoRenderer(size: screen.size, scale: screen.scale, shaper: shaper)
        renderer.render(stage.frame(at: 0))
        try renderer.pngData().write(to: file)
        #expect(try PixelImage(pngData: Data(contentsOf: file)).width == 1170)
        stage.close()
    }

    @Test func `UrbanNestBrand's example makes a launch that waits for its first frame`() throws {
        let server = try #require(URL(string: "http://127.0.0.1:8080"))
        let store = try LaunchStore(at: folder.appendingPathComponent("urbannest.sqlite")) { print($0) }
        let cache = UrbanNestCache(store: store, now: { Date() })
        let backend = UrbanNestBackend.live(.live(server))
        let accounts = AccountServices(
            configuration: try AuthConfiguration(
                url: "https://abcdefgh.supabase.co", key: "sb_publishable_abc"),
            transport: LiveAuthTransport.make(),
            vault: FileVault(file: folder.appendingPathComponent("accounts.vault")))
        let launch = try AuthViewModel(
            backend: .cached(backend, in: cache, log: { print($0) }),
            account: Account(accounts, clock: ContinuousClock()), cache: cache, clock: ContinuousClock(),
            date: { Date() })
        let root = UrbanNestRoot(launch: launch)
        #expect(launch.controller.phase == .idle)
        _ = root
    }

    @Test func `FirstlightSimulation's example ends where it says`() async throws {
        var scenario = Scenario(name: "slow", of: .urbanNest)
        scenario.expect.route = "home"
        scenario.state.firstLaunch = false
        scenario.state.session = .signedIn
        scenario.services["loadCities"] = [Scenario.Answer(after: ScenarioTime(seconds: 2.2), answer: .ok)]
        let run = try Simulation(scenario, of: .urbanNest, text: CairoTextShaper())
        try await run.runOnVirtualClock { frame in
            if frame.index == 90 { print(frame.list.items.count) }
        }
        print(run.complaint ?? "reached \(scenario.expect.route) after \(run.finishedAt ?? 0) s")
        #expect(run.complaint == nil)
    }
}

/// The example of FirstlightCommands' page.
struct SixthPictures: DrawingProgram { static let apps: [AppDescriptor] = [.sixth] }
