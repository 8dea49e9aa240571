// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchStore

/// Bits to flip in the stores of launches, one after the other.
struct StoreFlips: Codable, Sendable {
    let seed: UInt64
    /// The number of the first flip; each draws its bit by its own.
    let first: Int
    let count: Int
    /// The launches, one for each app.
    let scenarios: [Scenario]
}

/// The result of one flip.
struct StoreFlipNote: Codable, Sendable {
    /// The outcome of a launch with the flip.
    enum Outcome: String, Codable, CaseIterable, Sendable {
        /// It did no harm, and nothing was said: the bit says nothing, or is replaced by what the log holds.
        case harmless
        /// It was found and reported, and nothing was lost.
        case mended
        /// It was found and reported, with the names of the lost records.
        case lost
    }

    let number: Int
    let outcome: Outcome
    /// The number of records that were reported lost.
    var losses = 0
    /// Indicates whether the bit was one of the log.
    var isInLog = false
    /// The rules that were broken, a sentence each.
    var violations: [String] = []
}

/// A store as launches have left it, and what it holds.
struct StoreSample: Sendable {
    let file: [UInt8]
    /// The write-ahead log; empty after an orderly end.
    let log: [UInt8]
    /// The content of each record, by its name.
    let records: [String: String]

    var bitCount: Int { (file.count + log.count) * 8 }

    /// The files with one bit flipped.
    func flipping(_ bit: Int) -> (file: [UInt8], log: [UInt8]) {
        var (file, log) = (file, log)
        let byte = bit / 8
        if byte < file.count {
            file[byte] ^= 1 << (bit % 8)
        } else {
            log[byte - file.count] ^= 1 << (bit % 8)
        }
        return (file, log)
    }

    /// Holds what is found after a flip against what was there, and what the store said.
    ///
    /// - Parameters:
    ///   - found: What the store holds now.
    ///   - lines: What it said.
    /// - Returns: The rules that were broken, and how many records were lost.
    func judge(_ found: LaunchStore.Contents, lines: [String]) -> (violations: [String], losses: Int) {
        var violations: [String] = []
        if let fault = found.fault { violations.append("After it was opened, \(fault)") }
        var losses = 0
        for (name, value) in records {
            switch found.records[name] {
            case value: break
            case nil:
                losses += 1
                if !lines.contains(where: { $0.contains(name) }) {
                    violations.append("\(name) is lost without a word")
                }
            case let other?: violations.append("\(name) says \(other) instead of \(value)")
            }
        }
        for name in found.records.keys where records[name] == nil {
            violations.append("\(name) was never stored")
        }
        return (violations.sorted(), losses)
    }
}
