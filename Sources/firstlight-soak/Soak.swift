// Licensed under the Apache License, Version 2.0.

/// Runs proofs with a bounded number of runs side by side.
struct Soak: Sendable {
    let proofs: [any SoakProof]
    let jobs: Int
    let seed: UInt64
    /// One run to do alone; nil does all.
    var only: Int?
    /// The places of the runs to do, where several machines share them; nil does all.
    var places: [Int]?

    struct Result: Sendable {
        var figures: [SoakFigure] = []
        var violations: [SoakViolation] = []
    }

    /// A run by the place of its proof and its number there.
    struct Run: Sendable, Hashable {
        let proof: Int
        let index: Int
    }

    /// A run that ended, and the seconds that it took.
    struct Ended: Sendable {
        let run: Run
        let outcome: SoakOutcome
        let seconds: Double
    }

    /// All runs, before they are shared.
    var runs: [Run] {
        proofs.enumerated().flatMap { place, proof in
            (0..<proof.count).compactMap { index in
                only == nil || only == index ? Run(proof: place, index: index) : nil
            }
        }
    }

    /// - Parameter progress: Receives each run that ended.
    func run(progress: @escaping @Sendable (String) -> Void) async throws -> Result {
        result(of: try await outcomes(progress: progress))
    }

    /// Does the runs without summing up.
    ///
    /// - Parameter progress: Receives each run that ended.
    func outcomes(progress: @escaping @Sendable (String) -> Void) async throws -> [Ended] {
        let all = runs
        return try await withThrowingTaskGroup(of: Ended.self) { group in
            var found: [Ended] = []
            var waiting = (places.map { $0.map { all[$0] } } ?? all).makeIterator()
            for _ in 0..<jobs {
                guard let next = waiting.next() else { break }
                group.addTask { try await attempt(next) }
            }
            while let ended = try await group.next() {
                found.append(ended)
                let verdict = ended.outcome.violations.isEmpty ? "held" : "VIOLATED"
                progress("\(proofs[ended.run.proof].name) \(ended.run.index) \(verdict)")
                if let next = waiting.next() { group.addTask { try await attempt(next) } }
            }
            return found
        }
    }

    /// Sums up what runs came to, on this machine or on several.
    func result(of ended: [Ended]) -> Result {
        var found = proofs.map { _ in [Int: SoakOutcome]() }
        for each in ended { found[each.run.proof][each.run.index] = each.outcome }
        return zip(proofs, found).reduce(into: Result()) { result, pair in
            add(pair.0, pair.1, to: &result)
        }
    }

    private func attempt(_ run: Run) async throws -> Ended {
        let clock = ContinuousClock()
        let start = clock.now
        let outcome: SoakOutcome
        do {
            outcome = try await proofs[run.proof].run(run.index)
        } catch let error as CancellationError {
            throw error
        } catch {
            outcome = SoakOutcome(violations: ["The run failed: \(error)"])
        }
        return Ended(run: run, outcome: outcome, seconds: start.duration(to: clock.now) / .seconds(1))
    }

    private func add(_ proof: any SoakProof, _ found: [Int: SoakOutcome], to result: inout Result) {
        let ordered = found.sorted { $0.key < $1.key }
        let summary = proof.summary(of: ordered.map(\.value))
        let violated = ordered.filter { !$0.value.violations.isEmpty }.count
        for (index, outcome) in ordered {
            result.violations += outcome.violations.map {
                SoakViolation(proof: proof.name, index: index, text: $0, seed: seed)
            }
        }
        result.violations += summary.violations.map {
            SoakViolation(proof: proof.name, index: nil, text: $0, seed: seed)
        }
        result.figures.append(
            SoakFigure(
                name: proof.name, figure: summary.figure, unit: summary.unit,
                violations: violated + summary.violations.count, seed: seed))
        result.figures += summary.details.map {
            SoakFigure(
                name: "\(proof.name).\($0.name)", figure: $0.figure, unit: $0.unit, violations: 0, seed: seed)
        }
    }
}

/// One figure of a soak, as `out/soak.json` lists it.
struct SoakFigure: Codable, Equatable, Sendable {
    let name: String
    let figure: Double
    let unit: String
    /// The number of runs that broke the rule; 0 for a figure that only informs.
    let violations: Int
    /// The seed of the random choices.
    let seed: UInt64
}
