// Licensed under the Apache License, Version 2.0.

public import StageUI

private struct ManagedObjectContextKey: EnvironmentKey {
    /// A context without a store: what is saved there is lost.
    static var defaultValue: NSManagedObjectContext { NSManagedObjectContext(.mainQueue) }
}

extension EnvironmentValues {
    /// The context that fetch requests look in; one without a store unless a view above says another.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ManagedObjectContextKey.self] }
        set { self[ManagedObjectContextKey.self] = newValue }
    }
}
