#include "cli/referee/script_file.hpp"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

Fault unwritable(const std::string& name, int error) {
    return {{"cli.referee.unwritable", {{"reason", std::generic_category().message(error)}}},
            name,
            {},
            ""};
}

} // namespace

Result<ScriptFile> ScriptFile::create(const std::string& name) {
    const int flags = O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC;
    const int descriptor = ::open(name.c_str(), flags, 0644); // NOLINT: open() is variadic
    if (descriptor < 0) {
        return tl::unexpected(unwritable(name, errno));
    }
    return ScriptFile(name, descriptor);
}

ScriptFile::ScriptFile(ScriptFile&& other) noexcept
    : name_(std::move(other.name_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

ScriptFile::~ScriptFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

std::optional<Fault> ScriptFile::append(std::string line) {
    line += '\n';
    std::string_view rest = line;
    while (!rest.empty()) {
        const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
        if (written < 0 && errno != EINTR) {
            return unwritable(name_, errno);
        }
        rest.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    if (::fsync(descriptor_) != 0) {
        return unwritable(name_, errno);
    }
    return std::nullopt;
}

} // namespace kodeks::cli
