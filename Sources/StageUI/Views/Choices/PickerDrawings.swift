// Licensed under the Apache License, Version 2.0.

import Foundation

/// The button of a picker with a menu: the chosen view, in a form with the label before it.
struct MenuPicker<Content: View, Label: View>: View {
    let content: Content
    let choice: PickerChoice
    let label: Label
    /// Indicates whether the label is shown, and the button is as wide as its row.
    let fillsRow: Bool
    @State private var isOpen = false
    @Environment(\.stacksRowPairs) private var isStacked
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let (isRow, value) = (fillsRow, SubviewReader(content: content) { chosen($0) })
        Button {
            isOpen = true
        } label: {
            if isRow {
                let shown = value.lineLimit(isStacked ? nil : 1).foregroundStyle(Color.secondary)
                    .background(menu)
                if hidesLabels {
                    shown.contentShape(Rectangle())
                } else {
                    RowPair(title: named.usualForeground(Color.primary), value: shown)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .contentShape(Rectangle())
                }
            } else {
                value.lineLimit(1).padding(.horizontal, 12).padding(.vertical, 7).background(menu)
            }
        }
        .background { if !isRow || hidesLabels { unseen } }
        .modified(PickerElement())
    }

    /// The menu stands beside the chosen view.
    private var menu: some View {
        MenuPresenter(isOpen: $isOpen) {
            PickerRows(content: content, choice: choice, label: EmptyView())
        }
    }

    private var named: some View { label.modified(SpokenPart(kind: .label)) }
    /// The label that is read and not shown.
    private var unseen: some View { named.opacity(0).frame(width: 0, height: 0) }

    private func chosen(_ options: [Subview]) -> some View {
        HStack(spacing: 5) {
            if let option = options.first(where: { choice.isChosen($0.tag) }) {
                option.modified(SpokenPart(kind: .value))
            }
            Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
                .accessibilityHidden(true)
        }
    }
}

/// The rows of a picker, in a form or in a menu, with a mark at the chosen one.
struct PickerRows<Content: View, Label: View>: View {
    let content: Content
    let choice: PickerChoice
    let label: Label
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.isInMenu) private var isInMenu

    var body: some View {
        if !hidesLabels { label.usualForeground(Color.secondary) }
        SubviewReader(content: content) { options in
            ForEach(options) { option in
                let isChosen = choice.isChosen(option.tag)
                if isInMenu {
                    row(option, isChosen)
                } else {
                    row(option, isChosen).buttonStyle(.plain)
                }
            }
        }
    }

    private func row(_ option: Subview, _ isChosen: Bool) -> some View {
        Button {
            choice.choose(option.tag)
        } label: {
            HStack(spacing: 8) {
                if isInMenu { mark(isChosen) }
                option
                Spacer(minLength: 8)
                if !isInMenu { mark(isChosen) }
            }
            .contentShape(Rectangle())
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private func mark(_ isChosen: Bool) -> some View {
        Image(systemName: "checkmark").fontWeight(.semibold)
            .foregroundStyle(isInMenu ? Color.primary : Color.accentColor)
            .opacity(isChosen ? 1 : 0).accessibilityHidden(true)
    }
}

/// All views of a picker side by side; the chosen one stands on a background that slides.
struct SegmentedPicker<Content: View, Label: View>: View {
    let content: Content
    let choice: PickerChoice
    let label: Label
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        SubviewReader(content: content) { options in
            let chosen = options.firstIndex { choice.isChosen($0.tag) }
            HStack(spacing: 0) {
                ForEach(Array(options.indices), id: \.self) { index in
                    segment(index, of: options, isChosen: index == chosen)
                }
            }
            .background(SegmentGround(count: options.count, chosen: chosen))
        }
        .frame(minHeight: 32)
        .opacity(isEnabled ? 1 : 0.5)
        .accessibilityElement(children: .contain)
    }

    private func words(isChosen: Bool) -> SystemLooks.Words {
        guard let looks = Stage.current?.device.looks else { return SystemLooks.Words() }
        guard isChosen else { return looks.segmentTitle }
        return SystemLooks.Words(
            color: looks.chosenSegmentTitle.color ?? looks.segmentTitle.color,
            font: looks.chosenSegmentTitle.font ?? looks.segmentTitle.font)
    }

    /// The system's segments keep their size at all text sizes, and are heavier where they are chosen.
    private func segment(_ index: Int, of options: [Subview], isChosen: Bool) -> some View {
        let words = words(isChosen: isChosen)
        return Button {
            choice.choose(options[index].tag)
        } label: {
            SubviewReader(content: content) { options in
                if index < options.count { options[index] }
            }
            .lineLimit(1)
            .font(words.font ?? .system(size: 13, weight: isChosen ? .semibold : .medium))
            .transformEnvironment(\.foregroundStyle) { style in
                if let color = words.color { style = AnyShapeStyle(color) }
            }
            .padding(.horizontal, 8)
            .frame(maxWidth: .infinity, minHeight: 32)
            .contentShape(Rectangle())
        }
        .buttonStyle(SegmentStyle())
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .accessibilityValue("\(index + 1) of \(options.count)")
    }
}

private struct SegmentStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.3 : 1)
    }
}

/// The grey background, the lines between segments and the white background of the chosen one.
private struct SegmentGround: View {
    let count: Int
    let chosen: Int?
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        let dark = colorScheme == .dark
        let looks = Stage.current?.device.looks
        GeometryReader { proxy in
            let width = proxy.size.width / CGFloat(max(1, count))
            ZStack(alignment: .topLeading) {
                RoundedRectangle(cornerRadius: 9).fill(
                    looks?.segments
                        ?? Color(
                            red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255,
                            opacity: dark ? 0.24 : 0.12))
                ForEach(Array(1..<max(1, count)), id: \.self) { index in
                    Rectangle().fill(Color.secondary.opacity(0.5))
                        .frame(width: 1, height: 16)
                        .opacity(index == chosen || index - 1 == chosen ? 0 : 1)
                        .padding(.leading, CGFloat(index) * width - 0.5)
                        .padding(.top, (proxy.size.height - 16) / 2)
                }
                if let chosen {
                    RoundedRectangle(cornerRadius: 7)
                        .fill(
                            looks?.chosenSegment
                                ?? (dark
                                    ? Color(red: 99.0 / 255, green: 99.0 / 255, blue: 102.0 / 255) : .white)
                        )
                        .shadow(color: .black.opacity(0.12), radius: 4, x: 0, y: 3)
                        .padding(2)
                        .frame(width: width, height: proxy.size.height)
                        .padding(.leading, CGFloat(chosen) * width)
                }
            }
        }
        .animation(.spring(duration: 0.3, bounce: 0), value: chosen)
    }
}

/// A row with the chosen view, which leads to a screen of all of them.
struct LinkedPicker<Content: View, Label: View>: View {
    let content: Content
    let choice: PickerChoice
    let label: Label

    var body: some View {
        NavigationLink {
            PickedScreen(content: content, choice: choice)
        } label: {
            RowPair(
                title: label,
                value: SubviewReader(content: content) { options in
                    if let option = options.first(where: { choice.isChosen($0.tag) }) { option }
                }
                // The options are drawn in the styles of their reader.
                .foregroundStyle(Color.secondary))
        }
    }
}

/// The rows of a picker on a screen of their own, which a choice leaves.
private struct PickedScreen<Content: View>: View {
    let content: Content
    let choice: PickerChoice
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let dismiss = dismiss
        List {
            PickerRows(
                content: content,
                choice: choice.then { dismiss() }, label: EmptyView())
        }
    }
}
