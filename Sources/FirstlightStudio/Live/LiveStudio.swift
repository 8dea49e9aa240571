// Licensed under the Apache License, Version 2.0.

import DevBackend
import FirstlightCommands
import FirstlightSimulation
import Foundation
import LaunchAuth
import LaunchKit
import StageUI

/// The live launch of a studio: one at a time, at which any number of browsers look.
@MainActor
final class LiveStudio {
    private let choice: ScenarioChoice
    private let program: String
    private let backend: LiveBackend
    private let folder: URL?
    private let opened: OpenedScenarios
    private let shapers = AppShapers()
    private var session: LiveSession?
    private var starting: Task<Void, Never>?
    private var count = 0

    /// - Parameters:
    ///   - opened: The scenarios beside the apps' own; what is kept is one of them from then on.
    ///   - folder: Where kept scenarios are written; nil where they are only sent to the page.
    init(
        _ choice: ScenarioChoice, program: String, opened: OpenedScenarios, folder: URL?,
        backend: @escaping LiveBackend
    ) {
        (self.choice, self.program, self.folder, self.backend) = (choice, program, folder, backend)
        self.opened = opened
    }

    // MARK: - What the page sends and gets

    private struct Start: Decodable {
        let words: [String: String]
        let isNew: Bool?
    }

    private struct Deed: Decodable {
        let session: String
        /// Their times do not count: they are done now.
        var steps: [Scenario.Step]?
        /// The answers of tasks from now on.
        var answers: [String: Scenario.Answer]?
    }

    private struct Wish: Decodable {
        let session, name: String
    }

    /// The launch as the page shows it.
    struct Account: Encodable {
        let session, app, device: String
        let width, height, cornerRadius: Double
        let canTurn, hasAccounts: Bool
        let isAway, isOffline: Bool
        let biometrics: String?
        /// The pose of a device that folds; nil for one that does not.
        let folds: String?
        /// The windows that the app can have, each as a width and a height, the whole screen first; none where it fills it.
        let windows: [[Double]]
        let settings: [String: String]
        let answers: [[String: String]]
        let links: [String]
        let elements: [String]
        let steps: [[String]]
    }

    private struct Kept: Encodable {
        let name, text: String
        let file: String?
        let isOver: Bool
        let route: String
        let command: String
        /// Names it in the addresses of the player.
        let opened: String
    }

    private struct Done: Encodable {
        let problems: [String]
    }

    private struct Now: Encodable {
        let session: String?
        let words: [String: String]?
    }

    /// Answers a request below `api/live/`.
    func respond(_ path: String, _ request: LoopbackRequest, _ items: [String: String]) async throws -> Data {
        switch path {
        case "start": return try Studio.encoded(try await start(Self.read(Start.self, request)))
        case "do": return try Studio.encoded(Done(problems: try await perform(Self.read(Deed.self, request))))
        case "keep": return try Studio.encoded(try keep(Self.read(Wish.self, request)))
        case "stop":
            // An address that is only opened ends nothing.
            guard request.method == "POST" else {
                throw CommandError("A launch is steered by a POST of JSON.", code: .usage)
            }
            await stop()
            return try Studio.encoded(Done(problems: []))
        case "now": return try Studio.encoded(await now())
        case "account": return try Studio.encoded(account(try running(items["session"])))
        case "frames":
            guard let last = Int(items["after"] ?? "0"), last >= 0 else {
                throw CommandError.usage("'after' takes the number of a frame.")
            }
            return try await running(items["session"]).frames.answer(after: last)
        default: throw CommandError("The studio has nothing at 'api/live/\(path)'.", code: .noInput)
        }
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ request: LoopbackRequest) throws -> Value
    {
        guard request.method == "POST", request.headers["content-type"] == "application/json" else {
            throw CommandError("A launch is steered by a POST of JSON.", code: .usage)
        }
        do {
            return try JSONDecoder().decode(type, from: request.body)
        } catch let error as DecodingError {
            throw CommandError("The request cannot be read: \(error).", code: .badData)
        } catch {
            throw CommandError("The request cannot be read: \(Reason.text(error))", code: .badData)
        }
    }

    private func running(_ id: String?) throws(CommandError) -> LiveSession {
        guard let session, session.id == id else {
            throw CommandError("This launch was ended.", code: .noInput, hint: "Start it again.")
        }
        return session
    }

    private func start(_ wanted: Start) async throws -> Account {
        // Two browsers that open the same address at once look at one launch; others take each other's place in turn.
        while let before = starting {
            await before.value
            if starting == before { starting = nil }
        }
        if let session, session.words == wanted.words, wanted.isNew != true, !session.isEnded {
            return account(session)
        }
        let start = try LiveStart(wanted.words, choice, program: program, opened: opened.all)
        let app = try choice.catalogue.named(start.scenario.app)
        let shaper = try Output.shaper(of: app, among: shapers)
        count += 1
        let id = "\(count)-\(UInt32.random(in: .min ... .max))"
        let task = Task { () throws -> LiveSession in
            await self.session?.stop()
            self.session = nil
            let made = try await LiveSession(
                id, words: wanted.words, start, of: app, shaper: shaper, backend: self.backend)
            self.session = made
            return made
        }
        starting = Task { _ = await task.result }
        return account(try await task.value)
    }

    /// Returns what runs; a page whose launch was ended learns by it whether another page started it anew.
    private func now() async -> Now {
        // One that takes the place of another runs as soon as it is there.
        await starting?.value
        return Now(session: session?.id, words: session?.words)
    }

    /// Ends the launch that runs, or that begins.
    func stop() async {
        await starting?.value
        await session?.stop()
        session = nil
    }

    private func perform(_ deed: Deed) async throws -> [String] {
        let session = try running(deed.session)
        for (task, answer) in (deed.answers ?? [:]).sorted(by: { $0.key < $1.key }) {
            try session.answer(task, with: answer)
        }
        guard let steps = deed.steps, !steps.isEmpty else { return [] }
        return await session.perform(steps)
    }

    private func keep(_ wish: Wish) throws -> Kept {
        let session = try running(wish.session)
        let (scenario, isOver) = try session.kept(as: wish.name)
        let data = try scenario.file()
        // What is kept can be read again: its name, too, is one that a scenario may have.
        let read: Scenario
        do { read = try choice.catalogue.scenario(json: data) } catch let error as SimulationError {
            throw CommandError.usage(error.description)
        }
        var file = scenario.name + ".json"
        if let folder {
            let url = try Output.folder(folder.path).appending(path: file)
            // A link that leads nowhere is a file, too, and would be written through.
            guard (try? FileManager.default.attributesOfItem(atPath: url.path)) == nil else {
                throw CommandError(
                    "'\(url.path)' exists already.", code: .cannotCreate,
                    hint: "Keep the scenario by another name.")
            }
            try Output.write(data, to: url)
            file = url.path
        }
        return Kept(
            name: scenario.name + ".json", text: String(decoding: data, as: UTF8.self),
            file: folder == nil ? nil : file, isOver: isOver, route: scenario.expect.route,
            command: "\(program) run --scenario \(file.shellWord)", opened: opened.add(read, file: file))
    }

    private static func windows(of device: SimulatedDevice) -> [[Double]] {
        let parts = device.profile.windows(device.orientation)
        let all = parts.isEmpty ? [] : [device.profile.size(device.orientation)] + parts
        return all.map { [Double($0.width), Double($0.height)] }
    }

    private func account(_ session: LiveSession) -> Account {
        let (device, configuration) = (session.device, session.device.configuration)
        let links = ((try? session.app.launches.scenarios) ?? []).flatMap { $0.script.compactMap(\.open) }
        return Account(
            session: session.id, app: session.app.id, device: device.profile.name,
            width: Double(configuration.size.width), height: Double(configuration.size.height),
            cornerRadius: Double(device.profile.cornerRadius), canTurn: device.profile.kind == nil,
            hasAccounts: session.app.accounts != nil, isAway: session.isAway,
            isOffline: session.isOffline, biometrics: session.scenario.device.biometrics?.name,
            folds: session.pose?.rawValue, windows: Self.windows(of: device),
            settings: [
                "appearance": configuration.colorScheme.rawValue, "contrast": configuration.contrast.rawValue,
                "textSize": configuration.dynamicTypeSize.rawValue,
                "reduceMotion": configuration.reduceMotion ? "1" : "0",
                "orientation": device.orientation.rawValue,
            ],
            answers: session.answers.map {
                ["task": $0.task, "answer": $0.answer.answer.rawValue, "after": "\($0.answer.after)"]
            },
            links: Array(Set(links.map(\.absoluteString))).sorted(), elements: session.touchable,
            steps: session.steps.map { ["\($0.at)", $0.words] })
    }
}
