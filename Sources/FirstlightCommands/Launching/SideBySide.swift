// Licensed under the Apache License, Version 2.0.

/// Launches that run side by side, and those that failed then once more alone.
///
/// A launch on the real clock has waits of its own, such as ten seconds for a session. On a machine with far more to do than
/// it has processors they pass before the process gets its turn, which says nothing about the app. A failure is believed when
/// it comes again with nothing beside it, or when so many fail that the machine cannot be what it is.
struct SideBySide<Launch: Sendable, Result: Sendable> {
    /// The most failures that are looked at again.
    static var mostAgain: Int { 8 }

    /// The number of concurrent launches.
    let jobs: Int
    let run: @Sendable (Launch) async -> Result
    let isPassed: @Sendable (Result) -> Bool
    /// Hears of the end of each, once.
    let ended: @Sendable (Result) -> Void

    /// Runs all of them; the order stays.
    ///
    /// - Parameters:
    ///   - launches: What to run.
    ///   - length: How long one takes, about: the longest go first, so that none of them is left over at the end.
    /// - Returns: The results, and those that failed beside others and passed alone: their places, and how they failed.
    func all(
        _ launches: [Launch], length: @Sendable (Launch) -> Double
    ) async -> (results: [Result], again: [(place: Int, failure: Result)]) {
        var results = await first(launches, length: length)
        let failed = results.indices.filter { !isPassed(results[$0]) }
        guard jobs > 1, launches.count > 1, failed.count <= Self.mostAgain else { return (results, []) }
        var again: [(place: Int, failure: Result)] = []
        for place in failed {
            let failure = results[place]
            results[place] = await run(launches[place])
            if isPassed(results[place]) { again.append((place, failure)) }
        }
        return (results, again)
    }

    private func first(_ launches: [Launch], length: @Sendable (Launch) -> Double) async -> [Result] {
        let run = run
        return await withTaskGroup(of: (Int, Result).self) { group in
            var results = [Result?](repeating: nil, count: launches.count)
            var waiting = launches.indices.sorted { length(launches[$0]) > length(launches[$1]) }[...]
            func startNext() {
                guard let index = waiting.popFirst() else { return }
                let launch = launches[index]
                group.addTask { (index, await run(launch)) }
            }
            for _ in 0..<jobs { startNext() }
            while let (index, result) = await group.next() {
                results[index] = result
                ended(result)
                startNext()
            }
            return results.compactMap { $0 }
        }
    }
}
