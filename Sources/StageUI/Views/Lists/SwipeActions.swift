// Licensed under the Apache License, Version 2.0.

import Foundation

/// The actions at an edge of a row.
struct SwipeSide {
    let content: AnyView
    let allowsFullSwipe: Bool
}

extension RowLook {
    enum LeadingActions: ViewTraitKey { typealias Value = SwipeSide }
    enum TrailingActions: ViewTraitKey { typealias Value = SwipeSide }
    enum KeepsRow: ViewTraitKey { typealias Value = Bool }
    enum KeepsPlace: ViewTraitKey { typealias Value = Bool }
}

extension View {
    /// Adds actions that a finger uncovers by moving the row of a list to the side.
    ///
    /// - Parameters:
    ///   - edge: The side where they appear.
    ///   - allowsFullSwipe: Whether a finger that goes on performs the first of them.
    ///   - content: The actions, as buttons; the first stands outermost.
    @ViewBuilder
    @_disfavoredOverload
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let side = SwipeSide(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
        if edge == .leading {
            rowOption(RowLook.LeadingActions.self, side)
        } else {
            rowOption(RowLook.TrailingActions.self, side)
        }
    }
    /// Keeps the row of the view from being removed.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        rowOption(RowLook.KeepsRow.self, isDisabled)
    }
    /// Keeps the row of the view from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        rowOption(RowLook.KeepsPlace.self, isDisabled)
    }
}

/// The actions of a row that are there now.
@MainActor
struct SwipeActions {
    var leading: SwipeSide?
    var trailing: SwipeSide?

    /// The actions that a view sets, and that of removing it.
    init(of row: Subview, _ look: RowLook) {
        leading = look.leading
        trailing = look.trailing
        if trailing == nil, look.canDelete {
            let button = Button(role: .destructive) {
                // Looked up when it is needed: rows above may have gone.
                guard let place = RowPlace(of: row) else { return }
                withAnimation { place.edits.delete?([place.index]) }
            } label: {
                Text(verbatim: "Delete")
            }
            trailing = SwipeSide(content: AnyView(button), allowsFullSwipe: true)
        }
    }

    var isEmpty: Bool { leading == nil && trailing == nil }
}

/// The actions at one side, as high as the row; the first is at the edge.
struct SwipeGroup: View, UnnamedView {
    let side: SwipeSide?
    let isTrailing: Bool
    let state: SwipeState

    var body: some View {
        HStack(spacing: 0) {
            if let side {
                SubviewReader(content: side.content) { buttons in
                    ForEach(isTrailing ? buttons.reversed() : buttons) { $0 }
                }
            }
        }
        .buttonStyle(SwipeButtonStyle())
        .environment(\.symbolVariants, .fill)
        .environment(\.showsIcons, true)
        .environment(\.tintStyle, nil)
        .environment(\.foregroundStyle, nil)
        .environment(\.afterAction, { state.close() })
    }
}

/// An action on its ground: red where it removes something, in its tint, or gray.
private struct SwipeButtonStyle: ButtonStyle {
    @Environment(\.tint) private var tint

    /// The least width of an action and the space beside its label, in points; UIKit's, by eye.
    private static let (width, space): (CGFloat, CGFloat) = (74, 15)

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(SwipeLabelStyle())
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .padding(.horizontal, Self.space)
            .frame(minWidth: Self.width, maxWidth: .infinity, maxHeight: .infinity)
            .background(tint ?? (configuration.role == .destructive ? Color.red : Color.gray))
            .brightness(configuration.isPressed ? -0.1 : 0)
            .contentShape(Rectangle())
    }
}

/// A picture alone, whose title is read.
private struct SwipeLabelStyle: PlainLabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.icon.imageScale(.large).accessibilityHidden(true)
            .background(configuration.title.opacity(0).frame(width: 0, height: 0))
    }
}
