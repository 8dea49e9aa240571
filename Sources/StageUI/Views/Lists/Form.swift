// Licensed under the Apache License, Version 2.0.

import Foundation

/// Rows for settings, in groups on a grey background, that can be scrolled.
///
/// The system's form is a list; this one is a column that looks like it. As in a list, many rows of a `ForEach` are made when
/// they come near the window.
public struct Form<Content: View>: View {
    private let content: Content
    @Environment(\.formStyle) private var style

    /// Creates a form; rows outside sections form their own group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The form in the style of the environment.
    public var body: some View {
        if let style {
            style.makeBody(
                FormStyleConfiguration(content: FormStyleConfiguration.Content(view: AnyView(content))))
        } else {
            GroupedForm(content: content)
        }
    }
}

/// The groups below each other, on their background.
struct GroupedForm<Content: View>: View, UnnamedView {
    let content: Content
    var look = RowGroupLook.insetGrouped
    @Environment(\.editModeStore) private var editMode
    @Environment(\.listSectionGap) private var ownGap
    @Environment(\.hidesScrollGround) private var hidesGround

    var body: some View {
        let gap = ownGap ?? look.gap
        let isEditing = editMode?.isEditing == true
        ScrollView {
            SubviewReader(content: content, arrangesRows: true) { parts in
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(FormGroup.groups(of: parts)) { group in
                        if group.isSection {
                            ForEach(group.parts) { $0 }
                        } else {
                            FormRows(rows: group.parts).padding(.bottom, gap)
                        }
                    }
                }
                // Without a row it is as wide as with rows.
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .modified(ListRows())
            .environment(\.isInForm, true)
            .environment(\.rowBadge, nil)
            .environment(\.rowGroupLook, look)
            .environment(\.isEditingRows, isEditing)
            // A row has other views around it while it is edited: it must not stand in both at a time.
            .animation(nil, value: isEditing)
            .rowStyles()
            .padding(.horizontal, look.margin)
            .padding(.vertical, look.space)
        }
        .background { if !hidesGround { FormGround(look: look) } }
        .modified(EmptyListDrop())
    }
}

/// Marks a section among the views of a form.
struct SectionMark: BoxModifier {
    enum Trait: ViewTraitKey { typealias Value = Bool }
    static var changesLayout: Bool { false }
    func trait<Key: ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        key == Trait.self ? true as? Key.Value : nil
    }
}

/// A section, or rows outside of sections that follow each other.
private struct FormGroup: Identifiable {
    let id: Subview.ID
    let isSection: Bool
    var parts: [Subview]

    @MainActor
    static func groups(of parts: [Subview]) -> [FormGroup] {
        var groups: [FormGroup] = []
        for part in parts {
            let isSection = part.gap?.isOfSections ?? (part.node.trait(SectionMark.Trait.self) == true)
            if !isSection, groups.last?.isSection == false {
                groups[groups.count - 1].parts.append(part)
            } else {
                var id = part.id
                // The first of many rows is another one, or a gap, wherever the window is.
                if !isSection, let own = part.node.groupID, !groups.contains(where: { $0.id == own }) {
                    id = own
                }
                groups.append(FormGroup(id: id, isSection: isSection, parts: [part]))
            }
        }
        return groups
    }
}

private struct FormGround: View {
    let look: RowGroupLook
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
        Color(hexPair: (look == .plain ? 0xFFFFFF : 0xF2F2F7, 0x000000), colorScheme).ignoresSafeArea()
    }
}

/// The white background of a group of rows.
struct GroupGround: View {
    /// The radius of the corners of a group, in points.
    static let cornerRadius: CGFloat = 10
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.rowGroupLook) private var look
    var body: some View {
        let color =
            colorScheme == .dark ? Color(red: 28.0 / 255, green: 28.0 / 255, blue: 30.0 / 255) : Color.white
        if look == .grouped {
            color.overlay(alignment: .top) { Divider() }.overlay(alignment: .bottom) { Divider() }
        } else {
            RoundedRectangle(cornerRadius: Self.cornerRadius).fill(color)
        }
    }
}

private enum FormKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    var isInForm: Bool {
        get { self[FormKey.self] }
        set { self[FormKey.self] = newValue }
    }
}
