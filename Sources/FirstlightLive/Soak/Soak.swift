// Licensed under the Apache License, Version 2.0.

/// Runs proofs with a bounded number of runs side by side.
struct Soak: Sendable {
    let proofs: [any SoakProof]
    let jobs: Int
    let seed: UInt64
    /// One run to do alone; nil does all.
    var only: Int?

    struct Result: Sendable {
        var figures: [SoakFigure] = []
        var violations: [SoakViolation] = []
    }

    /// How many runs there will be.
    var count: Int { runs.count }

    /// A run by the place of its proof and its number there.
    private struct Run: Sendable {
        let proof: Int
        let index: Int
    }

    private struct Ended: Sendable {
        let run: Run
        let outcome: SoakOutcome
    }

    private var runs: [Run] {
        proofs.enumerated().flatMap { place, proof in
            (0..<proof.count).compactMap { index in
                only == nil || only == index ? Run(proof: place, index: index) : nil
            }
        }
    }

    /// - Parameter progress: Is told of each run that ended.
    func run(progress: @escaping @Sendable (String) -> Void) async throws -> Result {
        let found = try await withThrowingTaskGroup(of: Ended.self) { group in
            var found = proofs.map { _ in [Int: SoakOutcome]() }
            var waiting = runs.makeIterator()
            for _ in 0..<jobs {
                guard let next = waiting.next() else { break }
                group.addTask { try await attempt(next) }
            }
            while let ended = try await group.next() {
                found[ended.run.proof][ended.run.index] = ended.outcome
                let verdict = ended.outcome.violations.isEmpty ? "held" : "VIOLATED"
                progress("\(proofs[ended.run.proof].name) \(ended.run.index) \(verdict)")
                if let next = waiting.next() { group.addTask { try await attempt(next) } }
            }
            return found
        }
        return zip(proofs, found).reduce(into: Result()) { result, pair in
            add(pair.0, pair.1, to: &result)
        }
    }

    private func attempt(_ run: Run) async throws -> Ended {
        do {
            return Ended(run: run, outcome: try await proofs[run.proof].run(run.index))
        } catch let error as CancellationError {
            throw error
        } catch {
            return Ended(run: run, outcome: SoakOutcome(violations: ["The run failed: \(error)"]))
        }
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
