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

    private var runs: [(proof: Int, index: Int)] {
        proofs.enumerated().flatMap { place, proof in
            (0..<proof.count).compactMap { index in
                only == nil || only == index ? (proof: place, index: index) : nil
            }
        }
    }

    /// - Parameter progress: Is told of each run that ended.
    func run(progress: @escaping @Sendable (String) -> Void) async throws -> Result {
        let found = try await withThrowingTaskGroup(of: (Int, Int, SoakOutcome).self) { group in
            var found = proofs.map { _ in [Int: SoakOutcome]() }
            var waiting = runs[...]
            func startNext() {
                guard let next = waiting.popFirst() else { return }
                let proof = proofs[next.proof]
                group.addTask {
                    do {
                        return (next.proof, next.index, try await proof.run(next.index))
                    } catch let error as CancellationError {
                        throw error
                    } catch {
                        return (next.proof, next.index, SoakOutcome(violations: ["The run failed: \(error)"]))
                    }
                }
            }
            for _ in 0..<jobs { startNext() }
            while let (proof, index, outcome) = try await group.next() {
                found[proof][index] = outcome
                let verdict = outcome.violations.isEmpty ? "held" : "VIOLATED"
                progress("\(proofs[proof].name) \(index) \(verdict)")
                startNext()
            }
            return found
        }
        return zip(proofs, found).reduce(into: Result()) { result, pair in
            add(pair.0, pair.1, to: &result)
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
