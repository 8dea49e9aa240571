// Licensed under the Apache License, Version 2.0.

import Foundation
import LaunchAuth
import Testing

/// Checks the requirements on each vault; an implementation's test runs it on an empty one.
///
/// - Parameters:
///   - vault: The vault.
///   - again: The same vault as another process sees it.
func checkConformance(of vault: any Vault, again: any Vault) async throws {
    let bytes = Data((0...255).map { UInt8($0) })
    #expect(try await vault.read("a") == nil)
    #expect(try await vault.exchange("a", bytes, for: Data([1])) == false, "nothing is there to replace")
    #expect(try await vault.read("a") == nil)
    #expect(try await vault.exchange("a", nil, for: bytes))
    #expect(try await vault.read("a") == bytes)
    #expect(try await again.read("a") == bytes, "another process sees it")
    #expect(try await again.exchange("a", nil, for: Data([1])) == false, "it is there")
    #expect(try await again.exchange("a", Data([1]), for: Data([2])) == false, "it is something else")
    #expect(try await vault.read("a") == bytes)
    #expect(try await again.exchange("a", bytes, for: Data()), "no bytes are not nothing")
    #expect(try await vault.read("a") == Data())
    #expect(try await vault.exchange("a", Data(), for: bytes))
    #expect(try await vault.exchange("b ü/\"\\", nil, for: Data("other".utf8)))
    #expect(try await again.read("b ü/\"\\") == Data("other".utf8))
    #expect(try await again.exchange("a", bytes, for: nil))
    #expect(try await vault.read("a") == nil)
    #expect(try await vault.exchange("a", nil, for: nil), "nothing is still nothing")
    try await vault.write("a", Data([1]))
    try await vault.write("a", Data([2]))
    #expect(try await again.read("a") == Data([2]))
    // Of many that compare and replace at once, as many succeed as the number says.
    try await vault.write("count", Data([0]))
    await withTaskGroup(of: Void.self) { group in
        for number in 0..<8 {
            group.addTask {
                let mine: any Vault = number % 2 == 0 ? vault : again
                while true {
                    guard let old = try? await mine.read("count"), let count = old.first else { return }
                    if (try? await mine.exchange("count", old, for: Data([count + 1]))) ?? true { return }
                }
            }
        }
    }
    #expect(try await vault.read("count") == Data([8]))
    try await vault.removeAll()
    for key: VaultKey in ["a", "b ü/\"\\", "count"] { #expect(try await again.read(key) == nil) }
    try await vault.removeAll()
    #expect(try await again.exchange("a", nil, for: bytes))
    #expect(try await vault.read("a") == bytes)
    try await vault.removeAll()
}
