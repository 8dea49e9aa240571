// Licensed under the Apache License, Version 2.0.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import UniformTypeIdentifiers

/// Any picture.
public let kUTTypeImage = "public.image"
/// A JPEG file.
public let kUTTypeJPEG = "public.jpeg"
/// A PNG file.
public let kUTTypePNG = "public.png"
/// A GIF file.
public let kUTTypeGIF = "com.compuserve.gif"
/// A document of pages.
public let kUTTypePDF = "com.adobe.pdf"
/// Any film.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// Any sound.
public let kUTTypeAudio = "public.audio"
/// Any text.
public let kUTTypeText = "public.text"
/// A text without a form.
public let kUTTypePlainText = "public.plain-text"
/// A text of UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// An address.
public let kUTTypeURL = "public.url"
/// The address of a file.
public let kUTTypeFileURL = "public.file-url"
/// Any bytes.
public let kUTTypeData = "public.data"
/// Anything.
public let kUTTypeItem = "public.item"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// A property list.
public let kUTTypePropertyList = "com.apple.property-list"
