// Licensed under the Apache License, Version 2.0.

import Foundation
import Testing

@testable import FirstlightCommands

/// What a page of a report is made of besides its content.
@Suite struct PageFilesTests {
    /// A comment with types, which a browser skips.
    static var remark: Regex<Substring> { /\/\*\*(?:.|\n)*?\*\// }

    @Test func styleAndScriptHoldNothingThatMarkupWouldMisread() {
        for text in [PageFiles.style, PageFiles.script] {
            #expect(text.utf8.count > 1000)
            #expect(!text.contains("</") && !text.contains("<!--") && !text.contains("<script"))
        }
    }

    /// A page that is opened from a file may not load modules from others.
    @Test func `The modules can be joined: each stands behind what it needs, and no name is declared twice`()
        throws
    {
        var (before, names): ([String], [String]) = ([], [])
        for (module, whole) in PageFiles.modules {
            let text = whole.replacing(Self.remark, with: "")
            let needed = text.matches(of: /\n(?:import|export) [^\n]*from '\.\/([a-z]+\.js)';/).map {
                String($0.1)
            }
            #expect(needed.allSatisfy(before.contains), "\(module) needs \(needed)")
            #expect(
                !text.contains("export *") && !text.contains("export {") && !text.contains(" as "),
                "\(module)")
            #expect(!text.contains("export default") && !text.contains("import("), "\(module)")
            names += text.matches(
                of: /\n(?:export )?(?:async )?(?:function\*?|const|let|class) ([A-Za-z]+|[\[{])/
            ).map { String($0.1) }
            before.append(module)
        }
        #expect(Set(names).count == names.count, "\(names.sorted())")
        #expect(!names.contains("[") && !names.contains("{"), "a pattern hides names from this test")
        #expect(Set(["make", "comparison", "waterfall", "filter", "complete"]).isSubset(of: names))
        let lines = PageFiles.script.split(separator: "\n")
        #expect(!lines.contains { $0.hasPrefix("import ") || $0.hasPrefix("export ") })
    }
}
