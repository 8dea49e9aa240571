// Licensed under the Apache License, Version 2.0.

package import StageUI

/// A view of UIKit for which the stage has one of its own.
@MainActor
package protocol ShownView: UIView {
    /// The view.
    var shownView: AnyView { get }
}

/// The view that a representable makes, for as long as the representable is there.
struct RepresentedView<Representable: UIViewRepresentable>: View {
    let representable: Representable
    @Environment(\.self) private var environment
    @State private var kept = KeptView<Representable>()

    var body: some View {
        kept.shown(for: representable, environment).onRemove { kept.dismantle() }
    }
}

/// The view of a representable and its coordinator.
@MainActor
private final class KeptView<Representable: UIViewRepresentable> {
    private var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?

    /// Makes the view, or brings it up to date, and returns what the stage shows of it.
    func shown(for representable: Representable, _ environment: EnvironmentValues) -> AnyView {
        let coordinator = made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        let view = made?.view ?? representable.makeUIView(context: context)
        made = (view, coordinator)
        representable.updateUIView(view, context: context)
        guard !view.isHidden, let shown = (view as? any ShownView)?.shownView else {
            return AnyView(Color.clear)
        }
        return AnyView(shown.opacity(Double(view.alpha)))
    }

    func dismantle() {
        guard let made else { return }
        Representable.dismantleUIView(made.view, coordinator: made.coordinator)
        self.made = nil
    }
}
