// Licensed under the Apache License, Version 2.0.

import CAppFiles
import Foundation

/// The translations of this module's own screens: the sign-in, the account, the onboarding and what a launch says when it
/// fails, in German and Arabic beside English.
///
/// On a device an app finds all of its texts in one String Catalog. An app with these screens hands the catalogue that this
/// makes to its descriptor; a project that is generated for it has the same.
public enum SharedTexts {
    /// Returns an app's String Catalog with the texts of this module's screens in it; a key that the app has itself stays as
    /// it is.
    ///
    /// What is no String Catalog comes back as it is, so that whoever reads it says what is wrong with it.
    public static func joined(with own: [UInt8]) -> [UInt8] {
        guard var catalogue = read(own), let texts = catalogue["strings"] as? [String: Any],
            let shared = read(AppFile.kit_Localizable_xcstrings.bytes)?["strings"] as? [String: Any]
        else { return own }
        catalogue["strings"] = shared.merging(texts) { _, own in own }
        let options: JSONSerialization.WritingOptions = [
            .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
        ]
        guard let data = try? JSONSerialization.data(withJSONObject: catalogue, options: options) else {
            return own
        }
        return [UInt8](data)
    }

    private static func read(_ catalogue: [UInt8]) -> [String: Any]? {
        (try? JSONSerialization.jsonObject(with: Data(catalogue))) as? [String: Any]
    }
}
