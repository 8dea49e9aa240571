// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import LaunchKit
public import StageUI

/// The outcomes of an app's launch under every fault of each of its tasks, and of each service that it uses.
public struct FaultMatrix: Hashable, Sendable, Codable {
    /// The app's id.
    public let app: String
    /// The cells, by task, fault and circumstances.
    public let cells: [FaultCell]
    /// The tasks of the plan that no scenario can make fail.
    public let unscripted: [LaunchTaskID]

    /// Creates a matrix from cells.
    public init(app: String, cells: [FaultCell], unscripted: [LaunchTaskID]) {
        (self.app, self.cells, self.unscripted) = (app, cells, unscripted)
    }

    /// The cells in which the user would be stuck.
    public var problems: [FaultCell] { cells.filter { !$0.isGood } }

    /// Returns the number of cells of an app's matrix, as far as its own plan tells.
    public static func count(of app: AppDescriptor) -> Int {
        let ceremonies = (try? app.launches.ceremonies.count) ?? 0
        return ceremonies * NamedCeremony.faults.count
            + (app.tasks.count * FaultKind.ofTasks.count + faults(of: app).count)
            * FaultSituation.allCases.count
    }

    /// The faults of the services that an app uses: a vault and a sensor with accounts.
    static func faults(of app: AppDescriptor) -> [FaultKind] {
        FaultKind.ofServices.filter { app.accounts != nil || !["vault", "sensor"].contains($0.service) }
    }

    /// Makes the matrix of an app from its plan.
    ///
    /// Every launch is the app's own, on a stage and a virtual clock.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The app's own choices.
    ///   - text: The shaper for the text on the screens.
    ///   - cell: Receives each cell as soon as it is known.
    /// - Throws: The errors of a healthy launch of the app.
    @MainActor
    public static func make(
        for app: AppDescriptor, options: AppOptions = AppOptions(), text: any TextShaping,
        cell: (FaultCell) -> Void = { _ in }
    ) async throws -> FaultMatrix {
        var cells: [FaultCell] = []
        var unscripted: [LaunchTaskID] = []
        for situation in FaultSituation.allCases {
            let runner = try await FaultRunner(
                app: app, situation: situation, options: options, text: text)
            unscripted = runner.unscripted.map(\.id)
            for spec in runner.scripted {
                for fault in FaultKind.ofTasks {
                    let found = try await runner.run(spec, fault)
                    cell(found)
                    cells.append(found)
                }
            }
            for fault in faults(of: app) {
                let found = try await runner.run(fault)
                cell(found)
                cells.append(found)
            }
        }
        for ceremony in try app.launches.ceremonies {
            let runner = CeremonyRunner(app: app, ceremony: ceremony, options: options, text: text)
            try await runner.run(NamedCeremony.faults) { found in
                cell(found)
                cells.append(found)
            }
        }
        return FaultMatrix(app: app.id, cells: cells, unscripted: unscripted)
    }
}
