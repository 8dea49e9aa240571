// Licensed under the Apache License, Version 2.0.

/// A share of a long run that one machine takes: the third of eight is `3/8`.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the shard, counted from 1.
    package let number: Int
    /// The number of shards.
    package let count: Int

    /// The most shards that a run can be cut into.
    static let most = 1000

    package var description: String { "\(number)/\(count)" }
}

extension ValueParser where Value == Shard {
    /// Reads `3/8`.
    package static var shard: ValueParser {
        ValueParser(
            metavar: "K/N", takes: "a shard and how many there are, from 1/1 to 1000/1000, such as 3/8"
        ) {
            (text: String) throws(ValueProblem) -> Shard in
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            // Int would take a sign, too.
            guard parts.count == 2, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }),
                let number = Int(parts[0]), let count = Int(parts[1])
            else { throw ValueProblem() }
            guard (1...Shard.most).contains(count) else {
                throw ValueProblem("a run is cut into 1 to \(Shard.most) shards")
            }
            guard number > 0 else { throw ValueProblem("shards are counted from 1") }
            guard number <= count else { throw ValueProblem("there is no shard \(number) of \(count)") }
            return Shard(number: number, count: count)
        }
    }
}
