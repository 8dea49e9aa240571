// Licensed under the Apache License, Version 2.0.

import CoreLocation
import CoreTransferable
import Foundation
import MapKit
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

@testable import StageUI

private let opera = CLLocationCoordinate2D(latitude: 48.2031, longitude: 16.3691)
private let dome = CLLocationCoordinate2D(latitude: 48.2085, longitude: 16.3731)

private struct Place: Identifiable {
    let id: String
    let place: CLLocationCoordinate2D
}

private struct PhotoScreen: View {
    @State private var one: PhotosPickerItem?
    @State private var several: [PhotosPickerItem] = []
    var body: some View {
        VStack {
            Text("one: \(one?.itemIdentifier ?? "none")")
            Text("several: \(several.compactMap(\.itemIdentifier).joined(separator: " and "))")
            PhotosPicker("Pick", selection: $one)
            PhotosPicker(selection: $several, maxSelectionCount: 2, matching: .images) { Text("Pick Some") }
        }
    }
}

private struct Avatar: Transferable, Sendable {
    let bytes: Int
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .pdf) { _ in Avatar(bytes: 0) }
        DataRepresentation(importedContentType: .image) { Avatar(bytes: $0.count) }
    }
}

private struct FileScreen: View {
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var text = ""
    var body: some View {
        VStack {
            Text("result: \(text)")
            Button("open") { isOpening = true }
            Button("write") { isSaving = true }
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.json, .pdf]) { result in
            text = (try? String(contentsOf: result.get(), encoding: .utf8)) ?? "error"
        }
        .fileExporter(isPresented: $isSaving, document: Letter(text: "Dear all"), contentType: .plainText) {
            text = (try? String(contentsOf: $0.get(), encoding: .utf8)) ?? "error"
        }
    }
}

private struct Letter: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
}

/// What stands for the system's maps, photos and files (MapKit, PhotosUI and SwiftUI of iOS 17).
@MainActor @Suite struct PickerAndMapTests {
    private func labels(_ probe: StageProbe) -> [String] { probe.stage.elements.compactMap(\.label) }
    private func press(_ label: String, _ probe: StageProbe) {
        probe.stage.activate(label: label)
        probe.stage.settle()
    }
    private func texts(_ probe: StageProbe) -> [String] {
        labels(probe).filter { $0.contains(": ") }
    }

    @Test func `A map's signs stand at their places, are read aloud, and the missing tiles are told`() throws
    {
        let region = MKCoordinateRegion(
            center: opera, span: MKCoordinateSpan(latitudeDelta: 0.03, longitudeDelta: 0.03))
        let probe = StageProbe(CGSize(width: 300, height: 300)) {
            Map(initialPosition: .region(region)) {
                Marker("Oper", coordinate: opera)
                ForEach([Place(id: "Dom", place: dome)]) { Marker($0.id, coordinate: $0.place) }
                Annotation("Home", coordinate: opera, anchor: .bottom) { Text("here") }
            }
        }
        probe.step(2)
        #expect(
            Set(labels(probe)).isSuperset(of: ["Oper", "Dom"])
                && labels(probe).contains { $0.contains("here") })
        func frame(_ label: String) throws -> CGRect {
            try #require(probe.stage.elements.first { $0.label == label }).frame
        }
        let (first, second) = (try frame("Oper"), try frame("Dom"))
        #expect(abs(first.midX - 150) < 1 && abs(first.midY - 150) < 16)
        // 0.004 of 0.03 degrees to the east of a map in Mercator's projection, which the height limits: 0.667 of its width.
        #expect(abs(second.midX - first.midX - 300 * 0.004 / 0.03 * 0.6666) < 1)
        #expect(second.midY < first.midY - 40)
        #expect(probe.stage.issues.contains { $0.message.hasPrefix("Map draws no tiles") })
    }

    @Test func `The distance of two places is the great circle's`() {
        let (a, b) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 90))
        #expect(abs(a.distance(from: b) - 6_371_008.8 * .pi / 2) < 1)
        #expect(MKMapPoint(opera).coordinate.latitude.distance(to: opera.latitude).magnitude < 1e-9)
    }

    @Test func `Whoever asks for the device's place is denied`() {
        final class Delegate: NSObject, CLLocationManagerDelegate {
            var seen: [CLAuthorizationStatus] = []
            var errors = 0
            func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
                seen.append(manager.authorizationStatus)
            }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                errors += 1
            }
        }
        let (manager, delegate) = (CLLocationManager(), Delegate())
        manager.delegate = delegate
        #expect(manager.authorizationStatus == .notDetermined)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        #expect(delegate.seen == [.denied] && delegate.errors == 1)
    }

    @Test func `A touch picks a photo of the simulated library, cancel none, and several end with Add`() {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { PhotoScreen() }
        press("Pick", probe)
        press("Cancel", probe)
        #expect(texts(probe).first == "one: none")
        press("Pick", probe)
        press("Photo 2", probe)
        #expect(texts(probe).first == "one: Photo 2")
        press("Pick Some", probe)
        for name in ["Photo 1", "Photo 3", "Photo 4"] { press(name, probe) }
        press("Add", probe)
        #expect(texts(probe).last == "several: Photo 1 and Photo 3")
    }

    @Test func `A photo is loaded as PNG bytes, or by the representation of its kind`() async throws {
        let item = PhotosPickerItem(itemIdentifier: "Photo 1")
        let data = try #require(await item.loadTransferable(type: Data.self))
        #expect(UIImage(data: data)?.size == CGSize(width: 24, height: 24))
        #expect(try await item.loadTransferable(type: Avatar.self)?.bytes == data.count)
        #expect(try await item.loadTransferable(type: String.self) == nil)
        #expect(
            try await PhotosPickerItem(itemIdentifier: "Photo 9").loadTransferable(type: Data.self) == nil)
    }

    @Test func `A file is opened by its name, and a document saved`() {
        let probe = StageProbe(CGSize(width: 400, height: 800)) { FileScreen() }
        press("open", probe)
        #expect(labels(probe).contains("Sample.pdf"))
        press("Sample.json", probe)
        #expect(texts(probe) == ["result: {}"])
        press("write", probe)
        press("Save", probe)
        #expect(texts(probe) == ["result: Dear all"])
    }

    @Test func `Kinds of files are known by suffix and by what they are`() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .text))
        #expect(UTType.json.preferredFilenameExtension == "json" && UTType("public.none") == nil)
        #expect(UTType(filenameExtension: "gpx")?.preferredFilenameExtension == "gpx")
        #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data, .item]))
    }

    @Test func `An outline shows the elements inside of one that is open`() {
        let tree = [Folder(id: "Letters", inner: [Folder(id: "To Oslo")]), Folder(id: "Bills")]
        let probe = StageProbe(CGSize(width: 400, height: 400)) {
            OutlineGroup(tree, children: \.inner) { Text($0.id) }
        }
        #expect(probe.texts.filter { !$0.isEmpty } == ["Letters", "Bills"])
        press("Letters", probe)
        probe.step()
        #expect(probe.texts.filter { !$0.isEmpty } == ["Letters", "To Oslo", "Bills"])
    }

    @Test func `A scroll view tells its phases`() {
        final class Seen { var phases: [ScrollPhase] = [] }
        let seen = Seen()
        let probe = StageProbe(CGSize(width: 200, height: 200)) {
            ScrollView { Color.red.frame(height: 2000) }.onScrollPhaseChange { seen.phases.append($1) }
        }
        probe.step()
        probe.stage.touchDown(at: CGPoint(x: 100, y: 150))
        for move in 1...6 {
            probe.step()
            probe.stage.touchMove(to: CGPoint(x: 100, y: 150 - CGFloat(move) * 20))
        }
        probe.step()
        probe.stage.touchUp(at: CGPoint(x: 100, y: 30))
        probe.step(600)
        #expect(seen.phases == [.interacting, .decelerating, .idle])
    }
}
