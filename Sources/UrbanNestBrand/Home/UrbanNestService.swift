// Licensed under the Apache License, Version 2.0.

/// A service that UrbanNest names on its home screen.
struct UrbanNestService: Identifiable, Hashable, Sendable {
    /// What it is called.
    let name: String
    /// What it is about.
    let detail: String
    /// The symbol of the system that stands for it.
    let symbol: String
    /// What it costs at least, in whole units of the currency that the server names.
    let price: Int

    /// The name.
    var id: String { name }

    /// The six that are asked for most.
    static let popular = [
        UrbanNestService(name: "Cleaning", detail: "Rooms, windows", symbol: "sparkles", price: 39),
        UrbanNestService(name: "Plumbing", detail: "Taps, pipes", symbol: "drop.fill", price: 59),
        UrbanNestService(name: "Electrical", detail: "Lights, sockets", symbol: "bolt.fill", price: 65),
        UrbanNestService(name: "Gardening", detail: "Lawns, hedges", symbol: "leaf.fill", price: 45),
        UrbanNestService(name: "Painting", detail: "Walls, ceilings", symbol: "paintbrush.fill", price: 120),
        UrbanNestService(name: "Repairs", detail: "Doors, fittings", symbol: "hammer.fill", price: 49),
    ]
}
