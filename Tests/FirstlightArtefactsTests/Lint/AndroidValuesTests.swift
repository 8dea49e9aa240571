// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts
import Testing

/// The limits of files of values that aapt2 has (`ResourceParser.cpp` and `ResourceUtils.cpp` of its sources).
@Suite struct AndroidValuesTests {
    private func found(_ texts: [String: String]) -> [LintFinding] {
        ProjectLint(FileSet(texts: texts)).report().findings.filter { $0.rule.id == "android-values-damaged" }
    }

    private func found(_ resources: String) -> [LintFinding] {
        found(["app/res/values/a.xml": "<resources>\n\(resources)\n</resources>"])
    }

    /// Asks aapt2 itself, with the switch that Gradle gives it.
    private func isTaken(_ resources: String) throws -> Bool {
        let aapt = try OutsideTool("aapt2", install: "apt-get install aapt")
        return try withFolder { folder in
            try FileSet(texts: ["res/values/a.xml": "<resources>\(resources)</resources>"]).write(
                into: folder)
            return try aapt.run(["compile", "--legacy", "-o", ".", "res/values/a.xml"], in: folder).status
                == 0
        }
    }

    @Test(arguments: [
        (#"<color name="a">red</color>"#, "“red” is no color"),
        (##"<color name="a">#12</color>"##, "“#12” is no color"),
        (##"<color name="a">#12345</color>"##, "“#12345” is no color"),
        (##"<color name="a">#GGGGGG</color>"##, "“#GGGGGG” is no color"),
        (#"<color name="a">0xFF336699</color>"#, "“0xFF336699” is no color"),
        (#"<color name="a">rgb(1,2,3)</color>"#, "“rgb(1,2,3)” is no color"),
        (
            #"<color name="a">@colour/b</color>"#,
            "“@colour/b” is no color: no reference has the kind “colour”"
        ),
        (#"<color name="a">?color/b</color>"#, "“?color/b” is no color: no reference has the kind “color”"),
        (#"<drawable name="a">sky</drawable>"#, "“sky” is no drawable"),
        (#"<bool name="a">yes</bool>"#, "“yes” is no bool"),
        (#"<integer name="a">1.5</integer>"#, "“1.5” is no integer"),
        (#"<integer name="a">-0x1F</integer>"#, "“-0x1F” is no integer"),
        (#"<integer name="a">+5</integer>"#, "“+5” is no integer"),
        (#"<integer name="a">2147483648</integer>"#, "“2147483648” is no integer"),
        (#"<integer name="a">0x1FFFFFFFF</integer>"#, "“0x1FFFFFFFF” is no integer"),
        (#"<dimen name="a">12 dp</dimen>"#, "“12 dp” is no dimen"),
        (#"<dimen name="a">12em</dimen>"#, "“12em” is no dimen"),
        (#"<fraction name="a">half</fraction>"#, "“half” is no fraction"),
        (#"<dimen name="a">0x</dimen>"#, "“0x” is no dimen"),
        (#"<dimen name="a">0x1p</dimen>"#, "“0x1p” is no dimen"),
        (#"<dimen name="a">0x10dp</dimen>"#, "“0x10dp” is no dimen"),
        (
            #"<color name="a">?^attr-private/b</color>"#,
            "“?^attr-private/b” is no color: no reference has the kind “^attr-private”"
        ),
    ])
    func `A value has a form of its kind`(resource: String, reason: String) throws {
        #expect(found(resource).map { $0.message.prefix(reason.count) } == [reason[...]])
        #expect(found(resource).map(\.severity) == [.error] && found(resource).map(\.line) == [2])
        #expect(try !isTaken(resource))
    }

    @Test(arguments: [
        ##"<color name="a">#fff</color><color name="b">#8FFF</color><color name="c">#80336699</color>"##,
        ##"<color name="a">@color/b</color><color name="b">?android:attr/c</color><color name="c"> #336699 </color>"##,
        #"<color name="a"/><drawable name="a">@null</drawable><item name="b" type="color">red</item>"#,
        #"<bool name="a">TRUE</bool><integer name="a">0xFFFFFFFF</integer><integer name="b">-2147483648</integer>"#,
        #"<dimen name="a">12dp</dimen><dimen name="b">-.5sp</dimen><dimen name="c">50%p</dimen><dimen name="d">1</dimen>"#,
        #"<attr name="a" format="color | reference"/><declare-styleable name="A"><attr name="android:text"/></declare-styleable>"#,
        #"<skip/><eat-comment/><public name="a" type="color" id="0x7f010000"/><public-group type="attr" first-id="0x01010000"/>"#,
        #"<dimen name="a">0x10</dimen><dimen name="b">-0x1p3</dimen><dimen name="c">0X1.8P+1dp</dimen>"#,
        #"<fraction name="a">0x10</fraction><dimen name="d">0x.8sp</dimen><dimen name="e">0x1.px</dimen>"#,
        #"<color name="a">@android:^attr-private/b</color><color name="b">@^attr-private/c</color>"#,
        #"<string name=" a">x</string><string name="b ">x</string><item name=" c " type=" string ">x</item>"#,
        #"<style name="A" parent=" @style/B"/><dimen name="a"><![CDATA[12dp]]></dimen>"#,
        #"<overlayable name="a"><policy type="public"/></overlayable><item name="a" type="id"/><item name="a" type="id"/>"#,
        #"<font name="a">@font/b</font><style name="A.B" parent="@android:style/Theme"/><style name="C" parent="A.B"/>"#,
    ])
    func `A resource that aapt2 takes is not told`(resources: String) throws {
        #expect(found(resources).map(\.message) == [])
        #expect(try isTaken(resources))
    }

    @Test(arguments: [
        (##"<colour name="a">#fff</colour>"##, "“colour” is no kind of resource"),
        (#"<item name="a">1</item>"#, "an item outside of a style or an array has no type"),
        (#"<item name="a" type="colour">1</item>"#, "“colour” is no kind of resource"),
        ("<string>a</string>", "the string has no name"),
        (#"<string name="">a</string>"#, "the string has no name"),
        (#"<string name=" ">a</string>"#, "the string has no name"),
        (#"<string name="1st">a</string>"#, "“1st” is no name of a resource"),
        (#"<string name="a b">a</string>"#, "“a b” is no name of a resource"),
        (#"<string name="a/b">a</string>"#, "“a/b” is no name of a resource"),
        (#"<string name="a" formatted="no">a</string>"#, "formatted is true or false, not “no”"),
        (#"<string name="a" translatable="0">a</string>"#, "translatable is true or false, not “0”"),
    ])
    func `A resource has a kind and a name`(resource: String, reason: String) throws {
        #expect(found(resource).map(\.message) == [reason])
        #expect(try !isTaken(resource))
    }

    /// Compiling takes it, and the class R that linking writes does not.
    @Test func `A name is no word of Java`() {
        #expect(
            found(##"<color name="default">#fff</color>"##).map(\.message) == [
                "“default” is a word of Java, and cannot be a member of the class R"
            ])
    }

    @Test(arguments: [
        "It's", "<b>It's</b>", #""quoted" and it's"#, "<b>\"a</b>it's", "It&apos;s",
        "<![CDATA[It's]]>", #"it\<b>'s</b>"#, #"it<b>\</b>'s"#, #"<![CDATA["a"]]>it's"#,
    ])
    func `An apostrophe is escaped or quoted`(text: String) throws {
        #expect(try !isTaken("<string name=\"a\">\(text)</string>"))
        #expect(
            found("<string name=\"a\">\(text)</string>").map(\.message) == [
                "the apostrophe needs a backslash before it"
            ])
        #expect(found("<string-array name=\"a\"><item>\(text)</item></string-array>").count == 1)
        #expect(found("<plurals name=\"a\"><item quantity=\"one\">\(text)</item></plurals>").count == 1)
    }

    @Test(arguments: [
        #"It\'s"#, #""It's""#, "It\u{2019}s", #"\\ and \u0041"#, "<b>\"it's\"</b>",
        #""<xliff:g xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" id="a">it's</xliff:g>""#,
        "<!-- it's -->", "%1$s %2$s",
        #""<![CDATA[it's]]>""#, #"<![CDATA["it]]>'s""#, #"it\<!-- -->'s"#, #"it\<![CDATA['s]]>"#,
        #"\u00<!-- -->41"#,
    ])
    func `A text that can be read is not told`(text: String) throws {
        #expect(try isTaken("<string name=\"a\">\(text)</string>"))
        #expect(found("<string name=\"a\">\(text)</string>").map(\.message) == [])
    }

    @Test func `An escape has four digits`() {
        #expect(found(#"<string name="a">\u00<!-- -->zz</string>"#).count == 1)
        #expect(
            found(#"<string name="a">\u00zz</string>"#).map(\.message) == [
                #"\u00zz is no character; four hexadecimal digits follow \u"#
            ])
    }

    @Test(arguments: [
        (#"<style name="A"><item>1</item></style>"#, "an item has no name"),
        (
            ##"<style name="A"><color name="a">#fff</color></style>"##,
            "only items may stand here, not “color”"
        ),
        (
            #"<style name="A"><item name="x">it's</item></style>"#,
            "the apostrophe needs a backslash before it"
        ),
        (#"<attr name="a" format="colour"/>"#, "“colour” is no format of an attribute"),
        (
            #"<declare-styleable name="A"><attr name="b" format="color|"/></declare-styleable>"#,
            "“” is no format of an attribute"
        ),
        (#"<style name="A" parent="style/B"/>"#, "the parent “style/B” is no style"),
        (#"<style name="A" parent="@color/a"/>"#, "the parent “@color/a” is no style"),
        (
            #"<string-array name="a"><string>b</string></string-array>"#,
            "only items may stand here, not “string”"
        ),
        (#"<plurals name="a"><item>b</item></plurals>"#, "an item has no quantity"),
        (#"<plurals name="a"><item quantity="all">b</item></plurals>"#, "“all” is no quantity of a language"),
        (
            #"<plurals name="a"><item quantity="one">b</item><item quantity="one">c</item></plurals>"#,
            "the quantity “one” stands twice"
        ),
    ])
    func `A style and a list have items alone`(resource: String, reason: String) throws {
        #expect(found(resource).map(\.message) == [reason])
        #expect(try !isTaken(resource))
    }

    @Test func `An array of integers holds integers`() {
        let list =
            #"<integer-array name="a"><item>1</item><item>one</item><item>@integer/b</item></integer-array>"#
        #expect(found(list).map { $0.message.prefix(18) } == ["“one” is no integer".prefix(18)])
    }

    @Test func `A folder has a resource once`() {
        let one = #"<resources><string name="a">x</string></resources>"#
        let path = "app/res/values/strings.xml"
        #expect(
            found([path: one, "app/res/values-de/strings.xml": one, "lib/res/values/strings.xml": one]) == [])
        #expect(
            found([path: one, "app/res/values/other.xml": one]).map { "\($0.file) \($0.message)" } == [
                "\(path) the string “a” stands in app/res/values/other.xml:1, too"
            ])
        #expect(
            found(#"<string name="a">x</string><string name="a">y</string>"#).map(\.message) == [
                "the string “a” stands in app/res/values/a.xml:2, too"
            ])
        #expect(found(#"<string name="a">x</string><string name=" a">y</string>"#).count == 1)
        #expect(found(#"<declare-styleable name="A"/><declare-styleable name="A"/>"#).count == 1)
        #expect(found(#"<string-array name="a"/><integer-array name="a"/>"#).count == 1)
        #expect(found(##"<color name="a">#fff</color><item name="a" type="color">#000</item>"##).count == 1)
        // Other kinds, and another product, are other resources.
        #expect(found(#"<string name="a">x</string><bool name="a">true</bool>"#) == [])
        #expect(found(#"<string name="a">x</string><string name="a" product="tablet">y</string>"#) == [])
    }
}
