// Licensed under the Apache License, Version 2.0.

/// The sets of slots that Xcode offers for an app's icon; one icon may have several.
public enum IconLayout: CaseIterable, Hashable, Sendable {
    /// One size for iOS, from Xcode 14.
    case iOS
    /// All sizes for iOS, in one list for every device.
    case iOSAllSizes
    /// All sizes for iPhone and iPad before Xcode 14.
    case iOSClassic
    /// The ten pictures of a Mac's icon.
    case macOS
    /// One size for watchOS, from Xcode 14.
    case watchOS
    /// All sizes for the models of watches.
    case watchOSAllSizes

    /// The empty slots in Xcode's order.
    package var slots: [ImageEntry] {
        switch self {
        case .iOS: [Self.single("ios")]
        case .watchOS: [Self.single("watchos")]
        case .iOSAllSizes:
            [20, 29, 38, 40, 60, 64].flatMap { size in
                [Scale.x2, .x3].map { Self.slot(.universal, size, $0, platform: "ios") }
            } + [68, 76, 83.5].map { Self.slot(.universal, $0, .x2, platform: "ios") } + [Self.single("ios")]
        case .iOSClassic:
            [20, 29, 40, 60].flatMap { size in [Scale.x2, .x3].map { Self.slot(.iPhone, size, $0) } }
                + [20, 29, 40, 76].flatMap { size in [Scale.x1, .x2].map { Self.slot(.iPad, size, $0) } }
                + [Self.slot(.iPad, 83.5, .x2), Self.slot(.iOSMarketing, 1024, .x1)]
        case .macOS:
            [16, 32, 128, 256, 512].flatMap { size in [Scale.x1, .x2].map { Self.slot(.mac, size, $0) } }
        case .watchOSAllSizes:
            Self.watch("notificationCenter", [(24, "38mm"), (27.5, "42mm"), (33, "45mm")])
                + [Scale.x2, .x3].map { Self.slot(.watch, 29, $0, role: "companionSettings") }
                + Self.watch(
                    "appLauncher",
                    [(40, "38mm"), (44, "40mm"), (46, "41mm"), (50, "44mm"), (51, "45mm"), (54, "49mm")])
                + Self.watch(
                    "quickLook", [(86, "38mm"), (98, "42mm"), (108, "44mm"), (117, "45mm"), (129, "49mm")])
                + [Self.slot(.watchMarketing, 1024, .x1)]
        }
    }

    private static func single(_ platform: String) -> ImageEntry {
        ImageEntry(idiom: .universal, size: PointSize(1024, 1024), platform: platform)
    }

    private static func slot(
        _ idiom: Idiom, _ size: Double, _ scale: Scale, platform: String? = nil, role: String? = nil,
        subtype: String? = nil
    ) -> ImageEntry {
        ImageEntry(
            idiom: idiom, scale: scale, size: PointSize(size, size), platform: platform, role: role,
            subtype: subtype)
    }

    private static func watch(_ role: String, _ sizes: [(Double, String)]) -> [ImageEntry] {
        sizes.map { slot(.watch, $0.0, .x2, role: role, subtype: $0.1) }
    }
}

extension AppIconSet {
    /// The layouts of which the set has every slot, filled or not.
    public var layouts: Set<IconLayout> {
        let slots = Set(entries.map(\.slot))
        return Set(IconLayout.allCases.filter { $0.slots.allSatisfy(slots.contains) })
    }

    /// Plans an icon with the pictures of layouts; iOS gets those of the conditions beside the usual ones.
    ///
    /// The usual picture of iOS and watchOS has no alpha, which the store refuses.
    public static func plan(
        name: String, _ layouts: [IconLayout], appearances: [Appearance] = [.dark, .tinted]
    ) -> AssetPlan {
        var (entries, pictures): ([ImageEntry], [AssetPicture]) = ([], [])
        let folder = name + ".appiconset/"
        for layout in layouts {
            let conditions: [Appearance?] =
                layout == .iOS || layout == .iOSAllSizes ? [nil] + appearances.map { $0 } : [nil]
            for slot in layout.slots where !entries.contains(where: { $0.slot == slot }) {
                for condition in conditions {
                    var entry = slot
                    entry.appearances = condition.map { [$0] } ?? []
                    let pixels = slot.pixels ?? PixelSize(1024, 1024)
                    entry.filename = filename(name, slot, condition)
                    entries.append(entry)
                    pictures.append(
                        AssetPicture(
                            path: folder + (entry.filename ?? ""), pixels: pixels,
                            isOpaque: condition == nil && layout != .macOS, appearance: condition,
                            part: .icon,
                            idiom: slot.idiom ?? .universal))
                }
            }
        }
        return AssetPlan(asset: CatalogueAsset(name: name, AppIconSet(entries)), pictures: pictures)
    }

    /// A name that no other slot of the layouts has, such as `AppIcon-ios-1024-dark.png`.
    private static func filename(_ name: String, _ slot: ImageEntry, _ condition: Appearance?) -> String {
        let size = slot.size?.text.split(separator: "x").first.map(String.init)
        let parts = [
            name, slot.platform ?? slot.idiom?.rawValue, slot.role, slot.subtype, size, condition?.value,
        ]
        return parts.compactMap { $0 }.joined(separator: "-") + (slot.scale?.suffix ?? "") + ".png"
    }

    /// Plans an icon with one size for a system: iOS with its dark and tinted pictures, macOS or watchOS.
    public static func singleSize(_ layout: IconLayout = .iOS, name: String = "AppIcon") -> AssetPlan {
        plan(name: name, [layout])
    }
}
