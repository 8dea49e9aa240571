// Licensed under the Apache License, Version 2.0.

/// A file that imports the module finds Foundation, as on Apple's systems.
@_exported public import Foundation
package import StageUI
@_exported public import UIKit

/// The ends of a mail.
public enum MFMailComposeResult: Int, Sendable {
    /// The user has cancelled.
    case cancelled
    /// The user has kept it for later.
    case saved
    /// The user has sent it.
    case sent
    /// It failed.
    case failed
}

/// The ends of a message.
public enum MessageComposeResult: Int, Sendable {
    /// The user has cancelled.
    case cancelled
    /// The user has sent it.
    case sent
    /// It failed.
    case failed
}

/// The object that a mail notifies of its end.
@MainActor
@preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Tells the delegate that composing the mail has ended.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

/// The object that a message notifies of its end.
@MainActor
@preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// Tells the delegate that composing the message has ended.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A mail to be sent, in a representable: its words, and the buttons "Cancel" and "Send". It goes to nobody, which is told.
@MainActor
@preconcurrency
open class MFMailComposeViewController: UIViewController {
    /// The object that is notified.
    public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var subject = ""
    private var text = ""
    private var recipients: [String] = []
    private var files: [String] = []

    /// Returns true: the simulated device has mail.
    open class func canSendMail() -> Bool { true }
    /// Sets the title.
    open func setSubject(_ subject: String) { self.subject = subject }
    /// Sets the addresses.
    open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
    /// Sets the addresses of copies, which are not shown.
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Sets the addresses of hidden copies, which are not shown.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) { text = body }
    /// Sets the address of the sender, which is not shown.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
    /// Adds a file.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        files.append(filename)
    }
}

extension MFMailComposeViewController: ShownController {
    /// The mail.
    package var shownView: AnyView {
        AnyView(
            Letter(
                title: subject.isEmpty ? "New Message" : subject, recipients: recipients, text: text,
                files: files
            ) {
                [weak self] isSent in
                guard let self else { return }
                mailComposeDelegate?.mailComposeController(
                    self, didFinishWith: isSent ? .sent : .cancelled, error: nil)
            })
    }
}

/// A message to be sent, in a representable: its words, and the buttons "Cancel" and "Send". It goes to nobody, which is told.
@MainActor
@preconcurrency
open class MFMessageComposeViewController: UIViewController {
    /// The object that is notified.
    public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The numbers.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The title, which is not shown.
    open var subject: String?

    /// Returns true: the simulated device has messages.
    open class func canSendText() -> Bool { true }
    /// Returns false: no files are sent.
    open class func canSendAttachments() -> Bool { false }
    /// Returns false: no titles are sent.
    open class func canSendSubject() -> Bool { false }
}

extension MFMessageComposeViewController: ShownController {
    /// The message.
    package var shownView: AnyView {
        AnyView(
            Letter(title: "New Message", recipients: recipients ?? [], text: body ?? "", files: []) {
                [weak self] isSent in
                guard let self else { return }
                messageComposeDelegate?.messageComposeViewController(
                    self, didFinishWith: isSent ? .sent : .cancelled)
            })
    }
}

/// The words that are to be sent, and the buttons.
private struct Letter: View {
    let title: String
    let recipients: [String]
    let text: String
    let files: [String]
    let finish: @MainActor @Sendable (_ isSent: Bool) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Cancel") { finish(false) }
                Spacer()
                Button("Send") {
                    Stage.current?.tell(
                        "A mail or a message goes to nobody: the stage has no network of its own.")
                    finish(true)
                }
                .fontWeight(.semibold)
            }
            Text(verbatim: title).font(.headline).accessibilityAddTraits(.isHeader)
            ForEach(recipients, id: \.self) { Text(verbatim: $0).foregroundStyle(.secondary) }
            Divider()
            Text(verbatim: text)
            ForEach(files, id: \.self) { Label($0, systemImage: "doc") }
            Spacer(minLength: 0)
        }
        .padding()
    }
}
