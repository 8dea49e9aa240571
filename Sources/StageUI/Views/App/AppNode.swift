// Licensed under the Apache License, Version 2.0.

import Observation

/// An app on a stage, of which one window is shown.
struct AppView<A: App>: View, PrimitiveView {
    let app: A
    let request: WindowRequest

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { AppNode(self, inputs) }
}

/// Runs the body of an app, whose state it owns, and shows one of its windows.
private final class AppNode<A: App>: ViewNode<AppView<A>>, Invalidatable {
    private var observation: BodyObservation?
    private var child: ViewNode<AnyView>?
    private var storage = PropertyStorage()
    /// The state of the app's own scenes, in the order of their bodies.
    private var sceneStorages: [PropertyStorage] = []
    private var watched: [SceneDescription.Watch] = []
    private var needsRebuild = false
    private var hasRun = false

    override init(_ view: AppView<A>, _ inputs: NodeInputs) {
        super.init(view, inputs)
        evaluate()
    }

    override var children: [Node] { .only(child) }
    override var elements: [Node] { child?.elements ?? [] }
    override var name: String { stage.types.name(of: A.self) }

    override func didUpdate(from old: AppView<A>, viewChanged: Bool, environmentChanged: Bool) {
        evaluate()
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

    private func evaluate() {
        needsRebuild = false
        self.observation?.end()
        let observation = BodyObservation(self)
        self.observation = observation
        var index = 0
        var description = SceneDescription { [unowned self] scene in
            defer { index += 1 }
            if index == sceneStorages.count { sceneStorages.append(PropertyStorage()) }
            return installedScene(scene, &sceneStorages[index])
        }
        let content = stage.updates.updating(self) {
            withObservationTracking {
                let app = installed(view.app, &storage)
                // Without a model that it reads, a body cannot run: that has been reported.
                guard !storage.isIncomplete else { return nil as AnyView? }
                description.add(app.body)
                return description.content(view.request)
            } onChange: {
                observation.fire()
            }
        }
        watch(description.watches)
        guard let content else {
            let isIncomplete = storage.isIncomplete || sceneStorages.contains { $0.isIncomplete }
            guard !isIncomplete else { return }
            stage.report(.misuse, "The app has no window group for what was asked for.", at: self)
            return
        }
        let values = windowEnvironment
        if let child {
            child.update(to: content, environment: values)
        } else {
            child = content.makeViewNode(NodeInputs(stage: stage, parent: self, environment: values))
        }
    }

    /// The environment of the windows: that of the stage, with the objects of the app.
    private var windowEnvironment: EnvironmentValues {
        var values = environment
        for place in stage.feature(AppObjects.self).models { place(&values) }
        return values
    }

    private func watch(_ watches: [SceneDescription.Watch]) {
        for (index, watch) in watches.enumerated() {
            if let old = watched[safe: index] {
                if watch.differs(old.value) { stage.perform { watch.action(old.value) } }
            } else if watch.isInitial, !hasRun {
                stage.perform { watch.action(watch.value) }
            }
        }
        watched = watches
        hasRun = true
    }

    private func installedScene(_ scene: any Scene, _ storage: inout PropertyStorage) -> any Scene {
        func open<S: Scene>(_ scene: S) -> any Scene { installed(scene, &storage) }
        let result = open(scene)
        return storage.isIncomplete ? TupleScene { _ in } : result
    }

    /// Returns a value with its state and its environment in place.
    private func installed<T>(_ value: T, _ storage: inout PropertyStorage) -> T {
        let fields = stage.types.properties(of: T.self)
        guard !fields.isEmpty else { return value }
        var result = value
        storage.begin(owner: self, environment: windowEnvironment)
        withUnsafeMutableBytes(of: &result) { bytes in
            guard let base = bytes.baseAddress else { return }
            for field in fields { field.install(base + field.offset, &storage) }
        }
        return result
    }
}

extension Stage {
    /// Creates a stage and runs an app on it; the stage is one of the app's windows.
    ///
    /// - Parameters:
    ///   - app: The app.
    ///   - configuration: The screen and the user's settings.
    ///   - window: The window to show; the app's first one by default.
    ///   - text: Measures text.
    ///   - images: The pictures by name.
    public convenience init<A: App>(
        app: A, _ configuration: StageConfiguration, window: WindowRequest = WindowRequest(),
        text: any TextShaping, images: ImageLibrary = ImageLibrary()
    ) {
        self.init(configuration, text: text, images: images) { AppView(app: app, request: window) }
    }
}
