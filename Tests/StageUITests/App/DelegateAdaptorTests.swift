// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation
import SwiftUI
import Testing

@testable import StageUI

private final class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0
    var lines: [String] = []

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        lines.append("launched \(application.delegate === self)")
        return true
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        lines.append("connecting")
        let settings = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        settings.delegateClass = SceneDelegate.self
        return settings
    }

    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("app active") }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { lines.append("no notifications") }
}

@Observable
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var lines: [String] = []

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) { lines.append("connect") }
    func sceneWillEnterForeground(_ scene: UIScene) { lines.append("enter") }
    func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { lines.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
}

private struct CountingApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate

    var body: some Scene {
        WindowGroup { Counter(outside: delegate.count, isFirst: delegate.lines.count) }
    }
}

private struct Counter: View {
    let outside: Int
    let isFirst: Int
    @EnvironmentObject private var delegate: AppDelegate
    @Environment(SceneDelegate.self) private var scenes
    @UIApplicationDelegateAdaptor private var again: AppDelegate

    var body: some View {
        VStack {
            Text("app \(outside), view \(delegate.count), again \(again === delegate)")
            Text("told before: \(isFirst)")
            Text(delegate.lines.joined(separator: ", "))
            Text(scenes.lines.joined(separator: " "))
            Button("more") { delegate.count += 1 }
            Button("notify") { UIApplication.shared.registerForRemoteNotifications() }
        }
    }
}

private final class Plain: NSObject, UIApplicationDelegate {
    let number: Int
    init(number: Int) { self.number = number }
    override convenience init() { self.init(number: 7) }
}

private struct PlainApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Plain
    @StateObject private var model = Model()

    final class Model: ObservableObject { @Published var taps = 0 }

    var body: some Scene {
        let taps = model.taps
        return WindowGroup {
            Text("number \(delegate.number)")
            Button("taps \(taps)") { model.taps += 1 }
        }
    }
}

private struct LackingApp: App {
    @EnvironmentObject private var delegate: AppDelegate
    var body: some Scene { WindowGroup { Text("\(delegate.count)") } }
}

@MainActor
@Suite struct DelegateAdaptorTests {
    private let configuration = StageConfiguration(size: CGSize(width: 800, height: 800), scale: 1)

    private func stage<A: App>(_ app: A) -> Stage { Stage(app: app, configuration, text: FixedShaper()) }

    @Test func theDelegateIsMadeOnceAndLearnsOfTheLaunchBeforeTheFirstScene() {
        let drawn = stage(CountingApp()).drawn.texts
        #expect(drawn["app 0, view 0, again true"] != nil)
        #expect(drawn["told before: 2"] != nil)
        #expect(drawn["launched true, connecting"] != nil)
    }

    @Test func theAppAndItsViewsFollowItsChanges() {
        let stage = stage(CountingApp())
        stage.tap(label: "more")
        #expect(stage.drawn.texts["app 1, view 1, again true"] != nil)
    }

    @Test func aDelegateOfTheSceneLearnsOfItsPhases() {
        let stage = stage(CountingApp())
        #expect(stage.drawn.texts["connect enter active"] != nil)
        stage.scenePhase = .inactive
        stage.scenePhase = .background
        stage.scenePhase = .active
        #expect(stage.drawn.texts["connect enter active resign background enter active"] != nil)
        #expect(stage.drawn.texts["launched true, connecting"] != nil, "as an app with scenes is not told")
    }

    @Test func thatNoNotificationsComeIsToldToTheDelegate() {
        let stage = stage(CountingApp())
        stage.tap(label: "notify")
        stage.tap(label: "more")
        #expect(stage.drawn.texts["launched true, connecting, no notifications"] != nil)
    }

    @Test func eachStageHasADelegateOfItsOwn() {
        let first = stage(CountingApp())
        first.tap(label: "more")
        #expect(stage(CountingApp()).drawn.texts["app 0, view 0, again true"] != nil)
        #expect(UIApplication.shared.delegate == nil)
    }

    @Test func aDelegateIsMadeByItsOwnInitializer() {
        #expect(stage(PlainApp()).drawn.texts["number 7"] != nil)
    }

    @Test func theStateObjectOfAnAppIsWatched() {
        let stage = stage(PlainApp())
        stage.tap(label: "taps 0")
        #expect(stage.drawn.texts["taps 1"] != nil)
    }

    @Test func anAppThatLacksAnObjectIsReportedAndNotRun() {
        #expect(stage(LackingApp()).issues.map(\.kind) == [.misuse])
    }
}
