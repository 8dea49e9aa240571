// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import StageUI
import Synchronization

/// The pictures of a matrix as they are made or taken from a cache, on any thread.
final class MatrixDrawing: Sendable {
    /// A picture to be made.
    struct Unit: Sendable {
        /// Its place in the run.
        let place: Int
        let name: String
        /// The name of its content by what it is made from; nil without a cache.
        let key: String?
    }

    /// The results so far.
    struct Made {
        /// By their places in the run.
        var values: [Int: MatrixValue] = [:]
        /// The seconds that each picture took that was not taken from the cache.
        var seconds: [String: Double] = [:]
    }

    let cache: ContentCache?
    private let folder: URL
    private let goldens: MatrixGoldens?
    private let state = Mutex(Made())

    init(folder: URL, goldens: MatrixGoldens?, cache: ContentCache?) {
        (self.folder, self.goldens, self.cache) = (folder, goldens, cache)
    }

    var made: Made { state.withLock { $0 } }

    /// Names a picture by what it is made from.
    ///
    /// - Parameter fonts: A name for the content of the app's fonts.
    func key(
        _ screen: SnapshotMatrix.Screen, _ variant: SnapshotVariant, fonts: String
    ) throws -> String? {
        guard let cache else { return nil }
        let scenario = try ShardCoding.encoder().encode(variant.applied(to: screen.scenario))
        return cache.key(
            ["picture", ContentDigest.of(scenario), "\(screen.instant)", fonts])
    }

    /// Takes a picture from the cache; returns false when it has to be made.
    func take(_ unit: Unit) throws -> Bool {
        guard let cache, let key = unit.key, let known = cache.content(key).flatMap(Kept.init) else {
            return false
        }
        try write(known.png, unit)
        note(known.missed, unit)
        return true
    }

    /// Keeps a picture that was made, with what its views did not get: that is told of a cached picture, too.
    func keep(_ drawn: VariantRenderer.Drawn, _ unit: Unit) throws {
        try write(drawn.png, unit)
        state.withLock { $0.seconds[unit.name] = drawn.seconds }
        guard let cache, let key = unit.key else { return }
        cache.keep(try Kept(png: drawn.png, missed: drawn.issues.map(Shortfall.Item.init)).data, for: key)
    }

    /// Notes what the views of a picture asked for and did not get.
    func missed(_ issues: [StageIssue], _ unit: Unit) {
        note(issues.map(Shortfall.Item.init), unit)
    }

    private func note(_ items: [Shortfall.Item], _ unit: Unit) {
        guard !items.isEmpty else { return }
        state.withLock { $0.values[unit.place, default: MatrixValue()].missed = items }
    }

    /// Notes how a launch ended.
    func judged(_ verdict: MatrixValue.Verdict, at place: Int) {
        state.withLock { $0.values[place] = MatrixValue(verdict: verdict) }
    }

    /// A picture as the cache keeps it: a line with what its views missed, and the file.
    private struct Kept {
        let png: Data
        let missed: [Shortfall.Item]

        init(png: Data, missed: [Shortfall.Item]) { (self.png, self.missed) = (png, missed) }

        /// Reads an entry; nil for one of another form.
        init?(_ entry: Data) {
            guard let end = entry.firstIndex(of: UInt8(ascii: "\n")),
                let missed = try? JSONDecoder().decode([Shortfall.Item].self, from: entry[..<end])
            else { return nil }
            self.init(png: Data(entry[entry.index(after: end)...]), missed: missed)
        }

        var data: Data {
            get throws {
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return try encoder.encode(missed) + Data("\n".utf8) + png
            }
        }
    }

    private func write(_ png: Data, _ unit: Unit) throws {
        let file = "\(unit.name).png"
        try Output.write(png, to: folder.appendingPathComponent(file))
        let picture = MatrixValue.Picture(file: file, sha256: ContentDigest.of(png))
        let golden = try goldens?.compared(png, picture, in: folder)
        state.withLock {
            $0.values[unit.place, default: MatrixValue()].picture = picture
            $0.values[unit.place]?.golden = golden
        }
    }
}
