// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import Foundation
import LaunchKit
import StageUI

/// The launches of `seam --folds`: each device that has another pose or other windows, folded, unfolded and split while
/// the app starts.
@MainActor
struct SeamFolds {
    /// The folds, or the splits into one window, of one device that is held in one way.
    struct Line: Encodable {
        struct Problem: Encodable {
            /// The time of the change from the first frame.
            let milliseconds: Int
            let problem: String
        }

        let app, device: String
        let orientation: DeviceOrientation
        /// The pose, or the window's size, that the app gets, such as `open` or `511x1376`.
        let becomes: String
        /// The pose; nil for a window.
        let pose: DevicePose?
        /// The number of instants.
        let folds: Int
        let problems: [Problem]
    }

    /// The seconds between two instants.
    private static let step = 0.25

    private let apps: [(app: AppDescriptor, options: AppOptions)]

    init(_ apps: [(app: AppDescriptor, options: AppOptions)]) { self.apps = apps }

    /// Tries all of them.
    func lines(_ arguments: ParsedArguments) async throws -> [Line] {
        let shapers = AppShapers()
        var lines: [Line] = []
        for (app, options) in apps {
            let check = FoldCheck(app, options: options, shaper: try Output.shaper(of: app, among: shapers))
            let folds = try await check.folds(every: Self.step)
            let progress = ProgressLine(console: arguments.console, total: folds.count)
            var problems: [FoldCheck.Fold: String] = [:]
            for fold in folds {
                progress.step("\(app.id) \(fold.device)")
                problems[fold] = try await check.problem(of: fold)
            }
            progress.clear()
            var places: [[FoldCheck.Fold]] = []
            for fold in folds {
                if let last = places.last?.last, last.device == fold.device,
                    last.orientation == fold.orientation, last.change == fold.change
                {
                    places[places.count - 1].append(fold)
                } else {
                    places.append([fold])
                }
            }
            lines += places.compactMap { place in
                place.first.map { first in
                    Line(
                        app: app.id, device: first.device, orientation: first.orientation,
                        becomes: first.change.words, pose: first.change.pose,
                        folds: place.count,
                        problems: place.compactMap { fold in
                            problems[fold].map {
                                .init(milliseconds: Int((fold.instant * 1000).rounded()), problem: $0)
                            }
                        })
                }
            }
        }
        return lines
    }

    /// Prints what was tried, and the first problem of each device below it.
    static func print(_ lines: [Line], to console: Console) {
        var table = Table([
            Table.Column("app"), Table.Column("device"), Table.Column("held"), Table.Column("becomes"),
            Table.Column("instants", .right), Table.Column("wrong", .right),
        ])
        for line in lines {
            table.add([
                Table.Cell(line.app), Table.Cell(line.device), Table.Cell(line.orientation.rawValue),
                Table.Cell(line.becomes), Table.Cell("\(line.folds)"),
                Table.Cell("\(line.problems.count)"),
            ])
        }
        console.print(table)
        for line in lines {
            guard let first = line.problems.first else { continue }
            console.print(
                "\(line.app), \(line.device), \(line.orientation.rawValue), \(line.becomes) at \(first.milliseconds) ms: \(first.problem)"
            )
        }
        let wrong = lines.reduce(0) { $0 + $1.problems.count }
        let all = MessageText.count(lines.reduce(0) { $0 + $1.folds }, "change")
        console.print(
            wrong == 0
                ? "\(all): each launch goes on as on the other screen or in the other window, and nothing jumps."
                : "\(wrong) of \(all) went wrong.")
    }
}

extension FoldCheck.Fold.Change {
    /// The pose that the device is brought into; nil for a window.
    fileprivate var pose: DevicePose? {
        guard case .pose(let pose) = self else { return nil }
        return pose
    }
}
