// Licensed under the Apache License, Version 2.0.

import Foundation

/// The memory that the program's own variables lie in.
enum ProgramMemory {
    /// The bytes of variables with a value from the file that are got ready; they lie at the end of it.
    private static let written = 512 << 10

    /// Gets the pages of the variables ready to be written, all at once.
    ///
    /// Each would otherwise be copied when it is first written; once there is a second thread, the other
    /// processor has to be interrupted for each of them, which takes many times as long as the copy.
    static func prepare() {
        #if os(Linux)
            _ = dl_iterate_phdr(
                { info, _, _ in
                    // The first object is the program itself.
                    if let info = info?.pointee { ProgramMemory.prepare(info) }
                    return 1
                }, nil)
        #endif
    }

    #if os(Linux)
        private static func prepare(_ info: dl_phdr_info) {
            for index in 0..<Int(info.dlpi_phnum) {
                let segment = info.dlpi_phdr[index]
                guard segment.p_type == PT_LOAD, segment.p_flags & UInt32(PF_W) != 0 else { continue }
                let start = UInt(info.dlpi_addr) + UInt(segment.p_vaddr)
                let variables = max(start, start + UInt(segment.p_filesz) - UInt(written))
                let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
                let first = variables / page * page
                let end = start + UInt(segment.p_memsz)
                // Where the system cannot do it, the pages come one by one.
                madvise(
                    UnsafeMutableRawPointer(bitPattern: first), Int(end - first), Int32(MADV_POPULATE_WRITE))
            }
        }
    #endif
}
