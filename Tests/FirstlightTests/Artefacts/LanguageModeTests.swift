// Licensed under the Apache License, Version 2.0.

import Testing

/// Screens of apps that are written in Swift 5 mode call views where no actor is named, as Apple's interface lets them.
@Suite struct LanguageModeTests {
    @Test(arguments: [
        "class VM { var a = 1; func f() { withAnimation { a = 2 } } }",
        "enum E { case a; @ViewBuilder var v: some View { Text(\"a\"); Text(\"b\") } }",
        "class C { @ViewBuilder func v() -> some View { if true { Text(\"a\") } else { Color.red } } }",
        "protocol P { associatedtype V: View; @ViewBuilder func v() -> V }",
        "@ViewBuilder func v() -> some View { Text(\"a\"); Text(\"b\") }",
        "func f() -> some View { Text(\"a\").padding().background(Color.red).onTapGesture {} }",
        "struct Page { let view: AnyView }\nlet pages = [Page(view: AnyView(Text(\"1\")))]",
        "let binding = Binding.constant(1)",
        "struct P { let b: Binding<Int>; var i: Int { b.wrappedValue } }",
        "struct V: View { @State var a = 1; let f: () -> Void; var body: some View { Button(\"a\", action: f) } }",
        """
        struct V: View {
            @State var shown = false
            var body: some View {
                Text("a").onAppear {
                    _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in withAnimation { shown = true } }
                }
            }
        }
        """,
    ])
    func whereNoActorIsNamedViewsAreTakenInSwiftFive(_ source: String) async throws {
        #expect(try await ProductSource.errors("import Foundation\nimport SwiftUI\n\(source)", mode: 5) == [])
    }

    /// Properties of views, shapes and what comes with them are bound to no actor in Apple's interface, nor here.
    @Test(arguments: [
        """
        struct S {
            @State private var a = 0
            @Environment(\\.isEnabled) private var isEnabled
            @FocusState private var isFocused: Bool
            @GestureState private var way = CGSize.zero
            @AppStorage("k") private var k = 1
            @ScaledMetric private var height = 10.0
            @Namespace private var space
            func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : Double(a)) }
        }
        extension S: ViewModifier {}
        """,
        """
        struct A: InsettableShape {
            let shape: any InsettableShape
            nonisolated init(_ shape: some InsettableShape) { self.shape = shape }
            nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
            nonisolated func inset(by amount: CGFloat) -> A { A(shape.inset(by: amount)) }
        }
        """,
        "protocol Outlined { func path(in rect: CGRect) -> Path }\nextension Circle: Outlined {}",
        "struct P: Sendable { let place: Anchor<CGRect>; let flag: Binding<Bool> }",
        "struct W { let b: Binding<Int>; func f() -> Int { b.wrappedValue + (b.transaction.animation == nil ? 0 : 1) } }",
        "extension UIColor { convenience init(hex: Int) { self.init(white: CGFloat(hex) / 255, alpha: 1) } }",
        """
        struct E: EnvironmentalModifier {
            struct Resolved: ViewModifier { func body(content: Content) -> some View { content } }
            func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
        }
        """,
        "struct G { var isOn = true; @MainActor var drag: some Gesture { isOn ? DragGesture() : nil } }",
        """
        import os
        let lock = OSAllocatedUnfairLock(initialState: 0)
        func next() -> Int { lock.withLock { $0 += 1; return $0 } }
        """,
    ])
    func whatAppleBindsToNoActorIsFreeOfItInSwiftSix(_ source: String) async throws {
        #expect(try await ProductSource.errors("import Foundation\nimport SwiftUI\n\(source)", mode: 6) == [])
    }

    /// Where SwiftUI has more than StageUI, the compiler's sentence says what to write (AbsentSymbols.md).
    @Test(arguments: [
        ("PasteButton(supportedContentTypes: []) { _ in }", "write a Button that reads UIPasteboard.general"),
        ("Text(\"a\").colorEffect(ShaderLibrary.wave())", "write a Canvas, a gradient or a blend mode"),
        ("Text(\"a\").findNavigator(isPresented: .constant(true))", "write searchable(text:)"),
    ])
    func whatIsAbsentSaysWhatToWrite(_ view: String, _ words: String) async throws {
        let source = "import SwiftUI\nstruct V: View { var body: some View { \(view) } }"
        let errors = try await ProductSource.errors(source, mode: 6)
        #expect(errors.contains { $0.contains("is unavailable") && $0.contains(words) }, "\(errors)")
    }

    /// A mistake is one in both.
    @Test(arguments: [5, 6]) func aMistakeIsRefused(_ mode: Int) async throws {
        let source = "import SwiftUI\nstruct V: View { var body: some View { Text(1, 2) } }"
        #expect(try await !ProductSource.errors(source, mode: mode).isEmpty)
    }
}
