// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation
package import Foundation
package import StageUI

extension Simulation {
    /// Prepares a run of an app that comes with Firstlight.
    ///
    /// - Throws: `SimulationError` when there is no such app or device.
    package convenience init(_ scenario: Scenario, text: any TextShaping, scale: CGFloat? = nil) throws {
        try self.init(
            scenario, of: try AppCatalogue.firstlight.named(scenario.app), text: text, scale: scale)
    }
}

extension Scenario {
    /// The scenarios of an app that comes with Firstlight.
    ///
    /// - Throws: `SimulationError` when there is no such app or its file is damaged.
    package static func embedded(_ app: String = "urbannest") throws -> [Scenario] {
        try AppCatalogue.firstlight.scenarios(of: app)
    }
}
