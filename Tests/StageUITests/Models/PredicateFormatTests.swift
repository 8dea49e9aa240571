// Licensed under the Apache License, Version 2.0.

import Combine
import SwiftUI
import Testing

@testable import StageUI

private struct Person {
    var name: String?
    var age = 30
    var born = Date(timeIntervalSinceReferenceDate: 100)
    var id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    var pets = [Pet(name: "Rex", legs: 4), Pet(name: "Polly", legs: 2)]
    var isMember = true
}
private struct Pet {
    let name: String
    let legs: Int
}

/// What fulfils a predicate that is written as a text (Apple's Predicate Programming Guide).
@MainActor @Suite struct PredicateFormatTests {
    @Test(arguments: [
        ("name == 'Zoë'", true), ("name = \"zoë\"", false), ("name ==[c] 'ZOË'", true),
        ("name ==[cd] 'ZOE'", true), ("name != 'Ann'", true), ("name <> nil", true), ("name == NULL", false),
        ("name BEGINSWITH 'Zo'", true), ("name beginswith[c] 'zo'", true), ("name ENDSWITH[d] 'e'", true),
        ("name CONTAINS[cd] 'OE'", true), ("name CONTAINS 'x'", false), ("name LIKE 'Z?ë'", true),
        ("name LIKE[c] '*O*'", true), ("name LIKE 'Zo'", false), ("name MATCHES '[A-Z].+'", true),
        ("name MATCHES 'Zo'", false), ("name IN {'Ann', 'Zoë'}", true), ("NOT name IN {'Ann'}", true),
        ("age > 29", true), ("age >= 30 AND age <= 30", true), ("age < 30 OR age => 31", false),
        ("age =< 30 && !(age == 5)", true), ("age BETWEEN {20, 30}", true), ("age BETWEEN {31, 40}", false),
        ("age == 30.0", true), ("age == -30", false), ("isMember == YES", true), ("isMember = false", false),
        ("ANY pets.name == 'Rex'", true), ("ALL pets.legs > 2", false), ("NONE pets.legs > 4", true),
        ("pets.@count == 2", true), ("SELF.age == 30", true), ("missing == nil", true),
        ("missing < 5", false), ("TRUEPREDICATE", true), ("FALSEPREDICATE || age == 30", true),
        ("age == 1 OR age == 30 AND name == 'Ann'", false),
        ("(age == 30 OR age == 1) AND NOT name = 'Ann'", true),
    ])
    func `A text says what is fulfilled`(format: String, isFulfilled: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: Person(name: "Zoë")) == isFulfilled)
    }

    @Test func `Arguments stand for values and keys`() {
        let person = Person(name: "Zoë")
        func holds(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: person) }
        #expect(holds(NSPredicate(format: "%K == %@", "name", "Zoë")))
        #expect(holds(NSPredicate(format: "age == %d AND age > %f", 30, 29.5)))
        #expect(holds(NSPredicate(format: "age == %ld", Int64(30))))
        #expect(holds(NSPredicate(format: "born < %@", NSDate(timeIntervalSinceReferenceDate: 101))))
        #expect(
            holds(NSPredicate(format: "born == %@", Date(timeIntervalSinceReferenceDate: 100) as any CVarArg))
        )
        #expect(holds(NSPredicate(format: "id == %@", (person.id ?? UUID()) as any CVarArg)))
        #expect(holds(NSPredicate(format: "age IN %@", [29, 30])))
        #expect(holds(NSPredicate(format: "name IN %@", Set(["Zoë"]))))
        #expect(holds(NSPredicate(format: "isMember == %@", NSNumber(value: true))))
        #expect(holds(NSPredicate(format: "age == %@", argumentArray: [30])))
        #expect(!holds(NSPredicate(format: "name == %@", "%@")))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "age == 30"), NSPredicate(format: "name == 'Ann'"),
        ])
        #expect(!both.evaluate(with: person))
        #expect(NSPredicate(format: "SELF MATCHES %@", "[0-9]+").evaluate(with: "123"))
    }

    @Test(arguments: [
        ("SUBQUERY(pets, $pet, $pet.legs > 2).@count > 0", "the function SUBQUERY is not known"),
        ("pets.@sum.legs > 3", "the function @sum is not known"),
        ("age NEAR 5", "'NEAR' is no operator that is known"),
        ("name == 'Zoë", "a quotation mark is missing"),
        ("age == %@", "there are fewer arguments than places for them"), ("age ==", "the end is no value"),
        ("(age == 5", "')' is missing"), ("age == 5 age", "'age' is not expected"),
        ("name ==[x] 'a'", "[x] is no option that is known"),
    ])
    func `A text that is not understood is told with its words, and nothing fulfils it`(
        format: String, reason: String
    ) {
        var holds = true
        let probe = StageProbe {
            let _ = holds = NSPredicate(format: format).evaluate(with: Person())
            Text("Persons")
        }
        probe.step()
        #expect(!holds)
        let sentence = "NSPredicate(format: \"\(format)\") finds nothing here: \(reason)."
        #expect(probe.stage.issues.map(\.message) == [sentence])
    }

    @Test func `A sort descriptor sorts by a key, and what has no value comes first`() {
        let people = [Person(name: "Ann"), Person(name: nil), Person(name: "Bob")]
        let down = NSSortDescriptor(key: "name", ascending: false)
        let sorted = people.sorted { down.compare($0, to: $1) == .orderedAscending }
        #expect(sorted.map(\.name) == ["Bob", "Ann", nil])
        let up = NSSortDescriptor(keyPath: \Person.name, ascending: true)
        #expect(
            people.sorted { up.compare($0, to: $1) == .orderedAscending }.map(\.name) == [nil, "Ann", "Bob"])
    }
}
