// Licensed under the Apache License, Version 2.0.

import Foundation

/// The choices for a text that people can select: on a telephone they work on the whole text.
extension TextBox {
    /// Indicates whether people can select the text.
    var isSelectable: Bool {
        owner.environment.textTraits.isSelectable && !owner.environment.hidesContent && !words.isEmpty
    }

    /// The text without its pictures.
    private var words: String {
        let environment = owner.environment
        return shown.plain(in: environment.locale, environment.timeZone, at: stage.date)
            .replacing("\u{FFFC}", with: "")
    }

    /// Makes the gesture that opens the menu.
    func makePress() -> GestureSession {
        GestureSession(LongPressGesture().onEnded { [weak self] _ in self?.offer() }.machine())
    }

    /// Copies the text.
    func copy() { stage.pasteboard.string = words }

    private func share() { stage.record.sharedItems.append(words) }

    private func offer() {
        let actions = [
            EditMenu.Action(title: "Copy") { [weak self] in self?.copy() },
            EditMenu.Action(title: "Share…") { [weak self] in self?.share() },
        ]
        stage.editMenu.show(actions, for: owner) { [weak self] in
            self.map { CGRect(origin: .zero, size: $0.frame.size).applying($0.toCanvas) }
        }
    }
}
