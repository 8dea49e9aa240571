// Licensed under the Apache License, Version 2.0.

import Foundation

/// The boxes whose sizes come from the screen's, or from the part of it that the system and the keyboard leave free.
@MainActor
struct SafeAreaReaders {
    private struct Reader { weak var box: LayoutBox? }
    private var readers: [ObjectIdentifier: Reader] = [:]
    /// The number at which removed readers are forgotten.
    private var limit = 64

    mutating func insert(_ box: LayoutBox) {
        let id = ObjectIdentifier(box)
        guard readers[id]?.box !== box else { return }
        if readers.count >= limit {
            readers = readers.filter { $0.value.box != nil }
            limit = max(64, readers.count * 2)
        }
        readers[id] = Reader(box: box)
    }

    /// Has all of them measured anew.
    func invalidate() {
        for reader in readers.values { reader.box?.invalidateLayout() }
    }
}

extension LayoutBox {
    /// The area of the screen that the system and the keyboard leave free; its readers are measured again when it
    /// changes.
    final var screenSafeRect: CGRect {
        stage.layoutPass.safeAreaReaders.insert(self)
        return stage.rootBox?.safeRect ?? .zero
    }
}
