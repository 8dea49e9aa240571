// Licensed under the Apache License, Version 2.0.

import AuthenticationServices
import Combine
import Foundation
import Testing
import UIKit
import UserNotifications

@testable import StageUI

private struct SystemScreen: View {
    @State private var name = ""
    @State private var log: [String] = []
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($isFocused)
            Text(isFocused ? "editing" : "resting")
            Text("\(Int(UIScreen.main.bounds.width))@\(Int(UIScreen.main.scale)) \(UIDevice.current.model)")
            Button("end") {
                UIApplication.shared.sendAction(
                    Selector("resignFirstResponder"), to: nil, from: nil, for: nil)
            }
            Button("open") {
                if let url = URL(string: UIApplication.openSettingsURLString) {
                    UIApplication.shared.open(url)
                }
            }
            Button("odd") {
                if let url = URL(string: "other-app://a") {
                    UIApplication.shared.open(url, options: [:]) { log.append("opened \($0)") }
                }
            }
            Button("copy") { UIPasteboard.general.string = "copied" }
            Button("buzz") {
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                UINotificationFeedbackGenerator().notificationOccurred(.error)
                UISelectionFeedbackGenerator().selectionChanged()
            }
            Button("awake") { UIApplication.shared.isIdleTimerDisabled = true }
            Text(log.joined(separator: " "))
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) {
            _ in
            log.append("background")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) {
            let frame = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
            log.append("keys \(Int(frame?.height ?? 0))")
        }
    }
}

private struct Dimmed: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct Paged: View {
    init() {
        UIPageControl.appearance().currentPageIndicatorTintColor = .red
        UITableView.appearance().backgroundColor = .clear
    }
    var body: some View { Dimmed().frame(width: 200, height: 50) }
}

@MainActor
@Suite struct UIKitTests {
    private func screen() -> StageProbe {
        StageProbe(CGSize(width: 390, height: 844)) {
            $0.scale = 3
            $0.keyboardHeight = 300
        } content: {
            SystemScreen()
        }
    }

    @Test func editingEndsByTheApplication() {
        let probe = screen()
        #expect(probe.texts.contains("390@3 iPhone"))
        probe.press("Name")
        #expect(probe.texts.contains("editing"))
        probe.step()
        #expect(probe.texts.contains("keys 300"))
        probe.press("end")
        #expect(probe.texts.contains("resting"))
    }

    @Test func theSystemOpensWhatItKnows() {
        let probe = screen()
        probe.press("open")
        probe.press("odd")
        #expect(probe.stage.openedURLs.map(\.absoluteString) == ["app-settings:"])
        #expect(probe.texts.contains("opened false"))
    }

    @Test func whatIsCopiedIsOnThePasteboardOfTheFields() {
        let probe = screen()
        probe.press("copy")
        #expect(probe.stage.pasteboard.string == "copied")
        #expect(UIPasteboard.general.string == nil)
    }

    @Test func generatorsGiveTheFeedbackOfTheViews() {
        let probe = screen()
        probe.press("buzz")
        #expect(probe.stage.haptics.map(\.feedback) == [.impact(weight: .heavy), .error, .selection])
        probe.press("awake")
        #expect(probe.stage.isIdleTimerDisabled)
    }

    @Test func theApplicationIsToldOfItsPhases() {
        let probe = screen()
        probe.stage.scenePhase = .background
        probe.step()
        #expect(probe.texts.contains("background"))
    }

    @Test func anIPadIsToldByItsScreen() {
        let probe = StageProbe(CGSize(width: 744, height: 1133)) { SystemScreen() }
        #expect(probe.texts.contains("744@2 iPad"))
    }

    @Test func whatHasNoEffectIsToldAndAPlaceStandsForAView() {
        let probe = StageProbe(CGSize(width: 300, height: 300)) { Paged() }
        let told = probe.stage.issues.map(\.message)
        #expect(told.count == 2)
        #expect(told.contains { $0.hasPrefix("UITableView.appearance().backgroundColor has no effect") })
        #expect(told.contains { $0.hasPrefix("Dimmed is a view of UIKit") })
        #expect(probe.stage.issues.allSatisfy { $0.kind == .unsupported })
        #expect(probe.texts == ["Dimmed"])
    }

    @Test func theButtonOfAppleIsDrawnByItsRules() throws {
        var answers: [String] = []
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            $0.locale = Locale(identifier: "de_DE")
        } content: {
            SignInWithAppleButton(.continue) {
                $0.requestedScopes = [.email]
            } onCompletion: { result in
                if case .failure(let error as ASAuthorizationError) = result, error.code == .canceled {
                    answers.append("cancelled")
                }
            }
            .signInWithAppleButtonStyle(.whiteOutline)
            .frame(width: 280, height: 50)
        }
        #expect(probe.texts == ["Mit Apple fortfahren"])
        let text = try #require(
            probe.leaves.lazy.compactMap { leaf -> TextLayout? in
                if case .text(let layout) = leaf.item.content { layout } else { nil }
            }.first)
        // 43 per cent of 50 points.
        #expect(text.lines.first?.runs.first?.font.size == 21.5)
        probe.press("Mit Apple fortfahren")
        #expect(answers == ["cancelled"])
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("Sign in with Apple ends as cancelled") })
    }

    @Test func theUserAllowsNotifications() async throws {
        let probe = StageProbe { Text("a") }
        let (before, isGranted, after) = try await probe.stage.running {
            let center = UNUserNotificationCenter.current()
            let before = await center.notificationSettings().authorizationStatus
            let isGranted = try await center.requestAuthorization(options: [.alert, .badge])
            return (before, isGranted, await center.notificationSettings().authorizationStatus)
        }
        #expect(before == .notDetermined)
        #expect(isGranted)
        #expect(after == .authorized)
        let other = StageProbe { Text("b") }
        let status = await other.stage.running {
            await UNUserNotificationCenter.current().notificationSettings().authorizationStatus
        }
        #expect(status == .notDetermined)
    }

    /// A request waits until it is removed, one of its name takes its place, and one without a trigger never waits.
    @Test func notificationsWaitAndHaveCategories() async throws {
        let probe = StageProbe { Text("a") }
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "habit"
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let open = UNNotificationAction(identifier: "open", title: "Open", options: [.foreground])
        let habit = UNNotificationCategory(identifier: "habit", actions: [open], intentIdentifiers: [])
        let found = try await probe.stage.running {
            let center = UNUserNotificationCenter.current()
            for name in ["a", "b", "a"] {
                try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: soon))
            }
            try await center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil))
            return await center.pendingNotificationRequests()
        }
        #expect(found.map(\.identifier) == ["b", "a"] && found.first?.content.categoryIdentifier == "habit")
        #expect(probe.stage.issues.contains { $0.message.contains("The notification 'a' does not come") })
        let categories = await probe.stage.running {
            let center = UNUserNotificationCenter.current()
            center.removePendingNotificationRequests(withIdentifiers: ["a"])
            center.setNotificationCategories([habit])
            // What was asked for before is done first, as each is done on the main actor in turn.
            for _ in 0..<1_000 where await center.notificationCategories().isEmpty { await Task.yield() }
            return (await center.notificationCategories(), await center.pendingNotificationRequests())
        }
        #expect(categories.0 == [habit] && categories.0.first?.actions == [open])
        #expect(categories.1.map(\.identifier) == ["b"])
        let other = StageProbe { Text("b") }
        #expect(
            await other.stage.running {
                await UNUserNotificationCenter.current().pendingNotificationRequests()
            }.isEmpty)
    }

    @Test func aRequestThatIsRemovedAfterItWasAddedWaitsNoMore() async {
        let probe = StageProbe { Text("a") }
        let soon = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        let waiting = await probe.stage.running {
            let center = UNUserNotificationCenter.current()
            let content = UNMutableNotificationContent()
            await withCheckedContinuation { done in
                center.add(UNNotificationRequest(identifier: "a", content: content, trigger: soon))
                center.removeAllPendingNotificationRequests()
                center.add(UNNotificationRequest(identifier: "b", content: content, trigger: soon)) { _ in
                    done.resume()
                }
            }
            return await center.pendingNotificationRequests().map(\.identifier)
        }
        #expect(waiting == ["b"])
    }

    /// Apple: `notSupported` is the setting of what the app does not have, as of what it has not asked for.
    @Test func onlyWhatWasAskedForIsEnabled() async throws {
        let probe = StageProbe { Text("a") }
        let (before, after) = try await probe.stage.running {
            let center = UNUserNotificationCenter.current()
            let before = await center.notificationSettings()
            try await center.requestAuthorization(options: [.alert, .badge])
            return (before, await center.notificationSettings())
        }
        #expect(before.alertSetting == .notSupported && before.lockScreenSetting == .notSupported)
        #expect(after.alertSetting == .enabled && after.badgeSetting == .enabled)
        #expect(after.soundSetting == .notSupported && after.notificationCenterSetting == .enabled)
    }

    /// The sheets of the system end as cancelled on a stage.
    @Test func aViewsControllersEndAsCancelled() async throws {
        let values = EnvironmentValues()
        await #expect(throws: ASAuthorizationError.self) {
            _ = try await values.authorizationController.performRequest(
                ASAuthorizationPasswordProvider().createRequest())
        }
        let url = try #require(URL(string: "https://example.com"))
        await #expect(throws: ASWebAuthenticationSessionError.self) {
            _ = try await values.webAuthenticationSession.authenticate(using: url, callbackURLScheme: "a")
        }
    }

    @Test func picturesAreMadeFromFilesAndSymbols() {
        #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
        #expect(UIImage(systemName: "") == nil)
        let font = UIFont.systemFont(ofSize: 12, weight: .semibold)
        #expect(Font(font) == Font.system(size: 12, weight: .semibold))
        #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    }
}

extension Stage {
    /// Runs work as what a view's action begins.
    fileprivate func running<Result: Sendable>(
        _ work: @escaping @MainActor () async throws -> Result
    ) async rethrows -> Result {
        var task: Task<Result, any Error>?
        react { task = Task { try await work() } }
        guard let task else { return try await work() }
        do { return try await task.value } catch { return try await work() }
    }
}

extension StageProbe {
    fileprivate func press(_ label: String) {
        guard let frame = stage.accessibilityTree().flattened.first(where: { $0.label == label })?.frame
        else {
            Issue.record("there is no '\(label)'")
            return
        }
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        step(2)
    }
}

/// An object whose methods are called by selectors, as `firstlight adopt` writes them.
@MainActor
private final class Listener: NSObject {
    var heard: [String] = []
    func tapped(_ sender: UIPageControl) { heard.append("page \(sender.currentPage)") }
    func plain() { heard.append("plain") }
    func posted(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func asClass(_ notification: NSNotification) { heard.append("\(notification.object ?? "none")") }
    func fired(timer: Timer) { heard.append("fired") }
}

@MainActor
@Suite struct SelectorTests {
    @Test func aControlCallsTheMethodOfItsTargetUntilItIsRemoved() {
        let (listener, control) = (Listener(), UIPageControl())
        control.currentPage = 2
        control.addTarget(listener, action: Selector("tapped:", Listener.tapped(_:)), for: .valueChanged)
        control.addTarget(
            listener, action: Selector("plain", Listener.plain), for: [.valueChanged, .touchDown])
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == ["page 2", "plain"])
        control.removeTarget(listener, action: Selector("plain"), for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(listener.heard == ["page 2", "plain", "page 2"])
    }

    @Test func aTargetIsNotKept() {
        let control = UISwitch()
        var listener: Listener? = Listener()
        weak let seen = listener
        control.addTarget(listener, action: Selector("plain", Listener.plain), for: .valueChanged)
        listener = nil
        #expect(seen == nil)
        control.sendActions(for: .valueChanged)
    }

    @Test func anObserverIsCalledWithWhatItsMethodTakes() {
        let (center, listener) = (NotificationCenter(), Listener())
        let name = Notification.Name("came")
        center.addObserver(
            listener, selector: Selector("posted:", Listener.posted(_:)), name: name, object: nil)
        center.addObserver(
            listener, selector: Selector("asClass:", Listener.asClass(_:)), name: name, object: nil)
        center.post(name: name, object: "it")
        center.post(name: Notification.Name("other"), object: nil)
        #expect(listener.heard.sorted() == ["came", "it"])
    }

    @Test func anActionGoesToItsTarget() {
        let listener = Listener()
        let isDone = UIApplication.shared.sendAction(
            Selector("plain", Listener.plain), to: listener, from: nil, for: nil)
        #expect(isDone && listener.heard == ["plain"])
    }

    /// Both ways of reading a keyboard's frame are common, and both work on Apple's systems.
    @Test func aRectangleIsReadAsItselfAndAsAnObject() {
        let given: Any = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect((given as? NSValue)?.cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4))
        let object: Any = NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(object as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        let others: [Any] = [NSValue(cgSize: CGSize(width: 3, height: 4)), NSNumber(value: 3)]
        #expect(others.allSatisfy { $0 as? CGRect == nil })
    }
}
