// Licensed under the Apache License, Version 2.0.

import Foundation
import StageCairo
import Testing

@Suite struct AnimatedWebPTests {
    func frame(_ level: UInt8, width: Int = 40, height: Int = 30, mark: Int = 0) -> PixelImage {
        var bytes = [UInt8](repeating: 255, count: width * height * 4)
        for place in stride(from: 0, to: bytes.count, by: 4) { bytes[place] = level }
        bytes[mark * 4 + 1] = 0
        return PixelImage(width: width, height: height, bytes: bytes)
    }

    /// The durations in the file's ANMF chunks, in milliseconds.
    func durations(_ data: Data) -> [Int] {
        var result: [Int] = []
        var position = 12
        while position + 8 <= data.count {
            let name = String(decoding: data[position..<position + 4], as: UTF8.self)
            let length = (0..<4).reduce(0) { $0 | Int(data[position + 4 + $1]) << (8 * $1) }
            if name == "ANMF" {
                result.append((0..<3).reduce(0) { $0 | Int(data[position + 20 + $1]) << (8 * $1) })
            }
            position += 8 + length + length % 2
        }
        return result
    }

    @Test(
        "Each frame lasts until the next one, the last until the end",
        arguments: [AnimatedWebP.Packing.lossless, .lossy(quality: 90)])
    func frames(packing: AnimatedWebP.Packing) throws {
        let file = try AnimatedWebP(width: 40, height: 30, packing: packing)
        try file.add(frame(0), at: .zero)
        try file.add(frame(100, mark: 50), at: .milliseconds(40))
        try file.add(frame(200, mark: 99), at: .milliseconds(100))
        let data = try file.finish(at: .milliseconds(350))
        #expect(data.starts(with: Data("RIFF".utf8)))
        #expect(durations(data) == [40, 60, 250])
    }

    static let webpinfo = ["/usr/bin/webpinfo"].first { FileManager.default.isExecutableFile(atPath: $0) }

    @Test("webpinfo accepts the file", .enabled(if: webpinfo != nil, "webpinfo is not installed"))
    func checked() throws {
        let file = try AnimatedWebP(width: 40, height: 30)
        for index in 0..<10 {
            try file.add(frame(UInt8(index), mark: index * 7), at: .milliseconds(index * 16))
        }
        let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).webp")
        defer { try? FileManager.default.removeItem(at: url) }
        try file.finish(at: .milliseconds(200)).write(to: url)
        let process = Process()
        process.executableURL = URL(filePath: Self.webpinfo ?? "")
        process.arguments = ["-quiet", url.path]
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test("A still picture is a file of one picture, smaller with less quality")
    func still() throws {
        var bytes: [UInt8] = []
        for place in 0..<200 * 100 {
            bytes += [UInt8(place % 251), UInt8(place % 199), UInt8(place % 7), 255]
        }
        let picture = PixelImage(width: 200, height: 100, bytes: bytes)
        let (poor, good) = (try picture.webpData(quality: 20), try picture.webpData(quality: 95))
        #expect(poor.starts(with: Data("RIFF".utf8)) && poor[8..<16] == Data("WEBPVP8 ".utf8))
        #expect(poor.count < good.count)
        // Fourteen bits each, behind the start code of the frame.
        #expect(poor[26..<30] == Data([200, 0, 100, 0]))
        #expect(throws: AnimatedWebP.Error.unsupportedSize(width: 0, height: 0)) {
            try PixelImage(width: 0, height: 0, bytes: []).webpData(quality: 60)
        }
    }

    @Test("Wrong frames are refused with the reason")
    func refused() throws {
        let file = try AnimatedWebP(width: 40, height: 30)
        #expect(throws: AnimatedWebP.Error.noFrames) { try file.finish(at: .seconds(1)) }
        #expect(throws: AnimatedWebP.Error.wrongFrameSize(width: 30, height: 40)) {
            try file.add(frame(0, width: 30, height: 40), at: .zero)
        }
        try file.add(frame(0), at: .milliseconds(10))
        #expect(throws: AnimatedWebP.Error.instantNotLater(milliseconds: 10)) {
            try file.add(frame(1), at: .milliseconds(10))
        }
        #expect(throws: AnimatedWebP.Error.unsupportedSize(width: 0, height: 30)) {
            try AnimatedWebP(width: 0, height: 30)
        }
    }
}
