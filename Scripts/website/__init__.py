"""Plain HTML pages of what docc knows: the guides, the reference and the public symbols of each module."""
