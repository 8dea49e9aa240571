// Licensed under the Apache License, Version 2.0.

import Foundation

// What `make bench` measures of FirstlightTesting, in a program of its own: FirstlightTesting needs Swift Testing, of
// which there is no static library, and the bench is linked as the release programs are.

do {
    let times = try await SnapshotTimes.measure(rounds: 12)
    print(String(decoding: try JSONEncoder().encode(times), as: UTF8.self))
} catch {
    FileHandle.standardError.write(Data("snapshot-probe: \(error)\n".utf8))
    exit(1)
}
