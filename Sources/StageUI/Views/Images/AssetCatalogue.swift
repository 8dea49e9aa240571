// Licensed under the Apache License, Version 2.0.

import Foundation

/// The contents of a catalogue folder, `.xcassets`: names of pictures and colours with their variants.
struct AssetCatalogue: Sendable {
    private(set) var images: [String: CatalogueImage] = [:]
    private(set) var colors: [String: CatalogueColor] = [:]

    init(_ folder: URL) { read(folder, prefix: "") }

    /// The catalogues that lie directly in a folder of resources.
    static func catalogues(in folder: String) -> [AssetCatalogue] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".xcassets") }.sorted().map {
            AssetCatalogue(URL(fileURLWithPath: folder).appendingPathComponent($0))
        }
    }

    /// The folders that a name is looked for in without a bundle: the main bundle, and the folders of resources beside the
    /// program, where a package's own lie on Linux.
    static var mainFolders: [String] {
        guard let main = Bundle.main.resourceURL?.path else { return [] }
        return [main] + StringFolder.besides(main)
    }

    private mutating func read(_ folder: URL, prefix: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let inner = folder.appendingPathComponent(name)
            let base = prefix + String(name.prefix { $0 != "." })
            let stem = prefix + ((name as NSString).deletingPathExtension)
            if name.hasSuffix(".imageset") {
                images[stem] = Contents(inner).map { CatalogueImage($0, in: inner) }
            } else if name.hasSuffix(".colorset") {
                colors[stem] = Contents(inner).map { CatalogueColor($0) }
            } else if !name.contains(".") {
                // A folder is a part of the names only where its contents say so.
                let isNamed = Contents(inner)?.properties?.namespace == true
                read(inner, prefix: isNamed ? base + "/" : prefix)
            }
        }
    }
}

extension AssetCatalogue {
    /// The file `Contents.json` of a folder in a catalogue.
    struct Contents: Decodable {
        struct Properties: Decodable {
            var namespace: Bool?
            var intent: String?

            private enum CodingKeys: String, CodingKey {
                case namespace = "provides-namespace"
                case intent = "template-rendering-intent"
            }
        }

        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Picture: Decodable {
            var filename: String?
            var idiom: String?
            var scale: String?
            var appearances: [Appearance]?
            var direction: String?
            var resizing: Resizing?

            private enum CodingKeys: String, CodingKey {
                case filename, idiom, scale, appearances, resizing
                case direction = "language-direction"
            }
        }

        struct Resizing: Decodable {
            struct Center: Decodable { var mode: String? }
            var mode: String?
            var center: Center?
            var insets: [String: Double]?

            private enum CodingKeys: String, CodingKey {
                case mode, center
                case insets = "cap-insets"
            }
        }

        struct Paint: Decodable {
            struct Color: Decodable {
                var space: String?
                var components: [String: String]?
                var reference: String?
                var platform: String?

                private enum CodingKeys: String, CodingKey {
                    case components, reference, platform
                    case space = "color-space"
                }
            }
            var color: Color?
            var idiom: String?
            var appearances: [Appearance]?
        }

        var images: [Picture]?
        var colors: [Paint]?
        var properties: Properties?

        init?(_ folder: URL) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let read = try? JSONDecoder().decode(Contents.self, from: data)
            else { return nil }
            self = read
        }
    }
}

extension [AssetCatalogue.Contents.Appearance]? {
    func has(_ name: String, _ value: String) -> Bool {
        self?.contains { $0.appearance == name && $0.value == value } ?? false
    }
}
