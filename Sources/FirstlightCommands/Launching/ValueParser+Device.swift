// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation

extension ValueParser where Value == String {
    /// A device by its name, or a screen by its size.
    static var device: ValueParser {
        ValueParser(
            metavar: "NAME|WxH",
            takes: "\(MessageText.list(names, last: "or")), or a size in points such as 390x844",
            allowed: names
        ) { (text: String) throws(ValueProblem) -> String in
            do { _ = try DeviceProfile.named(text) } catch SimulationError.oddDevice {
                throw ValueProblem("a side has from 16 to 8192 points")
            } catch { throw ValueProblem() }
            return text
        }
    }

    // Names that cannot be read are reported when a device is looked up.
    private static var names: [String] { (try? DeviceProfile.all())?.map(\.id) ?? [] }
}
