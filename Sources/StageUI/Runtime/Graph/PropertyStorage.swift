// Licensed under the Apache License, Version 2.0.

/// A property wrapper that needs a place in the tree before its view's body runs.
@MainActor
protocol InstallableProperty: DynamicProperty {
    mutating func install(_ storage: inout PropertyStorage)
}

/// The location of such a property in a view's memory.
struct PropertyField {
    let offset: Int
    let size: Int
    let install: @MainActor (UnsafeMutableRawPointer, inout PropertyStorage) -> Void
}

/// The storage that a composite node keeps for the properties of its view.
@MainActor
struct PropertyStorage {
    private var locations: [AnyObject] = []
    private var next = 0
    private var linkToOwner: ParentReference<Node>?
    /// The node whose view has the properties.
    var owner: (any Invalidatable)? { linkToOwner?.object?.invalidatable }
    private(set) var environment = EnvironmentValues()
    /// Each tells whether the value it read differs in another environment.
    private(set) var environmentReads: [(EnvironmentValues) -> Bool] = []
    /// Indicates whether the body cannot run because something that it needs is missing.
    private(set) var isIncomplete = false

    mutating func begin(owner: any Invalidatable, environment: EnvironmentValues) {
        linkToOwner = owner.link
        self.environment = environment
        next = 0
        isIncomplete = false
        environmentReads.removeAll(keepingCapacity: true)
    }

    /// Returns the location made the first time for this property.
    mutating func location<Location: AnyObject>(_ make: () -> Location) -> Location {
        defer { next += 1 }
        if next < locations.count, let existing = locations[next] as? Location { return existing }
        let made = make()
        if next < locations.count { locations[next] = made } else { locations.append(made) }
        return made
    }

    /// Notes that the body cannot run, and why.
    mutating func reportMissing(_ message: String) {
        isIncomplete = true
        if let owner { owner.stage.report(.misuse, message, at: owner) }
    }

    mutating func recordEnvironmentRead(_ differs: @escaping (EnvironmentValues) -> Bool) {
        environmentReads.append(differs)
    }
}
