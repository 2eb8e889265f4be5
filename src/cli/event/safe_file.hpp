// Changing a file that may not be lost: several programs may write at once, any of them may be
// killed at any moment, the disk may be full. A lock is held from reading until the new text is in
// place; the text goes to a file FILE.new, is brought to the disk, and takes the old one's place in
// one step. Whatever happens, FILE is the old text or the new one.
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

private:
    LockedFile(std::string name, std::string path, int descriptor);

    std::string name_; // as it was given, for faults
    std::string path_; // with links resolved
    int descriptor_;
    std::int64_t size_ = 0;
    std::int64_t changed_ns_ = 0;
};

// A file that must not exist yet. Nothing on success.
std::optional<Fault> create_file(const std::string& name, std::string_view text);

} // namespace kodeks::cli
