// Licensed under the Apache License, Version 2.0.

/// Distributes the units of a run over shards of equal cost.
enum ShardSplit {
    /// Returns the shard of each unit, counted from 1.
    ///
    /// The most expensive goes first, each to the shard with the least work. Where all cost the same, they are
    /// distributed in turn. The same costs give the same shards on every machine.
    static func shards(of costs: [Double], count: Int) -> [Int] {
        var result = [Int](repeating: 1, count: costs.count)
        var loads = [(cost: Double, units: Int)](repeating: (0, 0), count: count)
        let dearestFirst = costs.indices.sorted {
            costs[$0] == costs[$1] ? $0 < $1 : costs[$0] > costs[$1]
        }
        for unit in dearestFirst {
            var least = 0
            // What costs nothing is dealt out evenly, too.
            for shard in loads.indices.dropFirst() where loads[shard] < loads[least] { least = shard }
            loads[least].cost += costs[unit]
            loads[least].units += 1
            result[unit] = least + 1
        }
        return result
    }
}
