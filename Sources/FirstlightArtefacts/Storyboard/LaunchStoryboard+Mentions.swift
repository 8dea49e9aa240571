// Licensed under the Apache License, Version 2.0.

extension LaunchStoryboard {
    /// The attributes that name another object by its id.
    private static let references = [
        "initialViewController", "firstItem", "secondItem", "destination", "reference", "target",
    ]

    /// The ids of all objects, in the order of the file.
    package var identifiers: [StoryboardMention] {
        everything.flatMap { element in
            Self.mentions(
                in: element, of: MarkupElement.deviceNames.contains(element.name) ? [] : ["id", "sceneID"])
        }
    }

    /// The places that name another object.
    package var references: [StoryboardMention] {
        everything.flatMap { Self.mentions(in: $0, of: Self.references) }
    }

    /// The images that are used, those of the system left out.
    package var usedImages: [StoryboardMention] {
        used.filter { $0["catalog"] != "system" }.flatMap { element in
            let names = element.attributes.map(\.name).filter { $0 == "image" || $0.hasSuffix("Image") }
            return Self.mentions(in: element, of: names).filter { $0.name != "YES" && $0.name != "NO" }
        }
    }

    /// The colours of the catalogue that are used.
    package var usedColors: [StoryboardMention] {
        used.filter { $0.name == "color" }.flatMap { Self.mentions(in: $0, of: ["name"]) }
    }

    /// The colours of the system that are used.
    package var usedSystemColors: [StoryboardMention] {
        used.filter { $0.name == "color" }
            .flatMap { Self.mentions(in: $0, of: ["systemColor", "cocoaTouchSystemColor"]) }
    }

    /// The images among the resources.
    package var declaredImages: [StoryboardMention] { declared("image") }
    /// The colours of the catalogue among the resources.
    package var declaredColors: [StoryboardMention] { declared("namedColor") }
    /// The colours of the system among the resources.
    package var declaredSystemColors: [StoryboardMention] { declared("systemColor") }

    /// The texts that are drawn: of labels, fields, buttons and bars.
    package var texts: [StoryboardMention] { used.flatMap(Self.texts) }

    private static let textAttributes: [String: [String]] = [
        "label": ["text"], "textField": ["text", "placeholder"], "textView": ["text"],
        "searchBar": ["text", "placeholder", "prompt"], "state": ["title"], "segment": ["title"],
        "buttonConfiguration": ["title", "subtitle"], "navigationItem": ["title", "prompt"],
        "barButtonItem": ["title"], "tabBarItem": ["title"], "fragment": ["content"],
    ]

    private static func texts(in element: MarkupElement) -> [StoryboardMention] {
        var found = mentions(in: element, of: textAttributes[element.name] ?? [])
        if element.name == "string", ["text", "content", "title"].contains(element["key"]),
            !element.text.isEmpty
        {
            found.append(
                StoryboardMention(
                    name: element.text, element: element.name, attribute: "", line: element.line))
        }
        return found
    }

    private var everything: [MarkupElement] { [markup.root] + markup.root.descendants() }

    private var used: [MarkupElement] {
        markup.root.elements.filter { $0.name != "resources" }.flatMap { [$0] + $0.descendants() }
    }

    private func declared(_ name: String) -> [StoryboardMention] {
        resources.markup.all(name).flatMap { Self.mentions(in: $0, of: ["name"]) }
    }

    private static func mentions(in element: MarkupElement, of attributes: [String]) -> [StoryboardMention] {
        attributes.compactMap { attribute in
            guard let name = element[attribute], !name.isEmpty else { return nil }
            return StoryboardMention(
                name: name, element: element.name, attribute: attribute, line: element.line)
        }
    }
}
