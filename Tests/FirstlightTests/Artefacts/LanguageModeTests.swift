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

    /// A mistake is one in both.
    @Test(arguments: [5, 6]) func aMistakeIsRefused(_ mode: Int) async throws {
        let source = "import SwiftUI\nstruct V: View { var body: some View { Text(1, 2) } }"
        #expect(try await !ProductSource.errors(source, mode: mode).isEmpty)
    }
}
