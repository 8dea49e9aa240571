// Licensed under the Apache License, Version 2.0.

import Testing

@testable import FirstlightArtefacts

/// The classes of a model of Core Data, as Xcode makes them, and managed variables without the Objective-C runtime.
@Suite struct DataModelTests {
    private static let contents = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
                <attribute name="days" attributeType="Integer 32" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="name" attributeType="String" defaultValueString="A &quot;b&quot;"/>
                <attribute name="price" optional="YES" attributeType="Decimal" defaultValueString="0.5"/>
                <attribute name="rating" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
                <attribute name="photo" optional="YES" attributeType="Transformable" customClassName="Photo"/>
                <relationship name="stops" optional="YES" toMany="YES" deletionRule="Cascade" \
        destinationEntity="Stop" inverseName="trip" inverseEntity="Stop"/>
            </entity>
            <entity name="Cruise" representedClassName="Cruise" parentEntity="Trip" codeGenerationType="class"/>
            <entity name="Stop" representedClassName=".Stop" codeGenerationType="category">
                <relationship name="trip" optional="YES" maxCount="1" deletionRule="Nullify" \
        destinationEntity="Trip" inverseName="stops" inverseEntity="Trip"/>
                <relationship name="notes" toMany="YES" ordered="YES" destinationEntity="Note"/>
            </entity>
            <entity name="Note" representedClassName="Note"/>
        </model>
        """

    private func model() throws -> DataModel {
        let files = try FileSet([
            "M.xcdatamodeld/Old.xcdatamodel/contents": Array("<model><entity name=\"Old\"/></model>".utf8),
            "M.xcdatamodeld/New.xcdatamodel/contents": Array(Self.contents.utf8),
            "M.xcdatamodeld/.xccurrentversion": Array(
                "<plist><dict><key>_XCCurrentVersionName</key><string>New.xcdatamodel</string></dict></plist>"
                    .utf8),
            "N.xcdatamodel/contents": Array("<model><entity name=\"Trip\"/></model>".utf8),
            "Bad.xcdatamodeld/Bad.xcdatamodel/contents": Array("<model".utf8),
        ])
        return DataModel(files, paths: files.paths)
    }

    @Test func thePresentVersionIsReadAndWhatIsNoModelIsPassedOver() throws {
        let model = try model()
        #expect(model.entities.map(\.name) == ["Trip", "Cruise", "Stop", "Note"])
        #expect(model.entities.map(\.className) == ["Trip", "Cruise", "Stop", "Note"])
        #expect(model.entities.map(\.generation) == [.class, .class, .category, .manual])
        #expect(
            model.names.isSuperset(of: ["Trip", "Cruise", "addToStops", "removeFromStops", "fetchRequest"]))
        #expect(!model.names.contains("Stop") && !model.names.contains("Note"))
    }

    @Test(arguments: [
        "public class Trip: NSManagedObject {}", "public class Cruise: Trip {}",
        "extension Trip: Identifiable {",
        "extension Cruise {", "class func fetchRequest() -> NSFetchRequest<Trip> {",
        #"var days: Int32 { get { value(forKey: "days") as? Int32 ?? 0 } set { setValue(newValue, forKey: "days") } }"#,
        #"var name: String? { get { value(forKey: "name") as? String } set"#,
        #"var price: NSDecimalNumber? {"#, #"var rating: NSNumber? {"#, #"var photo: Photo? {"#,
        #"var stops: NSSet? {"#, #"func addToStops(_ value: Stop) { adoptedAdd(value, to: "stops") }"#,
        #"func removeFromStops(_ values: NSSet) { adoptedRemove(values, from: "stops") }"#,
        #".adopted("days", .integer32AttributeType, isOptional: false, isTransient: false, usual: 3)"#,
        #"isOptional: false, isTransient: false, usual: "A \"b\"")"#,
        #"usual: NSDecimalNumber(string: "0.5")"#, "isToMany: true, isOrdered: false, .cascadeDeleteRule",
        #"all["Cruise"].map { all["Trip"]?.subentities.append($0) }"#,
        #"all["Stop"]?.relationshipsByName["trip"]?.inverseRelationship = all["Trip"]?.relationshipsByName["stops"]"#,
        "entity.managedObjectClassName = NSStringFromClass(Stop.self)", "extension Stop: Identifiable {",
        "var trip: Trip? {",
        "var notes: NSOrderedSet? {", "func insertIntoNotes(_ value: NSManagedObject, at idx: Int)",
    ])
    func aClassHasWhatXcodeWouldWrite(part: String) throws {
        let text = try model().swift(declared: ["Stop"], isOnMainActor: false)
        #expect(text.contains(part))
    }

    @Test func aClassOfTheProjectThatIsLeftOutIsNotNamed() throws {
        let text = try model().swift(declared: [], isOnMainActor: true)
        #expect(!text.contains("Stop.self") && !text.contains("extension Stop") && !text.contains(": Stop)"))
        #expect(text.contains("nonisolated class Trip: NSManagedObject {}"))
        let sources = ["A.swift": Array("// class Note\nclass Stop: NSManagedObject {}\nclass Stops {}".utf8)]
        #expect(try model().classes(declaredIn: sources) == ["Stop"])
    }

    /// The lines stay where they are, and texts and comments as they are.
    @Test(arguments: [
        (
            "@NSManaged public var name: String?",
            #"public var name: String? { get { value(forKey: "name") as? String } set { setValue(newValue, forKey: "name") } }"#
        ),
        (
            "    @NSManaged var days: Int32 // how long",
            #"    var days: Int32 { get { value(forKey: "days") as? Int32 ?? 0 } set { setValue(newValue, forKey: "days") } } // how long"#
        ),
        (
            "@NSManaged\npublic var trip: Trip",
            "\n"
                + #"public var trip: Trip { get { value(forKey: "trip") as? Trip ?? Trip(entity: Trip.entity(), insertInto: nil) } set { setValue(newValue, forKey: "trip") } }"#
        ),
        (
            "@NSManaged public func addToStops(_ value: Stop)",
            #"public func addToStops(_ value: Stop) { adoptedAdd(value, to: "stops") }"#
        ),
        (
            "@objc(removeStops:) @NSManaged public func removeFromStops(_ values: NSSet)",
            #"@objc(removeStops:) public func removeFromStops(_ values: NSSet) { adoptedRemove(values, from: "stops") }"#
        ),
        (
            "@NSManaged func insertIntoStops(_ values: [Stop], at indexes: NSIndexSet)",
            #"func insertIntoStops(_ values: [Stop], at indexes: NSIndexSet) { adoptedInsert(values, at: indexes, to: "stops") }"#
        ),
        (
            "override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}",
            "required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {}"
        ),
        ("// @NSManaged var a: Int", nil), ("let a = \"@NSManaged var a: Int\"", nil),
    ])
    func aManagedVariableIsComputed(text: String, changed: String?) {
        let result = FileSet.withComputedVariables(Array(text.utf8), path: "A.swift")
        #expect(String(decoding: result, as: UTF8.self) == changed ?? text)
    }
}
