// Licensed under the Apache License, Version 2.0.

import FirstlightSimulation
import StageUI

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

    /// A language of a device, or a pseudo-language.
    static var language: ValueParser {
        let pseudo = PseudoLanguage.allCases.map(\.rawValue)
        return ValueParser(
            metavar: "LANGUAGE",
            takes: "an identifier such as de, pt-BR or zh-Hant, or \(MessageText.list(pseudo, last: "or"))",
            allowed: pseudo
        ) { (text: String) throws(ValueProblem) -> String in
            do throws(SimulationError) { _ = try DeviceLanguage.named(text) } catch {
                throw ValueProblem("there is no such language")
            }
            return text
        }
    }

    // Names that cannot be read are reported when a device is looked up.
    private static var names: [String] { (try? DeviceProfile.all())?.map(\.id) ?? [] }
}
