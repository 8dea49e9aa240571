// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import LaunchAuth
import LaunchCore
import LaunchNetwork

/// The work of a separate process with a session until it is killed, or for a number of calls.
struct SessionErrand: Codable, Sendable {
    /// The kind of work.
    enum Kind: String, Codable, CaseIterable, Sendable {
        case signIn, refresh, signOut, all

        func action(_ random: inout SplitMix) -> (action: SessionNote.Action, refusals: Int) {
            switch self {
            case .signIn: (.signIn, 0)
            case .refresh: (.service, 1)
            case .signOut: (random.pick([.signOutHere, .signOutEverywhere]), 0)
            case .all:
                random.pick([
                    (.session, 0), (.service, 0), (.service, 1), (.service, 1), (.resume, 0), (.signIn, 0),
                    (.signOutHere, 0), (.signOutEverywhere, 0), (.signOutOthers, 0),
                ])
            }
        }
    }

    let kind: Kind
    let server: URL
    let vault: URL
    let email: String
    let password: String
    let seed: UInt64
    let calls: Int
    let notes: URL

    /// Does it, in the process that was started for it.
    func run() async throws {
        var random = SplitMix(seed: seed, index: 0)
        let notebook = try SoakNotebook(notes)
        let driver = try SessionDriver(
            SessionDriver.Device(
                server: server, vault: vault, email: email, password: password,
                transport: LiveAuthTransport.make()),
            record: SessionRecorder { notebook.add($0) })
        await driver.perform(.resume)
        for _ in 0..<calls {
            // Whoever is signed out has nothing to renew or to end.
            if kind == .refresh || kind == .signOut, await driver.keeper.state.session == nil {
                await driver.perform(.signIn)
            }
            let (action, refusals) = kind.action(&random)
            await driver.perform(action, refusals: refusals)
        }
    }
}

/// A process that is on an errand.
struct SessionMessenger: Sendable {
    let process: ChildProcess
    private let errand: SessionErrand

    init(_ setting: SoakSetting, _ errand: SessionErrand, folder: URL) throws {
        self.errand = errand
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(SoakOrder(work: .session(errand)))
            .write(to: folder.appendingPathComponent(SoakOrder.File.order))
        process = try ChildProcess(
            setting.program, SoakOrder.words(of: folder),
            output: .file(folder.appendingPathComponent(SoakOrder.File.output)), table: setting.table)
    }

    var notes: [SessionNote] { SoakNotebook.read(errand.notes) }

    /// Ends the process, and returns its diary.
    func kill() -> SessionDiary {
        process.kill()
        return SessionDiary(notes, killed: Date().timeIntervalSinceReferenceDate)
    }

    /// Waits until it has begun a call.
    func begin(_ setting: SoakSetting) async throws {
        let limit = setting.clock.now + .seconds(60)
        while notes.isEmpty, process.status == nil, setting.clock.now < limit {
            try await setting.clock.sleep(for: .milliseconds(1))
        }
    }
}
