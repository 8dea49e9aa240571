// Licensed under the Apache License, Version 2.0.

package import Foundation

/// The time that each unit of a run took, in seconds.
struct ShardTimes: Equatable {
    private(set) var seconds: [String: Double]

    init(_ seconds: [String: Double] = [:]) { self.seconds = seconds }

    /// Reads the times of an earlier run; there are none before the first.
    ///
    /// - Throws: A `CommandError` when there is a file that holds something else.
    init(file path: String) throws(CommandError) {
        guard FileManager.default.fileExists(atPath: path) else {
            self.init()
            return
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandError(
                "Option '--times' was given '\(path)', but that file cannot be read.", code: .noInput,
                hint: "Give a file that 'merge' wrote, or leave the option out.")
        }
        guard let read = try? JSONDecoder().decode([String: Double].self, from: data),
            read.values.allSatisfy({ $0 >= 0 && $0.isFinite })
        else {
            throw CommandError(
                "'\(path)' does not hold the times of a run: a number of seconds for the name of each unit.",
                code: .badData, hint: "Remove it; the command 'merge' writes a new one.")
        }
        self.init(read)
    }

    /// Returns the expected costs of units: measured times, and estimates in the same measure for the others.
    func costs(of units: [ShardUnit]) -> [Double] {
        let known = units.filter { seconds[$0.name] != nil }
        let took = known.compactMap { seconds[$0.name] }.reduce(0, +)
        let thought = known.map(\.estimate).reduce(0, +)
        let measure = thought > 0 && took > 0 ? took / thought : 1
        return units.map { seconds[$0.name] ?? $0.estimate * measure }
    }

    /// Writes the times.
    func write(to file: URL) throws { try Output.write(try ShardCoding.encoder().encode(seconds), to: file) }
}

/// A piece of work that is done as a whole or not at all, and needs no other.
package struct ShardUnit: Equatable, Sendable {
    /// The name that no other unit of the run has.
    let name: String
    /// The estimated cost beside the others, as long as it has not been measured.
    let estimate: Double

    package init(_ name: String, estimate: Double = 1) { (self.name, self.estimate) = (name, estimate) }
}

/// The form of parts and times: the same values give the same bytes.
package enum ShardCoding {
    package static func encoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
