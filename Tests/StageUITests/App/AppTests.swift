// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

@MainActor private final class Log {
    var lines: [String] = []
}

@MainActor
private struct Notes: App {
    let log: Log
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    init() { log = Log() }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
        WindowGroup {
            Home(log: log, count: $count, phaseOfApp: phase)
        }
        .onChange(of: phase) { old, new in log.lines.append("app \(old) \(new)") }
        .environment(\.locale, Locale(identifier: "hi_IN"))
        Group {
            WindowGroup(id: "note", for: Int.self) { number in
                Text("Note \(number.wrappedValue ?? 0)")
            }
            Help()
        }
    }
}

/// An app for iOS 16, whose action gets the new phase alone.
@MainActor
private struct OlderNotes: App {
    let log: Log
    @Environment(\.scenePhase) private var phase

    init() { log = Log() }
    init(_ log: Log) { self.log = log }

    var body: some Scene {
        WindowGroup { Text("Older") }
            .onChange(of: phase, perform: { phase in log.lines.append("now \(phase)") })
    }
}

private struct Help: Scene {
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
        WindowGroup("Help", id: "help") { Text("Help \(phase.rawValue)") }
    }
}

private struct Home: View {
    let log: Log
    @Binding var count: Int
    let phaseOfApp: ScenePhase
    @Environment(\.scenePhase) private var phase
    @Environment(\.locale) private var locale
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 }
            Text("\(phaseOfApp.rawValue) \(phase.rawValue) \(locale.identifier)")
            Button("Open") { openWindow(id: "note", value: 7) }
            Button("Close") { dismissWindow() }
        }
        .onChange(of: phase) { _, new in log.lines.append("view \(new)") }
        .onOpenURL { log.lines.append($0.absoluteString) }
    }
}

@MainActor
@Suite struct AppTests {
    private let log = Log()
    private let configuration = StageConfiguration(size: CGSize(width: 400, height: 800), scale: 1)

    private func stage(_ window: WindowRequest = WindowRequest()) -> Stage {
        Stage(app: Notes(log), configuration, window: window, text: FixedShaper())
    }

    @Test func theFirstWindowIsShown() {
        let stage = stage()
        #expect(stage.drawn.texts["Count 0"] != nil)
        #expect(stage.drawn.texts["active active hi_IN"] != nil)
        #expect(stage.issues.isEmpty)
    }

    @Test func theStateOfTheAppIsWatched() {
        let stage = stage()
        stage.tap(label: "Count 0")
        #expect(stage.drawn.texts["Count 1"] != nil)
    }

    @Test func theScenePhaseReachesTheAppAndItsViews() {
        let stage = stage()
        _ = stage.frame(at: 0)
        stage.scenePhase = .inactive
        stage.scenePhase = .background
        _ = stage.frame(at: 1)
        #expect(stage.drawn.texts["background background hi_IN"] != nil)
        #expect(
            log.lines.sorted() == [
                "app active inactive", "app inactive background", "view background", "view inactive",
            ])
    }

    @Test func aWindowIsAskedForAndShownByAnotherStage() throws {
        let first = stage()
        first.tap(label: "Open")
        first.tap(label: "Close")
        let request = try #require(first.openedWindows.first)
        #expect(request == WindowRequest(id: "note", value: 7))
        #expect(first.closedWindows == [WindowRequest()])
        #expect(stage(request).drawn.texts["Note 7"] != nil)
    }

    @Test func aSceneOfOnesOwnReadsTheEnvironment() {
        let stage = stage(WindowRequest(id: "help"))
        #expect(stage.drawn.texts["Help active"] != nil)
        stage.scenePhase = .background
        _ = stage.frame(at: 1)
        #expect(stage.drawn.texts["Help background"] != nil)
    }

    @Test func anActionOfAnOlderAppGetsTheNewPhaseAlone() {
        let stage = Stage(app: OlderNotes(log), configuration, text: FixedShaper())
        _ = stage.frame(at: 0)
        stage.scenePhase = .inactive
        _ = stage.frame(at: 1)
        #expect(log.lines == ["now inactive"])
    }

    @Test func aWindowThatIsNotThereIsReported() {
        #expect(stage(WindowRequest(id: "none")).issues.map(\.kind) == [.misuse])
    }

    @Test func anAddressReachesTheWindow() throws {
        let stage = stage()
        _ = stage.frame(at: 0)
        #expect(stage.open(try #require(URL(string: "notes://7"))))
        #expect(log.lines == ["notes://7"])
    }
}
