// Licensed under the Apache License, Version 2.0.

import Foundation

/// The bar at the top of a screen.
struct NavigationBar: View {
    struct Model {
        var title: Text?
        var subtitle: Text?
        var isLarge: Bool
        /// The title of the back button; nil where there is none.
        var back: Text?
        var leading: [ToolbarEntry]
        var principal: AnyView?
        var trailing: [ToolbarEntry]
        var secondary: [AnyView] = []
        var titleMenu: AnyView?
        var role = ToolbarRole.automatic
        var goBack: @MainActor () -> Void
    }

    let model: Model
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.dynamicTypeSize) private var typeSize

    private var rowHeight: CGFloat { height == .compact ? 32 : 44 }
    private var looks: SystemLooks { Stage.current?.device.looks ?? SystemLooks() }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            BarRow(
                leading: HStack {
                    if let back = model.back { backButton(back).barReach(in: rowHeight) }
                    if startsWithTitle { title }
                    ForEach(Array(model.leading.enumerated()), id: \.offset) { _, entry in item(entry) }
                },
                middle: Group {
                    if let principal = model.principal {
                        principal
                    } else if !startsWithTitle {
                        title
                    }
                },
                trailing: HStack {
                    ForEach(Array(model.trailing.enumerated()), id: \.offset) { _, entry in item(entry) }
                    if !model.secondary.isEmpty { more.barReach(in: rowHeight) }
                }
            )
            .frame(height: rowHeight)
            if model.isLarge, let title = model.title {
                largeTitle(title)
                    .padding(.horizontal, 16)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: ScreenBox.largeHeight(typeSize))
                    .modified(BarTitle(form: .large))
            }
        }
        .lineLimit(1)
        // Bars keep their size at every text size, but for large titles.
        .dynamicTypeSize(.large)
    }

    @ViewBuilder private func largeTitle(_ title: Text) -> some View {
        let words = looks.shownLargeTitle
        let styled = title.font(
            words.font
                ?? .system(
                    size: (model.subtitle == nil ? Font.TextStyle.largeTitle : .title).size(at: typeSize),
                    weight: .bold)
        )
        .foregroundColor(words.color ?? .primary)
        .minimumScaleFactor(0.7)
        .accessibilityAddTraits(.isHeader)
        if let subtitle = model.subtitle {
            VStack(alignment: .leading, spacing: 0) {
                styled
                subtitle.font(.bar(size: 15)).foregroundColor(.secondary)
            }
        } else {
            styled
        }
    }

    private var startsWithTitle: Bool { !model.isLarge && [.editor, .browser].contains(model.role) }

    @ViewBuilder private var title: some View {
        if let title = model.title {
            let words = looks.shownTitle
            let styled = title.font(words.font ?? .bar(size: 17, weight: .semibold))
                .foregroundColor(words.color ?? .primary)
                .accessibilityAddTraits(.isHeader)
                .modified(BarTitle(form: model.isLarge ? .small : .only))
                .accessibilityHidden(model.isLarge)
            if let menu = model.titleMenu {
                Menu {
                    menu
                } label: {
                    HStack(spacing: 5) {
                        styled
                        Image(systemName: "chevron.down.circle.fill").font(.bar(size: 15))
                            .symbolRenderingMode(.hierarchical).foregroundStyle(.gray)
                            .accessibilityHidden(true).modified(
                                BarTitle(form: model.isLarge ? .small : .only))
                    }
                }
                .barReach(in: rowHeight)
            } else if let subtitle = model.subtitle {
                VStack(spacing: 0) {
                    styled
                    subtitle.font(.bar(size: 12)).foregroundColor(.secondary)
                        .modified(BarTitle(form: model.isLarge ? .small : .only))
                        .accessibilityHidden(model.isLarge)
                }
            } else {
                styled
            }
        }
    }

    /// The menu of the actions that have no place of their own in the bar.
    private var more: some View {
        Menu {
            ForEach(Array(model.secondary.enumerated()), id: \.offset) { _, view in view }
        } label: {
            Image(systemName: "ellipsis.circle").font(.bar(size: 17))
        }
        .accessibilityLabel(Text(verbatim: "More"))
    }

    private func item(_ entry: ToolbarEntry) -> some View {
        // A weight of the font would come before one that the app sets around the item.
        entry.view.font(.bar(size: 17, weight: entry.isProminent ? .semibold : nil))
            .environment(\.hasBarLabels, true).barReach(in: rowHeight)
    }

    private func backButton(_ title: Text) -> some View {
        // The system says Back where the last title does not fit.
        let name = title.plain.count > 14 ? Text(verbatim: "Back") : title
        let tint = looks.topTint
        return Button(action: model.goBack) {
            HStack(spacing: 6) {
                if let picture = looks.backPicture {
                    picture.renderingMode(.template).foregroundStyle(tint ?? Color.accentColor)
                        .flipsForRightToLeftLayoutDirection(true)
                } else {
                    BackChevron()
                        .stroke(
                            tint ?? Color.accentColor,
                            style: StrokeStyle(lineWidth: 2.6, lineCap: .round, lineJoin: .round)
                        )
                        .frame(width: 9, height: 17.5)
                }
                if model.role != .editor { name.font(.bar(size: 17)).foregroundColor(tint) }
            }
            .frame(maxHeight: .infinity)
        }
        // The system's own, whatever the views around are drawn in.
        .environment(\.foregroundStyle, nil)
        .accessibilityLabel(name)
        .padding(.leading, -7)
    }
}

/// An angle that points to where reading starts.
private struct BackChevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

/// The bar at the bottom of a screen: its items spread over the width, unless a spacer places them.
struct BottomBar: View {
    let items: [AnyView]
    /// The views in the middle, wherever the items are.
    var status: [AnyView] = []
    @Environment(\.tint) private var tint

    var body: some View {
        HStack {
            ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                // Beside a spacer of the app's own, which comes first, these take nothing.
                if index > 0 { Color.clear.frame(height: 0).layoutPriority(-.infinity) }
                item.barReach()
            }
            if items.count < 2, !status.isEmpty { Spacer(minLength: 0) }
        }
        .frame(maxHeight: .infinity)
        .overlay {
            if !status.isEmpty {
                HStack { ForEach(Array(status.enumerated()), id: \.offset) { _, item in item.barReach() } }
            }
        }
        .font(.bar(size: 17))
        .environment(\.hasBarLabels, true)
        .environment(\.tint, Stage.current?.device.looks?.toolsTint ?? tint)
        .lineLimit(1)
        .dynamicTypeSize(.large)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension Color {
    /// One of two colours, by the appearance.
    init(hexPair: (light: UInt32, dark: UInt32), _ scheme: ColorScheme) {
        let hex = scheme == .dark ? hexPair.dark : hexPair.light
        self.init(
            red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
            blue: Double(hex & 255) / 255)
    }
}

/// A view at the start, one at the end, and one in the middle of the rest.
struct BarRow<Leading: View, Middle: View, Trailing: View>: View, PrimitiveView {
    let leading: Leading
    let middle: Middle
    let trailing: Trailing

    func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> { BarRowNode(self, inputs) }
}

private final class BarRowNode<Leading: View, Middle: View, Trailing: View>:
    ContainerNode<
        BarRow<Leading, Middle, Trailing>, TupleView<(ZStack<Leading>, ZStack<Middle>, ZStack<Trailing>)>
    >
{
    init(_ view: BarRow<Leading, Middle, Trailing>, _ inputs: NodeInputs) {
        super.init(view, inputs) { view in
            TupleView((ZStack { view.leading }, ZStack { view.middle }, ZStack { view.trailing }))
        }
    }

    override func makeBox() -> ContainerBox { BarRowBox(owner: self) }
}

private final class BarRowBox: ContainerBox {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        guard children.count == 3 else { return }
        let room = ProposedViewSize(width: nil, height: size.height)
        let first = children[0].size(for: room)
        let last = children[2].size(for: room)
        let from = Self.margin + (first.width > 0 ? first.width + Self.gap : 0)
        let to = size.width - Self.margin - (last.width > 0 ? last.width + Self.gap : 0)
        let offered = ProposedViewSize(width: max(0, to - from), height: size.height)
        let middle = children[1].size(for: offered)
        // In the middle of the bar, unless that is occupied.
        let x = max(from, min((size.width - middle.width) / 2, to - middle.width))
        place(children[0], x: Self.margin, y: (size.height - first.height) / 2, proposal: room, in: size)
        place(children[1], x: x, y: (size.height - middle.height) / 2, proposal: offered, in: size)
        place(
            children[2], x: size.width - Self.margin - last.width, y: (size.height - last.height) / 2,
            proposal: room, in: size)
    }
}
