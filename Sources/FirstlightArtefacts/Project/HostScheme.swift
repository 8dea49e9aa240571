// Licensed under the Apache License, Version 2.0.

/// A shared scheme that builds and runs one target, in Xcode's form: each attribute on a line of its own.
struct HostScheme {
    let target: String
    let project: String
    let id: String

    /// The workspace that every project has around itself.
    static var workspace: [UInt8] {
        Array(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace
               version = "1.0">
               <FileRef
                  location = "self:">
               </FileRef>
            </Workspace>

            """.utf8)
    }

    func bytes() -> [UInt8] {
        let runnable = Element("BuildableProductRunnable", [("runnableDebuggingMode", "0")], [reference])
        let scheme = Element(
            "Scheme", [("LastUpgradeVersion", "2600"), ("version", "1.7")],
            [
                build,
                Element("TestAction", Self.debugger("Debug") + [("shouldUseLaunchSchemeArgsEnv", "YES")]),
                Element("LaunchAction", Self.debugger("Debug") + Self.launch, [runnable]),
                Element(
                    "ProfileAction",
                    [
                        ("buildConfiguration", "Release"), ("shouldUseLaunchSchemeArgsEnv", "YES"),
                        ("savedToolIdentifier", ""), ("useCustomWorkingDirectory", "NO"),
                        ("debugDocumentVersioning", "YES"),
                    ], [runnable]),
                Element("AnalyzeAction", [("buildConfiguration", "Debug")]),
                Element(
                    "ArchiveAction", [("buildConfiguration", "Release"), ("revealArchiveInOrganizer", "YES")]),
            ])
        return Array(("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + scheme.text(0)).utf8)
    }

    private var build: Element {
        let actions = ["Testing", "Running", "Profiling", "Archiving", "Analyzing"].map {
            ("buildFor\($0)", "YES")
        }
        return Element(
            "BuildAction",
            [
                ("parallelizeBuildables", "YES"), ("buildImplicitDependencies", "YES"),
                ("buildArchitectures", "Automatic"),
            ],
            [Element("BuildActionEntries", [], [Element("BuildActionEntry", actions, [reference])])])
    }

    private var reference: Element {
        Element(
            "BuildableReference",
            [
                ("BuildableIdentifier", "primary"), ("BlueprintIdentifier", id),
                ("BuildableName", "\(target).app"),
                ("BlueprintName", target), ("ReferencedContainer", "container:\(project).xcodeproj"),
            ])
    }

    private static func debugger(_ configuration: String) -> [(String, String)] {
        [
            ("buildConfiguration", configuration),
            ("selectedDebuggerIdentifier", "Xcode.DebuggerFoundation.Debugger.LLDB"),
            ("selectedLauncherIdentifier", "Xcode.DebuggerFoundation.Launcher.LLDB"),
        ]
    }

    private static let launch = [
        ("launchStyle", "0"), ("useCustomWorkingDirectory", "NO"), ("ignoresPersistentStateOnLaunch", "NO"),
        ("debugDocumentVersioning", "YES"), ("debugServiceExtension", "internal"),
        ("allowLocationSimulation", "YES"),
    ]

    /// An element of the scheme.
    private struct Element {
        let name: String
        let attributes: [(name: String, value: String)]
        let children: [Element]

        init(_ name: String, _ attributes: [(String, String)], _ children: [Element] = []) {
            (self.name, self.attributes, self.children) = (name, attributes, children)
        }

        func text(_ depth: Int) -> String {
            let indent = String(repeating: "   ", count: depth)
            let lines = attributes.map { "\n\(indent)   \($0.name) = \"\(Self.escaped($0.value))\"" }
            let inside = children.map { $0.text(depth + 1) }.joined()
            return "\(indent)<\(name)\(lines.joined())>\n\(inside)\(indent)</\(name)>\n"
        }

        private static func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, sign in
                switch sign {
                case "&": result += "&amp;"
                case "<": result += "&lt;"
                case "\"": result += "&quot;"
                default: result.append(sign)
                }
            }
        }
    }
}
