// Licensed under the Apache License, Version 2.0.

/// The company in which a launch runs.
enum LaunchCompany: Sendable {
    /// Nothing runs beside it, by plan: its figures count.
    case alone
    /// Others run beside it.
    case others
    /// Nothing runs beside it, after it failed beside others: its verdict counts.
    case aloneAgain
}

/// Launches of which some run alone, then the others side by side, and those that failed then once more alone.
///
/// What is measured in milliseconds means something only with nothing beside it. So the launches whose figures count come
/// first, one after the other.
///
/// A launch on the real clock has waits of its own, such as ten seconds for a session. On a machine with far more to do than
/// it has processors they pass before the process gets its turn, which says nothing about the app. A failure is believed when
/// it comes again with nothing beside it, or when so many fail that the machine cannot be what it is.
struct SideBySide<Launch: Sendable, Result: Sendable> {
    /// The most failures that are looked at again.
    static var mostAgain: Int { 8 }

    /// The number of concurrent launches.
    let jobs: Int
    /// Runs a launch in a company.
    let run: @Sendable (Launch, LaunchCompany) async -> Result
    let isPassed: @Sendable (Result) -> Bool
    /// Hears of the end of each, once.
    let ended: @Sendable (Result) -> Void

    /// Runs all of them; the order stays.
    ///
    /// - Parameters:
    ///   - launches: What to run.
    ///   - alone: The places of those that run alone, before the others.
    ///   - length: How long one takes, about: the longest go first, so that none of them is left over at the end.
    /// - Returns: The results, and those that failed beside others and passed alone: their places, and how they failed.
    func all(
        _ launches: [Launch], alone: Set<Int> = [], length: @Sendable (Launch) -> Double
    ) async -> (results: [Result], again: [(place: Int, failure: Result)]) {
        let rest = launches.indices.filter { !alone.contains($0) }
        let areAlone = jobs == 1 || rest.count == 1
        var results: [Int: Result] = [:]
        for place in alone.sorted() {
            let result = await run(launches[place], .alone)
            results[place] = result
            ended(result)
        }
        let crowd = rest.sorted { length(launches[$0]) > length(launches[$1]) }
        results.merge(await sideBySide(crowd, of: launches, areAlone: areAlone)) { $1 }
        let failed = rest.filter { place in results[place].map { !isPassed($0) } ?? false }
        var again: [(place: Int, failure: Result)] = []
        for place in failed where !areAlone && failed.count <= Self.mostAgain {
            let result = await run(launches[place], .aloneAgain)
            if isPassed(result), let failure = results[place] { again.append((place, failure)) }
            results[place] = result
        }
        return (launches.indices.compactMap { results[$0] }, again)
    }

    private func sideBySide(_ places: [Int], of launches: [Launch], areAlone: Bool) async -> [Int: Result] {
        let run = run
        return await withTaskGroup(of: (Int, Result).self) { group in
            var results: [Int: Result] = [:]
            var waiting = places[...]
            func startNext() {
                guard let place = waiting.popFirst() else { return }
                let launch = launches[place]
                group.addTask { (place, await run(launch, areAlone ? .alone : .others)) }
            }
            for _ in 0..<jobs { startNext() }
            while let (place, result) = await group.next() {
                results[place] = result
                ended(result)
                startNext()
            }
            return results
        }
    }
}
