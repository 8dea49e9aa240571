// Licensed under the Apache License, Version 2.0.

import CoreImage
import Foundation
import Testing
import UIKit

@testable import StageUI

/// QR codes by Core Image, as screens that share a link make them (CIQRCodeGenerator; ISO/IEC 18004).
@MainActor @Suite struct CoreImageTests {
    /// The code of "abcdefghij" at level M, as another encoder (python-qrcode 8) draws it.
    private let squares = [
        "#######..#....#######",
        "#.....#.....#.#.....#",
        "#.###.#.###...#.###.#",
        "#.###.#.##.##.#.###.#",
        "#.###.#.#..##.#.###.#",
        "#.....#.###.#.#.....#",
        "#######.#.#.#.#######",
        "........##.##........",
        "#.#####..#..#.#####..",
        "####...##.#.#.###.#.#",
        ".#.##.##..##.......#.",
        ".##..#.#.#...#..####.",
        "#.##..#.#.##..#......",
        "........#..##.###.#.#",
        "#######.....##...#.#.",
        "#.....#.######.####.#",
        "#.###.#.#...#.#.....#",
        "#.###.#.###.#.#####..",
        "#.###.#.####..#...#..",
        "#.....#..#.......##..",
        "#######.####.......#.",
    ]

    private func code(_ text: String, _ level: String = "M") -> CIImage? {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(text.utf8)
        filter.correctionLevel = level
        return filter.outputImage
    }

    /// The rows of a PNG file with one bit for a pixel and without compression.
    private func rows(of picture: CGImage?) throws -> [String] {
        let picture = try #require(picture)
        let bytes = Array(try #require(UIImage(cgImage: picture).pngData()))
        let name = Array("IDAT".utf8)
        let start = try #require(bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == name })
        // The name, the header of zlib, and that of the block.
        let data = bytes[(start + 4 + 2 + 5)...]
        let stride = 1 + (picture.width + 7) / 8
        return (0..<picture.height).map { y in
            (0..<picture.width).map { x in
                data[data.startIndex + y * stride + 1 + x / 8] >> (7 - x % 8) & 1 == 1 ? "#" : "."
            }.joined()
        }
    }

    @Test func aCodeHasTheSquaresOfItsTextAndOneOfLightAround() throws {
        let image = try #require(code("abcdefghij"))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = try rows(of: CIContext().createCGImage(image, from: image.extent))
        let light = String(repeating: ".", count: 23)
        #expect(rows == [light] + squares.map { ".\($0)." } + [light])
    }

    @Test func aScaledCodeHasHardSquares() throws {
        let image = try #require(code("abcdefghij")).transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        let rows = try rows(of: CIContext().createCGImage(image, from: image.extent))
        #expect(rows.count == 69)
        #expect(
            rows[3] == rows[5]
                && rows[3] == "..." + squares[0].map { String(repeating: $0, count: 3) }.joined() + "...")
    }

    /// ISO/IEC 18004, table 7: bytes that versions 1, 4 and 10 hold at their levels.
    @Test(arguments: [
        ("L", 17, 21), ("L", 18, 25), ("M", 14, 21), ("M", 15, 25), ("Q", 11, 21), ("Q", 12, 25),
        ("H", 7, 21), ("H", 8, 25), ("M", 62, 33), ("M", 63, 37), ("L", 271, 57), ("L", 272, 61),
    ])
    func aCodeIsAsLargeAsItsBytesNeed(level: String, count: Int, size: CGFloat) throws {
        let image = try #require(code(String(repeating: "a", count: count), level))
        #expect(image.extent.width == size + 2)
    }

    @Test func anEndlessCodeIsNotDrawn() throws {
        let endless = try #require(code("a")).transformed(by: CGAffineTransform(scaleX: .infinity, y: 1))
        #expect(CIContext().createCGImage(endless, from: endless.extent) == nil)
        #expect(CIContext().createCGImage(endless, from: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    }

    @Test func thereIsNoCodeOfTooManyBytes() {
        #expect(code(String(repeating: "a", count: 2954), "L") == nil)
    }

    @Test func aFilterIsFoundByItsNameAndOthersAreTold() throws {
        let probe = StageProbe(CGSize(width: 100, height: 100)) {
            Button("act") {
                let filter = CIFilter(name: "CIQRCodeGenerator")
                filter?.setValue(Data("a".utf8), forKey: "inputMessage")
                filter?.setValue("L", forKey: "inputCorrectionLevel")
                #expect(filter?.outputImage?.extent.width == 23)
                #expect(CIFilter(name: "CISepiaTone") == nil)
            }
        }
        probe.stage.activate(label: "act")
        probe.stage.settle()
        #expect(probe.stage.issues.count { $0.message.contains("CISepiaTone filters nothing") } == 1)
    }

    @Test func aCodeCanHaveOtherColours() throws {
        let filter = CIFilter.falseColor()
        filter.inputImage = code("a")
        filter.color0 = CIColor(red: 1, green: 0, blue: 0)
        filter.color1 = CIColor(red: 0, green: 0, blue: 1, alpha: 0)
        let image = try #require(filter.outputImage)
        let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
        let bytes = Array(try #require(UIImage(cgImage: drawn).pngData()))
        // The palette: light first, and then dark; and their opacities.
        func after(_ name: String, _ count: Int) -> [UInt8] {
            let name = Array(name.utf8)
            guard let start = bytes.indices.dropLast(4).first(where: { Array(bytes[$0..<$0 + 4]) == name })
            else { return [] }
            return Array(bytes[(start + 4)..<(start + 4 + count)])
        }
        #expect(after("PLTE", 6) == [0, 0, 255, 255, 0, 0])
        #expect(after("tRNS", 2) == [0, 255])
    }

    @Test func invertedAndMaskedCodesAreWhiteWhereTheyWereDark() throws {
        let image = try #require(code("a"))
        let masked = image.applyingFilter("CIColorInvert").applyingFilter("CIMaskToAlpha")
        let drawn = try #require(CIContext().createCGImage(masked, from: masked.extent))
        let bytes = Array(try #require(UIImage(cgImage: drawn).pngData()))
        let name = Array("tRNS".utf8)
        let start = try #require(bytes.indices.dropLast(4).first { Array(bytes[$0..<$0 + 4]) == name })
        #expect(Array(bytes[(start + 4)..<(start + 6)]) == [0, 255])
    }

    // MARK: Parts of pictures

    /// The pictures that a view draws: what is cut away, and how far the whole is moved.
    private func clip(of image: UIImage, in size: CGSize? = nil) -> (space: CGRect?, part: CGRect?) {
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            if let size {
                Image(uiImage: image).resizable().frame(width: size.width, height: size.height)
            } else {
                Image(uiImage: image)
            }
        }
        var (space, part): (CGRect?, CGRect?) = (nil, nil)
        func walk(_ items: [DisplayItem], _ at: CGPoint) {
            for item in items {
                let place = CGPoint(x: at.x + item.origin.x, y: at.y + item.origin.y)
                switch item.content {
                case .group(.clip(.rectangle(let rect), _), let inner):
                    space = rect
                    walk(inner, place)
                case .group(.transform(let map), let inner):
                    if space != nil { part = CGRect(x: map.tx, y: map.ty, width: 0, height: 0) }
                    walk(inner, place)
                case .group(_, let inner): walk(inner, place)
                case .image(_, let placement):
                    part?.size = placement.rect.size
                default: break
                }
            }
        }
        walk(probe.stage.frame(at: 0).items, .zero)
        return (space, part)
    }

    private func picture() throws -> CGImage {
        let image = try #require(code("abcdefghij"))
        return try #require(CIContext().createCGImage(image, from: image.extent))
    }

    /// developer.apple.com, CGImage.cropping(to:): the rectangle becomes integral, and is cut by the picture's bounds.
    @Test func aPartOfAPictureIsDrawnAlone() throws {
        let whole = try picture()
        let part = try #require(whole.cropping(to: CGRect(x: 2.5, y: 4, width: 10, height: 6)))
        #expect(part.width == 11 && part.height == 6)
        let drawn = clip(of: UIImage(cgImage: part))
        #expect(drawn.space == CGRect(x: 0, y: 0, width: 11, height: 6))
        #expect(drawn.part == CGRect(x: -2, y: -4, width: 23, height: 23))
        #expect(whole.cropping(to: CGRect(x: 20, y: 20, width: 10, height: 10))?.width == 3)
        #expect(whole.cropping(to: CGRect(x: 23, y: 0, width: 5, height: 5)) == nil)
    }

    @Test func aPartOfAPartIsCountedFromThePart() throws {
        let part = try #require(try picture().cropping(to: CGRect(x: 4, y: 4, width: 10, height: 10)))
        let inner = try #require(part.cropping(to: CGRect(x: 1, y: 2, width: 3, height: 3)))
        #expect(clip(of: UIImage(cgImage: inner)).part == CGRect(x: -5, y: -6, width: 23, height: 23))
    }

    @Test func aPartFillsTheSpaceOfAResizablePicture() throws {
        let part = try #require(try picture().cropping(to: CGRect(x: 4, y: 4, width: 10, height: 5)))
        let drawn = clip(of: UIImage(cgImage: part), in: CGSize(width: 40, height: 40))
        #expect(drawn.space == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(drawn.part == CGRect(x: -16, y: -32, width: 92, height: 184))
    }

    @Test func aPictureHasTheSizeOfItsScale() throws {
        let image = UIImage(cgImage: try picture(), scale: 2, orientation: .up)
        #expect(image.size == CGSize(width: 11.5, height: 11.5) && image.scale == 2)
        #expect(image.imageOrientation == .up)
        let part = try #require(image.cgImage?.cropping(to: CGRect(x: 2, y: 2, width: 4, height: 4)))
        #expect(UIImage(cgImage: part).size == CGSize(width: 2, height: 2))
    }
}
