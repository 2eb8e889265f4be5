// Changing a file that may not be lost: several programs may write at once, any of them may be
// killed at any moment, the disk may be full. A lock is held from reading until the change is on
// the disk. Records are put behind the others; a line that was not written to its end does not
// count (ledger/record.hpp). A new text goes to a file FILE.new, is brought to the disk, and takes
// the old one's place in one step. Whatever happens, FILE is the old text or the new one.
#pragma once

#include "base/result.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace kodeks::cli {

class LockedFile {
public:
    // Waits for other programs, up to `patience_ms`; a fault when the file cannot be written.
    static Result<LockedFile> open(const std::string& name, int patience_ms = 10'000);

    LockedFile(LockedFile&& other) noexcept;
    LockedFile& operator=(LockedFile&&) = delete;
    ~LockedFile();

    // Nothing on success. A file that changed in spite of the lock (an editor) is not overwritten.
    std::optional<Fault> replace(std::string_view text) const;

    // Puts whole lines behind the first `sound_bytes` of the file, on the disk before it returns;
    // on a fault the file is as it was. May be called again and again.
    std::optional<Fault> append(std::size_t sound_bytes, std::string_view lines) const;

private:
    bool is_untouched() const;

    LockedFile(std::string name, std::string path, int descriptor);

    std::string name_; // as it was given, for faults
    std::string path_; // with links resolved
    int descriptor_;
    // As it was when we last looked.
    mutable std::int64_t size_ = 0;
    mutable std::int64_t changed_ns_ = 0;
};

// A file that must not exist yet. Nothing on success.
std::optional<Fault> create_file(const std::string& name, std::string_view text);

} // namespace kodeks::cli
