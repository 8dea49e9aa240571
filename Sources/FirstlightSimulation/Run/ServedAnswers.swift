// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
package import LaunchKit
import Synchronization

/// The answers of a real server to each task: those that were given, and the one from now on.
///
/// A person who steers a launch changes how a task is answered from the next try on. What each try got is kept, because that is what
/// a scenario says.
package final class ServedAnswers: Sendable {
    private struct Content {
        var planned: [String: [Scenario.Answer]]
        var given: [String: [Scenario.Answer]] = [:]
        var isUp: Bool
    }

    /// The answer to a task of which a scenario says nothing.
    package static let usual = Scenario.Answer(after: ScenarioTime(seconds: 0.3), answer: .ok)
    /// The tasks whose answers can be changed, in order.
    package let tasks: [String]
    private let content: Mutex<Content>
    private let alike: [String: String]
    private let change: @Sendable (String, Scenario.Answer) -> Void

    /// Begins as a scenario says.
    ///
    /// - Parameters:
    ///   - tasks: The tasks whose answers can be changed.
    ///   - alike: The task that is answered in the same place as another one.
    ///   - change: Has the server answer a task so from now on.
    package init(
        _ scenario: Scenario, tasks: [String], alike: [String: String] = [:],
        change: @escaping @Sendable (String, Scenario.Answer) -> Void
    ) {
        (self.tasks, self.alike, self.change) = (tasks, alike, change)
        content = Mutex(Content(planned: scenario.services, isUp: scenario.backend == .up))
    }

    /// Answers a task so from the next try on.
    package func set(_ task: String, to answer: Scenario.Answer) {
        content.withLock { content in
            // The tries before keep what they got, and the plan begins anew behind them.
            for task in [task, alike[task]].compactMap(\.self) {
                content.planned[task] = (content.given[task] ?? []) + [answer]
            }
        }
        change(task, answer)
    }

    /// Notes that the server was started or stopped: a stopped one gives no answers.
    package func setUp(_ isUp: Bool) { content.withLock { $0.isUp = isUp } }

    /// The answer of a task to the next try.
    package func next(_ task: String) -> Scenario.Answer {
        content.withLock { Self.next($0, task) }
    }

    /// Notes a try of a task.
    ///
    /// - Parameter isPlanned: Whether it got the task's own answer; others are answered well, at once.
    package func note(_ task: String, isPlanned: Bool = true) {
        content.withLock { content in
            guard content.isUp else { return }
            let answer =
                isPlanned
                ? Self.next(content, task) : Scenario.Answer(after: ScenarioTime(seconds: 0), answer: .ok)
            content.given[task, default: []].append(answer)
        }
    }

    private static func next(_ content: Content, _ task: String) -> Scenario.Answer {
        guard let list = content.planned[task], let last = list.last else { return usual }
        let count = content.given[task]?.count ?? 0
        return count < list.count ? list[count] : last
    }

    /// The answers as a scenario says them: what each try got, and the next one's at the end.
    package var services: [String: [Scenario.Answer]] {
        content.withLock { content in
            var services = content.planned
            for task in Set(content.given.keys).union(content.planned.keys) {
                let given = content.given[task] ?? []
                let rest = (content.planned[task] ?? []).dropFirst(given.count)
                var list = given + (rest.isEmpty ? [Self.next(content, task)] : rest)
                // The last one is repeated.
                while let last = list.last, list.dropLast().last == last { list.removeLast() }
                services[task] = list == [Self.usual] ? nil : list
            }
            return services
        }
    }
}

extension ServedAnswers {
    /// Documents whose requests are noted.
    package func counting(_ documents: DocumentSource, of app: AppDescriptor) -> DocumentSource {
        // A path is written with or without the slash in front.
        @Sendable func plain(_ path: String) -> String {
            path.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
        }
        let tasks = app.documents.compactMap { document in document.task.map { (plain(document.path), $0) } }
        let named = Dictionary(tasks) { first, _ in first }
        return DocumentSource { [self] path, query, token, types in
            if let task = named[plain(path)] { note(task) }
            return try await documents.data(path, query: query, token: token, types: types)
        }
    }

    /// Accounts whose requests are noted by the names under which a scenario answers them.
    package func counting(_ accounts: ScenarioAccounts, of app: AppDescriptor) -> ScenarioAccounts {
        var counted = accounts
        let (transport, task) = (accounts.transport, app.accounts?.task)
        counted.transport = { [self] request in
            let isRenewal = request.url.query?.contains("grant_type=refresh_token") == true
            let last = request.url.lastPathComponent
            if last != "logout" {
                note(
                    isRenewal ? task ?? Scenario.signInService : Scenario.signInService,
                    isPlanned: ["token", "signup"].contains(last))
            }
            return try await transport(request)
        }
        return counted
    }
}
