import FirstlightLive
import Hello
import LaunchKit

@main struct HelloProgram: FirstlightProgram { static let apps: [AppDescriptor] = [.hello] }
