// Licensed under the Apache License, Version 2.0.

import Combine
import Foundation
import Testing

@testable import StageUI

@MainActor
private final class Search: ObservableObject {
    @Published var query = ""
    @Published var found = "-"
    private var bag = Set<AnyCancellable>()

    init() {
        $query.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main).removeDuplicates()
            .map { "found \($0)" }.receive(on: DispatchQueue.main).assign(to: &$found)
    }
}

private struct SearchScreen: View {
    @StateObject private var search = Search()
    var body: some View {
        VStack {
            TextField("Query", text: $search.query)
            Text(search.found)
        }
    }
}

private struct Countdown: View {
    @State private var left = 3
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View { Text("\(left)").onReceive(timer) { _ in left -= 1 } }
}

/// Has a publisher of its own kind.
private final class Manual: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var number = 1 {
        willSet { objectWillChange.send() }
    }
}

private struct ManualScreen: View {
    @ObservedObject var model: Manual
    var body: some View { Text("\(model.number)") }
}

private struct Receiving: View {
    @ObservedObject var model: Manual
    let subject: PassthroughSubject<String, Never>
    /// Of its own for each test: a notification that no stage posts reaches all.
    var name = Notification.Name(UUID().uuidString)
    @State private var text = "none"
    @State private var shows = true
    var body: some View {
        VStack {
            Text("\(model.number) \(text)")
            Button("hide") { shows = false }
            if shows { Text("shown").onReceive(subject) { text = $0 } }
        }
        .onReceive(NotificationCenter.default.publisher(for: name)) { _ in text = "told"
        }
    }
}

@MainActor
@Suite struct RunTimeTests {
    @Test func aDebouncedFieldFollowsTheTimeOfTheStage() {
        let probe = StageProbe { SearchScreen() }
        probe.step()
        probe.tap("Query")
        probe.stage.type("ab")
        probe.step(10)
        probe.stage.type("c")
        // 17 frames are 0.283 s, 19 are 0.317.
        probe.step(17)
        #expect(probe.texts.contains("-"))
        #expect(probe.stage.activity.contains("timer"))
        probe.step(2)
        #expect(probe.texts.contains("found abc"))
        #expect(!probe.stage.activity.contains("timer"))
    }

    @Test func aTimerFollowsTheTimeOfTheStage() {
        let probe = StageProbe { Countdown() }
        probe.step(59)
        #expect(probe.texts == ["3"])
        probe.step(2)
        #expect(probe.texts == ["2"])
        probe.step(119)
        #expect(probe.texts == ["0"])
        probe.stage.close()
        #expect(probe.stage.activity == [])
    }

    @Test func datesThatALongFrameMissedAreLeftOut() {
        let probe = StageProbe { Countdown() }
        _ = probe.stage.frame(at: 0)
        _ = probe.stage.frame(at: 3.5)
        _ = probe.stage.frame(at: 3.9)
        #expect(probe.stage.accessibilityTree().flattened.compactMap(\.label) == ["2"])
        _ = probe.stage.frame(at: 4.1)
        #expect(probe.stage.accessibilityTree().flattened.compactMap(\.label) == ["1"])
    }

    @Test func anObjectMayHaveAPublisherOfAnyKind() {
        let model = Manual()
        let probe = StageProbe { ManualScreen(model: model) }
        model.number = 2
        probe.step()
        #expect(probe.texts == ["2"])
        model.number = 3
        probe.step()
        #expect(probe.texts == ["3"])
    }

    @Test func aViewReceivesValuesWhileItExists() {
        let (model, subject) = (Manual(), PassthroughSubject<String, Never>())
        let name = Notification.Name("RunTimeTests.aViewReceives")
        let probe = StageProbe { Receiving(model: model, subject: subject, name: name) }
        subject.send("a")
        probe.step()
        #expect(probe.texts.contains("1 a"))
        model.number = 2
        probe.step()
        NotificationCenter.default.post(name: name, object: nil)
        probe.step()
        #expect(probe.texts.contains("2 told"))
        probe.tap("hide")
        subject.send("b")
        probe.step()
        #expect(probe.texts.contains("2 told"))
    }

    @Test func aValueOfAnotherThreadComesOnTheMainOne() async {
        let (model, subject) = (Manual(), PassthroughSubject<String, Never>())
        let probe = StageProbe { Receiving(model: model, subject: subject) }
        let sender = Sender(subject: subject)
        await Task.detached { sender.subject.send("far") }.value
        probe.step()
        #expect(probe.texts.contains("1 far"))
    }

    @Test func theNotificationsOfAnotherStageAreLeftOut() {
        let (model, subject) = (Manual(), PassthroughSubject<String, Never>())
        let name = Notification.Name("RunTimeTests.theNotifications")
        let probe = StageProbe { Receiving(model: model, subject: subject, name: name) }
        var posts = 0
        let other = StageProbe {
            Button("post") {
                posts += 1
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
        other.tap("post")
        #expect(posts == 1)
        probe.step()
        #expect(probe.texts.contains("1 none"))
    }
}

extension StageProbe {
    fileprivate func tap(_ label: String) {
        guard let frame = stage.accessibilityTree().flattened.first(where: { $0.label == label })?.frame
        else {
            Issue.record("there is no '\(label)'")
            return
        }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        stage.touchDown(at: point)
        stage.touchUp(at: point)
        step()
    }
}

/// Carries a subject, which may be sent to from any thread.
private struct Sender: @unchecked Sendable {
    let subject: PassthroughSubject<String, Never>
}
