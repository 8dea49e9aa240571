// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageCairo
@testable import StageUI

/// The files of an app's pictures: JPEG, and PNG of the kinds that tools make which shrink files.
///
/// Each shows red in its left half and blue in its right one, 16 x 8 pixels, where nothing else is said. Made by Pillow.
@MainActor @Suite struct PictureFileTests {
    // JPEG, quality 95, without subsampling.
    private static let up = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
        CQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK\
        CgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
        AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6\
        Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG\
        x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA\
        AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
        OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE\
        xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k=
        """
    // The same, to be turned to the right (EXIF orientation 6).
    private static let side = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAAIBAQEBAQIBAQEC\
        AgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYH\
        CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QA\
        HwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB\
        kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWG\
        h4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QA\
        HwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI\
        FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOE\
        hYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oA\
        DAMBAAIRAxEAPwD4vr+Uz/fw+Q6/6qD/AJrz/9k=
        """
    // Progressive, in greys.
    private static let grey = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsI\
        CQoKCgoKBggLDAsKDAkKCgr/wgALCAAIABABAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//aAAgBAQAAAAEXIf/EABQQAQAA\
        AAAAAAAAAAAAAAAAABD/2gAIAQEAAQUCP//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEABj8CP//EABQQAQAAAAAAAAAA\
        AAAAAAAAABD/2gAIAQEAAT8hP//aAAgBAQAAABA//8QAFBABAAAAAAAAAAAAAAAAAAAAEP/aAAgBAQABPxA//9k=
        """
    // PNG, interlaced (Adam7).
    private static let inter = """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAICAIAAAEIE9hWAAAAHklEQVR42mP4zwAE/xkQFJRFBAdFaJBJ4FQ0uDUAADa7f4FI\
        UhX4AAAAAElFTkSuQmCC
        """
    // PNG with a palette of red, blue and a transparent green: 4 x 2 pixels, the last of which is green.
    private static let palette = """
        iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAgMAAAACxpXwAAAACVBMVEX/AAAAAP8A/wCHDR4IAAAAA3RSTlP//wDXyg1BAAAA\
        DElEQVR4nGNgZWIEAAAYAAmpHrcoAAAAAElFTkSuQmCC
        """
    // PNG of 16 bits in grey, 0x8040: 2 x 1 pixels.
    private static let deep = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAAAAACB2fwVAAAADUlEQVR4nGNscGBgAAACygDCIZ1tQwAAAABJRU5ErkJggg==
        """

    private func bytes(_ text: String) throws -> [UInt8] { Array(try #require(Data(base64Encoded: text))) }

    /// The colour of a pixel as red, green, blue and alpha.
    private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
        let at = (y * image.width + x) * 4
        return [2, 1, 0, 3].map { Int(image.bytes[at + $0]) }
    }

    private func isNear(_ color: [Int], _ wanted: [Int]) -> Bool {
        zip(color, wanted).allSatisfy { abs($0 - $1) <= 3 }
    }

    @Test func jpegIsReadAsItIsShown() throws {
        let up = try #require(PixelImage(file: try bytes(Self.up)))
        #expect(up.width == 16 && up.height == 8)
        #expect(isNear(color(up, 1, 1), [255, 0, 0, 255]) && isNear(color(up, 14, 6), [0, 0, 255, 255]))
        let side = try #require(PixelImage(file: try bytes(Self.side)))
        #expect(side.width == 8 && side.height == 16)
        // Turned to the right, what was left is above.
        #expect(isNear(color(side, 4, 1), [255, 0, 0, 255]) && isNear(color(side, 4, 14), [0, 0, 255, 255]))
        let grey = try #require(PixelImage(file: try bytes(Self.grey)))
        #expect(
            isNear(color(grey, 1, 1), [76, 76, 76, 255]) && isNear(color(grey, 14, 6), [29, 29, 29, 255]))
    }

    @Test func pngOfEveryKindIsRead() throws {
        let interlaced = try #require(PixelImage(file: try bytes(Self.inter)))
        #expect(color(interlaced, 7, 7) == [255, 0, 0, 255] && color(interlaced, 8, 0) == [0, 0, 255, 255])
        let palette = try #require(PixelImage(file: try bytes(Self.palette)))
        #expect(palette.width == 4 && palette.height == 2)
        #expect(color(palette, 0, 0) == [255, 0, 0, 255] && color(palette, 2, 1) == [0, 0, 255, 255])
        #expect(color(palette, 3, 1) == [0, 0, 0, 0])
        let deep = try #require(PixelImage(file: try bytes(Self.deep)))
        #expect(color(deep, 1, 0) == [128, 128, 128, 255])
    }

    @Test func aPictureHasItsNaturalSizeInPoints() throws {
        let side = try #require(DisplayImage(try bytes(Self.side), scale: 2))
        #expect(side.size == CGSize(width: 4, height: 8))
        let read = try JSONDecoder().decode(DisplayImage.self, from: JSONEncoder().encode(side))
        #expect(read == side && read.bytes == side.bytes)
        #expect(DisplayImage(Array("GIF89a, which is none of both".utf8)) == nil)
    }

    /// Whatever is cut off or changed, a file is read or refused.
    @Test func aDamagedFileDoesNoHarm() throws {
        for text in [Self.up, Self.side, Self.grey, Self.inter, Self.palette, Self.deep] {
            let whole = try bytes(text)
            for count in stride(from: 0, to: whole.count, by: 3) {
                let part = PixelImage(file: Array(whole[..<count]))
                #expect(part == nil || part?.bytes.count == 16 * 8 * 4)
            }
            for at in stride(from: 2, to: whole.count, by: 2) {
                var changed = whole
                changed[at] ^= 0xA5
                _ = PixelImage(file: changed)
            }
        }
    }
}
