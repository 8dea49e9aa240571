// Licensed under the Apache License, Version 2.0.

import SwiftUI

private struct OnboardingPage: Identifiable {
    let id: Int
    let symbol: String
    let title: LocalizedStringKey
    let words: LocalizedStringKey
    let color: Color

    static let all = [
        OnboardingPage(
            id: 0, symbol: "bicycle", title: "Ride together",
            words: "Find people who set out at the hour that you do.",
            color: Color(red: 0, green: 0.42, blue: 0.38)),
        OnboardingPage(
            id: 1, symbol: "map", title: "Quiet ways",
            words: "Routes along canals and fields, *not* along the main road.",
            color: Color(red: 0.27, green: 0.25, blue: 0.68)),
        OnboardingPage(
            id: 2, symbol: "bell.badge", title: "Told in time",
            words: "When the weather turns, you hear of it **before** you leave.",
            color: Color(red: 0.64, green: 0.24, blue: 0.04)),
    ]
}

/// Three pages, and what the user likes.
struct OnboardingScreen: View {
    let finish: @MainActor ([String]) -> Void
    @State private var page = 0
    @State private var isChoosing = false

    private var isLast: Bool { page == OnboardingPage.all.count - 1 }

    var body: some View {
        NavigationStack {
            TabView(selection: $page) {
                ForEach(OnboardingPage.all) { PageView(page: $0).tag($0.id) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
            .safeAreaInset(edge: .bottom) {
                Button {
                    if isLast { isChoosing = true } else { withAnimation { page += 1 } }
                } label: {
                    Text(isLast ? "Get started" : "Continue").frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
                .tint(OnboardingPage.all[page].color)
                .padding()
            }
            .sensoryFeedback(.selection, trigger: page)
            .toolbar { if !isLast { Button("Skip") { isChoosing = true } } }
            .navigationDestination(isPresented: $isChoosing) { LikingsPicker(finish: finish) }
        }
        .tint(OnboardingPage.all[0].color)
    }
}

private struct PageView: View {
    let page: OnboardingPage

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content }
        }
    }

    private var content: some View {
        VStack(spacing: 24) {
            Image(systemName: page.symbol).resizable().scaledToFit().frame(width: 120, height: 120)
                .foregroundStyle(page.color.gradient).accessibilityHidden(true)
            Text(page.title).font(.largeTitle.bold())
            Text(page.words).font(.title3).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .padding(32)
    }
}

private struct LikingsPicker: View {
    let finish: @MainActor ([String]) -> Void
    @State private var chosen: Set<String> = []
    private let likings = [
        "Gravel", "City", "Touring", "Hills", "Coffee stops", "Birds", "Night rides", "Family",
    ]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
                ForEach(likings, id: \.self) { liking in
                    Toggle(isOn: isChosen(liking)) {
                        Text(liking)
                    }
                    .toggleStyle(ChipToggleStyle())
                }
            }
            .padding()
        }
        .navigationTitle("What do you like?")
        .navigationBarBackButtonHidden()
        .safeAreaInset(edge: .bottom) {
            Button {
                finish(chosen.sorted())
            } label: {
                Text("Done").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent).buttonBorderShape(.capsule).controlSize(.large)
            .disabled(chosen.isEmpty).padding()
        }
    }

    private func isChosen(_ liking: String) -> Binding<Bool> {
        Binding {
            chosen.contains(liking)
        } set: {
            if $0 { chosen.insert(liking) } else { chosen.remove(liking) }
        }
    }
}

private struct ChipToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.padding(.horizontal, 12).frame(maxWidth: .infinity, minHeight: 48)
                .foregroundStyle(configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .background(
                    configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: .capsule)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

/// The rides of the day.
struct RideList: View {
    let rides: [String]

    var body: some View {
        NavigationStack {
            List {
                Section("Near you") {
                    ForEach(rides, id: \.self) { ride in
                        NavigationLink(ride) { Text(ride).font(.title2).padding().navigationTitle("Ride") }
                    }
                }
            }
            .overlay {
                if rides.isEmpty { ContentUnavailableView("No rides today", systemImage: "bicycle") }
            }
            .navigationTitle("Tandem")
        }
    }
}
