// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import StageUI

/// Modifiers that apps for older systems write themselves, letter by letter as the newer system has them. On Apple's
/// systems an app's own is taken, as the system's is not available where the app runs; here it is taken by its rank.
extension View {
    private func marked(_ name: String) -> some View {
        VStack {
            self
            Text(name)
        }
    }
    fileprivate func overlay<T: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> T
    ) -> some View { marked("overlay") }
    fileprivate func background<T: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> T
    ) -> some View { marked("background") }
    fileprivate func mask<T: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> T
    ) -> some View { marked("mask") }
    fileprivate func safeAreaInset<T: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> T
    ) -> some View { marked("safeAreaInset") }
    fileprivate func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> some View { marked("onChange(perform:)") }
    fileprivate func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some View { marked("onChange of two") }
    fileprivate func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
    ) -> some View { marked("task") }
    fileprivate func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @Sendable () async -> Void
    ) -> some View { marked("task(id:)") }
    fileprivate func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        marked("refreshable")
    }
    fileprivate func foregroundStyle(_ color: Color) -> some View { marked("foregroundStyle") }
    fileprivate func tint(_ tint: Color?) -> some View { marked("tint") }
    fileprivate func badge(_ count: Int) -> some View { marked("badge") }
    fileprivate func bold(_ isActive: Bool = true) -> some View { marked("bold") }
    fileprivate func fontWeight(_ weight: Font.Weight?) -> some View { marked("fontWeight") }
    fileprivate func hidden(_ isHidden: Bool) -> some View { marked("hidden") }
    fileprivate func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        marked("scrollDismissesKeyboard")
    }
    fileprivate func scrollContentBackground(_ visibility: Visibility) -> some View {
        marked("scrollContentBackground")
    }
    fileprivate func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { marked("listRowSeparator") }
    fileprivate func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        marked("presentationDetents")
    }
    fileprivate func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { marked("ignoresSafeArea") }
    fileprivate func contentTransition(_ transition: ContentTransition) -> some View {
        marked("contentTransition")
    }
    fileprivate func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { marked("sensoryFeedback") }
    fileprivate func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { marked("glassEffect") }
}

@MainActor
@Suite struct BackportTests {
    private func marks(@ViewBuilder _ content: () -> some View) -> Set<String> {
        Set(Stage.fixed(content: content).drawn.texts.keys)
    }

    @Test func modifiersWithViewsAreTheAppsOwn() {
        let all = marks {
            Color.clear
                .overlay { Text("x") }.background(alignment: .top) { Text("x") }
                .mask { Text("x") }.safeAreaInset(edge: .top) { Text("x") }
        }
        #expect(all == ["overlay", "background", "mask", "safeAreaInset"])
    }

    @Test func modifiersWithActionsAreTheAppsOwn() {
        let all = marks {
            Color.clear
                .onChange(of: 1) { _ in }.onChange(of: 1) { _, _ in }
                .task {}.task(id: 1) {}.refreshable {}
        }
        #expect(all == ["onChange(perform:)", "onChange of two", "task", "task(id:)", "refreshable"])
    }

    @Test func modifiersOfLooksAreTheAppsOwn() {
        let all = marks {
            Color.clear
                .foregroundStyle(Color.red).tint(.red).badge(3).bold().fontWeight(.heavy).hidden(true)
        }
        #expect(all == ["foregroundStyle", "tint", "badge", "bold", "fontWeight", "hidden"])
    }

    @Test func modifiersOfListsAndScreensAreTheAppsOwn() {
        let all = marks {
            Color.clear
                .scrollDismissesKeyboard(.immediately).scrollContentBackground(.hidden)
                .listRowSeparator(.hidden).presentationDetents([.medium]).ignoresSafeArea()
                .contentTransition(.opacity).sensoryFeedback(.success, trigger: 1).glassEffect()
        }
        #expect(
            all == [
                "scrollDismissesKeyboard", "scrollContentBackground", "listRowSeparator",
                "presentationDetents", "ignoresSafeArea", "contentTransition", "sensoryFeedback",
                "glassEffect",
            ])
    }
}
