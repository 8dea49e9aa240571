// Licensed under the Apache License, Version 2.0.

import CoreData
import Testing

extension CoreDataTests {
    @Test func `A request executes in the context whose block runs`() async throws {
        trip("Lisbon")
        let request = NSFetchRequest<Trip>(entityName: "Trip")
        // Outside of a block there is no context.
        #expect(throws: (any Error).self) { try request.execute() }
        let names = try context.performAndWait { try request.execute().map(\.name) }
        #expect(names == ["Lisbon"])
        let count = try await context.perform { try request.execute().count }
        #expect(count == 1)
        try context.save()
        let other = container.newBackgroundContext()
        let counts = try other.performAndWait {
            trip("Porto", in: other)
            // The inner block's context has not the outer one's new object, which counts again afterwards.
            let before = try request.execute().count
            let inner = try context.performAndWait { try request.execute().count }
            return [before, inner, try request.execute().count]
        }
        #expect(counts == [2, 1, 2])
    }
}
