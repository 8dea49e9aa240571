// Licensed under the Apache License, Version 2.0.

/// Finds the colours and pictures of a launch screen in the asset catalogues of a project.
extension ImportFolder {
    /// The colours of a set, when its file can be read and has components.
    func colors(named name: String) -> HexColorPair? {
        let end = ".xcassets/\(name).colorset/Contents.json"
        for path in files.paths where path.hasSuffix(end) || path.hasSuffix("/\(name).colorset/Contents.json")
        {
            guard let bytes = files[path], let set = try? ColorSet(reading: bytes, file: path),
                let light = set.color()?.channels.flatMap(HexColor.init)
            else { continue }
            return HexColorPair(light, dark: set.color([.dark])?.channels.flatMap(HexColor.init))
        }
        return nil
    }
}

extension HexColor {
    /// Creates the nearest colour of eight bits; nil when a channel is not a number.
    init?(_ channels: ColorChannels) {
        let parts = [channels.red, channels.green, channels.blue, channels.alpha]
        guard parts.allSatisfy(\.isFinite) else { return nil }
        let bytes = parts.map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
        self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }
}
