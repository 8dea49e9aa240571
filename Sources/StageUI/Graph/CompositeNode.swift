// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation

/// The node of a view with a body: it owns the view's state and runs the body again when needed.
final class CompositeNode<V: View>: ViewNode<V>, Invalidatable {
    private var child: ViewNode<V.Body>?
    private var properties: PropertyStorage
    private let fields: [PropertyField]
    private(set) var needsRebuild = false

    override init(_ view: V, _ inputs: NodeInputs) {
        fields = inputs.stage.propertyFields(of: V.self)
        properties = PropertyStorage()
        super.init(view, inputs)
        evaluate()
    }

    override var children: [Node] { child.map { [$0] } ?? [] }
    override var elements: [Node] { child?.elements ?? [] }
    override var name: String { shortTypeName(V.self) }

    /// The properties that live in the tree do not count: they belong to the place, not the value.
    override func isSame(_ a: V, _ b: V) -> Bool {
        sameBits(a, b, outside: fields.map { $0.offset..<$0.offset + $0.size })
    }

    override func didUpdate(from old: V, viewChanged: Bool, environmentChanged: Bool) {
        if viewChanged || properties.environmentReads.contains(where: { $0(environment) }) {
            evaluate()
        } else if let child {
            child.update(to: child.view, environment: environment)
        }
    }

    override func rebuild() {
        guard isMounted, needsRebuild else { return }
        evaluate()
    }

    func invalidate() {
        guard isMounted, !needsRebuild else { return }
        needsRebuild = true
        stage.enqueue(self)
    }

    private func evaluate() {
        needsRebuild = false
        var current = view
        install(into: &current)
        stage.bodyCounts[name, default: 0] += 1
        let ticket = UpdateTicket(self, inbox: stage.inbox)
        let installed = current
        let body = stage.updating(self) {
            withObservationTracking {
                installed.body
            } onChange: {
                ticket.fire()
            }
        }
        if let child {
            child.update(to: body, environment: environment)
        } else {
            child = body.makeViewNode(NodeInputs(stage: stage, parent: self, environment: environment))
        }
    }

    private func install(into view: inout V) {
        guard !fields.isEmpty else { return }
        properties.begin(owner: self, environment: environment)
        withUnsafeMutableBytes(of: &view) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields { field.install(base + field.offset, &properties) }
        }
    }
}

/// A node that can be asked to run again.
@MainActor
protocol Invalidatable: Node {
    func invalidate()
}

/// The name of a type without its module and generic arguments.
func shortTypeName(_ type: Any.Type) -> String {
    let full = String(describing: type)
    return String(full.prefix { $0 != "<" })
}
