// Licensed under the Apache License, Version 2.0.

package import StageUI

/// A controller for which the stage has a view.
@MainActor
package protocol ShownController: UIViewController {
    /// The view.
    var shownView: AnyView { get }
}

/// The view of a controller that a representable makes, for as long as the representable is there.
struct RepresentedController<Representable: UIViewControllerRepresentable>: View {
    let representable: Representable
    @Environment(\.self) private var environment
    @State private var kept = KeptController<Representable>()

    var body: some View {
        kept.shown(for: representable, environment).onRemove { kept.dismantle() }
    }
}

/// The controller of a representable and its coordinator.
@MainActor
private final class KeptController<Representable: UIViewControllerRepresentable> {
    private var made:
        (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
    private var view = AnyView(EmptyView())

    /// Makes the controller, or brings it up to date, and returns its view.
    func shown(for representable: Representable, _ environment: EnvironmentValues) -> AnyView {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        let isNew = made == nil
        let controller = made?.controller ?? representable.makeUIViewController(context: context)
        made = (controller, coordinator)
        controller.dismissal = { environment.dismiss() }
        representable.updateUIViewController(controller, context: context)
        if isNew { view = (controller as? any ShownController)?.shownView ?? view }
        return view
    }

    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIViewController(made.controller, coordinator: made.coordinator)
        self.made = nil
    }
}
