// Licensed under the Apache License, Version 2.0.

import Foundation

/// A picture as a function that draws it.
///
/// Unchecked, because the compiler cannot see into a function: it never changes, and is only called on the main actor.
final class DrawnImage: Hashable, @unchecked Sendable {
    let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = renderer
    }

    static func == (a: DrawnImage, b: DrawnImage) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns the function's drawing, kept inside the picture.
    @MainActor
    func items(owner: Node, environment: EnvironmentValues) -> [DisplayItem] {
        let recorder = GraphicsContext.Recorder()
        var context = GraphicsContext(recorder: recorder, owner: owner, environment: environment)
        renderer(&context)
        guard !recorder.items.isEmpty else { return [] }
        let bounds = CGRect(origin: .zero, size: size)
        return [
            DisplayItem(
                owner: owner.path, content: .group(.clip(.rectangle(bounds), evenOdd: false), recorder.items))
        ]
    }
}
