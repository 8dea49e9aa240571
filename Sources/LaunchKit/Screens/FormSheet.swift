// Licensed under the Apache License, Version 2.0.

public import SwiftUI

/// The column of a sheet, which scrolls where it is higher than its place; on a large screen the sheet has the width of a form and
/// the height of the column.
public struct FormSheet<Content: View>: View {
    private let margin: CGFloat
    private let top: CGFloat
    private let width: CGFloat
    private let content: Content
    @State private var height: CGFloat = 620

    /// Creates the column.
    ///
    /// - Parameters:
    ///   - margin: The margins, in points; a watch has narrower ones at the sides.
    ///   - top: The space above the upper margin, in points.
    ///   - width: The largest width of the column, in points.
    ///   - content: The parts of the column, from the top.
    public init(
        margin: CGFloat = 24, top: CGFloat = 0, width: CGFloat = 440, @ViewBuilder content: () -> Content
    ) {
        (self.margin, self.top, self.width, self.content) = (margin, top, width, content())
    }

    /// The column, at the top of the sheet.
    public var body: some View {
        HintedScroll(margin: margin, width: width, sides: 0) { proxy in
            let isNarrow = proxy.size.width < 250
            VStack(spacing: 16) { content }
                .multilineTextAlignment(.center)
                .columnWidth(width)
                .padding(.horizontal, isNarrow ? 12 : margin)
                .padding(.vertical, margin)
                .padding(.top, top)
                .environment(\.isNarrow, isNarrow)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = $0
                }
                .frame(maxWidth: .infinity, minHeight: proxy.size.height, alignment: .top)
        }
        .frame(idealHeight: height)
        .formSized()
    }
}

extension EnvironmentValues {
    /// Indicates whether a sheet is as narrow as a watch.
    @Entry var isNarrow = false
}
