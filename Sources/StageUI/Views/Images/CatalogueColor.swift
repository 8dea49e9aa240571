// Licensed under the Apache License, Version 2.0.

import Foundation

/// A colour of a catalogue with its variants.
struct CatalogueColor: Sendable {
    private struct Variant: Sendable {
        var color: Color
        var isDark: Bool
        var isLight: Bool
        var isHighContrast: Bool
    }

    private let variants: [Variant]

    init(_ contents: AssetCatalogue.Contents) {
        variants = (contents.colors ?? []).compactMap { paint in
            guard let color = paint.color.flatMap(Self.color) else { return nil }
            return Variant(
                color: color, isDark: paint.appearances.has("luminosity", "dark"),
                isLight: paint.appearances.has("luminosity", "light"),
                isHighContrast: paint.appearances.has("contrast", "high"))
        }
    }

    /// Numbers are hexadecimal, whole up to 255, or shares with a point.
    private static func number(_ text: String?) -> Double? {
        guard let text else { return nil }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let value = Double(text) else { return nil }
        return text.contains(".") ? value : value / 255
    }

    private static func color(_ paint: AssetCatalogue.Contents.Paint.Color) -> Color? {
        if let name = paint.reference { return Color.system(named: name) }
        guard let parts = paint.components else { return nil }
        let alpha = parts["alpha"].flatMap { Double($0) } ?? 1
        if let white = number(parts["white"]) { return Color(white: white, opacity: alpha) }
        guard let red = number(parts["red"]), let green = number(parts["green"]),
            let blue = number(parts["blue"])
        else { return nil }
        let space: Color.RGBColorSpace =
            switch paint.space {
            case "display-p3": .displayP3
            case "extended-linear-srgb": .sRGBLinear
            default: .sRGB
            }
        return Color(space, red: red, green: green, blue: blue, opacity: alpha)
    }

    func resolve(in environment: EnvironmentValues) -> ResolvedColor? {
        let dark = environment.colorScheme == .dark
        let high = environment.colorSchemeContrast == .increased
        func rank(_ variant: Variant) -> Int? {
            guard dark || !variant.isDark, !dark || !variant.isLight, high || !variant.isHighContrast else {
                return nil
            }
            return (variant.isDark || variant.isLight ? 2 : 0) + (variant.isHighContrast ? 1 : 0)
        }
        return variants.compactMap { variant in rank(variant).map { ($0, variant) } }
            .max { $0.0 < $1.0 }?.1.color.resolveColor(in: environment)
    }
}

/// Colours by name, for views that are resolved without their stage at hand.
///
/// Unchecked, because the compiler does not see the lock: each access to the variables holds it.
final class NamedColors: @unchecked Sendable {
    private let lock = NSLock()
    private var colors: [String: CatalogueColor] = [:]
    private var folders: [String: [String: CatalogueColor]] = [:]
    private var mainFolders: [String]?
    private var absent: Set<String> = []

    /// Returns the names that were looked for in vain since this was last asked.
    func takeAbsent() -> [String] {
        lock.lock()
        defer { lock.unlock() }
        guard !absent.isEmpty else { return [] }
        defer { absent = [] }
        return absent.sorted()
    }

    func add(_ new: [String: CatalogueColor], folder: String? = nil) {
        lock.lock()
        defer { lock.unlock() }
        if let folder {
            folders[folder, default: [:]].merge(new) { $1 }
        } else {
            colors.merge(new) { $1 }
        }
    }

    func color(_ name: String, folder: String?) -> CatalogueColor? {
        lock.lock()
        defer { lock.unlock() }
        if folder == nil, let known = colors[name] { return known }
        let found = search(name, in: folder)
        if found == nil { absent.insert(name) }
        return found
    }

    private func search(_ name: String, in folder: String?) -> CatalogueColor? {
        if folder == nil, mainFolders == nil { mainFolders = AssetCatalogue.mainFolders }
        for place in folder.map({ [$0] }) ?? mainFolders ?? [] {
            if folders[place] == nil {
                folders[place] = AssetCatalogue.catalogues(in: place).reduce(into: [:]) {
                    $0.merge($1.colors) { $1 }
                }
            }
            if let found = folders[place]?[name] { return found }
        }
        return nil
    }
}

private enum NamedColorsKey: EnvironmentKey {
    static var defaultValue: NamedColors? { nil }
}

extension EnvironmentValues {
    var namedColors: NamedColors? {
        get { self[NamedColorsKey.self] }
        set { self[NamedColorsKey.self] = newValue }
    }
}
