// Licensed under the Apache License, Version 2.0.

public import Foundation

/// A node of a stage's tree and where it is, for tools that print or compare trees.
public struct StageElement: Hashable, Sendable, Codable {
    /// Its place in the list of all elements.
    public var index: Int
    /// The place of the node above; nil for the root.
    public var parent: Int?
    /// The type of the view, or of the change for a modifier, without module and generic arguments.
    public var name: String
    /// The composite views around it, outermost first.
    public var path: String
    /// The smallest upright rectangle on the canvas around what it lays out, in points; nil for nothing.
    public var frame: CGRect?
    /// Indicates whether it is only drawn until its transition out is over.
    public var isLeaving: Bool
}

extension Stage {
    /// The nodes of the tree as they are now, each before those below it.
    public func elements() -> [StageElement] {
        update()
        layout()
        guard let root else { return [] }
        var frames: [ObjectIdentifier: CGRect] = [:]
        if let rootBox { collectFrames(rootBox, .identity, into: &frames) }
        var result: [StageElement] = []
        collect(root, below: nil, isLeaving: false, frames, into: &result)
        return result
    }

    /// The nodes of what is presented above the window, such as a sheet, each before those below it.
    package func presentedElements() -> [StageElement] {
        update()
        layout()
        var frames: [ObjectIdentifier: CGRect] = [:]
        if let rootBox { collectFrames(rootBox, .identity, into: &frames) }
        var result: [StageElement] = []
        for node in presentations.nodes {
            collect(node, below: nil, isLeaving: node.isLeaving, frames, into: &result)
        }
        return result
    }

    private func collectFrames(
        _ box: LayoutBox, _ above: CGAffineTransform, into frames: inout [ObjectIdentifier: CGRect]
    ) {
        let context = AccessibilityContext(toCanvas: above).entering(box)
        let frame = context.frame(of: box)
        frames[ObjectIdentifier(box.owner)] = frames[ObjectIdentifier(box.owner)]?.union(frame) ?? frame
        for child in box.children { collectFrames(child, context.toCanvas, into: &frames) }
    }

    /// Adds a node and those below it; returns the rectangle around all that they lay out.
    @discardableResult
    private func collect(
        _ node: Node, below parent: Int?, isLeaving: Bool, _ frames: [ObjectIdentifier: CGRect],
        into result: inout [StageElement]
    ) -> CGRect? {
        let isLeaving = isLeaving || node.isDeparting
        let index = result.count
        result.append(
            StageElement(
                index: index, parent: parent,
                name: (node as? any NamedByView)?.viewName ?? types.name(of: Swift.type(of: node)),
                path: node.path, frame: nil, isLeaving: isLeaving))
        var around: CGRect?
        for child in node.children {
            guard let frame = collect(child, below: index, isLeaving: isLeaving, frames, into: &result)
            else { continue }
            around = around?.union(frame) ?? frame
        }
        // A node without its own box is where its views are.
        result[index].frame = frames[ObjectIdentifier(node)] ?? around
        return result[index].frame
    }
}

/// A node that can tell which view or change it stands for.
@MainActor
private protocol NamedByView {
    var viewName: String { get }
}

extension ViewNode: NamedByView {
    fileprivate var viewName: String {
        stage.types.name(of: (V.self as? any NamedByChange.Type)?.changeType ?? V.self)
    }
}

/// A changed view, which is named by its change.
@MainActor
private protocol NamedByChange {
    static var changeType: Any.Type { get }
}

extension BoxedView: NamedByChange {
    fileprivate static var changeType: Any.Type { Modifier.self }
}
