// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation

/// The stills that pages wait for, drawn by this process and the further ones, each as soon as it is free.
///
/// Those of one launch are drawn by one run of it. What is not seen any more was taken back by its page, so that the first asked
/// is the first drawn; one that a person looks at alone comes before the rows of a gallery.
@MainActor
final class StudioStills {
    /// The seconds that a further process may take for a picture.
    static let patience = 60
    /// The bytes of pictures that are kept, of the states of the apps: a page that is opened again has them at once.
    private static let mostKept = 64 << 20

    private static var ended: CommandError { CommandError("The studio was ended.", code: .unavailable) }

    private let helpers: [OtherProgram]
    private let isFree: () -> Bool
    private let draw: (StillRun) async throws -> Void
    /// Those that wait and those that are played, the first asked first.
    private var runs: [StillRun] = []
    private var isDrawing = false
    private var busy: Set<ObjectIdentifier> = []
    private var kept: [String: Data] = [:]
    private var order: [String] = []
    private var bytes = 0
    private var count = 0
    private var isStopped = false

    /// Prepares the queue.
    ///
    /// - Parameters:
    ///   - helpers: Further processes of this program.
    ///   - isFree: Whether this process does nothing else for a page.
    ///   - draw: Plays a run by this process.
    init(
        helpers: [OtherProgram], isFree: @escaping () -> Bool, draw: @escaping (StillRun) async throws -> Void
    ) {
        (self.helpers, self.isFree, self.draw) = (helpers, isFree, draw)
    }

    /// Returns a picture as soon as it is drawn.
    ///
    /// - Parameters:
    ///   - still: The picture.
    ///   - path: Those that the same launch passes and that are wanted, too, in the order of their instants.
    /// - Throws: `CancellationError` where the page is gone, and what a run throws.
    func picture(_ still: Still, path: () throws -> [Still]) async throws -> Data {
        if let known = kept[still.key] { return known }
        guard !isStopped else { throw Self.ended }
        let run = try run(of: still, path)
        count += 1
        let number = count
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { answer in
                run.wait(number, for: still.key, answer)
                feed()
            }
        } onCancel: {
            // Comes behind what is kept above, as both are on the main actor.
            Task { @MainActor [weak self] in self?.leave(run, number) }
        }
    }

    /// Ends all waiting.
    func stop() {
        isStopped = true
        for run in runs { run.end(Self.ended) }
        runs = []
    }

    private func run(of still: Still, _ path: () throws -> [Still]) throws -> StillRun {
        if let known = runs.first(where: { $0.willMake(still.key) }) { return known }
        let new = try path().filter { one in
            one.key == still.key || kept[one.key] == nil && !runs.contains { $0.willMake(one.key) }
        }
        let run = StillRun(new) { [weak self] in self?.keep($0, $1) }
        runs.append(run)
        return run
    }

    private func leave(_ run: StillRun, _ number: Int) {
        run.leave(number)
        if run.isLeft, !run.isBegun { runs.removeAll { $0 === run } }
    }

    private func keep(_ still: Still, _ picture: Data) {
        guard still.isKept, kept.updateValue(picture, forKey: still.key) == nil else { return }
        order.append(still.key)
        bytes += picture.count
        while bytes > Self.mostKept, !order.isEmpty {
            bytes -= kept.removeValue(forKey: order.removeFirst())?.count ?? 0
        }
    }

    /// Gives work to each process that has none.
    private func feed() {
        let isHelped = helpers.contains { $0.isReady && !busy.contains(ObjectIdentifier($0)) }
        let takesAll = isFree() || !isHelped
        if !isDrawing, let run = next({ takesAll || $0.isOwn }) {
            isDrawing = true
            begin(run) { self.isDrawing = false }
        }
        for helper in helpers where !busy.contains(ObjectIdentifier(helper)) {
            guard let run = next({ !$0.isOwn }) else { return }
            if helper.isReady {
                busy.insert(ObjectIdentifier(helper))
                begin(run, by: helper) { self.busy.remove(ObjectIdentifier(helper)) }
            } else if !helper.hasFailed {
                busy.insert(ObjectIdentifier(helper))
                Task {
                    _ = try? await helper.begin()
                    busy.remove(ObjectIdentifier(helper))
                    feed()
                }
            }
        }
    }

    private func next(_ fits: (StillRun) -> Bool) -> StillRun? {
        let waiting = isStopped ? [] : runs.filter { !$0.isBegun && fits($0) }
        return waiting.first(where: \.isAlone) ?? waiting.first
    }

    private func begin(_ run: StillRun, by helper: OtherProgram? = nil, then free: @escaping () -> Void) {
        run.begin()
        Task {
            if let helper {
                await run.draw(by: helper, patience: Self.patience)
                free()
                feed()
            }
            var problem: any Error = CommandError("The launch is over before that instant.", code: .badData)
            // Whatever went wrong in another process goes wrong here, too, and is told.
            do {
                if !run.isLeft, !run.wanted.isEmpty { try await draw(run) }
            } catch {
                problem = error
            }
            runs.removeAll { $0 === run }
            run.end(problem)
            if helper == nil {
                free()
                feed()
            }
        }
    }
}
