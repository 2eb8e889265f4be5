// Endgame tables on disk: finished files, mapped into memory, and the parts of unfinished ones.
//
// A file is written beside its place and then put there in one step, so that an interrupted program
// leaves either the old file or the new one, and programs that build at the same time do not spoil
// each other's work.
#pragma once

#include "truth/tables/build.hpp"

#include <filesystem>
#include <memory>

namespace kodeks::cli {

// What a folder says that cannot be written.
inline constexpr std::string_view unwritable_key = "cli.truth.unwritable";

class MappedFile {
public:
    // Empty when there is no such file or it cannot be read.
    static std::unique_ptr<MappedFile> open(const std::filesystem::path& path);

    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;
    ~MappedFile();

    std::span<const std::byte> bytes() const { return bytes_; }

private:
    explicit MappedFile(std::span<const std::byte> bytes) : bytes_(bytes) {}

    std::span<const std::byte> bytes_;
};

class TableFolder final : public truth::tables::Storage {
public:
    explicit TableFolder(std::filesystem::path folder) : folder_(std::move(folder)) {}

    std::filesystem::path file_of(const truth::tables::Engine& engine) const;

    std::optional<truth::tables::Bytes> read(const std::string& name) override;
    Result<void> write(const std::string& name, std::span<const std::byte> bytes) override;
    void remove(const std::string& name) override;

private:
    std::filesystem::path folder_;
};

} // namespace kodeks::cli
