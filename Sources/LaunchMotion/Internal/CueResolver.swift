// Licensed under the Apache License, Version 2.0.

// Turns the relative cues of entries into absolute seconds, each entry once.
struct CueResolver {
    struct Span {
        let start: Double
        let end: Double
    }

    private enum State {
        case open
        case underWay
        case done(Span)
    }

    private let entries: [MotionEntry]
    private let places: [MotionKey: [Int]]
    private var states: [State]

    init(_ entries: [MotionEntry]) throws(MotionTimeline.Error) {
        var places: [MotionKey: [Int]] = [:]
        var names: Set<MotionKey> = []
        for (index, entry) in entries.enumerated() {
            if let name = entry.name, !names.insert(name).inserted { throw .duplicateCue(name) }
            places[entry.label, default: []].append(index)
        }
        self.entries = entries
        self.places = places
        states = entries.map { _ in .open }
    }

    mutating func span(of index: Int) throws(MotionTimeline.Error) -> Span {
        switch states[index] {
        case .done(let span): return span
        case .underWay: throw .cyclicReference(entries[index].label)
        case .open: break
        }
        states[index] = .underWay
        let entry = entries[index]
        let start = try start(of: entry).roundedToNanosecond
        guard start.isFinite else { throw .timeIsNotFinite(entry.label) }
        let span = Span(start: start, end: end(of: entry, start: start))
        states[index] = .done(span)
        return span
    }

    private mutating func start(of entry: MotionEntry) throws(MotionTimeline.Error) -> Double {
        switch entry.cue {
        case .at(let seconds): seconds
        case .with(let key, let delay): try span(of: place(of: key, for: entry)).start + delay
        case .after(let key, let delay): try span(of: place(of: key, for: entry)).end + delay
        }
    }

    private func place(
        of key: MotionKey, for entry: MotionEntry
    ) throws(MotionTimeline.Error) -> Int {
        guard let candidates = places[key], let place = candidates.first else {
            throw .unknownReference(key, in: entry.label)
        }
        if candidates.count == 1 { return place }
        // A name is unique, so several entries mean several motions of one key.
        if let named = candidates.first(where: { entries[$0].name == key }) { return named }
        throw .ambiguousReference(key, in: entry.label)
    }

    // A loop has no end: what comes after it comes after its start.
    private func end(of entry: MotionEntry, start: Double) -> Double {
        guard case .track(let from, let to, let duration, let curve) = entry.content else {
            return start
        }
        return MotionTrack(from: from, to: to, start: start, duration: duration, curve: curve).end
    }
}
