// Licensed under the Apache License, Version 2.0.

public import LaunchCore
public import LaunchKit
public import StageUI

/// What becomes of an app's launch when each of its tasks goes wrong in each way.
public struct FaultMatrix: Hashable, Sendable, Codable {
    /// The app's id.
    public let app: String
    /// The places, by task, fault and circumstances.
    public let cells: [FaultCell]
    /// The tasks of the plan that no scenario can make go wrong.
    public let unscripted: [LaunchTaskID]

    // The reports of all commands name an app by this key.
    private enum CodingKeys: String, CodingKey {
        case app = "brand"
        case cells, unscripted
    }

    /// Joins places to a matrix.
    public init(app: String, cells: [FaultCell], unscripted: [LaunchTaskID]) {
        (self.app, self.cells, self.unscripted) = (app, cells, unscripted)
    }

    /// The places where somebody would be stuck.
    public var problems: [FaultCell] { cells.filter { !$0.isGood } }

    /// Makes the matrix of an app from its plan.
    ///
    /// Every launch is the app's own, on a stage and a virtual clock.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - options: The app's own choices.
    ///   - text: The shaper for the text on the screens.
    ///   - cell: Takes each place as soon as it is known.
    /// - Throws: What a healthy launch of the app throws.
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
                for fault in FaultKind.allCases {
                    let found = try await runner.run(spec, fault)
                    cell(found)
                    cells.append(found)
                }
            }
        }
        return FaultMatrix(app: app.id, cells: cells, unscripted: unscripted)
    }
}
