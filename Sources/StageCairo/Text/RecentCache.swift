// Licensed under the Apache License, Version 2.0.

/// Values by key; the values used longest ago go first when there are too many.
struct RecentCache<Key: Hashable, Value> {
    private var entries: [Key: (value: Value, used: UInt64)] = [:]
    private var time: UInt64 = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var count: Int { entries.count }

    subscript(key: Key) -> Value? {
        mutating get {
            guard let index = entries.index(forKey: key) else { return nil }
            time += 1
            entries.values[index].used = time
            return entries.values[index].value
        }
        set {
            time += 1
            entries[key] = newValue.map { ($0, time) }
            if entries.count > limit { dropOldHalf() }
        }
    }

    // Half at once, so that a full cache does not search for the oldest at each insertion.
    private mutating func dropOldHalf() {
        let times = entries.values.map(\.used).sorted()
        let threshold = times[times.count / 2]
        entries = entries.filter { $0.value.used >= threshold }
    }
}
