// Licensed under the Apache License, Version 2.0.

public import Foundation

// Symbols of SwiftUI that screens name and StageUI does not have. The compiler says what to write instead, where it would say
// that it cannot find the name. Documentation/Firstlight.docc/AbsentSymbols.md has the same table.

/// A button that pastes without asking.
@available(*, unavailable, message: "write a Button that reads UIPasteboard.general")
public struct PasteButton: View {
    /// Pastes content of some types.
    public init<Kind>(supportedContentTypes: [Kind], payloadAction: @escaping ([Any]) -> Void) {}
    /// Pastes values of a type.
    public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A library of functions in Metal.
@available(*, unavailable, message: "write a Canvas, a gradient or a blend mode")
@dynamicMemberLookup
public struct ShaderLibrary {
    /// The library of the app.
    public static var `default`: ShaderLibrary { ShaderLibrary() }
    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
    /// A function of the library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A reference to a function in Metal.
@available(*, unavailable, message: "write a Canvas, a gradient or a blend mode")
@dynamicCallable
public struct ShaderFunction {
    /// Binds the function's arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// A function in Metal with its arguments.
@available(*, unavailable, message: "write a Canvas, a gradient or a blend mode")
public struct Shader {
    /// An argument of a function in Metal.
    public struct Argument {
        /// A number.
        public static func float(_ value: some BinaryFloatingPoint) -> Argument { Argument() }
        /// Two numbers.
        public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint) -> Argument {
            Argument()
        }
        /// A size.
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument() }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument() }
        /// The frame of the shape.
        public static var boundingRect: Argument { Argument() }
    }
}

/// The selection of a text that is edited.
@available(*, unavailable, message: "bind the text, and the focus with @FocusState")
public typealias TextSelection = Never

/// The selection of an attributed text that is edited.
@available(*, unavailable, message: "bind the text, and the focus with @FocusState")
public typealias AttributedTextSelection = Never

extension View {
    /// Colours each pixel by a function in Metal.
    @available(*, unavailable, message: "write a Canvas, a gradient or a blend mode")
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
    /// Draws the view's picture by a function in Metal.
    @available(*, unavailable, message: "write a Canvas, a gradient or a blend mode")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }
    /// Moves each pixel by a function in Metal.
    @available(*, unavailable, message: "write a Canvas, or visualEffect for the whole view")
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
    /// Shows the bar that finds words in a text that is edited.
    @available(*, unavailable, message: "write searchable(text:)")
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
}
