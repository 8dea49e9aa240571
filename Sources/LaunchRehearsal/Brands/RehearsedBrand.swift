// Licensed under the Apache License, Version 2.0.

/// What a rehearsal has to know of a brand: its names, its embedded scenarios and how it is put on a stage.
public struct RehearsedBrand: Sendable, Identifiable {
    /// A choice of the brand's own that a scenario can make.
    public struct Option: Hashable, Sendable {
        /// The key in a scenario's `options`.
        public let name: String
        /// What can be chosen; the first is usual.
        public let values: [String]
    }

    /// Instants that tell a motion, in seconds.
    public struct Film: Hashable, Sendable {
        /// From the first frame.
        public let entry: [Double]
        /// From the beginning of the exit.
        public let exit: [Double]
    }

    /// The short name used on the command line and in scenarios.
    public let id: String
    /// The name that people know.
    public let name: String
    /// The brand's own choices.
    public let options: [Option]
    /// The tasks that can be given answers.
    public let tasks: [String]
    /// The names of the routes that a launch can end at.
    public let routes: [String]
    /// The states that can be asked for by name.
    public var states: [ShownState] { makeStates() }
    /// Instants that tell the motion of the splash, for film strips.
    public let film: Film
    /// The embedded file of scenarios, as JSON.
    let scenarios: @Sendable () -> [UInt8]
    /// Prepares what earlier launches have left behind, and makes the launch.
    let launch: @MainActor @Sendable (RehearsalSetting) async throws -> RehearsedLaunch

    private let makeStates: @Sendable () -> [ShownState]

    /// Describes a brand; its states are made when they are asked for.
    init(
        id: String, name: String, options: [Option], tasks: [String], routes: [String],
        states: @autoclosure @escaping @Sendable () -> [ShownState],
        scenarios: @escaping @Sendable () -> [UInt8],
        launch: @escaping @MainActor @Sendable (RehearsalSetting) async throws -> RehearsedLaunch
    ) {
        (self.id, self.name, self.options, self.tasks, self.routes) = (id, name, options, tasks, routes)
        makeStates = states
        self.scenarios = scenarios
        self.launch = launch
    }

    /// Every brand.
    public static var all: [RehearsedBrand] { [.urbanNest, .duggy, .shipThatApp, .fonsters] }

    /// Finds a brand by its id.
    ///
    /// - Throws: `RehearsalError.unknownBrand` that lists the known ids.
    public static func named(_ id: String) throws -> RehearsedBrand {
        guard let found = all.first(where: { $0.id == id }) else {
            throw RehearsalError.unknownBrand(id, known: all.map(\.id))
        }
        return found
    }
}
