// Licensed under the Apache License, Version 2.0.

import SwiftUI

/// Pages of which one is seen at a time, turned by a swipe or by the number that is bound.
struct OnboardingSlides<Slide: OnboardingSlide, Content: View>: View {
    let slides: [Slide]
    @Binding var number: Int
    @ViewBuilder let content: (Slide) -> Content

    /// A tab view of pages; a Mac has none, and scrolls from page to page.
    var body: some View {
        #if os(macOS)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(slides) { slide in
                        content(slide)
                            .containerRelativeFrame([.horizontal, .vertical])
                            .accessibilityHidden(slide.id != number)
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: Binding<Int?>(get: { number }, set: { number = $0 ?? number }))
            .scrollIndicators(.never)
        #else
            TabView(selection: $number) {
                ForEach(slides) { slide in content(slide).tag(slide.id) }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
        #endif
    }
}
