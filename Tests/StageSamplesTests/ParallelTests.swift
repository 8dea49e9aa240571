// Licensed under the Apache License, Version 2.0.

import CStageKernels
import Foundation
import StageSamples
import StageUI
import Testing

@testable import StageCairo

/// The pictures of a sample are the same whatever else the process does.
@MainActor @Suite struct ParallelTests {
    private static let steps = 6

    /// The pictures of the first half second of a sample.
    ///
    /// A task of a view runs when the main actor is given up, so that happens once after each frame: the frames
    /// are then the same, however many other runs take their turns in between.
    private func pictures(_ sample: Sample, _ shaper: CairoTextShaper, level: stage_level? = nil) async
        -> [PixelImage]
    {
        let images = ImageLibrary()
        images.register("sample", size: CGSize(width: 24, height: 24)) { Circle() }
        let size = CGSize(width: 190, height: 124)
        let stage = Stage(StageConfiguration(size: size, scale: 2), text: shaper, images: images) {
            sample.view
        }
        let renderer = CairoRenderer(size: size, scale: 2, shaper: shaper)
        if let level { renderer.sprites.fields.level = level }
        var result: [PixelImage] = []
        for step in 0...Self.steps {
            renderer.render(stage.frame(at: Double(step) / 12))
            result.append(renderer.image)
            await Task.yield()
        }
        stage.close()
        return result
    }

    private func hashes(
        _ sample: Sample, _ shaper: CairoTextShaper, level: stage_level? = nil
    ) async -> [UInt64] {
        await pictures(sample, shaper, level: level).map(\.pixelHash)
    }

    @Test func runsThatTakeTurnsGiveTheBytesOfRunsThatAreAlone() async throws {
        var alone: [[UInt64]] = []
        // A shaper of its own: nothing is left of the samples before.
        for sample in Sample.all { alone.append(await hashes(sample, try CairoTextShaper())) }
        let shared = try CairoTextShaper()
        let together = Sample.all.map { sample in
            Task { @MainActor in await hashes(sample, shared) }
        }
        for (index, sample) in Sample.all.enumerated() {
            #expect(await together[index].value == alone[index], "\(sample.name)")
        }
    }

    @Test func filesWrittenOnSeveralThreadsHaveTheBytesOfFilesWrittenOnOne() async throws {
        let shaper = try CairoTextShaper()
        var images: [PixelImage] = []
        for sample in Sample.all {
            if let last = await pictures(sample, shaper).last { images.append(last) }
        }
        let alone = try images.map { try $0.pngData() }
        let writers = images.enumerated().map { index, image in
            Task.detached { (index, try image.pngData()) }
        }
        var together: [Int: Data] = [:]
        for writer in writers {
            let (index, data) = try await writer.value
            together[index] = data
        }
        for (index, data) in alone.enumerated() {
            #expect(together[index] == data, "\(Sample.all[index].name)")
        }
    }

    @Test(arguments: ["blur", "shadow", "LinearGradient", "Text", "withAnimation", "TimelineView"])
    func aHundredRunsGiveTheSameBytes(_ word: String) async throws {
        let sample = try #require(Sample.all.first { $0.name.contains(word) })
        let shaper = try CairoTextShaper()
        let first = await hashes(sample, shaper)
        for run in 1...100 { #expect(await hashes(sample, shaper) == first, "run \(run)") }
    }

    @Test func eachLevelOfVectorInstructionsGivesTheSameBytes() async throws {
        let shaper = try CairoTextShaper()
        for sample in Sample.all {
            let plain = await hashes(sample, shaper, level: stage_plain)
            for level in [stage_vector, stage_wide] {
                #expect(await hashes(sample, shaper, level: level) == plain, "\(sample.name)")
            }
        }
    }
}
