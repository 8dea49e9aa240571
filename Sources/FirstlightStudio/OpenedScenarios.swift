// Licensed under the Apache License, Version 2.0.

package import FirstlightSimulation

/// The scenarios that the player has beside the apps' own: those of files, and those that were kept from live launches.
@MainActor
package final class OpenedScenarios {
    /// A scenario, and the words by which the page and the command line name it.
    struct Opened: Sendable {
        let id: String
        let scenario: Scenario
        /// The file as `--scenario` takes it.
        let file: String
    }

    private(set) var all: [Opened] = [] { didSet { changed() } }
    /// Told when there is another one.
    var changed: () -> Void = {}

    /// Creates a list without any.
    package init() {}

    /// Adds a scenario.
    ///
    /// - Parameter file: The file as `--scenario` takes it.
    /// - Returns: Its name in addresses. Another scenario of the same name gets a number, as pictures are kept by names.
    @discardableResult
    package func add(_ scenario: Scenario, file: String) -> String {
        if let known = all.first(where: { $0.scenario == scenario && $0.file == file }) { return known.id }
        let taken = Set(all.map(\.id))
        var (id, number) = (scenario.name, 1)
        while taken.contains(id) {
            number += 1
            id = "\(scenario.name)-\(number)"
        }
        all.append(Opened(id: id, scenario: scenario, file: file))
        return id
    }
}
