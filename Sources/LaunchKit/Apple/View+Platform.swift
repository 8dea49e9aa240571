// Licensed under the Apache License, Version 2.0.

public import SwiftUI

#if os(macOS)
    import AppKit
#elseif os(iOS) || os(visionOS)
    import UIKit
#endif

// What screens want and not each of Apple's systems has, so that the screens need no conditions (Decision 0050).

extension String {
    /// Indicates whether the system has a pasteboard that apps write; a watch and a television have none.
    public static var hasPasteboard: Bool {
        #if os(watchOS) || os(tvOS)
            false
        #else
            true
        #endif
    }

    /// Copies the text, so that it can be pasted into another app.
    @MainActor public func copyToPasteboard() {
        #if os(macOS)
            NSPasteboard.general.clearContents()
            NSPasteboard.general.setString(self, forType: .string)
        #elseif !os(watchOS) && !os(tvOS)
            UIPasteboard.general.string = self
        #endif
    }
}

extension View {
    /// Plays the haptic feedback of success each time a value changes.
    ///
    /// visionOS has no haptic feedback before version 26.
    public func successFeedback(trigger: some Equatable) -> some View {
        #if os(visionOS)
            self
        #else
            sensoryFeedback(.success, trigger: trigger)
        #endif
    }

    /// Dismisses the keyboard when the user scrolls; on visionOS it floats in front of the window.
    public func keyboardLeavesWithScrolling() -> some View {
        #if os(visionOS)
            self
        #else
            scrollDismissesKeyboard(.interactively)
        #endif
    }

    /// Blurs a square view that stays as it is, once for all frames; `radius` is the Gaussian's sigma in points.
    ///
    /// Apple's systems filter anew in each frame in which something around the view moves, unless a picture of the
    /// result is kept. A strong blur has no details: the picture has an eighth of the length, a fraction of a megabyte
    /// instead of fifty, and is enlarged as it is drawn. The stage keeps its blurs by itself.
    public func blurredOnce(radius: CGFloat, side: CGFloat) -> some View {
        #if os(Linux)
            blur(radius: radius)
        #else
            blurredInPicture(radius: radius, side: side)
        #endif
    }

    /// Blurs a square view in a picture of an eighth of its length, which is enlarged.
    func blurredInPicture(radius: CGFloat, side: CGFloat) -> some View {
        let length: CGFloat = 8
        // Three sigma beyond the edge nothing is left of the light.
        let picture = (side + 6 * radius) / length
        return scaleEffect(1 / length)
            .blur(radius: radius / length)
            .frame(width: picture, height: picture)
            .drawingGroup()
            .scaleEffect(length)
    }

    /// Sets the colour of the bar below tabs; a Mac has its tabs elsewhere, and a watch has pages.
    public func tabBarGround(_ color: BrandColor) -> some View {
        #if os(macOS) || os(watchOS)
            self
        #else
            toolbarBackground(color.color, for: .tabBar).toolbarBackground(.visible, for: .tabBar)
        #endif
    }

    /// Hides the bar above the first screen of a stack, which has its own title; a Mac's is the window's.
    public func hidesNavigationBar() -> some View {
        #if os(macOS)
            self
        #else
            toolbar(.hidden, for: .navigationBar)
        #endif
    }

    /// Makes a view a page over the first screen of a stack: with its own title in it, and the way back in a low bar.
    public func pushedPage() -> some View {
        #if os(macOS) || os(tvOS)
            self
        #else
            navigationBarTitleDisplayMode(.inline)
        #endif
    }

    /// Gives the sheet that the view is in the width of a form on a large screen, and the view's ideal height.
    ///
    /// Before version 18 of iOS, a sheet on an iPad has the size of a form anyway.
    @ViewBuilder public func formSized() -> some View {
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            presentationSizing(.form.fitted(horizontal: false, vertical: true))
        } else {
            self
        }
    }

    /// Sets the colour of a spinner.
    ///
    /// A Mac's spinner takes no tint: it is light or dark, as the appearance around it says.
    public func spinner(_ color: BrandColor) -> some View {
        #if os(macOS)
            environment(\.colorScheme, color.isLight ? .dark : .light)
        #else
            tint(color.color)
        #endif
    }

    /// Shows the focus on a button with its own style, for which tvOS draws none.
    public func showsFocus() -> some View {
        #if os(tvOS)
            modifier(FocusLift())
        #else
            self
        #endif
    }
}

#if os(tvOS)
    /// Lifts what has the focus; who wants less motion sees a line around it.
    private struct FocusLift: ViewModifier {
        @Environment(\.isFocused) private var isFocused
        @Environment(\.accessibilityReduceMotion) private var reduceMotion

        func body(content: Content) -> some View {
            content
                .overlay {
                    RoundedRectangle(cornerRadius: 16)
                        .strokeBorder(.white, lineWidth: 4)
                        .padding(-6)
                        .opacity(isFocused ? 1 : 0)
                }
                .scaleEffect(isFocused && !reduceMotion ? 1.06 : 1)
                .animation(reduceMotion ? nil : .easeOut(duration: 0.15), value: isFocused)
        }
    }
#endif
