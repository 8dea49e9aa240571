// Licensed under the Apache License, Version 2.0.

import MessageUI
import SwiftUI
import Testing

@testable import StageUI

@MainActor
private final class MailEnd {
    var results: [MFMailComposeResult] = []
}

private struct MailView: UIViewControllerRepresentable {
    let end: MailEnd

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        let end: MailEnd
        init(_ end: MailEnd) { self.end = end }
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: (any Error)?
        ) { end.results.append(result) }
    }
    func makeCoordinator() -> Coordinator { Coordinator(end) }
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.mailComposeDelegate = context.coordinator
        controller.setSubject("Tea")
        controller.setToRecipients(["ann@example.com"])
        controller.setMessageBody("At five", isHTML: false)
        return controller
    }
    func updateUIViewController(_ uiViewController: MFMailComposeViewController, context: Context) {}
}

@MainActor @Suite struct MessageTests {
    @Test(arguments: [("Cancel", MFMailComposeResult.cancelled), ("Send", .sent)])
    func `A mail is shown, and ends as its button says`(button: String, result: MFMailComposeResult) {
        let end = MailEnd()
        let probe = StageProbe(CGSize(width: 390, height: 600)) { MailView(end: end) }
        #expect(MFMailComposeViewController.canSendMail())
        #expect(probe.texts == ["Cancel", "Send", "Tea", "ann@example.com", "At five"])
        #expect(probe.stage.tap(label: button))
        probe.step(2)
        #expect(end.results == [result])
        #expect(
            probe.stage.issues.contains { $0.message.hasPrefix("A mail or a message goes to nobody") }
                == (result == .sent))
    }
}
