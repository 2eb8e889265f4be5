#include "cli/table_folder.hpp"

#include "games/variant.hpp"

#include <cerrno>
#include <fstream>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace kodeks::cli {

namespace fs = std::filesystem;
using truth::tables::Bytes;

namespace {

Fault cannot_write(const fs::path& path, int error) {
    return {
        Message{std::string(unwritable_key), {{"reason", std::generic_category().message(error)}}},
        path.string(),
        {},
        ""};
}

} // namespace

std::unique_ptr<MappedFile> MappedFile::open(const fs::path& path) {
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return nullptr;
    }
    struct stat facts{};
    void* start = MAP_FAILED;
    if (fstat(descriptor, &facts) == 0 && facts.st_size > 0) {
        start = mmap(nullptr, static_cast<std::size_t>(facts.st_size), PROT_READ, MAP_PRIVATE,
                     descriptor, 0);
    }
    close(descriptor);
    if (start == MAP_FAILED) {
        return nullptr;
    }
    const std::span bytes(static_cast<const std::byte*>(start),
                          static_cast<std::size_t>(facts.st_size));
    return std::unique_ptr<MappedFile>(new MappedFile(bytes));
}

MappedFile::~MappedFile() {
    munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

fs::path TableFolder::file_of(const truth::tables::Engine& engine) const {
    return folder_ / (std::string(engine.variant->name) + ".tables");
}

std::optional<Bytes> TableFolder::read(const std::string& name) {
    const auto file = MappedFile::open(folder_ / name);
    if (!file) {
        return std::nullopt;
    }
    return Bytes(file->bytes().begin(), file->bytes().end());
}

Result<void> TableFolder::write(const std::string& name, std::span<const std::byte> bytes) {
    std::error_code error;
    fs::create_directories(folder_, error);
    const fs::path path = folder_ / name;
    fs::path beside = path;
    beside += "." + std::to_string(getpid()) + ".new";
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (!out) {
        const int reason = errno;
        fs::remove(beside, error);
        return tl::unexpected(cannot_write(path, reason));
    }
    fs::rename(beside, path, error);
    if (error) {
        return tl::unexpected(cannot_write(path, error.value()));
    }
    return {};
}

void TableFolder::remove(const std::string& name) {
    std::error_code ignored;
    fs::remove(folder_ / name, ignored);
}

} // namespace kodeks::cli
