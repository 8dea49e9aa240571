// Licensed under the Apache License, Version 2.0.

import Foundation

@testable import StageUI

/// The views of random trees that show something above everything else.
struct PlanPresenter: View {
    let plan: Plan
    let model: PlanModel
    let first: PlanView
    let last: PlanView
    var isShown: Binding<Bool> {
        Binding {
            model.presented == plan.id
        } set: {
            if $0 {
                model.presented = plan.id
            } else if model.presented == plan.id {
                model.presented = nil
            }
        }
    }
    /// The height that the user has chosen, in the model, so that a fresh tree knows it.
    var height: Binding<PresentationDetent> {
        Binding {
            model.flags[plan.id] == true ? .large : .medium
        } set: {
            model.flags[plan.id] = $0 == .large
        }
    }
    var shown: some View {
        VStack {
            last
            RandomDismissal(isHigh: plan.amount > 25)
        }
    }
    var body: some View {
        switch plan.kind {
        case .sheet:
            first.sheet(isPresented: isShown, onDismiss: { model.changes += 1 }) {
                shown.presentationDetents(plan.amount > 25 ? [.medium, .large] : [.large], selection: height)
                    .interactiveDismissDisabled(plan.amount > 40)
            }
        case .cover: first.fullScreenCover(isPresented: isShown) { shown }
        case .alert:
            first.alert("A\(plan.amount)", isPresented: isShown) {
                Button("Retry") { model.taps[plan.id, default: 0] += 1 }
                if plan.amount > 25 { Button("Cancel", role: .cancel) {} }
            } message: {
                Text("Check your internet.")
            }
        case .dialog:
            first.confirmationDialog("D\(plan.amount)", isPresented: isShown, titleVisibility: .visible) {
                Button("Sign out", role: .destructive) { model.taps[plan.id, default: 0] += 1 }
            }
        default: first.popover(isPresented: isShown) { shown }
        }
    }
}

private struct RandomDismissal: View {
    let isHigh: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button(isPresented ? "done" : "open") { dismiss() }.disabled(isHigh) }
}
