// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

@Suite struct RequiredReasonUseTests {
    private func uses(_ text: String, _ path: String) throws -> [RequiredReasonUse] {
        RequiredReasonUse.uses(in: try FileSet([path: Array(text.utf8)]))
    }

    @Test(
        "A use is found in Swift",
        arguments: [
            ("var status = stat()\nguard stat(path, &status) == 0 else { return }", "stat 2"),
            ("let code = Darwin.stat(path, &status)", "stat 1"),
            ("try check(fstat(file, &status), lstat (path, &status))", "fstat 1, lstat 1"),
            ("return fstatat(folder, name, &status, 0)", "fstatat 1"),
            ("_ = getattrlist(path, &list, &room, 8, 0)", "getattrlist 1"),
            (
                "let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]",
                "modificationDate 1"
            ),
            ("try FileManager.default.setAttributes([.size: 1,\n  .creationDate: day])", "creationDate 2"),
            ("let key = FileAttributeKey.creationDate", "creationDate 1"),
            (
                "try url.resourceValues(forKeys: [.contentModificationDateKey])",
                "contentModificationDateKey 1"
            ),
            ("// when\nlet up = ProcessInfo.processInfo\n  .systemUptime", "systemUptime 3"),
            ("let now = mach_absolute_time()", "mach_absolute_time 1"),
            (
                "try url.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])",
                "volumeAvailableCapacityForImportantUsageKey 1"
            ),
            (
                "FileManager.default.attributesOfFileSystem(forPath: \"/\")[.systemFreeSize]",
                "systemFreeSize 1"
            ),
            ("guard statfs(path, &room) == 0, statvfs(path, &other) == 0 else {}", "statfs 1, statvfs 1"),
            ("UITextInputMode.activeInputModes.map(\\.primaryLanguage)", "activeInputModes 1"),
            ("UserDefaults.standard.set(1, forKey: \"a\")", "UserDefaults 1"),
            ("struct A {\n    @AppStorage(\"seen\") var seen = false\n}", "AppStorage 2"),
            ("#if os(iOS)\nlet a = UserDefaults.standard\n#endif", "UserDefaults 2"),
            ("#if canImport(Darwin)\nstat(a, &b)\n#else\nlstat(a, &b)\n#endif", "stat 2"),
        ] as [(String, String)])
    func swift(text: String, found: String) throws {
        let uses = try uses(text, "a/A.swift")
        #expect(uses.map { "\($0.name) \($0.line)" }.joined(separator: ", ") == found)
        #expect(uses.allSatisfy { $0.path == "a/A.swift" })
    }

    @Test("A header is searched for calls, and what it declares is none")
    func headers() throws {
        func found(_ text: String) throws -> [String] {
            try uses(text, "a/A.h").map { "\($0.name) \($0.line)" }
        }
        #expect(try found("static inline int f(void) {\nreturn stat(p, &s); }") == ["stat 2"])
        #expect(try found("[[NSUserDefaults standardUserDefaults] synchronize];") == ["NSUserDefaults 1"])
        #expect(try found("int stat(const char *, struct stat *);") == [])
        #expect(try found("@property NSUserDefaults *defaults;\n- (id)initWith:(NSUserDefaults *)d;") == [])
    }

    @Test(
        "A use is found in C and Objective-C",
        arguments: [
            ("struct stat s;\nif (stat(path, &s) != 0) return;", "stat 2"),
            ("#ifdef X\n# include <sys/stat.h>\n#endif\nint r = ::fstat (fd, &s);", "fstat 4"),
            ("/* a /* b */ x = [[NSProcessInfo processInfo] systemUptime];", "systemUptime 1"),
            ("NSUserDefaults *d = [NSUserDefaults standardUserDefaults];", "NSUserDefaults 1"),
            (
                "attributes[NSFileModificationDate];\nattributes[NSFileSystemFreeSize];",
                "NSFileModificationDate 1, NSFileSystemFreeSize 2"
            ),
            ("[UITextInputMode activeInputModes]", "activeInputModes 1"),
            ("#if defined(_WIN32)\nstat(a, &b);\n#elif 1\nlstat(a, &b);\n#endif", "lstat 4"),
            ("#ifndef _WIN32\nstat(a, &b);\n#else\nlstat(a, &b);\n#endif", "stat 2"),
        ] as [(String, String)])
    func objectiveC(text: String, found: String) throws {
        let uses = try uses(text, "A.m")
        #expect(uses.map { "\($0.name) \($0.line)" }.joined(separator: ", ") == found)
    }

    @Test(
        "What only looks like a use is none",
        arguments: [
            "// stat(path, &s)\n/* UserDefaults */ let a = \"UserDefaults.standard\"",
            "var s = stat()", "func stat(_ path: String) -> Int { 0 }", "let a = file.stat(path)",
            "let photo = asset.creationDate", "switch order { case .creationDate: break }",
            "let list = FileManager.default; switch order { case .creationDate: break }",
            "struct A { var systemUptime = 0.0 }", "clock.systemUptime", "label.fileModificationDate",
            "let a = [.creationDate: 1]", "static(1)", "myUserDefaults.a()", "mach_absolute_timer()",
            "#if os(Linux)\nstat(path, &s)\n#endif", "#if os(macOS)\nlet a = UserDefaults.standard\n#endif",
            "enum A { case stat(Int) }", "font.systemSize",
        ])
    func none(text: String) throws {
        #expect(try uses(text, "A.swift").map(\.name) == [])
    }

    @Test(
        "What only looks like a use in C is none",
        arguments: [
            "int stat(const char *path, struct stat *s);", "file->stat(path);", "archive::stat(path);",
            "#if 0\nstat(a, &b);\n#endif", "#ifdef __linux__\nstat(a, &b);\n#endif",
        ])
    func noneInC(text: String) throws {
        #expect(try uses(text, "a.cpp").map(\.name) == [])
    }

    @Test("Files of other kinds are passed over")
    func others() throws {
        for path in ["A.kt", "A.txt", "A.js", "swift"] { #expect(try uses("stat(a, b)", path) == []) }
    }
}
