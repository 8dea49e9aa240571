// Licensed under the Apache License, Version 2.0.

public import LaunchAuth
import LaunchKit
public import SwiftUI

extension View {
    /// Shows a model's toasts, at the top for four seconds (`C-LA-40`).
    ///
    /// It belongs around what changes: a greeting begins on the sign-in screen and ends on the next one.
    ///
    /// - Parameters:
    ///   - model: The source of the toasts.
    ///   - clock: Measures the seconds.
    public func latenToast(
        of model: SignInModel, clock: any Clock<Duration> = ContinuousClock()
    ) -> some View {
        modifier(LatenToastLayer(model: model, clock: clock))
    }
}

private struct LatenToastLayer: ViewModifier {
    let model: SignInModel
    let clock: any Clock<Duration>
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    func body(content: Content) -> some View {
        content
            // The screen makes way for it: a message about a title, a field or a question leaves them in sight.
            .safeAreaInset(edge: .top, spacing: 0) {
                ZStack {
                    if let toast = model.toast {
                        LatenToast(toast: toast) { model.dismissToast() }
                            .transition(
                                reduceMotion
                                    ? .opacity.animation(.easeOut(duration: 0.25))
                                    : .move(edge: .top).combined(with: .opacity))
                    }
                }
            }
            .animation(reduceMotion ? nil : .easeOut(duration: 0.25), value: model.toast)
            .onChange(of: model.toast, initial: true) {
                guard let toast = model.toast else { return }
                AccessibilityNotification.Announcement(toast.text).post()
            }
            .task(id: model.toast) {
                guard let toast = model.toast else { return }
                // Who changes it meanwhile ends this wait, and begins another.
                guard (try? await clock.sleep(for: .seconds(4), tolerance: .milliseconds(100))) != nil,
                    model.toast == toast
                else { return }
                model.dismissToast()
            }
    }
}

/// A sentence on a card, which a touch takes away.
struct LatenToast: View {
    let toast: SignInToast
    let onTap: @MainActor () -> Void
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    var body: some View {
        let side = 20 * LatenSymbol.growth.clamp(scale)
        let color = toast.isError ? LatenPalette.destructive : BrandColor(0x22C55E)
        SignedWords(spacing: 10, alignment: .leading) {
            Image(systemName: toast.isError ? "exclamationmark.circle.fill" : "checkmark.circle.fill")
                .resizable()
                .frame(width: side, height: side)
                .foregroundStyle(color.color)
                .accessibilityHidden(true)
        } words: {
            LatenWords(toast.text, 14, .medium)
                .fixedSize(horizontal: false, vertical: true)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 16)
        .padding(.vertical, 12)
        .columnWidth(LatenLayout.columnWidth, minHeight: 48)
        .background(LatenPalette.card.color, in: RoundedRectangle(cornerRadius: 14))
        .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(color.opacity(0.45).color, lineWidth: 1) }
        .shadow(color: Color.black.opacity(0.5), radius: 16, y: 8)
        .onTapGesture(perform: onTap)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isStaticText)
    }
}
