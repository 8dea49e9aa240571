// Licensed under the Apache License, Version 2.0.

private enum ForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    var tint: Color? {
        get { tintStyle?.firstColor(in: self) }
        set { tintStyle = newValue.map { AnyShapeStyle($0) } }
    }
}
