// Licensed under the Apache License, Version 2.0.

/// A service that UrbanNest names on its home screen.
struct UrbanNestService: Identifiable, Hashable, Sendable {
    /// What it is called.
    let name: String
    /// What it is about.
    let detail: String
    /// The symbol of the system that stands for it.
    let symbol: String

    /// The name.
    var id: String { name }

    /// The six that are asked for most.
    static let popular = [
        UrbanNestService(name: "Cleaning", detail: "Rooms, windows", symbol: "sparkles"),
        UrbanNestService(name: "Plumbing", detail: "Taps, pipes", symbol: "drop.fill"),
        UrbanNestService(name: "Electrical", detail: "Lights, sockets", symbol: "bolt.fill"),
        UrbanNestService(name: "Gardening", detail: "Lawns, hedges", symbol: "leaf.fill"),
        UrbanNestService(name: "Painting", detail: "Walls, ceilings", symbol: "paintbrush.fill"),
        UrbanNestService(name: "Repairs", detail: "Doors, fittings", symbol: "hammer.fill"),
    ]
}
