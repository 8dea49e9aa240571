// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// A field of a form: an icon, what is typed, a button that shows what is typed secretly, and below it what is
/// wrong.
///
/// The keyboard, the content type, the label of the return key and what follows on it are set from outside, as for a
/// `TextField`. A problem is the field's hint as well; the code that sets problems announces the first one.
public struct FormField<Field: Hashable>: View {
    private let title: String
    private let text: Binding<String>
    private let prompt: String?
    private let symbol: String
    private let problem: String?
    private let secret: FormSecret?
    private let field: Field
    private let focus: FocusState<Field?>.Binding
    private let style: FormFieldStyle
    @BrandMetric(relativeTo: .body) private var scale: CGFloat = 1

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - title: The label, as it is read and, where the style says so, stands above the field.
    ///   - text: The typed text.
    ///   - prompt: The text of an empty field; the title if there is none.
    ///   - symbol: The name of the icon.
    ///   - problem: The problem of the typed text.
    ///   - secret: The button that shows what is typed; nil for a field without a secret.
    ///   - focus: Which field of the form has the focus.
    ///   - field: The value that stands for this one.
    ///   - style: The style of the field.
    public init(
        _ title: String, text: Binding<String>, prompt: String? = nil, symbol: String,
        problem: String? = nil, secret: FormSecret? = nil, focus: FocusState<Field?>.Binding,
        equals field: Field, style: FormFieldStyle
    ) {
        (self.title, self.text, self.prompt, self.symbol) = (title, text, prompt, symbol)
        (self.problem, self.secret, self.focus, self.field) = (problem, secret, focus, field)
        self.style = style
    }

    /// The title, the box and the problem.
    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if style.showsTitle {
                Text(title).typeset(.subheadline.weight(.semibold), style.text)
                    // The field carries the same name.
                    .accessibilityHidden(true)
            }
            box
            if let problem { FormProblem(problem, style: style) }
        }
    }

    private var isFocused: Bool { focus.wrappedValue == field }

    private var box: some View {
        HStack(spacing: 0) {
            Image.symbol(symbol, side: style.iconSide * style.growth(scale))
                .foregroundStyle(iconColor.color)
                .padding(.trailing, style.gap)
                .accessibilityHidden(true)
            editor
                .font(style.font)
                .foregroundStyle(style.text.color)
                .tint(style.tint.color)
                .accessibilityHint(problem ?? "")
                .padding(.vertical, 6)
            if let secret {
                FormRevealButton(secret: secret, style: style, scale: style.growth(scale), focus: keepFocus)
            }
        }
        .padding(.leading, style.inset)
        .padding(.trailing, secret == nil ? style.inset : 0)
        .frame(maxWidth: .infinity, minHeight: style.height)
        .background(style.fill.color, in: RoundedRectangle(cornerRadius: style.radius))
        .overlay {
            RoundedRectangle(cornerRadius: style.radius).strokeBorder(edge.color, lineWidth: edgeWidth)
        }
        .overlay { ring }
        .animation(style.animation, value: isFocused)
        .contentShape(Rectangle())
        // The line of text alone is too low for a finger.
        .onTapGesture { focus.wrappedValue = field }
    }

    private var editor: some View {
        Group {
            if let secret, !secret.isVisible.wrappedValue {
                SecureField(title, text: text, prompt: faint)
            } else {
                TextField(title, text: text, prompt: faint)
            }
        }
        .focused(focus, equals: field)
    }

    /// The other kind of field takes the caret over.
    private func keepFocus() { if isFocused { focus.wrappedValue = field } }

    /// The system's own grey is too faint to be read on a box.
    private var faint: Text {
        Text(verbatim: prompt ?? title).foregroundStyle(style.placeholder.color)
    }

    private var iconColor: BrandColor {
        isFocused && style.tintsFocusedIcon ? style.tint : style.placeholder
    }

    private var edge: BrandColor {
        if problem != nil, style.marksProblemInFocus || !isFocused { return style.error }
        return isFocused ? style.focusBorder : style.border
    }

    private var edgeWidth: CGFloat { isFocused || problem != nil ? style.markedWidth : 1 }

    @ViewBuilder
    private var ring: some View {
        if let ring = style.ring {
            RoundedRectangle(cornerRadius: style.radius + style.ringWidth / 2)
                .stroke(ring.color, lineWidth: style.ringWidth)
                .padding(-style.ringWidth / 2)
                .opacity(isFocused ? 1 : 0)
                .allowsHitTesting(false)
        }
    }
}

/// The reveal button's state and labels, for a field that shows bullets until its user wants to read it.
public struct FormSecret {
    let isVisible: Binding<Bool>
    let show: String
    let hide: String

    /// Describes the button.
    ///
    /// - Parameters:
    ///   - isVisible: Whether the text can be read.
    ///   - show: What the button is called while the text is hidden.
    ///   - hide: What it is called while the text can be read.
    public init(isVisible: Binding<Bool>, show: String, hide: String) {
        (self.isVisible, self.show, self.hide) = (isVisible, show, hide)
    }
}

/// The button at the end of a field that shows and hides what is typed: 44 by 44 points to the finger.
private struct FormRevealButton: View {
    let secret: FormSecret
    let style: FormFieldStyle
    let scale: CGFloat
    let focus: @MainActor () -> Void

    var body: some View {
        let isVisible = secret.isVisible.wrappedValue
        let (width, height) = (style.eyeWidth * scale, style.iconSide * scale)
        Button {
            secret.isVisible.wrappedValue.toggle()
            focus()
        } label: {
            Image(systemName: isVisible ? "eye.slash.fill" : "eye.fill")
                .resizable()
                .scaledToFit()
                .frame(width: width, height: height)
                .foregroundStyle(style.placeholder.color)
                .frame(width: max(44, width + 2 * style.inset), height: max(44, height))
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(isVisible ? secret.hide : secret.show)
    }
}

/// A sentence that says what is wrong, marked by a symbol and not only by its colour.
public struct FormProblem: View {
    private let text: String
    private let style: FormFieldStyle
    @BrandMetric(relativeTo: .subheadline) private var scale: CGFloat = 1

    /// Creates the sentence.
    public init(_ text: String, style: FormFieldStyle) { (self.text, self.style) = (text, style) }

    /// The sign and the sentence.
    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            Image.symbol(style.errorSymbol, side: style.errorIconSide * style.growth(scale))
                .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 2 }
                .accessibilityHidden(true)
            Text(text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .fixedSize(horizontal: false, vertical: true)
        }
        .font(style.errorFont)
        .foregroundStyle(style.error.color)
    }
}
