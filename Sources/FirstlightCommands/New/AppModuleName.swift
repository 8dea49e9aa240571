// Licensed under the Apache License, Version 2.0.

/// The name of a new app, from which the names of its module, its types and its program are made.
///
/// A name that Swift accepts may still conflict with names that the app's files use. Such a name is refused here, and
/// not by the compiler minutes later.
struct AppModuleName: Hashable, Sendable {
    /// The name as it was given, such as `BirdWatch`.
    let text: String
    /// The same in lower case: the program's name, and the app's on the command line.
    var id: String { text.lowercased() }

    /// Checks a name.
    ///
    /// - Parameter names: The names that the app's files use and declare.
    init(_ text: String, beside names: TemplateNames = PackageTemplate.names) throws(ValueProblem) {
        let isWord =
            text.first?.isUppercase == true && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard isWord, text.count <= 40 else { throw ValueProblem() }
        self.text = text
        if let reason = obstacle(names) { throw ValueProblem(reason) }
    }

    /// Returns the reason why an app cannot have this name, as a clause that follows "but"; nil when it can.
    private func obstacle(_ names: TemplateNames) -> String? {
        if Self.keywords.contains(id) || ["Protocol", "Type"].contains(text) {
            return "'\(Self.keywords.contains(text) ? text : id)' is a word of Swift itself"
        }
        if id == "main" { return "'main' cannot be the name of a program in Swift" }
        if id == "program" { return "the app's program has the folder Sources/Program" }
        if Self.modules.contains(id) || id.hasPrefix("firstlight") {
            return "that is the name of a module that the app or what it uses is built with"
        }
        if names.used.contains(text) { return "the app's files use a type or a module of that name" }
        let clash = names.endings.map { text + $0 }.first { names.used.contains($0) }
        return clash.map {
            "the app would have a '\($0)' of its own, and its files use the '\($0)' from elsewhere"
        }
    }

    /// The words that cannot be the name of a declaration, in lower case: the app's name is one.
    private static let keywords: Set<String> = [
        "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
        "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias",
        "var",
        "where", "while",
    ]

    /// Modules in lower case, because some disks ignore case: those of the toolchain, those of Apple's systems that an
    /// app's screens are built with, and those of this package.
    private static let modules: Set<String> = [
        "_concurrency", "cxx", "cxxstdlib", "differentiation", "dispatch", "distributed", "foundation",
        "foundationessentials", "foundationinternationalization", "foundationnetworking", "foundationxml",
        "glibc", "musl", "android", "observation", "packagedescription", "packageplugin", "regexbuilder",
        "swift", "swiftglibc", "synchronization", "testing", "xctest",
        "accessibility", "activitykit", "appintents", "appkit", "apptrackingtransparency", "audiotoolbox",
        "authenticationservices",
        "avfaudio", "avfoundation", "avkit", "backgroundtasks", "charts", "cloudkit", "combine",
        "commoncrypto",
        "contacts", "corebluetooth", "coredata", "corefoundation", "coregraphics", "corehaptics",
        "coreimage", "corelocation", "coremedia", "coremotion", "corespotlight", "coretext",
        "coretransferable",
        "cryptokit", "darwin", "developertoolssupport", "eventkit", "healthkit", "imageio",
        "linkpresentation", "localauthentication", "mapkit", "mediaplayer", "messageui", "metal",
        "metrickit", "mobilecoreservices", "naturallanguage", "network", "objectivec", "os", "oslog",
        "pdfkit", "photos", "photosui",
        "quartzcore", "quicklook", "realitykit", "safariservices", "security", "simd", "spatial",
        "sqlite3", "storekit", "swiftdata", "swiftui", "swiftuicore", "symbols", "systemconfiguration",
        "tipkit", "translation",
        "uikit", "uniformtypeidentifiers", "usernotifications", "watchkit", "webkit", "widgetkit",
        "allofc", "cappfiles", "ccrypt", "ccurl", "cdeflate", "cexpat", "cjpeg", "copenssl",
        "cpackagefiles", "cpangocairo", "csecret", "csoup", "csqlite",
        "cstagekernels", "cswiftruntime", "cwebp", "cyaml", "devbackend", "duggybrand", "fonstersbrand",
        "firebasecore", "galleryapps", "gallery", "latenbrand", "launchauth", "launchcore", "launchkeyring",
        "launchkit", "launchmotion", "launchnetwork", "launchstore", "proofsupport", "shipthatappbrand",
        "sixthbrand", "stagecairo", "stagemacroexpansion", "stagemacros", "stagesamples", "stageui",
        "urbannestbrand",
    ]
}

extension ValueParser where Value == AppModuleName {
    /// The name of a new app.
    static var appModuleName: ValueParser {
        ValueParser(
            metavar: "NAME",
            takes: "an uppercase letter, then letters and digits, at most 40 in all, such as BirdWatch2"
        ) { (text: String) throws(ValueProblem) -> AppModuleName in try AppModuleName(text) }
    }
}
