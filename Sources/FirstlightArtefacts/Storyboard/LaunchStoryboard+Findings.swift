// Licensed under the Apache License, Version 2.0.

extension LaunchStoryboard {
    /// Returns the findings that a check may object to, in the order of the file for each kind.
    ///
    /// What the system takes is left out: UIResponder for the first responder, the relationship of a
    /// navigation controller with its first one, the guides of old systems, absent devices, deployments
    /// and system colours.
    package func findings() -> [StoryboardFinding] {
        idFindings + forbiddenFindings + resourceFindings + malformedFindings + documentFindings
    }

    private typealias Kind = StoryboardFinding.Kind

    private var idFindings: [StoryboardFinding] {
        var known: Set<String> = []
        var found: [StoryboardFinding] = []
        for mention in identifiers where !known.insert(mention.name).inserted {
            found.append(StoryboardFinding(.duplicateID, mention))
        }
        return found
            + references.filter { !known.contains($0.name) }.map {
                StoryboardFinding(.unresolvedReference, $0)
            }
    }

    private var forbiddenFindings: [StoryboardFinding] {
        var found: [StoryboardFinding] = []
        for element in markup.root.descendants() {
            if let name = element["customClass"], !Self.isFirstResponder(element) {
                found.append(StoryboardFinding(.customClass, element, name))
            }
            if element.name == "connections" {
                found += element.elements.filter { !$0.isRootRelationship }.map {
                    StoryboardFinding(.connection, $0, $0["property"] ?? $0["selector"] ?? $0["kind"] ?? "")
                }
            }
            if element.name == "userDefinedRuntimeAttribute" {
                found.append(StoryboardFinding(.runtimeAttribute, element, element["keyPath"] ?? ""))
            }
        }
        return found + texts.map { StoryboardFinding(.text, $0) }
    }

    private static func isFirstResponder(_ element: MarkupElement) -> Bool {
        element.name == "placeholder" && element["placeholderIdentifier"] == "IBFirstResponder"
            && element["customClass"] == "UIResponder"
    }

    private var resourceFindings: [StoryboardFinding] {
        let images = Set(declaredImages.map(\.name))
        let colors = Set(declaredColors.map(\.name))
        let systemImages = markup.root.descendants().filter { $0["catalog"] == "system" }.compactMap {
            $0["image"]
        }
        let usedNames = Set(usedImages.map(\.name)).union(systemImages)
        let usedColorNames = Set(usedColors.map(\.name))
        let usedSystemNames = Set(usedSystemColors.map(\.name))
        return usedImages.filter { !images.contains($0.name) }.map { StoryboardFinding(.undeclaredImage, $0) }
            + usedColors.filter { !colors.contains($0.name) }.map { StoryboardFinding(.undeclaredColor, $0) }
            + declaredImages.filter { !usedNames.contains($0.name) }.map {
                StoryboardFinding(.unusedResource, $0)
            }
            + declaredColors.filter { !usedColorNames.contains($0.name) }
            .map { StoryboardFinding(.unusedResource, $0) }
            + declaredSystemColors.filter { !usedSystemNames.contains($0.name) }
            .map { StoryboardFinding(.unusedResource, $0) }
    }

    private var documentFindings: [StoryboardFinding] {
        var found: [StoryboardFinding] = []
        let root = markup.root
        if rootView == nil { found.append(StoryboardFinding(.emptyDocument, root, "")) }
        if !isLaunchScreen {
            found.append(StoryboardFinding(.notLaunchScreen, root, root["launchScreen"] ?? ""))
        }
        // A nib has no controllers: its view is shown.
        guard root.first("scenes") != nil else { return found }
        if !controllers.contains(where: { $0.id == initialViewController }) {
            found.append(StoryboardFinding(.noInitialViewController, root, initialViewController ?? ""))
        }
        return found
    }
}

// MARK: - Values

extension LaunchStoryboard {
    private static let numbers: [String: [String]] = [
        "rect": ["x", "y", "width", "height"], "point": ["x", "y"], "size": ["width", "height"],
        "color": ["red", "green", "blue", "white", "alpha"], "constraint": ["constant", "priority"],
    ]
    private static let viewNumbers = [
        "horizontalHuggingPriority", "verticalHuggingPriority", "alpha",
        "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority",
    ]
    private static let flags = [
        "useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched",
        "clipsSubviews",
        "userInteractionEnabled", "translatesAutoresizingMaskIntoConstraints", "fixedFrame", "hidden",
        "symbolic",
        "placeholder", "opaque",
    ]

    private var malformedFindings: [StoryboardFinding] {
        ([markup.root] + markup.root.descendants()).flatMap { element -> [StoryboardFinding] in
            let numbers = Self.numbers[element.name] ?? (element["id"] == nil ? [] : Self.viewNumbers)
            var wrong = numbers.filter { element[$0] != nil && element.number($0) == nil }
            // A text field's placeholder is a text, not a flag.
            let flags = Self.flags.filter { $0 != "placeholder" || element.name == "constraint" }
            wrong += flags.filter { !["YES", "NO", nil].contains(element[$0]) }
            if element.name == "constraint" {
                wrong += Self.malformedParts(of: StoryboardConstraint(markup: element))
            }
            return wrong.map { StoryboardFinding(.malformedValue, element, "\($0)=\"\(element[$0] ?? "")\"") }
        }
    }

    private static func malformedParts(of constraint: StoryboardConstraint) -> [String] {
        var wrong: [String] = []
        if constraint.relation == nil { wrong.append("relation") }
        if constraint.multiplier == nil { wrong.append("multiplier") }
        if LayoutAttribute(name: constraint.firstAttribute) == nil { wrong.append("firstAttribute") }
        if let second = constraint.secondAttribute, LayoutAttribute(name: second) == nil {
            wrong.append("secondAttribute")
        }
        return wrong
    }
}

extension StoryboardFinding {
    fileprivate init(_ kind: Kind, _ mention: StoryboardMention) {
        self.init(kind: kind, element: mention.element, line: mention.line, subject: mention.name)
    }

    fileprivate init(_ kind: Kind, _ element: MarkupElement, _ subject: String) {
        self.init(kind: kind, element: element.name, line: element.line, subject: subject)
    }
}
