// Licensed under the Apache License, Version 2.0.

/// The size classes of a screen, by which a document may vary.
struct LayoutTraits: Hashable, Sendable {
    /// Indicates whether the width is regular, as on an iPad or a large phone on its side.
    var isWide: Bool
    /// Indicates whether the height is regular, as on all but phones on their side.
    var isTall: Bool

    /// The size classes that the system gives a full screen.
    init(size: StoryboardSize) {
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        let isPhone = short < 600
        let isOnItsSide = size.width > size.height
        // Phones whose long side is 736 or from 896 points are regular in width when on their side.
        isWide = !isPhone || (isOnItsSide && (long == 736 || long >= 896))
        isTall = !isPhone || !isOnItsSide
    }

    /// Returns whether a variation such as `heightClass=regular-widthClass=compact` applies.
    func applies(_ key: String) -> Bool {
        let names = [
            "widthClass=" + (isWide ? "regular" : "compact"),
            "heightClass=" + (isTall ? "regular" : "compact"),
        ]
        return key.split(separator: "-").allSatisfy { names.contains(String($0)) }
    }

    /// The ids that the variations of a view leave out, of its `constraints` or its `subviews`.
    func excluded(_ list: String, of element: MarkupElement) -> Set<String> {
        var found: Set<String> = []
        for variation in variations(of: element) {
            for change in variation.child("mask", key: list)?.elements ?? [] {
                guard let id = change["reference"] else { continue }
                if change.name == "exclude" { found.insert(id) } else { found.remove(id) }
            }
        }
        return found
    }

    /// The value of an attribute after the variations.
    func value(_ attribute: String, of element: MarkupElement) -> String? {
        variations(of: element).compactMap { $0[attribute] }.last ?? element[attribute]
    }

    /// The variations that apply, the default first, then from the general to the special.
    private func variations(of element: MarkupElement) -> [MarkupElement] {
        let all = element.all("variation")
        guard !all.isEmpty else { return [] }
        let special = all.filter { $0["key"] != "default" && applies($0["key"] ?? "?") }
        return all.filter { $0["key"] == "default" }
            + special.sorted { ($0["key"] ?? "").count < ($1["key"] ?? "").count }
    }
}
