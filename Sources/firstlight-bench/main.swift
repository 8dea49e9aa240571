// Licensed under the Apache License, Version 2.0.

import Foundation

do {
    let options = try BenchOptions(
        Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
    let bench = Bench(options)
    if options.namesParts || options.isBare {
        try await bench.drawFrames()
        exit(0)
    }
    let report = try await bench.run()
    try report.write(to: options.output)
    print(report.table)
    exit(report.missedBars.isEmpty ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("firstlight-bench: \(error)\n".utf8))
    exit(1)
}
