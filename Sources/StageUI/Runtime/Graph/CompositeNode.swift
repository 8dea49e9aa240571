// Licensed under the Apache License, Version 2.0.

import Foundation
import Observation

/// The node of a view with a body: it owns the view's state and runs the body again when needed.
///
/// `Body` is a parameter beside `V`, although `V` determines it. The compiler knows it where a view is declared; a
/// running program would have to look it up by its name and search all conformances for each part of the name.
class CompositeNode<V: View, Body>: ViewNode<V>, Invalidatable where V.Body == Body {
    private var child: ViewNode<Body>?
    private var properties: PropertyStorage
    private let fields: [PropertyField]
    private let isUnnamed: Bool
    private(set) var needsRebuild = false
    private var observation: BodyObservation?

    /// - Parameter isUnnamed: Whether the view is left out of paths.
    init(_ view: V, _ inputs: NodeInputs, isUnnamed: Bool = false) {
        fields = inputs.stage.types.properties(of: V.self)
        properties = PropertyStorage()
        self.isUnnamed = isUnnamed
        super.init(view, inputs)
        evaluate()
    }

    override var children: [Node] { .only(child) }
    override var passesRows: Bool { true }
    override var elements: [Node] { child?.elements ?? [] }
    override func collectBoxes(into boxes: inout [LayoutBox]) { child?.collectBoxes(into: &boxes) }
    override var invalidatable: (any Invalidatable)? { self }
    override var name: String { isUnnamed ? "" : typeName }
    private var typeName: String { stage.types.name(of: V.self) }

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

    func invalidate(_ transaction: Transaction) {
        guard isMounted, !needsRebuild else { return }
        needsRebuild = true
        stage.enqueue(self, transaction)
    }

    /// Changes the view just before its body runs.
    func prepare(_ view: inout V) {}

    private func evaluate() {
        needsRebuild = false
        stage.record.countBody(of: V.self)
        self.observation?.end()
        let observation = BodyObservation(self)
        self.observation = observation
        let body: Body? = passes.updates.updating(self) {
            withObservationTracking {
                var current = view
                prepare(&current)
                install(into: &current)
                // Without a model that it reads, a body cannot run: that has been reported.
                return properties.isIncomplete ? nil : current.body
            } onChange: {
                observation.fire()
            }
        }
        guard let body else { return }
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

/// A node that can be invalidated to run again.
@MainActor
protocol Invalidatable: Node {
    /// Asks for another run, as a part of a transaction.
    func invalidate(_ transaction: Transaction)
}
