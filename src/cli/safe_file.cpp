#include "cli/safe_file.hpp"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <thread>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kodeks::cli {

namespace {

constexpr mode_t new_file_mode = 0644;

Fault fault_of(const std::string& name, const char* key) {
    return {{key, {}}, name, {}, ""};
}

// The reasons an arbiter meets, in his language; others as the system words them.
Fault cannot_write(const std::string& name, int error) {
    switch (error) {
    case EACCES:
    case EPERM:
        return fault_of(name, "cli.event.file.forbidden");
    case EROFS:
        return fault_of(name, "cli.event.file.read_only");
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return fault_of(name, "cli.event.file.full");
    case ENOENT:
    case ENOTDIR:
        return fault_of(name, "cli.event.file.no_folder");
    case EEXIST:
        return fault_of(name, "cli.event.file.exists");
    default:
        return {{"cli.event.file.cannot_write", {{"reason", std::strerror(error)}}}, name, {}, ""};
    }
}

bool write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t written = ::write(descriptor, text.data(), text.size());
        if (written < 0 && errno != EINTR) {
            return false;
        }
        text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    return ::fsync(descriptor) == 0;
}

// The new name must survive a power cut too; where folders cannot be synchronised it need not.
void sync_folder(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    const int descriptor =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC); // NOLINT
    if (descriptor >= 0) {
        ::fsync(descriptor);
        ::close(descriptor);
    }
}

// Whether the open file is still the one of this name: it may have been replaced while we waited.
bool is_current(int descriptor, const std::string& path) {
    struct stat held{};
    struct stat named{};
    return ::fstat(descriptor, &held) == 0 && ::stat(path.c_str(), &named) == 0 &&
           held.st_ino == named.st_ino && held.st_dev == named.st_dev;
}

// The descriptor of the file, locked; or minus the error, EWOULDBLOCK when others held it too long.
int open_locked(const std::string& path, int flags, int patience_ms) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::milliseconds(patience_ms);
    while (true) {
        const int descriptor = ::open(path.c_str(), flags | O_CLOEXEC, new_file_mode); // NOLINT
        if (descriptor < 0) {
            return -errno;
        }
        const bool locked = ::flock(descriptor, LOCK_EX | LOCK_NB) == 0;
        if (locked && is_current(descriptor, path)) {
            return descriptor;
        }
        const int error = locked ? EWOULDBLOCK : errno;
        ::close(descriptor);
        if ((error != EWOULDBLOCK && error != EINTR) || Clock::now() >= end) {
            return -error;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(locked ? 0 : 5));
    }
}

// Puts the complete file under its name: `rename` replaces, `link` does not.
bool put_in_place(const std::string& temporary, const std::string& path, bool fresh) {
    if (!fresh) {
        return ::rename(temporary.c_str(), path.c_str()) == 0;
    }
    if (::link(temporary.c_str(), path.c_str()) == 0) {
        ::unlink(temporary.c_str());
        return true;
    }
    const bool has_no_links = errno == EPERM || errno == EOPNOTSUPP || errno == ENOSYS;
    return has_no_links && ::access(path.c_str(), F_OK) != 0 &&
           ::rename(temporary.c_str(), path.c_str()) == 0;
}

// Zero, or the error; the temporary file is gone either way.
int write_beside(const std::string& path, std::string_view text, mode_t mode, bool fresh) {
    const std::string temporary = path + ".new";
    const int descriptor = open_locked(temporary, O_RDWR | O_CREAT, 10'000);
    if (descriptor < 0) {
        return -descriptor;
    }
    int error = 0;
    if (::ftruncate(descriptor, 0) != 0 || ::fchmod(descriptor, mode) != 0 ||
        !write_all(descriptor, text) || !put_in_place(temporary, path, fresh)) {
        error = errno;
        ::unlink(temporary.c_str());
    }
    ::close(descriptor);
    if (error == 0) {
        sync_folder(path);
    }
    return error;
}

std::int64_t changed_ns(const struct stat& status) {
    return std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
}

std::string resolved(const std::string& name) {
    std::error_code error;
    const auto path = std::filesystem::canonical(name, error);
    return error ? name : path.string();
}

} // namespace

LockedFile::LockedFile(std::string name, std::string path, int descriptor)
    : name_(std::move(name)), path_(std::move(path)), descriptor_(descriptor) {
    struct stat status{};
    if (::fstat(descriptor_, &status) == 0) {
        size_ = status.st_size;
        changed_ns_ = changed_ns(status);
    }
}

LockedFile::LockedFile(LockedFile&& other) noexcept
    : name_(std::move(other.name_)),
      path_(std::move(other.path_)),
      descriptor_(std::exchange(other.descriptor_, -1)),
      size_(other.size_),
      changed_ns_(other.changed_ns_) {}

LockedFile::~LockedFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

Result<LockedFile> LockedFile::open(const std::string& name, int patience_ms) {
    std::string path = resolved(name);
    const int descriptor = open_locked(path, O_RDWR, patience_ms);
    if (descriptor < 0) {
        const int error = -descriptor;
        const char* key = error == EWOULDBLOCK                  ? "cli.event.file.busy"
                          : error == ENOENT || error == ENOTDIR ? "cli.input.missing"
                          : error == EISDIR                     ? "cli.input.folder"
                                                                : nullptr;
        return tl::unexpected(key == nullptr ? cannot_write(name, error) : fault_of(name, key));
    }
    return LockedFile(name, std::move(path), descriptor);
}

bool LockedFile::is_untouched() const {
    struct stat status{};
    return ::stat(path_.c_str(), &status) == 0 && is_current(descriptor_, path_) &&
           status.st_size == size_ && changed_ns(status) == changed_ns_;
}

std::optional<Fault> LockedFile::append(std::size_t sound_bytes, std::string_view lines) const {
    if (!is_untouched()) {
        return fault_of(name_, "cli.event.file.changed");
    }
    const auto end = static_cast<off_t>(sound_bytes);
    int error = 0;
    if (::ftruncate(descriptor_, end) != 0 || ::lseek(descriptor_, end, SEEK_SET) != end ||
        !write_all(descriptor_, lines)) {
        error = errno;
        // What is left of the lines must not look like a record later.
        (void)(::ftruncate(descriptor_, end) == 0 && ::fsync(descriptor_) == 0);
    }
    struct stat status{};
    if (::fstat(descriptor_, &status) == 0) {
        size_ = status.st_size;
        changed_ns_ = changed_ns(status);
    }
    return error == 0 ? std::nullopt : std::optional(cannot_write(name_, error));
}

std::optional<Fault> LockedFile::replace(std::string_view text) const {
    struct stat status{};
    if (!is_untouched() || ::stat(path_.c_str(), &status) != 0) {
        return fault_of(name_, "cli.event.file.changed");
    }
    const int error = write_beside(path_, text, status.st_mode & 07777U, false);
    return error == 0 ? std::nullopt : std::optional(cannot_write(name_, error));
}

std::optional<Fault> create_file(const std::string& name, std::string_view text) {
    if (::access(name.c_str(), F_OK) == 0) {
        return cannot_write(name, EEXIST);
    }
    const int error = write_beside(name, text, new_file_mode, true);
    return error == 0 ? std::nullopt : std::optional(cannot_write(name, error));
}

} // namespace kodeks::cli
