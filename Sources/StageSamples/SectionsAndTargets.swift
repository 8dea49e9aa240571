// Licensed under the Apache License, Version 2.0.

import SwiftUI

extension Sample {
    static var sectionsAndTargets: [Sample] {
        [
            Sample("Section, pinnedViews", in: .scrolling) {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { PinnedParts() }
                }
                .defaultScrollAnchor(.center)
            },
            Sample("Section in a grid", in: .scrolling) {
                ScrollView {
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 50), spacing: 2)], spacing: 2,
                        pinnedViews: PinnedScrollableViews.sectionHeaders
                    ) { PinnedParts() }
                }
                .defaultScrollAnchor(.center)
            },
            Sample("ScrollViewReader, ScrollViewProxy", in: .scrolling) {
                ScrollViewReader { (proxy: ScrollViewProxy) in
                    ScrollView {
                        VStack { ForEach(0..<20, id: \.self) { Tile("row \($0)").id($0) } }
                    }
                    .onAppear { proxy.scrollTo(10, anchor: .center) }
                }
            },
            Sample("scroll indicators, margins, clip", in: .scrolling) {
                ScrollView { VStack { ForEach(0..<9, id: \.self) { Tile("row \($0)") } } }
                    .scrollIndicators(ScrollIndicatorVisibility.hidden)
                    .contentMargins(.horizontal, 20, for: ContentMarginPlacement.scrollContent)
                    .scrollClipDisabled()
                    .scrollDisabled(true)
                    .scrollBounceBehavior(ScrollBounceBehavior.basedOnSize)
                    .scrollDismissesKeyboard(ScrollDismissesKeyboardMode.interactively)
            },
            Sample("scrollPosition, scrollTargetBehavior", in: .scrolling) { TargetSample() },
        ]
    }
}

/// Stops at tens.
struct TensBehavior: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
        target.rect.origin.x = (target.rect.origin.x / 10).rounded() * 10
    }
}

private struct TargetSample: View {
    private let limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    @Environment(\.isScrollEnabled) private var isScrollEnabled
    @State private var shown: Int? = 2

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                HStack { ForEach(0..<9, id: \.self) { Tile("card \($0)").id($0).scrollTarget() } }
                    .scrollTargetLayout()
            }
            .scrollPosition(id: $shown)
            .scrollTargetBehavior(ViewAlignedScrollTargetBehavior(limitBehavior: limit))
            ScrollView(.horizontal) { HStack { Tile("page") } }.scrollTargetBehavior(
                PagingScrollTargetBehavior())
            ScrollView(.horizontal) { HStack { Tile("tens") } }.scrollTargetBehavior(TensBehavior())
        }
    }
}

/// Two sections whose headers and footers stay in sight.
private struct PinnedParts: View {
    var body: some View {
        ForEach(0..<2, id: \.self) { section in
            Section {
                ForEach(0..<7, id: \.self) { Tile("row \($0)") }
            } header: {
                bar("Section \(section)")
            } footer: {
                bar("7 rows")
            }
        }
    }

    private func bar(_ title: String) -> some View {
        Text(title).font(.footnote).padding(2).frame(maxWidth: .infinity, alignment: .leading)
            .background(.thinMaterial)
    }
}
