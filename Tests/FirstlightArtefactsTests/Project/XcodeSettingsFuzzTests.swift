// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// Broken files of build settings: the reader refuses none, and what it finds stands where it says.
@Suite struct XcodeSettingsFuzzTests {
    private static let app = """
        // The settings of the app.
        #include "Base.xcconfig"
        #include? "Local.xcconfig"
        BACKEND_URL = https:/$()/api.example.com
        PRODUCT_BUNDLE_IDENTIFIER = com.example.app; // why
        OTHER_LDFLAGS[sdk=iphone*][arch=*] = $(inherited) \\
            -ObjC
        GCC_PREPROCESSOR_DEFINITIONS = "A=1"

        """
    private static let mutator = Mutator(
        samples: [app, app.replacing("\n", with: "\r\n"), "A = 1\n#include \"fuzz\"\nA[b=c] = 2\n"],
        tokens: [
            "#include \"fuzz\"\n", "#include \"a/b/../Base.xcconfig\"\n", "#include \"../../x\"\n",
            "#include",
            "#include?", "\\\n", "\\", "//", ";", "=", "[", "]", "\"", "\u{2028}", "\u{FEFF}", "\0", "\r",
            "é = 1\n",
            "$(A)", "A", "_",
        ],
        nests: [("[", "]"), ("#include \"Base.xcconfig\"\n", ""), ("\\\n", ""), ("$(", ")")])

    @Test("No file of settings breaks the reader, and it reads the same one alike, whatever includes it")
    func settings() {
        Fuzz.run("settings file", Self.mutator) { bytes throws(ArtefactProblem) in
            var reads = 0
            // Files that include one another, and one that includes itself.
            let file = XcodeSettingsFile(reading: "fuzz") { path in
                reads += 1
                return ["fuzz", "Base.xcconfig"].contains(path) ? bytes : nil
            }
            // One place more may be looked at for each folder of the last file.
            if reads > 440 { throw ArtefactProblem(file: "\(reads) files are read", reason: "") }
            // Editors count more line ends than some tools: all of Unicode's.
            let lines = String(decoding: bytes, as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for entry in file.settings.entries {
                guard lines.indices.contains(entry.value.line - 1), let place = file.files[entry.key],
                    ["fuzz", "Base.xcconfig"].contains(place)
                else { throw ArtefactProblem(file: "\(entry.key) stands nowhere", reason: "") }
                // Backslashes alone may go before the line with the name; a value has no line end of its own.
                let name = entry.key.prefix { $0 != "[" }
                guard let first = name.first, first.isASCII, first.isLetter || first == "_",
                    lines[(entry.value.line - 1)...].contains(where: { $0.contains(name) }),
                    entry.value.string?.contains(where: \.isNewline) == false
                else { throw ArtefactProblem(file: "\(entry.key) is no setting of its line", reason: "") }
            }
            if file.missing.contains(where: { $0.path == "fuzz" })
                || Set(file.files.keys) != Set(file.settings.entries.map(\.key))
            {
                throw ArtefactProblem(file: "what is found does not fit together", reason: "")
            }
            let around = XcodeSettingsFile(reading: "outer") { path in
                path == "outer" ? Array("#include \"fuzz\"".utf8) : path == "fuzz" ? bytes : nil
            }
            let alone = XcodeSettingsFile(reading: "fuzz") { $0 == "fuzz" ? bytes : nil }
            guard around.settings == alone.settings else {
                throw ArtefactProblem(file: "another file around it changes what it says", reason: "")
            }
        }
    }
}
