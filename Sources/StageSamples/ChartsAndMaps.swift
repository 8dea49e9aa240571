// Licensed under the Apache License, Version 2.0.

import Charts
import CoreLocation
import CoreTransferable
import MapKit
import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

extension Sample {
    static var chartsAndMaps: [Sample] {
        [
            Sample("Charts: bars with a legend", in: .controls) { BarSample() },
            Sample("Charts: a line, an area, points and a rule", in: .controls) { LineSample() },
            Sample("Charts: sectors", in: .controls) { SectorSample() },
            Sample(
                "MapKit: markers, a view and a line", in: .controls,
                limits: [
                    "Map draws no tiles on the stage: its signs stand at their places on a plain ground."
                ]
            ) { MapSample() },
            Sample(
                "PhotosUI: the picker", in: .presentations, touches: [UnitPoint(x: 0.5, y: 0.5)]
            ) { PickerSample() },
            Sample("Files: importer and exporter", in: .state) { FileSample() },
            Sample("OutlineGroup", in: .layout) { OutlineSample() },
        ]
    }
}

private struct Sale: Identifiable {
    let id: Int
    let city: String
    let kind: String
    let count: Int
    static let all = [
        Sale(id: 0, city: "Oslo", kind: "Tea", count: 4), Sale(id: 1, city: "Oslo", kind: "Cake", count: 3),
        Sale(id: 2, city: "Lima", kind: "Tea", count: 9), Sale(id: 3, city: "Lima", kind: "Cake", count: 5),
        Sale(id: 4, city: "Rome", kind: "Tea", count: 6), Sale(id: 5, city: "Rome", kind: "Cake", count: 8),
    ]
}

private struct BarSample: View {
    var body: some View {
        Chart(Sale.all) { sale in
            BarMark(x: .value("City", sale.city), y: .value("Sold", sale.count), width: .ratio(0.6))
                .foregroundStyle(by: .value("Kind", sale.kind))
                .cornerRadius(4)
                .annotation(position: .overlay) {
                    Text("\(sale.count)").font(.caption2).foregroundStyle(.white)
                }
        }
        .chartForegroundStyleScale(["Tea": Color.green, "Cake": Color.orange])
        .chartYAxis { AxisMarks(position: .leading) }
        .chartYAxisLabel("Sold")
        .chartLegend(position: .bottom)
    }
}

private struct LineSample: View {
    private let values = [3.0, 7, 4, 9, 6]
    var body: some View {
        Chart {
            ForEach(values.indices, id: \.self) { index in
                AreaMark(x: .value("Day", index), y: .value("Hours", values[index]))
                    .foregroundStyle(.blue.opacity(0.2))
                    .interpolationMethod(.catmullRom)
                LineMark(x: .value("Day", index), y: .value("Hours", values[index]))
                    .interpolationMethod(.catmullRom)
                    .lineStyle(StrokeStyle(lineWidth: 2))
                PointMark(x: .value("Day", index), y: .value("Hours", values[index]))
                    .symbol(BasicChartSymbolShape.diamond).symbolSize(60)
            }
            RuleMark(y: .value("Goal", 5.0)).foregroundStyle(.red).lineStyle(StrokeStyle(dash: [4, 2]))
                .annotation(position: .top, alignment: .trailing) { Text("Goal").font(.caption) }
            RectangleMark(xStart: .value("From", 3), xEnd: .value("To", 4)).opacity(0.1)
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: 1.0)) { value in
                AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
                AxisTick(length: 6)
                AxisValueLabel { if let day = value.as(Int.self) { Text("Day \(day)") } }
            }
        }
        .chartYScale(domain: 0...10)
        .chartPlotStyle { $0.background(Color.gray.opacity(0.08)) }
    }
}

private struct SectorSample: View {
    var body: some View {
        Chart(Sale.all.prefix(4)) { sale in
            SectorMark(angle: .value("Sold", sale.count), innerRadius: .ratio(0.6), angularInset: 2)
                .foregroundStyle(by: .value("Order", "\(sale.city) \(sale.kind)"))
        }
    }
}

private struct MapSample: View {
    @State private var position = MapCameraPosition.region(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 48.208, longitude: 16.373),
            span: MKCoordinateSpan(latitudeDelta: 0.03, longitudeDelta: 0.03)))

    var body: some View {
        Map(position: $position) {
            Marker("Stephansdom", coordinate: CLLocationCoordinate2D(latitude: 48.2085, longitude: 16.3731))
            Marker("Oper", systemImage: "music.note", coordinate: opera).tint(.blue)
            Annotation("Park", coordinate: CLLocationCoordinate2D(latitude: 48.2045, longitude: 16.38)) {
                Image(systemName: "leaf.fill").padding(6).background(Circle().fill(.green))
            }
            MapPolyline(coordinates: [
                opera, CLLocationCoordinate2D(latitude: 48.2085, longitude: 16.3731),
            ])
            .stroke(.blue, lineWidth: 3)
            MapCircle(center: opera, radius: 200).foregroundStyle(.orange.opacity(0.3))
        }
        .mapStyle(.standard)
        .mapControls { MapCompass() }
    }

    private var opera: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: 48.2031, longitude: 16.3691)
    }
}

private struct PickerSample: View {
    @State private var item: PhotosPickerItem?
    @State private var picture: UIImage?

    var body: some View {
        VStack {
            if let picture { Image(uiImage: picture) }
            PhotosPicker("Pick a Photo", selection: $item, matching: .images)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task(id: item) {
            guard let data = try? await item?.loadTransferable(type: Data.self) else { return }
            picture = UIImage(data: data)
        }
    }
}

private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "A note"
    init() {}
    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private struct FileSample: View {
    @State private var isOpening = false
    @State private var isSaving = false
    @State private var name = "none"

    var body: some View {
        VStack {
            Text("Opened: \(name)")
            Button("Open") { isOpening = true }
            Button("Save") { isSaving = true }
        }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.pdf, .plainText]) { result in
            name = (try? result.get())?.lastPathComponent ?? "none"
        }
        .fileExporter(
            isPresented: $isSaving, document: Note(), contentType: .plainText, defaultFilename: "Note"
        ) { _ in }
    }
}

private struct Folder: Identifiable {
    let id: String
    var inner: [Folder]?
}

private struct OutlineSample: View {
    @State private var isMoving = false
    var body: some View {
        OutlineGroup(
            [Folder(id: "Letters", inner: [Folder(id: "To Oslo")]), Folder(id: "Bills")], children: \.inner
        ) { Text($0.id) }
        .onScrollPhaseChange { (_: ScrollPhase, phase: ScrollPhase, context: ScrollPhaseChangeContext) in
            isMoving = phase.isScrolling && context.geometry.contentOffset.y > 0
        }
    }
}
