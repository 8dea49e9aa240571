// Licensed under the Apache License, Version 2.0.

import FirstlightCommands
import Foundation
import StageCairo
import StageUI

/// The pictures of a live launch: what changed is drawn and encoded once, for each browser that looks.
@MainActor
final class LiveFrames {
    /// The state of the launch that is told with a frame.
    struct State: Encodable, Equatable, Sendable {
        var phase = "", place = ""
        var steps = 0
        var isOver = false
        var problem: String?
    }

    /// The description in front of the pictures of an answer.
    private struct Head: Encodable {
        let session: String
        let number: Int
        let time: Double
        let width, height: Int
        let scale: Double
        /// Left, top, width and height in pixels, and the bytes of the file.
        let patches: [[Int]]
        let state: State
    }

    private struct Patch {
        let rect: PixelRect
        let png: Data
    }

    /// The most changes that are kept for browsers that lag behind.
    private static let mostKept = 90
    /// The seconds after which nobody looks any more.
    private static let patience = 3.0

    private let session: String
    private var renderer: CairoRenderer?
    private var changes: [(number: Int, patches: [Patch])] = []
    private var whole: (number: Int, patch: Patch)?
    private var number = 0
    private var time = 0.0
    private var state = State()
    private let changed = ChangeSignal()
    private var lastAsked: ContinuousClock.Instant?

    init(session: String) { self.session = session }

    /// Indicates whether a browser has asked lately.
    private var isWatched: Bool {
        guard let lastAsked else { return false }
        return changed.isAwaited || (ContinuousClock.now - lastAsked) / .seconds(1) < Self.patience
    }

    /// Draws what changed, if anybody looks.
    func show(
        _ list: DisplayList?, _ configuration: StageConfiguration, _ shaper: CairoTextShaper, at time: Double,
        _ state: State
    ) throws {
        self.time = time
        guard isWatched else { return }
        var patches: [Patch] = []
        if let list {
            let isNew = renderer?.size != configuration.size || renderer?.scale != configuration.scale
            if isNew {
                renderer = try Output.renderer(configuration.size, scale: configuration.scale, shaper)
                changes = []
            }
            if let renderer {
                patches = try renderer.render(list).damage.map { try Self.patch($0, of: renderer) }
            }
        }
        guard !patches.isEmpty || state != self.state else { return }
        self.state = state
        number += 1
        changes.append((number, patches))
        if changes.count > Self.mostKept { changes.removeFirst() }
        wake()
    }

    /// Tells that there will be no more frames.
    func end(_ problem: String?) {
        (state.isOver, state.problem) = (true, problem)
        number += 1
        changes.append((number, []))
        wake()
    }

    /// The frames after one that a browser has, as soon as there are any.
    ///
    /// - Parameter last: The number of the browser's frame; 0 for none.
    func answer(after last: Int) async throws -> Data {
        lastAsked = .now
        if last == number || renderer == nil, !state.isOver {
            await changed.wait()
            lastAsked = .now
        }
        var patches: [Patch] = []
        if let renderer {
            let missed = changes.filter { $0.number > last }
            // Numbers follow each other, so that a browser that has the one before the first kept lacks nothing else.
            if last > 0, last <= number, missed.count == number - last {
                patches = missed.flatMap(\.patches)
            } else {
                if whole?.number != number {
                    let all = PixelRect(
                        left: 0, top: 0, right: renderer.pixelWidth, bottom: renderer.pixelHeight)
                    whole = (number, try Self.patch(all, of: renderer))
                }
                patches = [whole?.patch].compactMap(\.self)
            }
        }
        let head = Head(
            session: session, number: number, time: time * 1000, width: renderer?.pixelWidth ?? 0,
            height: renderer?.pixelHeight ?? 0, scale: Double(renderer?.scale ?? 1),
            patches: patches.map {
                [
                    $0.rect.left, $0.rect.top, $0.rect.right - $0.rect.left, $0.rect.bottom - $0.rect.top,
                    $0.png.count,
                ]
            }, state: state)
        return patches.reduce(into: try JSONEncoder().encode(head) + Data("\n".utf8)) { $0 += $1.png }
    }

    private func wake() {
        changed.tell()
    }

    private static func patch(_ rect: PixelRect, of renderer: CairoRenderer) throws -> Patch {
        let (width, height) = (rect.right - rect.left, rect.bottom - rect.top)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        renderer.withPixels { pixels in
            for row in rect.top..<rect.bottom {
                let start = (row * renderer.pixelWidth + rect.left) * 4
                bytes += pixels[start..<start + width * 4]
            }
        }
        return Patch(rect: rect, png: try PixelImage(width: width, height: height, bytes: bytes).pngData())
    }
}
