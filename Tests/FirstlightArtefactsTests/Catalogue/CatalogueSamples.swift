// Licensed under the Apache License, Version 2.0.

import FirstlightArtefacts

/// Files as Xcode writes them, for each kind of asset.
enum CatalogueSamples {
    static let info = "\"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }"

    static let files: [(folder: String, text: String)] = [
        ("Logo.imageset", imageSet), ("Slot.imageset", emptyWells), ("Background.colorset", decimalColors),
        ("Brand.colorset", hexadecimalColors), ("Bytes.colorset", byteColors),
        ("Label.colorset", referenceColor),
        ("AccentColor.colorset", emptyColor), ("AppIcon.appiconset", mixedIcon),
        ("Watch.appiconset", watchIcon),
        ("LaunchImage.launchimage", launchImage), ("App Icon & Top Shelf Image.brandassets", brandAssets),
        ("App Icon.imagestack", imageStack), ("Front.imagestacklayer", imageStackLayer),
        ("AppIcon.solidimagestack", solidImageStack), ("Back.solidimagestacklayer", "{\n  \(info)\n}\n"),
        ("Brand", group), ("Assets.xcassets", "{\n  \(info)\n}\n"),
    ]

    static func text(_ folder: String) -> String { files.first { $0.folder == folder }?.text ?? "" }

    static let imageSet = """
        {
          "images" : [
            {
              "filename" : "logo.svg",
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                }
              ],
              "filename" : "logo-dark@2x.png",
              "idiom" : "ipad",
              "scale" : "2x",
              "width-class" : "regular"
            },
            {
              "display-gamut" : "display-P3",
              "filename" : "logo~watch.png",
              "idiom" : "watch",
              "scale" : "2x",
              "screen-width" : "<=145"
            }
          ],
          \(info),
          "properties" : {
            "localizable" : true,
            "on-demand-resource-tags" : [
              "launch",
              "brand"
            ],
            "preserves-vector-representation" : true,
            "template-rendering-intent" : "original"
          }
        }

        """

    static let emptyWells = """
        {
          "images" : [
            {
              "idiom" : "universal",
              "scale" : "1x"
            },
            {
              "idiom" : "toaster",
              "scale" : "4x",
              "shade" : {
                "burnt" : [

                ]
              }
            }
          ]
        }

        """

    static let decimalColors = """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0.067",
                  "green" : "0.500",
                  "red" : "1.000"
                }
              },
              "idiom" : "universal"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "dark"
                },
                {
                  "appearance" : "contrast",
                  "value" : "high"
                }
              ],
              "color" : {
                "color-space" : "gray-gamma-22",
                "components" : {
                  "alpha" : "0.500",
                  "white" : "0.250"
                }
              },
              "idiom" : "universal"
            }
          ],
          \(info)
        }

        """

    static let hexadecimalColors = """
        {
          "colors" : [
            {
              "color" : {
                "color-space" : "srgb",
                "components" : {
                  "alpha" : "1.000",
                  "blue" : "0x33",
                  "green" : "0x0A",
                  "red" : "0xFF"
                }
              },
              "idiom" : "universal"
            }
          ],
          \(info)
        }

        """

    static let byteColors = hexadecimalColors.replacing("0x33", with: "51").replacing("0x0A", with: "1")
        .replacing("0xFF", with: "255")

    static let referenceColor = """
        {
          "colors" : [
            {
              "color" : {
                "platform" : "ios",
                "reference" : "labelColor"
              },
              "idiom" : "universal"
            }
          ],
          \(info)
        }

        """

    static let emptyColor = """
        {
          "colors" : [
            {
              "idiom" : "universal"
            }
          ],
          \(info)
        }

        """

    static let mixedIcon = """
        {
          "images" : [
            {
              "filename" : "icon.png",
              "idiom" : "universal",
              "platform" : "ios",
              "size" : "1024x1024"
            },
            {
              "appearances" : [
                {
                  "appearance" : "luminosity",
                  "value" : "tinted"
                }
              ],
              "idiom" : "universal",
              "platform" : "ios",
              "size" : "1024x1024"
            },
            {
              "idiom" : "mac",
              "scale" : "2x",
              "size" : "512x512"
            },
            {
              "filename" : "ipad.png",
              "idiom" : "ipad",
              "scale" : "2x",
              "size" : "83.5x83.5"
            }
          ],
          \(info),
          "properties" : {
            "pre-rendered" : true
          }
        }

        """

    static let watchIcon = """
        {
          "images" : [
            {
              "idiom" : "watch",
              "role" : "notificationCenter",
              "scale" : "2x",
              "size" : "27.5x27.5",
              "subtype" : "42mm"
            }
          ],
          \(info)
        }

        """

    static let launchImage = """
        {
          "images" : [
            {
              "extent" : "full-screen",
              "filename" : "launch@2x.png",
              "idiom" : "tv",
              "minimum-system-version" : "11.0",
              "orientation" : "landscape",
              "scale" : "2x"
            }
          ],
          \(info)
        }

        """

    static let brandAssets = """
        {
          "assets" : [
            {
              "filename" : "App Icon.imagestack",
              "idiom" : "tv",
              "role" : "primary-app-icon",
              "size" : "400x240"
            },
            {
              "filename" : "Top Shelf Image.imageset",
              "idiom" : "tv",
              "role" : "top-shelf-image",
              "size" : "1920x720"
            }
          ],
          \(info)
        }

        """

    static let imageStack = """
        {
          \(info),
          "layers" : [
            {
              "filename" : "Front.imagestacklayer"
            },
            {
              "filename" : "Back.imagestacklayer"
            }
          ],
          "properties" : {
            "canvasSize" : {
              "height" : 240,
              "width" : 400
            }
          }
        }

        """

    static let imageStackLayer = """
        {
          \(info),
          "properties" : {
            "frame-center" : {
              "x" : 200,
              "y" : 120.5
            }
          }
        }

        """

    static let solidImageStack = """
        {
          \(info),
          "layers" : [
            {
              "filename" : "Front.solidimagestacklayer"
            },
            {
              "filename" : "Back.solidimagestacklayer"
            }
          ]
        }

        """

    static let group = """
        {
          \(info),
          "properties" : {
            "provides-namespace" : true
          }
        }

        """
}
