// Licensed under the Apache License, Version 2.0.

extension [LayoutBox] {
    /// The boxes of one container back to front: by their index, and of one index those on their way out first.
    @MainActor
    func backToFront(_ pass: LayoutPass) -> [LayoutBox] {
        guard count > 1 else { return self }
        let someLeave = pass.leavingViews > 0
        var isPlain = true
        for box in self where box.zIndex != 0 || (someLeave && box.isLeaving) {
            isPlain = false
            break
        }
        if isPlain { return self }
        let places = enumerated().map { place, box in
            (index: box.zIndex, stays: someLeave && box.isLeaving ? 0 : 1, place: place)
        }
        return places.sorted { ($0.index, $0.stays, $0.place) < ($1.index, $1.stays, $1.place) }
            .map { self[$0.place] }
    }
}
