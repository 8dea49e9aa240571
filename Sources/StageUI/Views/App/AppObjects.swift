// Licensed under the Apache License, Version 2.0.

import Combine
import Observation

/// The objects that a stage keeps for its app beside the views, such as its delegate.
final class AppObjects: StageFeature {
    var delegate: AnyObject?
    /// Each places an object in the environment of the app's windows.
    private(set) var models: [(inout EnvironmentValues) -> Void] = []
    private var phaseActions: [(ScenePhase?, ScenePhase) -> Void] = []

    func share<Model: AnyObject>(_ model: Model) {
        guard model is any ObservableObject || model is any Observable else { return }
        models.append { $0[model: Model.self] = model }
    }

    func addPhaseAction(_ action: @escaping (ScenePhase?, ScenePhase) -> Void) {
        phaseActions.append(action)
        stage.perform { [unowned self] in action(nil, self.stage.window.phase) }
    }

    func phaseDidChange(from old: ScenePhase, to new: ScenePhase) {
        guard !phaseActions.isEmpty else { return }
        StageReference.run({ for action in phaseActions { action(old, new) } }, on: stage)
    }
}

extension Stage {
    /// The delegate of the app, for the module that stands for UIKit.
    package var appDelegate: AnyObject? {
        get { feature(AppObjects.self).delegate }
        set { feature(AppObjects.self).delegate = newValue }
    }

    /// Places an object that views can watch in the environment of the app's windows, by its class.
    package func share(_ object: AnyObject) {
        func open<Model: AnyObject>(_ model: Model) { feature(AppObjects.self).share(model) }
        open(object)
    }

    /// Performs an action after the present update, without an old phase, and after each change of the phase.
    package func onScenePhase(_ action: @escaping (_ old: ScenePhase?, _ new: ScenePhase) -> Void) {
        feature(AppObjects.self).addPhaseAction(action)
    }
}

/// An object that a property finds before each run of a body, which runs again after the object's changes.
package struct FoundObject: DynamicProperty, InstallableProperty {
    private let find: @MainActor () -> AnyObject

    package init(_ find: @escaping @MainActor () -> AnyObject) { self.find = find }

    mutating func install(_ storage: inout PropertyStorage) {
        let changes = storage.location { ObjectChanges() }
        if let object = find() as? any ObservableObject { changes.noteRead(of: object) }
    }
}
